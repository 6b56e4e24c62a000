import { requireDealer } from '#app/context.ts'
import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import { TOO_MANY } from './account-texts.ts'
import { type AccountContext, findUser } from './session.server.ts'

/** Reply of CALL-20: `data` is null for anybody who may not know. */
export type ContactAnswer = {
  status: 200 | 400 | 429
  data: { exists: boolean } | null
  error: string | null
}

/**
 * Is a number a contact of this dealer (AUTH-17)? A stranger must not find out who deals with whom: only the owner of
 * the number gets an answer; everybody else gets the same reply for every number.
 */
export async function contactExists(
  context: AccountContext,
  request: Request,
  phone: string | null,
): Promise<ContactAnswer> {
  const { tenant } = requireDealer(context)
  if (!(await context.limits.take('contact', tenant.slug, context.visitor.address)).ok)
    return { status: 429, data: null, error: TOO_MANY }
  if (phone === null || phone.trim() === '')
    return { status: 400, data: null, error: 'This is a required field.' }
  const user = await findUser(context, request)
  const own = user !== null && user.phone === normalisePhone(phone)
  return { status: 200, data: own ? { exists: true } : null, error: null }
}

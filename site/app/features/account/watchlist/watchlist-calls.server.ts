import { requireDealer } from '#app/context.ts'
import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import { readFields } from '#app/http/read-fields.server.ts'
import type { User } from '#app/parts/sign-in/account-model.ts'
import { type AccountContext, findUser } from '#app/parts/sign-in/session.server.ts'
import type { ChangeReply, WatchlistAnswer } from '#app/parts/watchlist/watchlist-model.ts'
import { requireWatchlist } from './watchlist.server.ts'

const CAR_ID = /^[\w-]{1,64}$/

type Change = (userId: string, fields: Record<string, string>) => Promise<WatchlistAnswer>

/**
 * A change of the watchlist requested by a page's script. The session decides whose list it is; a sent number must be the
 * session's own (CALL-04).
 */
export async function answerChange(
  context: AccountContext,
  request: Request,
  change: Change,
): Promise<Response> {
  requireWatchlist(context)
  const fields = await readFields(request)
  const user = await findUser(context, request)
  if (user === null) return refusal(401, 'Please sign in again.', { signed_out: true })
  if (!isOwn(user, fields.phone_number)) return refusal(403, 'This is another person’s number.')
  const { tenant } = requireDealer(context)
  if (!(await context.limits.take('watchlist', tenant.slug, user.id)).ok)
    return refusal(429, 'Too many changes at once. Please try again in a minute.')
  const answer = await change(user.id, fields)
  return Response.json(answer, { status: answer.success ? 200 : 422 })
}

/** The id of the car. @throws 400 without a valid one */
export function readCarId({ car_id = '' }: Record<string, string>): string {
  if (!CAR_ID.test(car_id)) throw new Response('Not a car', { status: 400 })
  return car_id
}

const isOwn = ({ phone }: User, phoneNumber: string | undefined) =>
  phoneNumber === undefined || normalisePhone(phoneNumber) === phone

const refusal = (status: number, message: string, more: Pick<ChangeReply, 'signed_out'> = {}) =>
  Response.json({ success: false, message, ...more } satisfies ChangeReply, {
    status,
    headers: { 'cache-control': 'private, no-store' },
  })

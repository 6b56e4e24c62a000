import { requireDealer } from '#app/context.ts'
import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import { callInstead } from '#app/http/call-instead.ts'
import { reservationCookie } from '#app/http/reservation-cookie.server.ts'
import type { AuthService } from '#app/integrations/auth/auth-service.ts'
import { PhoneCodes } from '#app/integrations/auth/phone-codes.server.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import { listReservations } from '#db/reserve/reservation-repository.ts'
import { spendSendSlot, takeSendSlot } from '../../../db/account/codes-repository.ts'
import { insertVerification, type VerificationType } from '../../../db/account/verifications-repository.ts'
import { DatabaseUnavailableError } from '../../../db/unavailable.ts'
import type { StepResult } from './account-model.ts'
import {
  ADDRESS_DAY,
  NO_SIGN_IN,
  NUMBER_DAY,
  TOO_MANY,
  UNKNOWN_ERROR,
  UNKNOWN_VERIFY_ERROR,
  WRONG_CODE,
} from './account-texts.ts'
import { codePhoneMessage } from './code-phone.ts'
import { otpMessage } from './otp.ts'
import { type AccountContext, cookiePlace, openSession } from './session.server.ts'
import type { SignInType } from './sign-in-types.ts'

/** The most codes of a number in `CODES_MINUTES` (OPEN-54). */
export const MOST_CODES = 5
/** The latest reservations of a person that a browser is told of. */
const MOST_RESERVATIONS = 5
export const CODES_MINUTES = 15
/** How long a requested send slot is reserved for its code. */
const SLOT_SECONDS = 60

type Failed = Extract<StepResult, { ok: false }>

/** Personal details beside the number; '' for missing ones. */
export type CodeDetails = { first_name?: string; last_name?: string; email?: string }

/** This dealer's auth service. */
export function getAuth(context: AccountContext): AuthService {
  const { db, secret, sms, now } = context
  return new PhoneCodes({ db, secret, sms, now, tenant: requireDealer(context).tenant })
}

/** Reserves a send slot for a number, which the next code uses (AUTH-09, CALL-18). */
export async function requestSendSlot(context: AccountContext, phone: string): Promise<StepResult> {
  const wrong = codePhoneMessage(phone)
  if (wrong !== null) return { ok: false, status: 422, field: 'phone', error: wrong }
  return takeCode(context, normalisePhone(phone), false)
}

/** Sends a code to a number, and records that (AUTH-08 to AUTH-10, AUTH-13, AUTH-15). */
export async function sendCode(
  context: AccountContext,
  { phone: typed, type, details }: { phone: string; type: SignInType; details: CodeDetails },
): Promise<StepResult> {
  const wrong = codePhoneMessage(typed)
  if (wrong !== null) return { ok: false, status: 422, field: 'phone', error: wrong }
  const phone = normalisePhone(typed)
  const { tenant } = requireDealer(context)
  try {
    const allowed = await takeCode(context, phone, true)
    if (!allowed.ok) return allowed
    const { userId } = await getAuth(context).sendCode({
      phone,
      signInType: type,
      metadata: {
        first_name: cut(details.first_name),
        last_name: cut(details.last_name),
        email: cut(details.email),
        website: tenant.slug,
        dealership_slug: dealershipOf(context),
      },
    })
    await record(context, 'sms', userId)
    return { ok: true }
  } catch (error) {
    context.log.error({ err: error }, 'a code was not sent')
    return failed(context, error, UNKNOWN_ERROR)
  }
}

/** Somebody who signs in knows again what they reserved in another browser. */
async function ownReservationCookies(
  context: AccountContext,
  request: Request,
  phone: string,
): Promise<string[]> {
  const { tenant } = requireDealer(context)
  const own = await listReservations(context.db, tenant.slug, phone, MOST_RESERVATIONS)
  const held = own.filter(({ state }) => state === 'held').map(({ id }) => id)
  return held.length > 0 ? [reservationCookie(cookiePlace(context), held, request.headers.get('cookie'))] : []
}

/** Signs a person in with the number's code. `cookies` are the Set-Cookie headers of the session. */
export async function verifyCode(
  context: AccountContext,
  request: Request,
  { phone, token }: { phone: string; token: string },
): Promise<{ ok: true; userId: string; cookies: string[] } | Failed> {
  const wrong = otpMessage(token.trim())
  if (wrong !== null) return { ok: false, status: 422, field: 'code', error: wrong }
  if (codePhoneMessage(phone) !== null) return wrongCode
  const { tenant } = requireDealer(context)
  if (!(await context.limits.take('codeTry', tenant.slug, context.visitor.address)).ok)
    return tooMany('code', TOO_MANY)
  try {
    const known = await getAuth(context).verifyCode({
      phone: normalisePhone(phone),
      token: token.trim(),
      type: 'sms',
    })
    if (known === null) return wrongCode
    await record(context, 'verify', known.userId)
    const session = await openSession(context, request, known.userId)
    const reserved = await ownReservationCookies(context, request, normalisePhone(phone))
    return { ok: true, ...known, cookies: [...session, ...reserved] }
  } catch (error) {
    context.log.error({ err: error }, 'a code was not verified')
    return failed(context, error, UNKNOWN_VERIFY_ERROR)
  }
}

const wrongCode = { ok: false, status: 401, field: 'code', error: WRONG_CODE } as const
const tooMany = (field: 'phone' | 'code', error: string) =>
  ({ ok: false, status: 429, field, error }) as const

/** An unavailable database prevents sign-in; other failures have the texts of AUTH-13. */
function failed(context: AccountContext, error: unknown, words: string): Failed {
  if (!(error instanceof DatabaseUnavailableError))
    return { ok: false, status: 502, field: null, error: words }
  return { ok: false, status: 503, field: null, error: `${NO_SIGN_IN} ${callDealer(context)}` }
}

/**
 * Takes a send slot of the number and of the visitor's address, or uses the slot taken just before. Daily limits are taken
 * last, so that a request refused by the quarter-hour limit does not count against them.
 */
async function takeCode(context: AccountContext, phone: string, sending: boolean): Promise<StepResult> {
  const { db, limits, visitor, now } = context
  const tenantSlug = requireDealer(context).tenant.slug
  const key = { tenantSlug, phone }
  if (sending && (await spendSendSlot(db, key, before(now, SLOT_SECONDS)))) return { ok: true }
  const since = before(now, CODES_MINUTES * 60)
  const soon =
    (await limits.take('code', tenantSlug, visitor.address)).ok &&
    (await takeSendSlot(db, key, { slots: MOST_CODES, since, now, used: sending }))
  if (!soon) return tooMany('phone', TOO_MANY)
  if (!(await limits.take('codeNumberDay', tenantSlug, phone)).ok)
    return tooMany('phone', `${NUMBER_DAY} ${callDealer(context, 'tomorrow')}`)
  if (!(await limits.take('codeAddressDay', tenantSlug, visitor.address)).ok)
    return tooMany('phone', `${ADDRESS_DAY} ${callDealer(context, 'tomorrow')}`)
  return { ok: true }
}

const callDealer = (context: AccountContext, again?: string) =>
  callInstead(dealerPhone(requireDealer(context).bundle), again)

const before = (instant: string, seconds: number) =>
  new Date(Date.parse(instant) - seconds * 1_000).toISOString()

const cut = (text = '') => text.trim().slice(0, 200)

/** The dealership of a dealer's people: its first. */
const dealershipOf = (context: AccountContext) => requireDealer(context).tenant.dealerships[0]?.slug ?? ''

function record(context: AccountContext, type: VerificationType, userId: string): Promise<void> {
  return insertVerification(context.db, {
    tenant_slug: requireDealer(context).tenant.slug,
    dealership_slug: dealershipOf(context),
    verification_type: type,
    user_id: userId,
    created_at: context.now,
  })
}

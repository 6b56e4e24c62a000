// What the page asks of the site while somebody proves a number.
import type { SignInType } from '#app/features/account/sign-in/sign-in-types.ts'
import { rateLimitPath, sendCodePath, verifyCodePath } from '#app/paths.ts'
import { TOO_MANY, UNKNOWN_ERROR, UNKNOWN_VERIFY_ERROR } from './account-texts.ts'

/** An error and the field it stands at; null for one of the whole. */
export type AuthError = { field: 'phone' | 'code' | null; error: string }
export type VerifiedUser = { user_id: string; phone_number: string }
export type CodeFor = {
  phone: string
  type: SignInType
  details: { first_name?: string; last_name?: string; email?: string }
}

/** Longer than the provider has (AUTH-12), so that the site's own answer comes first. */
const PATIENCE_MS = 20_000

/** Sends a code, when the number may have another one (AUTH-09). @returns what went wrong, or null */
export async function requestCode(
  { phone, type, details }: CodeFor,
  ask: typeof fetch = fetch,
): Promise<AuthError | null> {
  try {
    const limit = await post(ask, rateLimitPath(), { phone })
    if (!limit.ok) return errorOf(await limit.json().catch(() => null), { field: 'phone', error: TOO_MANY })
    const sent = await post(ask, sendCodePath(), { phone, type, ...details })
    return sent.ok ? null : errorOf(await sent.json(), { field: null, error: UNKNOWN_ERROR })
  } catch (error) {
    console.warn('The code was not sent.', error)
    return { field: null, error: UNKNOWN_ERROR }
  }
}

/** Answers with a code; whoever it belongs to is signed in then. */
export async function answerCode(
  { phone, token }: { phone: string; token: string },
  ask: typeof fetch = fetch,
): Promise<VerifiedUser | AuthError> {
  const unknown = { field: null, error: UNKNOWN_VERIFY_ERROR } as const
  try {
    const answer = await post(ask, verifyCodePath(), { phone, token, type: 'sms' })
    const body = await answer.json()
    return answer.ok ? (body.data as VerifiedUser) : errorOf(body, unknown)
  } catch (error) {
    console.warn('The code was not verified.', error)
    return unknown
  }
}

const post = (ask: typeof fetch, path: string, body: object) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })

function errorOf(body: unknown, otherwise: AuthError): AuthError {
  const { error, field } = (body ?? {}) as { error?: unknown; field?: unknown }
  if (typeof error !== 'string' || error === '') return otherwise
  return { field: field === 'phone' || field === 'code' ? field : null, error }
}

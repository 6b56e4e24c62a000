import type { ClientActionFunctionArgs } from '@remix-run/react'
import { recordEvent } from '#app/features/analytics/record-event.ts'
import { CODE_SENT_EVENT, VERIFIED_EVENT } from './account-events.ts'
import { UNKNOWN_ERROR, UNKNOWN_VERIFY_ERROR } from './account-texts.ts'
import type { SignInState } from './sign-in-model.ts'

/**
 * A step of sign-in that a page sends: it is recorded how it went (AUTH-16), and where the site does not answer the form stays as
 * it was, and says so (AUTH-13).
 * @throws Response a redirect onward, once somebody is signed in
 */
export async function sendSignIn({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>): Promise<SignInState | Response> {
  const typed = await request.clone().formData()
  const verifies = typed.get('intent') === 'verify'
  try {
    const state = await serverAction<SignInState>()
    if (!verifies && state.error === null) recordEvent(CODE_SENT_EVENT)
    return state
  } catch (thrown) {
    if (thrown instanceof Response) {
      recordEvent(VERIFIED_EVENT)
      throw thrown
    }
    console.warn(verifies ? 'The code was not verified.' : 'The code was not sent.', thrown)
    const error = { field: null, error: verifies ? UNKNOWN_VERIFY_ERROR : UNKNOWN_ERROR }
    const state: SignInState = { phone: String(typed.get('phone') ?? ''), sent: typed.has('token'), error }
    return Response.json(state, { status: 503 })
  }
}

import type { ClientActionFunctionArgs } from '@remix-run/react'
import { recordEvent } from '#app/analytics/record-event.ts'
import { CODE_SENT_EVENT, VERIFIED_EVENT } from './account-events.ts'
import { UNKNOWN_ERROR, UNKNOWN_VERIFY_ERROR } from './account-texts.ts'
import { claimSendSlot } from './claim-send-slot.ts'
import type { AuthError, SignInState } from './sign-in-model.ts'

/**
 * `clientAction` of a sign-in step: claims a code before it is sent (AUTH-09) and records the result (AUTH-16); without an answer the form stays as it was, with an error
 * (AUTH-13).
 * @throws Response a redirect onward after sign-in
 */
export async function sendSignIn({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>): Promise<SignInState | Response> {
  const typed = await request.clone().formData()
  const verifies = typed.get('intent') === 'verify'
  const again = (error: AuthError): SignInState => ({
    phone: String(typed.get('phone') ?? ''),
    // An earlier code is still valid.
    sent: typed.has('token'),
    error,
  })
  try {
    const refused = verifies ? null : await claimSendSlot(String(typed.get('phone') ?? ''))
    if (refused !== null) return again(refused)
    const state = await serverAction<SignInState>()
    if (!verifies && state.error === null) recordEvent(CODE_SENT_EVENT)
    return state
  } catch (thrown) {
    if (thrown instanceof Response) {
      recordEvent(VERIFIED_EVENT)
      throw thrown
    }
    console.warn(verifies ? 'The code was not verified.' : 'The code was not sent.', thrown)
    const error = verifies ? UNKNOWN_VERIFY_ERROR : UNKNOWN_ERROR
    return Response.json(again({ field: null, error }), { status: 503 })
  }
}

import type { ClientActionFunctionArgs } from '@remix-run/react'
import { CODE_SENT_EVENT, VERIFIED_EVENT } from '#app/features/account/sign-in/account-events.ts'
import { recordEvent } from '#app/features/analytics/record-event.ts'
import { sendForm } from '#app/features/leads/form/send-form.ts'
import type { JourneyState } from './journey.ts'

/**
 * A step of the journey that a page sends; a code that was sent and a number that was proved are recorded (AUTH-16).
 * @throws Response a redirect to the provider (FIN-64)
 */
export async function sendJourney({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>): Promise<unknown> {
  const typed = await request.clone().formData()
  const provesNow = typed.get('intent') === 'apply' && typed.get('verified') !== '1'
  try {
    const answer = await sendForm({ serverAction })
    const { sent = false, verified = false, authError = null } = (answer ?? {}) as Partial<JourneyState>
    if (typed.get('intent') === 'send' && sent && authError === null) recordEvent(CODE_SENT_EVENT)
    if (provesNow && verified) recordEvent(VERIFIED_EVENT)
    return answer
  } catch (redirect) {
    if (provesNow) recordEvent(VERIFIED_EVENT)
    throw redirect
  }
}

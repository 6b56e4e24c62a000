import type { ClientActionFunctionArgs } from '@remix-run/react'
import { recordEvent } from '#app/analytics/record-event.ts'
import { readTexts } from '#app/parts/lead/form/lead-browser.ts'
import { sendForm } from '#app/parts/lead/form/send-form.ts'
import { CODE_SENT_EVENT, VERIFIED_EVENT } from '#app/parts/sign-in/account-events.ts'
import { claimSendSlot } from '#app/parts/sign-in/claim-send-slot.ts'
import type { AuthError } from '#app/parts/sign-in/sign-in-model.ts'
import { tabStore } from '#app/ui/browser-storage.ts'
import { type JourneyState, LAST_STEP } from './journey.ts'

/** The field that names what this tab keeps of the journey, for once it is sent. */
export const KEPT_AS = 'kept_as'

/**
 * A step of the journey that a page sends. A code is claimed before it is sent (AUTH-09); one that was sent and a number that was proved are recorded (AUTH-16).
 * @throws Response a redirect to the provider (FIN-64)
 */
export async function sendJourney({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>): Promise<unknown> {
  const typed = await request.clone().formData()
  const sends = typed.get('intent') === 'send'
  const provesNow = typed.get('intent') === 'apply' && typed.get('verified') !== '1'
  try {
    const answer = await sendForm({
      async serverAction() {
        const refused = sends ? await claimSendSlot(String(typed.get('phone') ?? '')) : null
        return refused === null ? serverAction<JourneyState>() : buildRefusal(typed, refused)
      },
    })
    const { sent = false, verified = false, authError = null } = (answer ?? {}) as Partial<JourneyState>
    if (sends && sent && authError === null) recordEvent(CODE_SENT_EVENT)
    if (provesNow && verified) recordEvent(VERIFIED_EVENT)
    return answer
  } catch (redirect) {
    if (provesNow) recordEvent(VERIFIED_EVENT)
    tabStore.remove(String(typed.get(KEPT_AS) ?? ''))
    throw redirect
  }
}

/** The journey as it was, with the reason why no code is sent. */
function buildRefusal(typed: FormData, authError: AuthError): JourneyState {
  return {
    step: LAST_STEP,
    values: readTexts(typed),
    quote: null,
    fieldErrors: {},
    error: '',
    authError,
    sent: typed.get('sent') === '1',
    verified: typed.get('verified') === '1',
  }
}

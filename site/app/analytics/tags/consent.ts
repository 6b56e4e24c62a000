import { localStore } from '#app/ui/browser-storage.ts'
import { refusesMeasuring } from '../refuses-measuring.ts'

/** What a shopper answered to being counted by others; null before. */
export type Consent = 'yes' | 'no' | null

const KEY = 'measuring'
/** The footer asks for the choice again. */
export const ASK_AGAIN = 'forecourt:measuring'

export function readConsent(): Consent {
  const stored = localStore.read(KEY)
  return stored === 'yes' || stored === 'no' ? stored : null
}

export function storeConsent(consent: 'yes' | 'no'): void {
  localStore.write(KEY, consent)
  dispatchEvent(new Event(ANSWERED))
}

const ANSWERED = 'forecourt:measuring-answered'

/**
 * Calls back once the shopper has answered whether to be counted, at once where nobody asks; so nothing is laid over the page
 * before. Returns how to stop waiting.
 * @param asks whether this page puts the question
 */
export function afterConsent(asks: boolean, act: () => void): () => void {
  if (!asks || refusesMeasuring() || readConsent() !== null) {
    act()
    return () => {}
  }
  addEventListener(ANSWERED, act, { once: true })
  return () => removeEventListener(ANSWERED, act)
}

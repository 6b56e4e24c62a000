import { localStore } from '#app/ui/browser-storage.ts'

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
}

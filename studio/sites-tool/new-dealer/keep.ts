import { TEMPLATE_NAMES } from '@forecourt/schemas/contract'
import { EMPTY_DEALER, type NewDealer } from './new-dealer.ts'

const KEY = 'forecourt.new-dealer'

/** What was typed before the tool was left, in this tab; the empty form where nothing was or storage is denied. */
export function keptDealer(): NewDealer {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? '{}') as Partial<NewDealer>
    const isWhole = Array.isArray(kept.places) && TEMPLATE_NAMES.some((name) => name === kept.template)
    return isWhole ? { ...EMPTY_DEALER, ...kept } : EMPTY_DEALER
  } catch (error) {
    console.warn('What was typed of a new dealer could not be read.', error)
    return EMPTY_DEALER
  }
}

/** Keeps what is typed until the dealer is made; null forgets it. */
export function keepDealer(form: NewDealer | null): void {
  try {
    if (form) storage().setItem(KEY, JSON.stringify(form))
    else storage().removeItem(KEY)
  } catch (error) {
    console.warn('The browser denies storage; the new dealer is kept until the page is left.', error)
  }
}

function storage(): Storage {
  // biome-ignore lint/style/noRestrictedGlobals: guarded by the callers above
  return sessionStorage
}

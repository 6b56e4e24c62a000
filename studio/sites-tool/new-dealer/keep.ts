import { TEMPLATE_NAMES } from '@forecourt/schemas/contract'
import { EMPTY_DEALER, type NewDealer, STEPS } from './new-dealer.ts'

const KEY = 'forecourt.new-dealer'

/** A new dealer as far as it was typed, and the step that was open. */
export interface Kept {
  readonly form: NewDealer
  readonly step: number
}

const NOTHING: Kept = { form: EMPTY_DEALER, step: 0 }

/** What was typed before the tool was left, in this tab; the empty form where nothing was or storage is denied. */
export function keptDealer(): Kept {
  try {
    const { form, step } = JSON.parse(storage().getItem(KEY) ?? '{}') as Partial<Kept>
    const isWhole = Array.isArray(form?.places) && TEMPLATE_NAMES.some((name) => name === form.template)
    if (!isWhole) return NOTHING
    return { form: { ...EMPTY_DEALER, ...form }, step: STEPS[step ?? 0] === undefined ? 0 : (step ?? 0) }
  } catch (error) {
    console.warn('What was typed of a new dealer could not be read.', error)
    return NOTHING
  }
}

/** Keeps what is typed until the dealer is made; null forgets it. */
export function keepDealer(kept: Kept | null): void {
  try {
    if (kept) storage().setItem(KEY, JSON.stringify(kept))
    else storage().removeItem(KEY)
  } catch (error) {
    console.warn('The browser denies storage; the new dealer is kept until the page is left.', error)
  }
}

function storage(): Storage {
  // biome-ignore lint/style/noRestrictedGlobals: guarded by the callers above
  return sessionStorage
}

import { TEMPLATE_NAMES } from '@forecourt/schemas/contract'
import { EMPTY_DEALER, formatSlug, type NewDealer, STEPS } from './new-dealer.ts'

const KEY = 'forecourt.new-dealer'

/** A new dealer as far as it was typed, and the step that was open. */
export interface DealerDraft {
  readonly form: NewDealer
  readonly step: number
  /** The dealer was made of it. */
  readonly isMade?: boolean
}

const EMPTY_DRAFT: DealerDraft = { form: EMPTY_DEALER, step: 0 }

/**
 * What was typed before the tool was left, in this tab; the empty form where nothing was or storage is denied.
 * @param made the slug of the dealer that was just made, null while one is being typed
 */
export function readDraft(made: string | null): DealerDraft {
  try {
    const { form, step, isMade = false } = JSON.parse(storage().getItem(KEY) ?? '{}') as Partial<DealerDraft>
    const isWhole = Array.isArray(form?.places) && TEMPLATE_NAMES.some((name) => name === form.template)
    const whole = { ...EMPTY_DEALER, ...form }
    if (!isWhole || isMade !== (made !== null) || (isMade && formatSlug(whole) !== made)) return EMPTY_DRAFT
    return { form: whole, step: STEPS[step ?? 0] === undefined ? 0 : (step ?? 0), isMade }
  } catch (error) {
    console.warn('What was typed of a new dealer could not be read.', error)
    return EMPTY_DRAFT
  }
}

/** Stores what is typed; null removes it. */
export function storeDraft(draft: DealerDraft | null): void {
  try {
    if (draft) storage().setItem(KEY, JSON.stringify(draft))
    else storage().removeItem(KEY)
  } catch (error) {
    console.warn('The browser denies storage; the new dealer is remembered until the page is left.', error)
  }
}

function storage(): Storage {
  // biome-ignore lint/style/noRestrictedGlobals: guarded by the callers above
  return sessionStorage
}

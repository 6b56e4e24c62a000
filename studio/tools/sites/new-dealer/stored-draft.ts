import { TEMPLATE_NAMES } from '@forecourt/schemas/contract'
import { VEHICLE_KINDS } from '@forecourt/tenants/lifecycle'
import { EMPTY_DEALER, type NewDealer } from './new-dealer.ts'

const KEY = 'forecourt.new-dealer'

/** What was typed before the tool was left, in this tab; the empty form where nothing was or storage is denied. */
export function readDraft(): NewDealer {
  try {
    const stored = JSON.parse(storage().getItem(KEY) ?? '{}') as Partial<Record<keyof NewDealer, unknown>>
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    const sells = Array.isArray(stored.sells) ? stored.sells : EMPTY_DEALER.sells
    return {
      name: text(stored.name),
      slug: typeof stored.slug === 'string' ? stored.slug : null,
      sells: VEHICLE_KINDS.filter((kind) => sells.includes(kind)),
      town: text(stored.town),
      postcode: text(stored.postcode),
      template: TEMPLATE_NAMES.find((name) => name === stored.template) ?? null,
    }
  } catch (error) {
    console.warn('What was typed of a new dealer could not be read.', error)
    return EMPTY_DEALER
  }
}

/** Stores what is typed; null removes it. */
export function storeDraft(form: NewDealer | null): void {
  try {
    if (form) storage().setItem(KEY, JSON.stringify(form))
    else storage().removeItem(KEY)
  } catch (error) {
    console.warn('The browser denies storage; the new dealer is remembered until the page is left.', error)
  }
}

function storage(): Storage {
  // biome-ignore lint/style/noRestrictedGlobals: guarded by the callers above
  return sessionStorage
}

import type { Settings } from 'meilisearch'
import { STOCK_INDEX_SETTINGS } from './index-settings.ts'

/** Whether an index has the stock's settings. Order counts where it has a meaning (searching, ranking) only. */
export function sameSettings(current: Settings): boolean {
  // A word that is no synonym any more has to go; of other settings a server may have more than were set.
  const count = (synonyms: Settings['synonyms']) => Object.keys(synonyms ?? {}).length
  if (count(current.synonyms) !== count(STOCK_INDEX_SETTINGS.synonyms)) return false
  return Object.entries(STOCK_INDEX_SETTINGS).every(([key, wanted]) =>
    contains(current[key as keyof Settings], wanted, !['searchableAttributes', 'rankingRules'].includes(key)),
  )
}

function contains(actual: unknown, wanted: unknown, anyOrder: boolean): boolean {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual) || actual.length !== wanted.length) return false
    const [a, b] = anyOrder ? [actual.toSorted(), wanted.toSorted()] : [actual, wanted]
    return JSON.stringify(a) === JSON.stringify(b)
  }
  if (typeof wanted !== 'object' || wanted === null) return actual === wanted
  if (typeof actual !== 'object' || actual === null) return false
  return Object.entries(wanted).every(([key, value]) =>
    contains((actual as Record<string, unknown>)[key], value, anyOrder),
  )
}

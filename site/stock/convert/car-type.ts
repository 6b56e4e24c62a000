import { type Converter, rawText, unreadable } from './conversion.ts'

export type FeedCarType = 'new' | 'demo' | 'used'

const BY_NAME = new Map<string, FeedCarType>([
  ['new', 'new'],
  ['n', 'new'],
  // What a maker's range is called on the classifieds network: new, and to be ordered.
  ['showroom', 'new'],
  ['demo', 'demo'],
  ['demonstrator', 'demo'],
  ['exdemo', 'demo'],
  ['d', 'demo'],
  ['used', 'used'],
  ['u', 'used'],
  ['preowned', 'used'],
  ['certifiedpreowned', 'used'],
  ['secondhand', 'used'],
])

/** What stands behind the word and says no more: 'Used car', 'New vehicles'. */
const WHAT_IT_IS = /(?:cars?|vehicles?|stock)$/

/** new, demo or used from the words dealers have for them; null for none. */
export const toCarType: Converter<FeedCarType | null> = (raw) => {
  const text = rawText(raw)
  const word = text.toLowerCase().replace(/[^a-z]/g, '')
  const known = BY_NAME.get(word) ?? BY_NAME.get(word.replace(WHAT_IT_IS, ''))
  return known === undefined && text !== ''
    ? unreadable(null, raw, 'new, demo or used')
    : { value: known ?? null }
}

import { ownValue } from '../../own-value.ts'
import { isWeak } from '../lexicon/name-forms.ts'
import type { Meaning, StockWords } from '../lexicon/vocabulary.ts'
import { foldKey, foldWords } from '../parse/sentence-tokens.ts'

export const PLACES = new Set(['location_name', 'dealership_name'])
const PLACE_KEYS = ['location_name', 'dealership_name', 'city', 'state'] as const
/** A place after 'in' has priority over everything else of its length but a postcode. */
const PLACE_ORDER = -350

/** Places of one dealer often begin with its name: the words after it, and their beginning, name them as well. */
export function* placeMeanings(
  key: string,
  values: readonly string[],
  order: number,
): Generator<[string, Meaning]> {
  const all = values.map((value) => ({ value, words: foldWords(value) }))
  const shared = sharedWords(all.map(({ words }) => words))
  const places = new Map<string, string[]>()
  for (const { value, words } of all) {
    for (let end = shared + 1; end <= words.length && shared > 0; end += 1) {
      const phrase = words.slice(shared, end).join('')
      places.set(phrase, [...(places.get(phrase) ?? []), value])
    }
  }
  for (const [phrase, found] of places) {
    if (phrase.length > 2 && !isWeak(phrase)) yield [phrase, { key, values: found, order: order + 0.5 }]
  }
}

function sharedWords(names: readonly (readonly string[])[]): number {
  const [first, ...others] = names
  if (first === undefined || others.length === 0) return 0
  const differs = first.findIndex((word, index) => others.some((words) => words[index] !== word))
  return differs === -1 ? first.length : differs
}

/** A name of several keys belongs to the narrowest key. */
export function indexPlaces({ values, names = {} }: StockWords): Map<string, Meaning> {
  const places = new Map<string, Meaning>()
  for (const [order, key] of PLACE_KEYS.entries()) {
    const own = values[key] ?? []
    const named = own.flatMap((value) =>
      [value, ...(ownValue(names[key] ?? {}, value) ?? [])].map((name) => [name, value]),
    )
    const exact = named.map(([name = '', value = '']): [string, Meaning] => [
      foldKey(name),
      { key, values: [value], order: PLACE_ORDER + order },
    ])
    const parts = PLACES.has(key) ? [...placeMeanings(key, own, PLACE_ORDER + order)] : []
    for (const [phrase, meaning] of [...exact, ...parts]) {
      if (phrase !== '' && !places.has(phrase)) places.set(phrase, meaning)
    }
  }
  return places
}

/** Postcodes of names whose places all have the same postcode. */
export function indexPostcodes(
  places: ReadonlyMap<string, Meaning>,
  postcodes: StockWords['postcodes'] = {},
): Map<string, string> {
  const found = new Map<string, string>()
  for (const [phrase, { values }] of places) {
    const own = new Set(values.map((value) => ownValue(postcodes, value)))
    const [only] = own
    if (own.size === 1 && only) found.set(phrase, only)
  }
  return found
}

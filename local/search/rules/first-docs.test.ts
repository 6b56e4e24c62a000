import { describe, expect, test } from 'vitest'
import { Random } from '../bench/random.ts'
import { NO_RANK, type SortedDocs } from '../facets/sort-order.ts'
import { Bits } from '../index/bits.ts'
import { SearchIndex } from '../index/search-index.ts'
import { Space } from '../query/space.ts'
import { defaultSettings } from '../settings/settings.ts'
import { firstDocs } from './first-docs.ts'

const DOCS = 6_000
const index = new SearchIndex(defaultSettings())
for (let doc = 0; doc < DOCS; doc += 1) index.ids.intern(String(doc))
const whole = Space.whole(index)
const random = new Random(5)
const all = Array.from({ length: DOCS }, (_, doc) => doc)

type Values = readonly (number | null)[]

const prices: Values = all.map(() => random.whole(1, 1_000_000))
const years: Values = all.map(() => random.whole(2010, 2026))
const sometimes: Values = all.map(() => (random.next() < 0.3 ? random.whole(1, 40) : null))
const unordered: Values = all.map(() => null)

/** An order as an index stores it. */
function ascending(values: Values): SortedDocs {
  const docs = all.filter((doc) => values[doc] !== null).sort((a, b) => values[a]! - values[b]! || a - b)
  const ranks = new Uint32Array(DOCS).fill(NO_RANK)
  const starts: number[] = []
  for (const [at, doc] of docs.entries()) {
    if (at === 0 || values[doc] !== values[docs[at - 1]!]) starts.push(at)
    ranks[doc] = starts.length - 1
  }
  return {
    docs: Uint32Array.from(docs),
    ranks,
    starts: Uint32Array.from([...starts, docs.length]),
    all: Bits.of(DOCS, docs),
  }
}

/** The expected result, by sorting all of them. */
function sorted(members: readonly number[], orders: readonly Values[], wanted: number): number[] {
  const of = (values: Values, doc: number) => values[doc] ?? Number.POSITIVE_INFINITY
  const compare = (a: number, b: number) =>
    orders.map((values) => Math.sign(of(values, a) - of(values, b))).find((sign) => sign) || a - b
  return members.toSorted(compare).slice(0, wanted)
}

const byPrice = all.toSorted((a, b) => prices[a]! - prices[b]!)
const sets: Record<string, number[]> = {
  'all documents': all,
  'most of them': all.filter(() => random.next() < 0.8),
  'a tenth': all.filter(() => random.next() < 0.1),
  'a few': all.filter(() => random.next() < 0.002),
  'those that come last': byPrice.slice(-900).sort((a, b) => a - b),
  'few that come last': byPrice.slice(-300).sort((a, b) => a - b),
  'those that come first': byPrice.slice(0, 900).sort((a, b) => a - b),
  none: [],
}
const orders: [string, Values[]][] = [
  ['a value of each', [prices]],
  ['values that many share', [years]],
  ['two values', [years, prices]],
  ['values that most are without', [sometimes]],
  ['such values, and others', [sometimes, prices]],
  ['a value without documents', [unordered]],
]

describe.each(Object.entries(sets))('the first of %s', (_, members) => {
  test.each(orders)('by %s: equal to a full sort', (_, values) => {
    const { space, universe } = Space.of(whole, Bits.of(DOCS, members))
    for (const wanted of [1, 21, 200, DOCS]) {
      const docs = firstDocs(space, universe, values.map(ascending), wanted)
      expect(docs.map((doc) => space.getGlobalNumber(doc))).toEqual(sorted(members, values, wanted))
    }
  })
})

import { describe, expect, test } from 'vitest'
import { Random } from '../bench/random.ts'
import { Bits } from '../index/bits.ts'
import { positionBucket } from '../index/occurrence.ts'
import { PostingList } from '../index/posting-list.ts'
import { SearchIndex } from '../index/search-index.ts'
import { defaultSettings } from '../settings/settings.ts'
import { fieldsIn } from './occurrences.ts'
import { countAdjacent, findPair, findUnsortedPair } from './pairs.ts'
import { Space, type WordGroup } from './space.ts'
import { WordSets } from './word-sets.ts'

const DOCS = 12_000
const WORDS = ['ta', 'tb', 'tac', 'tad', 'u', 'v', 'wide', 'x1', 'x2']
const random = new Random(11)

/** Words by field; the index of a word is its position. */
const texts = Array.from({ length: DOCS }, (_, doc) => ({
  name: Array.from({ length: random.whole(0, 3) }, () => random.pick(WORDS)),
  comment: [
    ...Array.from({ length: random.whole(0, 40) }, () => random.pick(WORDS.slice(0, 6))),
    ...(doc === 80 ? ['only'] : []),
  ],
}))
const index = new SearchIndex(defaultSettings())
for (const [doc, { name, comment }] of texts.entries()) {
  index.ids.intern(String(doc))
  index.add(doc, index.prepare({ name: name.join(' '), comment: comment.join(' ') }))
}

const whole = Space.whole(index)
const some = Bits.of(
  DOCS,
  texts.flatMap((_, doc) => (doc % 7 === 3 ? [doc] : [])),
)
const { space: part } = Space.of(whole, some)
const wholeSets = new WordSets(whole, null)
const partSets = new WordSets(part, null, wholeSets)

const readId = (word: string) => index.text.dictionary.find(word)
const groups: [string, WordGroup, (word: string) => boolean][] = [
  ['a frequent word', { words: [readId('ta')], prefix: null }, (word) => word === 'ta'],
  ['a word with one occurrence', { words: [readId('only')], prefix: null }, (word) => word === 'only'],
  [
    'several words',
    { words: [readId('u'), readId('only'), readId('x1')], prefix: null },
    (word) => ['u', 'only', 'x1'].includes(word),
  ],
  ['a prefix', { words: [], prefix: 't' }, (word) => word.startsWith('t')],
  ['a prefix and its word', { words: [readId('ta')], prefix: 'ta' }, (word) => word.startsWith('ta')],
  [
    'a prefix and another word',
    { words: [readId('v')], prefix: 'x' },
    (word) => word === 'v' || word.startsWith('x'),
  ],
]

function globals(space: Space, docs: Bits): number[] {
  return [...docs.toArray()].map((doc) => space.getGlobalNumber(doc))
}

describe.each([
  ['all documents', whole, wholeSets],
  ['some documents', part, partSets],
] as const)('occurrences in %s', (_, space, sets) => {
  const docsWhere = (matches: (doc: number) => boolean) =>
    texts.flatMap((_, doc) => ((space === whole || some.has(doc)) && matches(doc) ? [doc] : []))

  test.each(groups)(
    '%s: fields and positions equal those found by scanning every word',
    (_, group, matches) => {
      for (const places of [sets.places(group), sets.places(group)]) {
        for (const field of ['name', 'comment'] as const) {
          const { id } = index.fields.find(field)!
          const expected = docsWhere((doc) => texts[doc]![field].some(matches))
          expect(globals(space, places.inField(id))).toEqual(expected)
          if (expected.length > 0) expect(fieldsIn(places.masks, space)).toContain(id)
        }
        for (const buckets of [1, 1 << 1, 0b11100, 1 << 17, (1 << 16) | (1 << 18), 1 << 28]) {
          const isThere = (word: string, at: number) =>
            matches(word) && ((buckets >>> positionBucket(at)) & 1) === 1
          const expected = docsWhere(
            (doc) => texts[doc]!.name.some(isThere) || texts[doc]!.comment.some(isThere),
          )
          expect(globals(space, places.atPositions(buckets))).toEqual(expected)
          if (expected.length > 0) expect(places.masks.positions & buckets).not.toBe(0)
        }
      }
    },
  )

  test('frequent words: answered from the cache; rare words: looked up', () => {
    expect(space.isCached(readId('ta'))).toBe(true)
    expect(space.isCached(readId('only'))).toBe(false)
  })

  test('pairs: equal for sorted and unsorted lists, over all and over some documents', () => {
    for (const [left, right] of [
      ['ta', 'tb'],
      ['u', 'u'],
      ['x1', 'wide'],
      ['v', 'only'],
      ['x1', 'only'],
    ] as const) {
      for (const distance of [1, 2, 3]) {
        const found = sets.pairDocs(readId(left), readId(right), distance)
        const expected = docsWhere((doc) => nearest(doc, left, (word) => word === right) === distance)
        expect(found ? globals(space, found) : []).toEqual(expected)
        const begins = sets.prefixPairDocs(readId(left), 't', distance)
        const expectedBegins = docsWhere(
          (doc) => nearest(doc, left, (word) => word.startsWith('t')) === distance,
        )
        expect(begins ? globals(space, begins) : []).toEqual(expectedBegins)
      }
    }
  })
})

/** The minimum distance at which a matching word follows, in any field. */
function nearest(doc: number, left: string, matches: (word: string) => boolean): number {
  const { name, comment } = texts[doc]!
  let best = Number.POSITIVE_INFINITY
  for (const words of [name, comment]) {
    for (const [at, word] of words.entries()) {
      if (word !== left) continue
      const apart = words.slice(at + 1).findIndex(matches)
      if (apart >= 0) best = Math.min(best, apart + 1)
    }
  }
  return best
}

test('adjacent pairs: counted as their distances say', () => {
  const lists = Array.from({ length: 2 }, () => {
    const list = new PostingList()
    for (let doc = 0; doc < 400; doc += random.whole(1, 5)) {
      list.add(
        doc,
        [...new Set([random.whole(0, 20), random.whole(0, 20)])].sort((a, b) => a - b),
      )
    }
    return list
  })
  const [left, right] = lists as [PostingList, PostingList]
  const pair = findPair(left, right, 400)
  expect(countAdjacent(left, right)).toBe(pair[0]?.count() ?? 0)
  const unsorted = findUnsortedPair(left, [right], 400)
  expect(unsorted.map((docs) => docs && [...docs.toArray()])).toEqual(
    pair.map((docs) => docs && [...docs.toArray()]),
  )
})

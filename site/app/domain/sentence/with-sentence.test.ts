import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listPicked } from '#app/parts/search/filters/filter-labels.ts'
import { typeBaseOfSlug } from '../search-address/search-path.ts'
import { EMPTY_SEARCH, type SearchBase, type SearchState } from '../search-address/search-state.ts'
import { parseSearch, searchHref } from '../search-address/search-url.ts'
import { buildVocabulary } from './lexicon/vocabulary.ts'
import { parseSentence } from './parse/parse-sentence.ts'
import { withSentence } from './with-sentence.ts'

/** More than an address holds of one key. */
const MAKES = Array.from(
  { length: 30 },
  (_, index) => `mk${String.fromCharCode(97 + index / 10)}${String.fromCharCode(97 + (index % 10))}`,
)
const vocabulary = buildVocabulary({
  thisYear: 2026,
  values: {
    car_type: ['new', 'used', 'demo'],
    make: ['Volta', 'Astra', ...MAKES],
    model: ['Mud', '3'],
    make_model: ['Astra 3', 'Volta Mud'],
    body: ['SUV', 'Ute'],
    colour: ['White', 'Black', 'Red'],
    seats: ['5', '7'],
  },
})
const all: SearchBase = { path: '/search/new-used-and-demo-cars', filters: {} }
const parts = fc.constantFrom(
  ...[
    'used',
    'volta',
    'astra 3',
    'mud',
    'suv',
    'utes',
    'not',
    'white',
    'black or red',
    '7 seats',
    'under 30k',
    'over 10k',
  ],
  ...[
    '2019+',
    'under 80,000 km',
    'near 4000',
    'within 20 km of 3000',
    'cheapest',
    'closest first',
    '$200 a week',
    'tow bar',
    'with photos',
    '🚗 x𝒳x',
    ...MAKES,
    ',',
    'and',
  ],
)
const sentence = fc.array(parts, { maxLength: 8 }).map((words) => words.join(' '))
const reading = (text: string, before: SearchState = EMPTY_SEARCH) =>
  withSentence(before, parseSentence(text, vocabulary))

function reread(href: string): SearchState {
  const { pathname, searchParams } = new URL(href, 'http://a.example')
  return parseSearch(typeBaseOfSlug(pathname.slice('/search/'.length)) ?? all, searchParams)
}

it('makes a state that its address holds completely', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      expect(reread(searchHref(reading(text), all))).toEqual(reading(text))
    }),
  )
})

it('limits values to what an address holds, however long the sentence is', () => {
  const state = reading(`${MAKES.join(' ')} ${'🚗x'.repeat(40)}`)
  expect(reread(searchHref(state, all))).toEqual(state)
  expect(reading(`${'x'.repeat(99)}𝒳`).query).toBe('x'.repeat(99))
})

it('changes nothing when the same sentence is added again', () => {
  fc.assert(
    fc.property(sentence, sentence, (first, second) => {
      const once = reading(second, reading(first))
      expect(reading(second, once)).toEqual(once)
    }),
  )
})

it('gives each value a pill, and removing the pill gives the search without it', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const state = reading(text)
      const pills = listPicked(state, 'Used')
      const { filters, excluded = {}, ranges, near, query } = state
      const values = [...Object.values(filters), ...Object.values(excluded)].flat().length
      expect(pills).toHaveLength(
        values + Object.keys(ranges).length + (near ? 1 : 0) + (query ? 1 : 0) + (state.photos ? 1 : 0),
      )
      for (const { id, without } of pills) {
        const others = pills.map((pill) => pill.id).filter((other) => other !== id)
        expect(new Set(listPicked(without, 'Used').map((pill) => pill.id))).toEqual(new Set(others))
        expect(reread(searchHref(without, all))).toEqual(without)
      }
    }),
  )
})

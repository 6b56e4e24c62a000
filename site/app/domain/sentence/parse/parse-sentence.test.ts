import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildVocabulary, type Vocabulary } from '../lexicon/vocabulary.ts'
import STOCKS from './fixtures/stock-words.json' with { type: 'json' }
import { parseSentence } from './parse-sentence.ts'
import type { ReadSentence } from './reading.ts'

const names = {
  state: { NSW: ['New South Wales'], VIC: ['Victoria'], QLD: ['Queensland'], SA: ['South Australia'] },
}
/** The trucks of Newcastle have another postcode than its cars. */
const postcodes = {
  'Quayside Parramatta': '2150',
  'Quayside Alexandria': '2015',
  Parramatta: '2150',
  'North Geelong': '3215',
  'Wattlebrook Geelong': '3215',
  'Wattlebrook Geelong Motorcycles': '3215',
  'Wattlebrook Newcastle': '2302',
  'Wattlebrook Newcastle Trucks': '2322',
}
const vocabularies = new Map<string, Vocabulary>(
  Object.entries(STOCKS).map(([stock, values]) => [
    stock,
    buildVocabulary({ values, names, postcodes, thisYear: 2026 }),
  ]),
)

/** One per line: the stock, the sentence, its search; words for the index in quotes. */
const SENTENCES = readFileSync(join(import.meta.dirname, 'fixtures/sentences.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

const read = (stock: string, text: string) => {
  const vocabulary = vocabularies.get(stock)
  if (!vocabulary) throw new Error(`There is no stock ${stock}.`)
  return parseSentence(text, vocabulary)
}

function written({ state, rest }: ReadSentence): string {
  const values = (map: ReadSentence['state']['filters'], before: string) =>
    Object.entries(map).map(([key, chosen]) => `${before}${key}=${chosen.join('+')}`)
  return [
    ...values(state.filters, ''),
    ...values(state.excluded, 'not_'),
    ...Object.entries(state.ranges).map(([key, [min, max]]) => `${key}=${min ?? ''}..${max ?? ''}`),
    ...(state.sort ? [`sort=${state.sort}`] : []),
    ...(state.photos ? ['photos'] : []),
    ...(state.near ? [`near=${state.near.postcode}${state.near.km ? `/${state.near.km}` : ''}`] : []),
    ...(state.places.length > 0
      ? [
          `places=${state.places.map((place) => ('key' in place ? place.values.join('+') : `${place.postcode}${place.km ? `/${place.km}` : ''}`)).join(' or ')}`,
        ]
      : []),
    ...(rest ? [`"${rest}"`] : []),
  ].join('; ')
}

describe('the table of sentences', () => {
  it('has at least 1,000 sentences for cars, trucks, motorcycles and caravans', () => {
    expect(SENTENCES.length).toBeGreaterThanOrEqual(1_000)
  })

  it.each(SENTENCES)('%s: %s', (stock = '', text = '', expected = '') => {
    expect(written(read(stock, text))).toBe(expected)
  })
})

it('gives each reading the span of its words', () => {
  const text = 'auto suv under 35k near 4000, not white, 7 seats'
  expect(read('group', text).readings.map(({ start, end }) => text.slice(start, end))).toEqual([
    'auto',
    'suv',
    'under 35k',
    'near 4000',
    'not white',
    '7 seats',
  ])
})

it.each([
  ['make: mazda, model: 3', ['mazda', 'model: 3']],
  ['not ev5 or 6, suv', ['not ev5 or 6', 'suv']],
  ["suv, doesn't have to be white, cx five", ['suv', 'cx five']],
  ['trade in my white golf for a suv', ['suv']],
  ['white, no wait, silver suv', ['silver', 'suv']],
  ['petrol over diesel, low to mid 30s', ['petrol', 'over diesel', 'low to mid 30s']],
  ['suv, white and black excluded', ['suv', 'white', 'black excluded']],
  ['white suv, black interior', ['white', 'suv']],
])('assigns every word of "%s" to a reading, the idle or the unread words', (text, expected) => {
  const { readings, idle, unread } = read('cars', text)
  expect(readings.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  const spans = [...readings, ...idle, ...unread].sort((a, b) => a.start - b.start)
  const between = spans.map(({ start }, index) => text.slice(spans[index - 1]?.end ?? 0, start))
  expect(between.join('')).not.toMatch(/[\p{L}\p{N}]/u)
})

it.each([
  ['suv near me with a nice stereo', ['near me', 'nice']],
  ['under 40k under 50k', ['under 50k']],
  ['under 50k, under 40k', ['under 50k']],
  ['under 20k over 30k', ['under 20k']],
  ['under 40k under 100,000 km', []],
  ['white, no wait, silver suv', ['white']],
  ["suv, doesn't have to be white", ["doesn't have to be white"]],
  ['purple suv', []],
  ['hello, how are you?', ['hello, how are you?']],
  [' ??? ', ['???']],
  ['please show me everything', []],
  ['cars', []],
  ['', []],
])('reports the words of "%s" that have no effect', (text, expected) => {
  expect(read('cars', text).unused.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

describe('the name of a filter with a number before it', () => {
  const counts = buildVocabulary({
    thisYear: 2026,
    values: {
      seats: ['2', '5', '7'],
      doors: ['2', '4', '5'],
      cylinders: ['4', '6', '8'],
      sleeps: ['2', '4', '6'],
      make: ['Volta'],
      model: ['3'],
      make_model: ['Volta 3'],
    },
  })
  it.each([
    ['5 doors', { doors: ['5'] }, ''],
    ['five-door', { doors: ['5'] }, ''],
    ['2dr', { doors: ['2'] }, ''],
    ['7 seats', { seats: ['7'] }, ''],
    ['4 cylinders', { cylinders: ['4'] }, ''],
    ['4 or 6 cyl', { cylinders: ['4', '6'] }, ''],
    ['at least 6 cylinders', { cylinders: ['6', '8'] }, ''],
    ['2 berths', { sleeps: ['2'] }, ''],
    ['4-berth', { sleeps: ['4'] }, ''],
    ['sleeps 4', { sleeps: ['4'] }, ''],
    ['volta 3 5 doors 5 seats', { make: ['Volta'], model: ['3'], doors: ['5'], seats: ['5'] }, ''],
    ['12 cylinders', {}, '12 cylinders'],
  ])('%s', (text, filters, rest) => {
    const sentence = parseSentence(text, counts)
    expect([sentence.state.filters, sentence.rest]).toEqual([filters, rest])
  })
})

it.each([
  ['nothing', '', ''],
  ['spaces', '   \t\n ', ''],
  ['control characters', 'su\u0000v \u0007under\u001b 20k', 'body=SUV; price=..20000'],
  ['text that runs from right to left', '\u202Esuv\u202C שלום', 'body=SUV; "שלום"'],
  ['emoji', '🚗🚗 suv 🙏 under 20k 💸', 'body=SUV; price=..20000'],
  ['quotes and brackets', '"suv" (under $20,000) [white]', 'body=SUV; colour=White; price=..20000'],
  ['digits of other scripts', 'suv ٢٠٢٠ ²', 'body=SUV; "٢٠٢٠ ²"'],
])('parses %s without an error', (_what, text, expected) => {
  expect(written(read('cars', text))).toBe(expected)
})

it('parses a limited length of a hostile text', () => {
  const bombs = [
    '1,'.repeat(5_000),
    '(a+)+$'.repeat(2_000),
    'not '.repeat(2_500),
    '9'.repeat(10_000),
    "'".repeat(10_000),
  ]
  for (const text of [...bombs, 'white, '.repeat(1_500), 'between 1 and '.repeat(800), 'cx-'.repeat(4_000)]) {
    const { readings, rest } = read('cars', text)
    expect(rest.length).toBeLessThanOrEqual(800)
    expect(readings.length).toBeLessThanOrEqual(200)
  }
})

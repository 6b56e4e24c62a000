import { describe, expect, it } from 'vitest'
import { buildVocabulary } from '../lexicon/vocabulary.ts'
import { parseSentence } from './parse-sentence.ts'

/** A stock whose names are words of the grammar, of other keys and of each other. */
const vocabulary = buildVocabulary({
  thisYear: 2026,
  names: { state: { NSW: ['New South Wales'] } },
  values: {
    make: ['Under', 'Volta', 'Kappa', 'C++ (x)'],
    model: ['4000', '2020', '3', 'Soul', 'KL9000 Silver Wing', 'Max'],
    make_model: ['Under 4000', 'Volta 4000', 'Volta 2020', 'Volta 3', 'Kappa Soul', 'C++ (x) Max'],
    colour: ['Soul Red', 'Orange', 'Silver', 'White'],
    body: ['SUV', 'Ute'],
    transmission: ['Automatic', 'Manual'],
    city: ['Orange', 'Auto', 'Sale', 'Silverton'],
    state: ['NSW'],
    seats: ['5', '7'],
  },
})
const read = (text: string) => {
  const { state, rest } = parseSentence(text, vocabulary)
  return { ...state.filters, ...state.ranges, ...(state.near && { near: state.near.postcode }), rest }
}

describe('names with a second meaning', () => {
  it.each([
    ['an Under suv under 30k', { make: ['Under'], body: ['SUV'], price: [null, 30_000], rest: '' }],
    ['under 4000', { price: [null, 4_000], rest: '' }],
    ['volta 4000 near 4000', { make: ['Volta'], model: ['4000'], near: '4000', rest: '' }],
    ['volta 2020 2020', { make: ['Volta'], model: ['2020'], year: [2020, 2020], rest: '' }],
    ['volta 3 or 4000', { make: ['Volta'], model: ['3', '4000'], rest: '' }],
    ['volta 3, 5 seats', { make: ['Volta'], model: ['3'], seats: ['5'], rest: '' }],
    ['volta3', { make: ['Volta'], model: ['3'], rest: '' }],
    ['kappa soul red', { make: ['Kappa'], model: ['Soul'], rest: 'red' }],
    ['soul red ute', { colour: ['Soul Red'], body: ['Ute'], rest: '' }],
    ['orange utes', { colour: ['Orange'], body: ['Ute'], rest: '' }],
    ['utes in orange', { body: ['Ute'], city: ['Orange'], rest: '' }],
    ['orange ute near Orange', { colour: ['Orange'], body: ['Ute'], city: ['Orange'], rest: '' }],
    ['auto ute in Auto', { transmission: ['Automatic'], body: ['Ute'], city: ['Auto'], rest: '' }],
    ['utes for sale in Sale', { body: ['Ute'], city: ['Sale'], rest: '' }],
    [
      'ute in Silverton, NSW 2880',
      { body: ['Ute'], city: ['Silverton'], state: ['NSW'], near: '2880', rest: '' },
    ],
    ['ute nsw 2018', { body: ['Ute'], state: ['NSW'], year: [2018, 2018], rest: '' }],
    ['silver wing', { rest: 'silver wing' }],
    ['silver suv', { colour: ['Silver'], body: ['SUV'], rest: '' }],
    ['c++ (x) max max 30k', { make: ['C++ (x)'], model: ['Max'], price: [null, 30_000], rest: '' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

it('prefers a complete name to half of another', () => {
  const halves = buildVocabulary({ thisYear: 2026, values: { make: ['Riverton-Hale'], tag: ['Riverton'] } })
  expect(parseSentence('riverton', halves).state.filters).toEqual({ tag: ['Riverton'] })
  expect(parseSentence('riverton hale', halves).state.filters).toEqual({ make: ['Riverton-Hale'] })
})

it('finds a make without its kind of vehicle, unless the rest is a general word', () => {
  const trades = buildVocabulary({
    thisYear: 2026,
    values: {
      make: ['Volta Trucks', 'New Caravans', 'Kappa', 'Kappa Boats'],
      car_type: ['new', 'used'],
      item_type: ['truck', 'caravan'],
    },
  })
  const filters = (text: string) => parseSentence(text, trades).state.filters
  expect(filters('volta under 100k')).toEqual({ make: ['Volta Trucks'] })
  expect(filters('new under 100k')).toEqual({ car_type: ['new'] })
  expect(filters('new caravans')).toEqual({ make: ['New Caravans'] })
  expect(filters('kappa')).toEqual({ make: ['Kappa'] })
})

it('corrects a second typo only in a long make, where no other is as close', () => {
  const long = buildVocabulary({
    thisYear: 2026,
    values: { make: ['Silverbrook', 'Torringtan', 'Torringten'], model: ['Wanderlust'] },
  })
  const filters = (text: string) => parseSentence(text, long).state.filters
  expect(filters('sylverbrok')).toEqual({ make: ['Silverbrook'] })
  expect(filters('torrungton')).toEqual({})
  expect(filters('wonderlost')).toEqual({})
})

it('corrects a typo in one word of several, unless it is another word of the stock', () => {
  const several = buildVocabulary({
    thisYear: 2026,
    values: { make: ['Volta'], model: ['Long Trail', 'Model 3'], colour: ['Tail'] },
  })
  const filters = (text: string) => parseSentence(text, several).state.filters
  expect(filters('long trial')).toEqual({ model: ['Long Trail'] })
  expect(filters('long tail')).toEqual({ colour: ['Tail'] })
  expect(filters('model x')).toEqual({})
})

it('ignores a make without letters or digits', () => {
  const signs = buildVocabulary({
    thisYear: 2026,
    values: { make: ['🚗', '.*'], model: ['ñ', 'x'], make_model: ['🚗 ñ', '.* x'] },
  })
  expect(parseSentence('ñ x', signs)).toMatchObject({ readings: [], rest: 'ñ x' })
})

it('finds a name among twenty thousand models within the time limit of a test', () => {
  const models = Array.from({ length: 20_000 }, (_, index) => `M${index} gold wing ${index % 97}`)
  const large = buildVocabulary({
    thisYear: 2026,
    values: { make: ['Volta'], model: models, make_model: models.map((model) => `Volta ${model}`) },
  })
  expect(parseSentence('volta m77 gold wing 77', large).state.filters.model).toEqual(['M77 gold wing 77'])
})

describe('words that spell a name by coincidence', () => {
  const chance = buildVocabulary({
    thisYear: 2026,
    values: {
      make: ['MAN', 'Volta', 'Gus & Daughters'],
      model: ['Ora', 'QX5', 'QX7', 'Boreal 20', 'Boreal 40'],
      make_model: ['Volta Ora', 'Volta QX5', 'Volta QX7', 'Volta Boreal 20', 'Volta Boreal 40'],
      body: ['Ute', 'Van'],
      seats: ['5', '7'],
      transmission: ['Automatic', 'Manual'],
    },
  })
  it.each([
    ['a ute or a van', { body: ['Ute', 'Van'] }, ''],
    ['volta ora', { make: ['Volta'], model: ['Ora'] }, ''],
    ['a man truck', { make: ['MAN'] }, 'truck'],
    ['qx five', { model: ['QX5'] }, ''],
    ['qx five or seven', { model: ['QX5', 'QX7'] }, ''],
    ['qx5 or 7 seats', { model: ['QX5'], seats: ['7'] }, ''],
    ['boreal forty', { model: ['Boreal 40'] }, ''],
    ['borael 40', { model: ['Boreal 40'] }, ''],
    ['borael 400', {}, 'borael 400'],
    ['boreal 20 or 40', { model: ['Boreal 20', 'Boreal 40'] }, ''],
    ['boreal 20 or 40 grand', { model: ['Boreal 20'] }, ''],
    ['gus and daughters', { make: ['Gus & Daughters'] }, ''],
  ])('%s', (text, filters, rest) => {
    const read = parseSentence(text, chance)
    expect([read.state.filters, read.rest]).toEqual([filters, rest])
  })
})

it.each(['constructor', '__proto__', 'hasOwnProperty'])('reads a make that a feed calls %s', (make) => {
  const odd = buildVocabulary({ thisYear: 2026, names: { make: {} }, values: { make: [make], city: [make] } })
  expect(parseSentence(`${make} under 30k`, odd).state.ranges).toEqual({ price: [null, 30_000] })
})

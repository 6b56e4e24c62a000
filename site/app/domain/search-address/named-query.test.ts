import { expect, it } from 'vitest'
import { namedFilters, withNamedQuery } from './named-query.ts'
import { EMPTY_SEARCH } from './search-state.ts'

const named = namedFilters({
  stockMakes: ['Windsor', 'Land Rover'],
  models: ['Genesis', 'CX-5', 'cx5', 'Defender'],
  makes: ['Windsor', 'Land Rover', 'Genesis', 'Tesla'],
  makeModels: ['Windsor Genesis', 'Land Rover Defender'],
  catalogue: [{ baseId: 'im6', name: 'IM6', make: 'MG' }],
})
const buildFilters = (query: string, filters = {}) => {
  const { query: words, filters: found } = withNamedQuery({ ...EMPTY_SEARCH, query, filters }, named)
  return words === '' ? found : words
}

it.each([
  ['land rover', { make: ['Land Rover'] }],
  ['LandRover', { make: ['Land Rover'] }],
  ['genesis', { model: ['Genesis'] }],
  ['tesla', { make: ['Tesla'] }],
  ['cx 5', { model: ['CX-5', 'cx5'] }],
  ['land rover defender', { make: ['Land Rover'], model: ['Defender'] }],
  ['im6', { make: ['MG'], model: ['IM6'] }],
  ['mg im6', { make: ['MG'], model: ['IM6'] }],
])('words that are the name %j are %j', (query, filters) => {
  expect(buildFilters(query)).toEqual(filters)
})

it.each(['', 'defender tow bar', 'land', '伊兰特', '-'])('%j stays words', (query) => {
  expect(buildFilters(query)).toEqual(query === '' ? {} : query)
})

it('a name that the chosen make or model is not stays words; one that it is among narrows to it', () => {
  expect(buildFilters('tesla', { make: ['Windsor'] })).toBe('tesla')
  expect(buildFilters('windsor', { make: ['Tesla', 'Windsor'] })).toEqual({ make: ['Windsor'] })
})

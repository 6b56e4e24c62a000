import { expect, test } from 'vitest'
import { withShoppersState } from './shoppers-state.ts'

const READS = new Set(['number', 'registered_in'])
const asked = (address: string, cookie: string | undefined, reads: ReadonlySet<string> | null = READS) =>
  withShoppersState(new URL(address, 'http://a.example'), reads, cookie).href.replace('http://a.example', '')

test('a page that reads the state is asked for the one that the browser remembers', () => {
  expect(asked('/cars/one', 'a=b; forecourt_state=VIC')).toBe('/cars/one?registered_in=vic')
  expect(asked('/cars/one.data?_routes=root', 'forecourt_state=vic')).toBe(
    '/cars/one.data?_routes=root&registered_in=vic',
  )
})

test('the address has priority over what is remembered', () => {
  expect(asked('/cars/one?registered_in=nsw', 'forecourt_state=VIC')).toBe('/cars/one?registered_in=nsw')
})

test.each([
  ['no cookie', undefined, READS],
  ['other cookies', 'a=b', READS],
  ['a state that does not exist', 'forecourt_state=xx', READS],
  ['two states', 'forecourt_state=VIC; forecourt_state=NSW', READS],
  ['a page that does not read it', 'forecourt_state=VIC', new Set(['number'])],
  ['a page of which that is not known', 'forecourt_state=VIC', null],
] as const)('%s changes nothing', (_words, cookie, reads) => {
  expect(asked('/cars/one', cookie, reads)).toBe('/cars/one')
})

test.each(['xx', '', '%3Cscript%3E', 'nsw%2Cvic'])(
  'a state %j that does not exist makes no other page',
  (state) => {
    expect(asked(`/cars/one?registered_in=${state}`, undefined)).toBe('/cars/one')
    expect(asked(`/cars/one?registered_in=${state}`, 'forecourt_state=WA')).toBe('/cars/one?registered_in=wa')
  },
)

test('one state has one spelling', () => {
  expect(asked('/cars/one?registered_in=NSW&registered_in=vic', undefined)).toBe(
    '/cars/one?registered_in=nsw',
  )
})

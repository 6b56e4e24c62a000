import { expect, test } from 'vitest'
import { checkVin } from './check-vin.ts'

const RANGES = [
  { from: 'N0123000', to: 'N0123999' },
  { from: 'p0 000 17', to: '' },
]

test.each([
  ['', { is: 'nothing' }],
  [' - ', { is: 'nothing' }],
  ['N01234', { is: 'short', missing: 2 }],
  ['N012345O', { is: 'no-vin' }],
  ['N012345I', { is: 'no-vin' }],
  ['Q0123456', { is: 'no-vin' }],
  ['N0123<b>', { is: 'no-vin' }],
  ['LSJW74U9XN01234567', { is: 'long' }],
  ['N0122999', { is: 'clear', end: 'N0122999' }],
  ['N0123000', { is: 'affected', end: 'N0123000' }],
  ['N0123999', { is: 'affected', end: 'N0123999' }],
  ['N0124000', { is: 'clear', end: 'N0124000' }],
  ['M0123456', { is: 'clear', end: 'M0123456' }],
  ['n012 3456', { is: 'affected', end: 'N0123456' }],
  ['LSJW74U9XN0123456', { is: 'affected', end: 'N0123456' }],
])('%j: %j', (typed, answer) => expect(checkVin(typed, RANGES)).toEqual(answer))

test('a single VIN is affected alone, and a line that is no VIN affects none', () => {
  const ranges = [
    { from: 'P0000017', to: '' },
    { from: '', to: 'Z9999999' },
    { from: 'N0', to: '' },
  ]
  expect(checkVin('P0000017', ranges).is).toBe('affected')
  expect(checkVin('P0000018', ranges).is).toBe('clear')
})

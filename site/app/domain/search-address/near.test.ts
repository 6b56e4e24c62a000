import { expect, it } from 'vitest'
import { parseNear } from './near.ts'

it.each([
  ['4000', '50', { postcode: '4000', km: 50 }],
  [' 0800 ', '', { postcode: '0800', km: 50 }],
  ['4000', '120', { postcode: '4000', km: 120 }],
  ['4000', '-3', { postcode: '4000', km: 50 }],
  ['4000', '99999', { postcode: '4000', km: 50 }],
  ['not a postcode at all', '10', { postcode: 'not a post', km: 10 }],
  ['  ', '10', null],
])('parses near=%s and within=%s', (near, within, asked) => {
  expect(parseNear(near, within)).toEqual(asked)
})

import { expect, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'

it.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=5-5', { start: 5, end: 5 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-1', null],
] as const)('parseByteRange: %s of 100 bytes is %j', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range)
})

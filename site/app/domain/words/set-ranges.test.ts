import { expect, it } from 'vitest'
import { setRanges } from './set-ranges.ts'

it('OPEN-51: a range has an en dash, and a line breaks neither inside it nor inside a time', () => {
  expect(setRanges('Mon - Fri')).toBe('Mon\u00a0–\u2060\u00a0Fri')
  expect(setRanges('8:30 am - 12:30 pm, 1:15 pm - 5:30 pm')).toBe(
    '8:30\u00a0am\u00a0–\u2060\u00a012:30\u00a0pm, 1:15\u00a0pm\u00a0–\u2060\u00a05:30\u00a0pm',
  )
})

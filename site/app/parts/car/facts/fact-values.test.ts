import { expect, it } from 'vitest'
import { withUnit } from './fact-values.ts'

it.each([
  ['5220', 'mm', '5,220 mm'],
  ['5220 mm', 'mm', '5,220 mm'],
  ['5220mm', 'mm', '5,220 mm'],
  ['5,220', 'mm', '5,220 mm'],
  ['1850.5', 'mm', '1,850.5 mm'],
  ['7.4', 'L/100 km', '7.4 L/100 km'],
  ['80', 'L', '80 L'],
  ['6.4 m', 'mm', '6.4 m'],
  ['about 5 m', 'mm', 'about 5 m'],
  ['', 'mm', ''],
])('a measure %j in %s reads %j', (value, unit, text) => {
  expect(withUnit(value, unit)).toBe(text)
})

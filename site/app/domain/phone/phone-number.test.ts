import { expect, it } from 'vitest'
import { formatPhone, globalPhone, normalisePhone, spaceMobile } from './phone-number.ts'

it.each(['+61734567890', '+61 7 3456 7890', '+61-7-3456-7890', '+61 (7) 3456.7890', '+61 (0)7 3456 7890'])(
  'PHONE-04, PHONE-08: %s is 07 3456 7890, and stored as its digits',
  (written) => {
    expect(formatPhone(written)).toBe('07 3456 7890')
    expect(normalisePhone(written)).toBe('0734567890')
  },
)

it.each(['1300 555 000', '(07) 5550 0100', '+64 9 555 0100', '+61 2'])(
  'PHONE-04: %s stays as it is',
  (written) => {
    expect(formatPhone(written)).toBe(written)
  },
)

it.each([
  ['02 5550 0142', '+61255500142'],
  ['1300 555 010', '+611300555010'],
  ['0400 000 000', '+61400000000'],
  ['+64 9 555 0100', '+6495550100'],
  ['', ''],
])('%j is dialled from abroad as %j', (shown, dialled) => expect(globalPhone(shown)).toBe(dialled))

it.each([
  ['0412345678', '0412 345 678'],
  ['0255500142', '0255500142'],
  ['', ''],
])('a stored mobile %j is read as %j', (stored, read) => expect(spaceMobile(stored)).toBe(read))

import { expect, it } from 'vitest'
import { formatPhone, normalisePhone } from './phone-number.ts'

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

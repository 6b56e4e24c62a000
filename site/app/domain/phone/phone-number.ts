/** Characters of a masked number that stay readable, spaces and brackets counted (PHONE-01, OPEN-48). */
const VISIBLE_CHARACTERS = 5

/**
 * '+61734567890' → '07 3456 7890', however staff grouped it; a number without nine digits after +61 stays as it is
 * (PHONE-04, OPEN-66).
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\(0\)|[\s().-]/g, '').match(/^\+61(\d{9})$/)?.[1]
  if (digits === undefined) return phone
  return `0${digits.slice(0, 1)} ${digits.slice(1, 5)} ${digits.slice(5)}`
}

/** Stars every digit after the fifth character of a number formatted before: '07 34** ****'. */
export function maskPhone(formatted: string): string {
  return formatted.slice(0, VISIBLE_CHARACTERS) + formatted.slice(VISIBLE_CHARACTERS).replace(/\d/g, '*')
}

/** A typed number in the form that leads store: digits, a leading 61 as 0, and `+61 (0)` too (PHONE-08). */
export function normalisePhone(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^610?/, '0')
}

/** A typed Australian number in international form: `0412345678` as `+61412345678`. */
export const internationalPhone = (phone: string) => normalisePhone(phone).replace(/^0/, '+61')

/** A shown number as other countries dial it: `02 5550 0142` as `+61255500142`, `1300 555 010` as `+611300555010`; '' for ''. */
export function globalPhone(shown: string): string {
  const digits = shown.replace(/[^\d+]/g, '')
  return digits === '' || digits.startsWith('+') ? digits : `+61${digits.replace(/^0/, '')}`
}

/** A stored mobile as people read it: `0412345678` as `0412 345 678`; other numbers stay as they are. */
export const spaceMobile = (phone: string) => phone.replace(/^(04\d{2})(\d{3})(\d{3})$/, '$1 $2 $3')

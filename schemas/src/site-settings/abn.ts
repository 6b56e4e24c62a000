/** Weights of an ABN's eleven digits; https://abr.business.gov.au/Help/AbnFormat */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** What is wrong with an ABN; null for a right one and for none. */
export function findAbnProblem(text: string): string | null {
  const digits = text.replace(/\s/g, '')
  if (digits === '') return null
  if (!/^\d{11}$/.test(digits)) return 'An ABN is eleven digits.'
  const sum = WEIGHTS.reduce((total, weight, at) => {
    const digit = Number(digits[at])
    return total + weight * (at === 0 ? digit - 1 : digit)
  }, 0)
  return sum % 89 === 0 ? null : 'The digits don’t add up: one of them is wrong.'
}

/** An ABN as it is written, `51 824 753 556`. */
export function formatAbn(text: string): string {
  const digits = text.replace(/\s/g, '')
  return /^\d{11}$/.test(digits) ? digits.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4') : text
}

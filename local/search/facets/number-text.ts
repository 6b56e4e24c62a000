/** A number in the notation of facet values: all digits, without an exponent. */
export function numberText(value: number): string {
  const text = String(value)
  const [, sign = '', whole = '', fraction = '', exponentText] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? []
  if (exponentText === undefined) return text
  const exponent = Number(exponentText)
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${whole}${fraction}`
  return sign + whole + fraction.padEnd(exponent, '0')
}

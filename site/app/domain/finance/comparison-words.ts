/** What a payment rests on where nobody says otherwise (FIN-35). */
export const TERM_EXAMPLE = 'Based on a 5-year term and $0 balloon.'

/** The example every comparison rate rests on (FIN-35, VAR-08). */
export const LOAN_EXAMPLE =
  'Comparison rate based on a secured fixed loan of $30,000 over 5 years ' +
  '($30,000 5-year secured loan). WARNING: this comparison rate is true only for the example given and may not ' +
  'include all fees and charges. Different terms, fees or other loan amounts may result in a different comparison rate.'

/** What the quick quote's comparison rate rests on (FIN-61). */
export const QUICK_QUOTE_EXAMPLE =
  'Comparison rate based on a 5-year term, 10% deposit and 30% final payment.'

/** `12.94%`: rates stand with two decimals (FIN-32, FIN-36). */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`
}

/** `Comparison rates range from 8.38% to 19.42%.`, for a lender that says so (FIN-37); otherwise ''. */
export function comparisonRange(
  lender: { comparisonFrom?: number | null | undefined; comparisonTo?: number | null | undefined } | null,
): string {
  const { comparisonFrom: from, comparisonTo: to } = lender ?? {}
  if (from === null || from === undefined || to === null || to === undefined) return ''
  return `Comparison rates range from ${formatRate(from)} to ${formatRate(to)}.`
}

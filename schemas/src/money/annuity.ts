/**
 * The level payment, at the end of each period, that repays a loan down to its final payment: the ordinary annuity
 * formula (P − B·v^n)·i / (1 − v^n) with v = 1/(1+i). Without interest it is spread evenly (OPEN-37).
 * @param rate interest a period, as a fraction
 */
export function levelPayment(principal: number, finalPayment: number, rate: number, periods: number): number {
  if (rate === 0) return (principal - finalPayment) / periods
  const discount = (1 + rate) ** -periods
  return ((principal - finalPayment * discount) * rate) / (1 - discount)
}

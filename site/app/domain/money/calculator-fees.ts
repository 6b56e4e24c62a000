/** A fee named by the dealer or the lender, once or with every month of the term. */
export type Fee = { label: string; amountCents: number; monthly: boolean }

/** The sum of all fees over a term, in whole cents (FIN-26, FIN-38). */
export function feesOverTermCents(fees: readonly Fee[], termYears: number): number {
  const months = Math.round(termYears * 12)
  return fees.reduce((sum, { amountCents, monthly }) => sum + amountCents * (monthly ? months : 1), 0)
}

type LendersFees = { establishmentFeeCents: number; monthlyFeeCents: number }

/** A lender's fees by name; one of 0 is left out (FIN-26). */
export function lenderFees({ establishmentFeeCents, monthlyFeeCents }: LendersFees): Fee[] {
  return [
    { label: 'Establishment fee', amountCents: establishmentFeeCents, monthly: false },
    { label: 'Monthly fee', amountCents: monthlyFeeCents, monthly: true },
  ].filter(({ amountCents }) => amountCents > 0)
}

/**
 * The fees that a calculator names: the dealer's own list, where it itemises what the lender charges, else the lender's
 * (FIN-26, FIN-38). Another sum than the lender's would make another payment and another total than its figures have.
 */
export function listFees(own: readonly Fee[], lender: LendersFees): Fee[] {
  const lenders = lenderFees(lender)
  const isSame = [true, false].every((monthly) => computeSum(own, monthly) === computeSum(lenders, monthly))
  return isSame ? [...own] : lenders
}

const computeSum = (fees: readonly Fee[], isMonthly: boolean) =>
  fees.reduce((sum, { amountCents, monthly }) => sum + (monthly === isMonthly ? amountCents : 0), 0)

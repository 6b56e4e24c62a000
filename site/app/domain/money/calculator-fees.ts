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

/** The dealer's own list, or else the lender's fees (FIN-26). */
export function listFees(own: readonly Fee[], lender: LendersFees): Fee[] {
  return own.length > 0 ? [...own] : lenderFees(lender)
}

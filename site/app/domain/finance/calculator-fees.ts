/** A fee named by the dealer or the lender, once or with every month of the term. */
export type Fee = { label: string; amountCents: number; monthly: boolean }

/** What all fees come to over a term, in whole cents (FIN-26, FIN-38). */
export function feesOverTermCents(fees: readonly Fee[], termYears: number): number {
  const months = Math.round(termYears * 12)
  return fees.reduce((sum, { amountCents, monthly }) => sum + amountCents * (monthly ? months : 1), 0)
}

/** The dealer's own list, or else the lender's one fee, which is left out when it is 0 (FIN-26). */
export function listFees(own: readonly Fee[], establishmentFeeCents: number): Fee[] {
  if (own.length > 0) return [...own]
  if (establishmentFeeCents <= 0) return []
  return [{ label: 'Establishment fee', amountCents: establishmentFeeCents, monthly: false }]
}

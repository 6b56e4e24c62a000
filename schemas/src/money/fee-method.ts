/**
 * How a lender's fee is paid: borrowed beside the credit, kept back from what is paid out (so that as much more is
 * borrowed), on top of the repayments, or borrowed and counted in the total once more, as FIN-30 is written.
 */
export const FEE_METHODS = ['added', 'deducted', 'onTop', 'alsoInTotal'] as const

export type FeeMethod = (typeof FEE_METHODS)[number]

/** Do the repayments carry the fee? */
export const isFeeBorrowed = (method: FeeMethod): boolean => method !== 'onTop'

/** Is the fee paid besides the repayments, so that the total has both? */
export const isFeeInTotal = (method: FeeMethod): boolean => method === 'onTop' || method === 'alsoInTotal'

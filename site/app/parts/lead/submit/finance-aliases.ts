/** A finance request with its alternative names replaced by the usual ones (DATA-33): `amount` and `term`. */
export function withAliases<T>(wire: T): T | Record<string, unknown> {
  if (wire === null || typeof wire !== 'object') return wire
  const { amount, term, ...rest } = wire as Record<string, unknown>
  return {
    ...(amount === undefined ? {} : { purchasePrice: amount }),
    ...(term === undefined ? {} : { loanTerm: term }),
    ...rest,
  }
}

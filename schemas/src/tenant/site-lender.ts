/** What is read of a lender: who it is, and for which dealerships; all of them without any. */
type Served = { provider: string; dealershipSlugs: readonly string[] }

/** A lender's name as it is compared: staff and feeds write it with other capitals and spaces. */
export const lenderKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** The terms of a site where no dealership is in question: its provider's, or else the first that serve all of it. */
export function siteLender<L extends Served>(provider: string, lenders: readonly L[]): L | null {
  // Without a provider the site shows no finance (TEN-05).
  if (provider === '') return null
  const same = lenders.filter((one) => lenderKey(one.provider) === lenderKey(provider))
  const candidates = same.length > 0 ? same : lenders
  return candidates.find(({ dealershipSlugs }) => dealershipSlugs.length === 0) ?? candidates[0] ?? null
}

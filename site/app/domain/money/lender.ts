import { lenderKey } from '@forecourt/schemas/contract/pure'

/** What is read of a lender: who it is, and for which dealerships; all of them without any. */
type Served = { provider: string; dealershipSlugs: readonly string[] }

const isSame = (one: string, other: string) => lenderKey(one) === lenderKey(other)

/** What is declared for lenders by name, found by a name as somebody wrote it. */
export function byLender<T>(declared: Readonly<Record<string, T>>): (name: string) => T | undefined {
  const byKey = new Map(Object.entries(declared).map(([name, value]) => [lenderKey(name), value]))
  return (name) => byKey.get(lenderKey(name))
}

/** The record of a provider among a car's, which are keyed by the providers' names. */
export function findRecord<T>(records: Readonly<Record<string, T>>, provider: string): T | null {
  return Object.entries(records).find(([name]) => isSame(name, provider))?.[1] ?? null
}

/** The terms of a provider at a dealership: those for it, or else those of the whole site. */
export function findLender<L extends Served>(
  { dealershipSlug }: { dealershipSlug: string },
  provider: string,
  lenders: readonly L[],
): L | null {
  const same = lenders.filter((one) => isSame(one.provider, provider))
  const here = same.find(({ dealershipSlugs }) => dealershipSlugs.includes(dealershipSlug))
  return here ?? same.find(({ dealershipSlugs }) => dealershipSlugs.length === 0) ?? null
}

/** The terms by which a dealership's cars are financed: the site's provider's, or else the first that serve it. */
export function servingLender<L extends Served>(
  place: { dealershipSlug: string },
  provider: string,
  lenders: readonly L[],
): L | null {
  // Without a provider the site shows no finance (TEN-05).
  if (provider === '') return null
  const providers = [provider, ...lenders.map((one) => one.provider)]
  for (const name of providers) {
    const found = findLender(place, name, lenders)
    if (found) return found
  }
  return null
}

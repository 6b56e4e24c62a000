import type { TenantBundle } from '../../bundle/tenant-bundle.ts'
import { parseState, type StateCode } from '../../location/public-holidays.ts'
import { siteLender } from '../../tenant/site-lender.ts'
import type { LawDealer } from './offer-law.ts'

/** A dealer as the law's list asks for it. */
export function lawDealer(
  { tenant, locations }: Pick<TenantBundle, 'tenant' | 'locations'>,
  now: string,
): LawDealer {
  const { licence, creditLicence, financeProvider, lenders, timeZone } = tenant
  const states = [...locations.map(({ address }) => address?.state), tenant.address?.state]
  // Places may have licences of their own, each with its page.
  const ofPlaces = [...new Set(locations.flatMap(({ dealerLicenseNumber }) => dealerLicenseNumber || []))]
  return {
    licence: licence || ofPlaces.join(', '),
    creditLicence,
    state: licence ? findState(states.flatMap((state) => state || [])) : null,
    lender: siteLender(financeProvider, lenders),
    timeZone,
    now,
  }
}

/** The state of a dealer whose places are all in one; null for several, and where none is known. */
function findState(written: readonly string[]): StateCode | null {
  const states = new Set(written.map(parseState))
  const [only = null] = states
  return states.size === 1 ? only : null
}

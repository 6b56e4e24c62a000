import type { Tenant } from '@forecourt/schemas/contract'

/** The city that texts about where a dealer is name (TEN-13): the one staff set, else that of its address; '' for none. */
export function dealerCity({ overrideCity, address }: Pick<Tenant, 'overrideCity' | 'address'>): string {
  return overrideCity || address?.city || ''
}

/** ` in Sydney`; '' for a dealer without a city. */
export function inCity(tenant: Pick<Tenant, 'overrideCity' | 'address'>): string {
  const city = dealerCity(tenant)
  return city ? ` in ${city}` : ''
}

import { listLocations, type TenantBundle } from '@forecourt/schemas/contract'
import { formatPhone } from '#app/domain/phone/phone-number.ts'

/** The number that a dealer is called on, as Australians write it; '' for none. */
export function dealerPhone({ tenant, locations }: Pick<TenantBundle, 'tenant' | 'locations'>): string {
  const [sales] = listLocations(locations, 'primary')
  return formatPhone((tenant.phones.main || sales?.phone || '').trim())
}

import type { StaffWebAddress } from '@forecourt/schemas/contract'

/** The records of dealers' host names: what they have to be, and what they are. */
export interface WebAddresses {
  /** Of the hosts that are stored for the dealer, and of no other name. */
  look(tenantSlug: string): Promise<Pick<StaffWebAddress, 'isSet' | 'hosts'>>
}

import type { Geocoding } from './geocoder.ts'
import { HostedGeocoding, type HostedGeocodingOptions } from './hosted-geocoding.server.ts'
import { POSTCODES } from './postcode-geocoder.server.ts'

/** The embedded list of postcodes. */
export const EMBEDDED_GEOCODING: Geocoding = { prepare: async () => POSTCODES }

/** The provider whose key is set; without one, the embedded list. */
export function openGeocoding(account: HostedGeocodingOptions | null): Geocoding {
  return account === null ? EMBEDDED_GEOCODING : new HostedGeocoding(account)
}

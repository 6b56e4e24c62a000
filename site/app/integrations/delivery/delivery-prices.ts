import type { LatLong } from '@forecourt/schemas/contract'

/** The price of delivery to a region; null without a fixed price. */
export type DeliveryPrice = { priceCents: number | null; name: string }

/** The price of delivering a vehicle to a postcode (CALL-16, OPEN-12). */
export type DeliveryPrices = {
  /**
   * @param postcode as it was typed
   * @param from the vehicle's position, or null where it is unknown
   * @returns null for an invalid postcode, or one of no region
   */
  findPrice: (postcode: string, from: LatLong | null) => DeliveryPrice | null
}

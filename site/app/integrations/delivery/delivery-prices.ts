import type { LatLong } from '@forecourt/schemas/contract'

/** What a place costs to be delivered to: null dollars where nobody goes for a fixed price. */
export type DeliveryPrice = { priceCents: number | null; name: string }

/** What it costs to bring a vehicle to a postcode (CALL-16, OPEN-12). */
export type DeliveryPrices = {
  /**
   * @param postcode as it was typed
   * @param from where the vehicle stands, or null where that is not known
   * @returns null for a postcode that is none, or that no region has
   */
  findPrice: (postcode: string, from: LatLong | null) => DeliveryPrice | null
}

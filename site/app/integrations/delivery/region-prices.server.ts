import { distanceKm, type LatLong } from '@forecourt/schemas/contract'
import { POSTCODES } from '../geocoder/postcode-geocoder.server.ts'
import WRITTEN from './delivery-regions.json' with { type: 'json' }

/** A delivery to a region. */
type DeliveryPrice = {
  /** Null without a fixed price. */
  priceCents: number | null
  name: string
  /** Working days that it usually takes. */
  workingDays: number
}

/** The price of delivering a vehicle to a postcode (CALL-16, OPEN-12). */
type DeliveryPrices = {
  /**
   * @param postcode as it was typed
   * @param from the vehicle's position, or null where it is unknown
   * @returns null for an invalid postcode, or one of no region
   */
  findPrice: (postcode: string, from: LatLong | null) => DeliveryPrice | null
}

type Region = { from: number; to: number; name: string; baseDollars: number | null }

const REGIONS: Region[] = WRITTEN.map(([range, name, baseDollars]) => {
  const [from, to] = String(range).split('-').map(Number)
  return { from: from ?? 0, to: to ?? 0, name: String(name), baseDollars: baseDollars as number | null }
})

/** Ratio of the distance by road to the straight line. */
const ROAD = 1.25
const FREE_KM = 30
const DOLLARS_A_KM = 0.62
const STEP_DOLLARS = 10
/** A day to load it, and a day a stage of this length. */
const KM_A_DAY = 700
/** Assumed where the vehicle's position is unknown: a long distance. */
const USUAL_KM = 400

/**
 * Prices by region of postcodes and by distance (OPEN-12): each region has a base price; islands and the far north have
 * no fixed price. In multiples of ten dollars. The days are an assumption of this table's: no carrier is asked.
 */
export const REGION_PRICES: DeliveryPrices = {
  findPrice(postcode, from) {
    if (!/^\d{4}$/.test(postcode.trim())) return null
    const number = Number(postcode.trim())
    const region = REGIONS.find((one) => number >= one.from && number <= one.to)
    if (region === undefined) return null
    const { name, baseDollars } = region
    const km = Math.max(0, wayTo(postcode.trim(), from) - FREE_KM)
    const workingDays = 1 + Math.ceil(km / KM_A_DAY)
    if (baseDollars === null) return { name, priceCents: null, workingDays }
    const dollars = baseDollars + km * DOLLARS_A_KM
    return { name, priceCents: Math.ceil(dollars / STEP_DOLLARS) * STEP_DOLLARS * 100, workingDays }
  },
}

/** Kilometres by road. */
function wayTo(postcode: string, from: LatLong | null): number {
  const to = POSTCODES.findPostcode(postcode)
  return to && from ? distanceKm(from, to) * ROAD : USUAL_KM
}

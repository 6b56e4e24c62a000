// Points on the earth: the `_geo` field of documents, and distances between points.
import { isObject, type Json } from './walk.ts'

export interface Point {
  lat: number
  lng: number
}

/** A document's `_geo` field is invalid; the message contains the reason. */
export class GeoError extends Error {}

/** Reads a document's `_geo`; null when it is null or missing. Throws a {@link GeoError} for an invalid one. */
export function parseGeo(value: Json | undefined): Point | null {
  if (value === undefined || value === null) return null
  if (!isObject(value)) throw new GeoError('The `_geo` field is not an object with `lat` and `lng`.')
  const lat = coordinate(value.lat)
  const lng = coordinate(value.lng)
  if (lat === null || lng === null || Object.keys(value).length > 2) {
    throw new GeoError('The `_geo` field must hold `lat` and `lng`, both numbers, and nothing else.')
  }
  return { lat, lng }
}

/** A number, or a numeric text; else null. */
export function coordinate(value: Json | undefined): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) return null
  return Number(value)
}

const EARTH_RADIUS_METRES = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two points along the great circle (haversine formula). */
export function distance(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return EARTH_RADIUS_METRES * 2 * Math.asin(Math.min(1, Math.sqrt(h)))
}

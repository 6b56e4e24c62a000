// Points only: distances for "nearest" queries over geopoints. Shapes are refused.
import { GroqQueryError } from '../query-error.ts'
import { isGroqObject } from '../values.ts'
import type { GroqFunction } from './groq-function.ts'

/** Mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS_M = 6_371_008.8

export const GEO: Record<string, GroqFunction> = {
  'geo::latLng': ([lat, lng]) => findPoint({ lat, lng }),
  'geo::distance': ([a, b]) => {
    const [from, to] = [findPoint(a), findPoint(b)]
    return from && to ? distanceM(from, to) : null
  },
  'geo::contains': shapesRefused,
  'geo::intersects': shapesRefused,
}

interface Point {
  lat: number
  lng: number
}

function findPoint(value: unknown): Point | null {
  if (!isGroqObject(value)) return null
  const { lat, lng } = value
  if (typeof lat !== 'number' || typeof lng !== 'number' || Math.abs(lat) > 90) return null
  return { lat, lng }
}

/** Great-circle distance in metres (haversine). */
function distanceM(from: Point, to: Point): number {
  const rad = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * rad) / 2) ** 2
  const h =
    half(to.lat - from.lat) + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * half(to.lng - from.lng)
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

function shapesRefused(): never {
  throw new GroqQueryError('geo::contains() and geo::intersects() are not supported')
}

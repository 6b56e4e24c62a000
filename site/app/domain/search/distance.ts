/** A place on the earth in degrees (WGS 84). */
export type Point = { lat: number; lng: number }

const EARTH_KM = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places as the crow flies, by the haversine formula on a sphere; right within 0.5 %. */
export function distanceKm(from: Point, to: Point): number {
  const halfLat = radians(to.lat - from.lat) / 2
  const halfLng = radians(to.lng - from.lng) / 2
  const a =
    Math.sin(halfLat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(a)))
}

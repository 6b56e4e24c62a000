/** Mean radius of the earth in kilometres (LOC-23). */
export const EARTH_RADIUS_KM = 6371

/** Latitude and longitude in degrees. */
export type LatLong = readonly [lat: number, long: number]

/** Kilometres along the great circle (haversine formula, R. W. Sinnott 1984). */
export function distanceKm([lat1, long1]: LatLong, [lat2, long2]: LatLong): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const dLat = radians(lat2 - lat1)
  const dLong = radians(long2 - long1)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(dLong / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

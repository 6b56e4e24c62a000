import { clipText } from '#app/domain/words/clip.ts'

/** Vehicles within a distance of a postcode. */
export type Near = {
  /** As typed: four digits, or what somebody took for a postcode. */
  postcode: string
  /** A whole number, as the crow flies. */
  km: number
}

/** Distances to choose from, in kilometres. */
export const WITHIN_KM = [10, 25, 50, 100, 250, 500] as const
/** The distance of an address that names a postcode alone. */
export const USUAL_KM = 50
const GREATEST_KM = 5_000
const LONGEST_POSTCODE = 10

/** What `near` and `within` ask for, or null for nothing; a distance nobody can mean is the usual one. */
export function parseNear(near = '', within = ''): Near | null {
  const postcode = clipText(near.replace(/\s+/g, ' ').trim(), LONGEST_POSTCODE).trim()
  if (postcode === '') return null
  const km = /^\d{1,4}$/.test(within) ? Number(within) : 0
  return { postcode, km: km >= 1 && km <= GREATEST_KM ? km : USUAL_KM }
}

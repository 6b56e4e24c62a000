import { clipText } from '#app/domain/words/clip.ts'

/** Vehicles within a distance of a postcode. */
export type Near = {
  /** As typed: four digits, or an invalid postcode. */
  postcode: string
  /** A whole number, as the crow flies. */
  km: number
}

/** Distances to choose from, in kilometres. */
export const WITHIN_KM = [10, 25, 50, 100, 250, 500] as const
/** The default distance of an address with a postcode only. */
export const USUAL_KM = 50
const GREATEST_KM = 5_000
const LONGEST_POSTCODE = 10

/** Parses `near` and `within`, null without a postcode; an implausible distance becomes the default. */
export function parseNear(near = '', within = ''): Near | null {
  const postcode = clipText(near.replace(/\s+/g, ' ').trim(), LONGEST_POSTCODE).trim()
  if (postcode === '') return null
  const km = /^\d{1,4}$/.test(within) ? Number(within) : 0
  return { postcode, km: km >= 1 && km <= GREATEST_KM ? km : USUAL_KM }
}

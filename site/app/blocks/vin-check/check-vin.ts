import { cleanVin, isVinEnd, VIN_END_LENGTH } from '@forecourt/schemas/contract/pure'

/** Ends of affected VINs, both inclusive; `to` is '' for a single one. */
export type VinRange = { from: string; to: string }

/** What is known of a VIN; `end` is its last eight characters. */
export type VinAnswer =
  | { is: 'nothing' }
  | { is: 'short'; missing: number }
  | { is: 'long' | 'no-vin' }
  | { is: 'affected' | 'clear'; end: string }

const VIN_LENGTH = 17

/** Whether a vehicle is among the affected, by its whole VIN or the last eight characters. */
export function checkVin(typed: string, ranges: readonly VinRange[]): VinAnswer {
  const vin = cleanVin(typed)
  if (vin === '') return { is: 'nothing' }
  if (vin.length > VIN_LENGTH) return { is: 'long' }
  if (!/^[A-HJ-NPR-Z0-9]*$/.test(vin)) return { is: 'no-vin' }
  if (vin.length < VIN_END_LENGTH) return { is: 'short', missing: VIN_END_LENGTH - vin.length }
  const end = vin.slice(-VIN_END_LENGTH)
  return { is: ranges.some((range) => isWithin(end, range)) ? 'affected' : 'clear', end }
}

/** The end begins with the model year and the plant, then counts up: its order is that of its characters. */
function isWithin(end: string, { from, to }: VinRange): boolean {
  const [first, last] = [cleanVin(from), cleanVin(to || from)]
  return isVinEnd(first) && isVinEnd(last) && first <= end && end <= last
}

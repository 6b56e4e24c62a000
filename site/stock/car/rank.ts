import { isAvailable } from '../../app/domain/stock/availability.ts'

const DAY_MS = 86_400_000
const NEWNESS_DAYS = 60

/** What the rank is made of. Instants are ISO. */
export type Rankable = {
  status: string
  photosCount: number
  priceCents: number | null
  certified: boolean
  createdAt: string | null
}

/**
 * The rank 0–1000 behind "most relevant" without words: in stock 400, coming soon 200; ten a picture up to 200;
 * a price 150; certified 50; newness 200 falling evenly to 0 over 60 days. Without a picture nothing is given for being
 * certified or new, so that vehicles to be seen come first. Whole points, so that a re-import on the same day changes
 * nothing: newness is counted in whole days.
 */
export function stockRank(car: Rankable, now: string): number {
  const availability = car.status === 'in_stock' ? 400 : isAvailable(car) ? 200 : 0
  const pictures = Math.min(200, Math.max(0, car.photosCount) * 10)
  const price = car.priceCents !== null && car.priceCents > 0 ? 150 : 0
  if (pictures === 0) return availability + price
  return availability + pictures + price + (car.certified ? 50 : 0) + newness(car.createdAt, now)
}

function newness(createdAt: string | null, now: string): number {
  if (createdAt === null) return 0
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(createdAt)) / DAY_MS))
  return Math.max(0, Math.round(200 * (1 - days / NEWNESS_DAYS)))
}

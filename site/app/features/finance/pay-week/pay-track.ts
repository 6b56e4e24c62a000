/** The slider of a weekly payment, in dollars. */
export type PayTrack = { min: number; max: number; step: number }

const STEP = 5
const ROUND = 10
/** Beyond it a track would be of little use for the many vehicles below. */
const MOST = 1_000
/** Where the slider opens: at this share of its track, where most of the stock lies. */
const OPENS_AT = 0.3

/** The track for the weekly prices of a stock. */
export function payTrack({ min, max }: { min: number; max: number }): PayTrack {
  const lowest = Math.floor(min / ROUND) * ROUND
  return {
    min: lowest,
    max: Math.max(lowest + ROUND, Math.min(MOST, Math.ceil(max / ROUND) * ROUND)),
    step: STEP,
  }
}

/** The weekly payment of an address, held to the track; without one, where the slider opens. */
export function readWeekly(asked: string | null, { min, max, step }: PayTrack): number {
  const typed = Number((asked ?? '').replace(/[$,\s]/g, ''))
  const wanted = asked && Number.isFinite(typed) && typed > 0 ? typed : min + (max - min) * OPENS_AT
  return Math.min(max, Math.max(min, Math.round(wanted / step) * step))
}

/** Motorcycles of one seat height in millimetres: learner-approved ones, and the others. */
export type SeatCount = { seatMm: number; learner: number; others: number }

/** What a rider may and can ride. */
export type RiderChoice = { learnerOnly: boolean; seatMm: number }

/** How many motorcycles suit the choice; one whose seat height is not known is in none of the counts. */
export function countRideable(seats: readonly SeatCount[], { learnerOnly, seatMm }: RiderChoice): number {
  return seats
    .filter((seat) => seat.seatMm <= seatMm)
    .reduce((sum, { learner, others }) => sum + learner + (learnerOnly ? 0 : others), 0)
}

/** Whether a motorcycle suits the choice, and the reason that a rider reads. */
export function suits(
  bike: { isLearner: boolean; seatMm: number },
  { learnerOnly, seatMm }: RiderChoice,
): { ok: boolean; why: string } {
  if (learnerOnly && !bike.isLearner) return { ok: false, why: 'Full licence only' }
  if (bike.seatMm > seatMm) return { ok: false, why: `Seat ${bike.seatMm} mm` }
  return { ok: true, why: bike.isLearner ? 'Learner approved' : 'Full licence' }
}

/** The suitable ones first, each in the order in which they came. */
export function suitableFirst<T extends { isLearner: boolean; seatMm: number }>(
  bikes: readonly T[],
  choice: RiderChoice,
): T[] {
  return [...bikes].sort((one, other) => Number(suits(other, choice).ok) - Number(suits(one, choice).ok))
}

/** Steps of the slider, in millimetres. */
const SEAT_STEP = 5

/** The slider's ends around the seats of the stock, and its start between them. */
export function seatTrack(seats: readonly SeatCount[], start: number) {
  const heights = seats.map(({ seatMm }) => seatMm)
  const min = Math.floor(Math.min(...heights) / SEAT_STEP) * SEAT_STEP
  const max = Math.ceil(Math.max(...heights) / SEAT_STEP) * SEAT_STEP
  const value = Math.round(start / SEAT_STEP) * SEAT_STEP
  return { min, max, step: SEAT_STEP, start: Math.min(max, Math.max(min, value)) }
}

/** How thick the sole of a riding boot is, in millimetres. */
const BOOT_MM = 25
/** Less room than that between legs and saddle, and a rider stands on the balls of the feet; then on the toes, in millimetres. */
const FLAT_MM = 50
const TOES_MM = -50

/** Of riders' legs, barefoot from wall to floor, in centimetres. */
export const INSEAM_CM = { min: 65, max: 95, start: 81 }

/** How a rider stands at the lights. */
export function standing(seatMm: number, inseamCm: number): string {
  const room = legsMm(inseamCm) - seatMm
  if (room >= FLAT_MM) return 'Both feet flat'
  if (room >= 0) return 'Balls of both feet'
  return room >= TOES_MM ? 'Toes of both feet' : 'One foot at a time'
}

/** How high a rider's legs reach in boots, in millimetres. */
export const legsMm = (inseamCm: number) => inseamCm * 10 + BOOT_MM

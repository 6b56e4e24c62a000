import { MOST_ON_A_BALL_KG } from '#app/domain/towing.ts'
import { formatKg } from '#app/domain/words/measures.ts'

/** Vehicles of one towing limit, in kilograms. */
export type LimitCount = { limitKg: number; count: number }

/** How many vehicles may tow a trailer of that mass on a ball coupling. */
export function countTowing(limits: readonly LimitCount[], atmKg: number): number {
  return limits
    .filter(({ limitKg }) => limitKg >= atmKg && limitKg <= MOST_ON_A_BALL_KG)
    .reduce((sum, { count }) => sum + count, 0)
}

/** The margin of a vehicle with a trailer of that mass, in kilograms; below zero it is over its limit. */
export const spareKg = (limitKg: number, atmKg: number) => limitKg - atmKg

/** Whether that much of a limit is left, or nothing, or it is passed; style sheets know these words. */
export function judgeSpare(kilograms: number): 'true' | 'edge' | 'false' {
  if (kilograms === 0) return 'edge'
  return kilograms > 0 ? 'true' : 'false'
}

/** `990 kg to spare`, `At the limit`, and beyond it `400 kg over` in the words for that. */
export function formatSpare(kilograms: number, beyond = 'over'): string {
  if (kilograms === 0) return 'At the limit'
  return kilograms < 0 ? `${formatKg(-kilograms)} ${beyond}` : `${formatKg(kilograms)} to spare`
}

/** Those that tow it first, each in the order in which they came. */
export function towingFirst<T extends { limitKg: number }>(vehicles: readonly T[], atmKg: number): T[] {
  const tows = ({ limitKg }: T) => Number(spareKg(limitKg, atmKg) >= 0)
  return [...vehicles].sort((one, other) => tows(other) - tows(one))
}

import { MOST_ON_A_BALL_KG } from '#app/domain/towing.ts'

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

/** Those that tow it first, each in the order in which they came. */
export function towingFirst<T extends { limitKg: number }>(vehicles: readonly T[], atmKg: number): T[] {
  const tows = ({ limitKg }: T) => Number(spareKg(limitKg, atmKg) >= 0)
  return [...vehicles].sort((one, other) => tows(other) - tows(one))
}

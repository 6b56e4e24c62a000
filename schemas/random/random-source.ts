/** Random choices that a seed repeats. */
export type RandomSource = {
  /** From 0 to below 1. */
  fraction(): number
  /** A whole number, both bounds included. */
  integer(min: number, max: number): number
  /** True with this probability. */
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  /** Up to `most` members, each once, in random order. */
  pickSome<T>(list: readonly T[], most: number): T[]
}

/** The generator "mulberry32": 32 bits of state, the same sequence for a seed on every machine. */
export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from.')
    return list[integer(0, list.length - 1)] as T
  }
  return {
    fraction,
    integer,
    pick,
    chance: (probability) => fraction() < probability,
    pickSome(list, most) {
      const left = [...list]
      const picked = []
      for (let count = integer(0, Math.min(most, left.length)); count > 0; count -= 1) {
        picked.push(...left.splice(integer(0, left.length - 1), 1))
      }
      return picked
    },
  }
}

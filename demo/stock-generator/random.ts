/** Seeded randomness: the same seed gives the same stock on every machine. */
export type Random = {
  /** From 0 up to, not with, 1. */
  next: () => number
  /** A whole number within both bounds. */
  whole: (from: number, to: number) => number
  pick: <T>(choices: readonly T[]) => T
  /** Some of the choices, in their own order. */
  some: <T>(choices: readonly T[], count: number) => T[]
  chance: (probability: number) => boolean
}

/** mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough to draw cars with. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[whole(0, choices.length - 1)]
    if (choice === undefined) throw new Error('Nothing to pick from.')
    return choice
  }
  const some = <T>(choices: readonly T[], count: number): T[] => {
    const drawn = choices.map((choice, index) => ({ choice, index, order: next() }))
    const chosen = drawn.sort((a, b) => a.order - b.order).slice(0, count)
    return chosen.sort((a, b) => a.index - b.index).map(({ choice }) => choice)
  }
  return { next, whole, pick, some, chance: (probability) => next() < probability }
}

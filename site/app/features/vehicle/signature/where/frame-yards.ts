/** A part of the drawing and what stands on it, in its units. */
export type MapFrame = {
  /** A view box, wider than any screen shows: what is beside its middle is cut. */
  view: string
  /** How much larger words and marks are than in the block. */
  words: number
  /** Between these a name is on the narrowest screen, too. */
  edges: readonly [left: number, right: number]
}

type Place = { x: number; y: number }

/** The map is as high everywhere, in pixels; vehicle-signature.css sets it. */
const HIGH_PX = 240
/** What a phone shows of its width, and the widest strip, as shares of its height. */
const NARROW = 1.3
const WIDE = 3.2
/** Around the outermost yards, as a share of the height. */
const MARGIN = 0.14
/** Letters are 13 px high, those of the block 11 units. */
const WORDS_PER_UNIT = 13 / HIGH_PX / 11
/** A single city is still seen with its coast: units of the drawing, some 19 to a degree. */
const LEAST = 60

/** The part of the map that holds these yards as large as it can. */
export function frameYards(yards: readonly Place[]): MapFrame {
  const [left, right] = spanOf(yards.map(({ x }) => x))
  const [top, bottom] = spanOf(yards.map(({ y }) => y))
  const inner = 1 - 2 * MARGIN
  const high = round(Math.max((bottom - top) / inner, (right - left) / (NARROW - 2 * MARGIN), LEAST))
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const wide = round(high * WIDE)
  return {
    view: [x - wide / 2, y - high / 2, wide, high].map(round).join(' '),
    words: high * WORDS_PER_UNIT,
    edges: [x - (high * NARROW) / 2, x + (high * NARROW) / 2],
  }
}

const spanOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const

const round = (value: number) => Math.round(value * 10) / 10

/** Width and height of the drawing. */
export const LAYOUT = { width: 640, height: 420 }
/** The mark of the place. */
const MARK = { width: 66, height: 36 }
/** Between a road's middle line and a block beside it. */
const BESIDE = 18
const SHORTEST_BLOCK = 24

type Box = { x: number; y: number; width: number; height: number }

/** What is drawn of the streets around a place, not to scale; roads are paths with their width. */
export type StreetLayout = {
  /** Seen from the other side: the names are at the other edge then. */
  isMirrored: boolean
  roads: { path: string; width: number }[]
  blocks: Box[]
  park: string
  water: string
  mark: Box
  /** The way from the stop. */
  way: string
  stop: { x: number; y: number }
  /** Where the names are: heights and places across, in units of the drawing. */
  names: { street: number; parallel: number; cross: number; second: number }
}

/** Streets drawn by the names of a place's own, so that two places do not look the same. */
export function streetLayout(names: readonly string[]): StreetLayout {
  const next = createNumbers(names.join('|'))
  const between = (from: number, to: number) => Math.round(from + next() * (to - from))
  const isMirrored = next() < 0.5
  const across = (x: number) => (isMirrored ? LAYOUT.width - x : x)
  const columns = [between(96, 176), between(246, 306), between(380, 440)] as const
  const parallel = between(96, 128)
  const main = mainRoad(between(200, 284), between(210, 272), between(176, 280))
  const side = between(496, 536)
  const lean = () => between(-22, 22)
  const point = (x: number, y: number) => `${across(x)} ${y}`
  const cross = (x: number, width: number, foot: number) => {
    const by = lean()
    return { path: `M${point(x - by, -10)}Q${point(x + by, 160)} ${point(x + lean() / 2, foot)}`, width }
  }
  const [, second, third] = columns
  const markX = second + between(18, 34)
  const mark = { x: markX, y: Math.round(Math.min(main(markX), main(markX + MARK.width))) - 13 - MARK.height }
  const stop = { x: between(548, 590), y: between(304, 322) }
  const parkFoot = Math.round(Math.min(main(440), main(600))) - between(34, 58)
  return {
    isMirrored,
    roads: [
      { path: `M${point(-10, main(-10))}Q${point(320, main.bow)} ${point(650, main(650))}`, width: 22 },
      cross(columns[0], 16, between(330, 440)),
      cross(second, 13, between(360, 440)),
      cross(third, 13, 440),
      { path: `M${point(-10, parallel)}L${point(third, parallel + lean() / 2)}`, width: 9 },
      ...(next() < 0.5
        ? [
            {
              path: `M${point(-10, 400)}Q${point(200, between(330, 350))} ${point(third, between(330, 400))}`,
              width: 9,
            },
          ]
        : []),
      { path: `M${point(side, main(side))}Q${point(side + lean(), 290)} ${point(side, 440)}`, width: 9 },
    ],
    blocks: placeBlocks(columns, parallel, side, main, next).map((box) => ({
      ...box,
      x: isMirrored ? LAYOUT.width - box.x - box.width : box.x,
    })),
    park:
      next() < 0.5
        ? oval(point, (third + 640) / 2 - 8, parkFoot)
        : `M${point(third + 24, between(30, 56))}L${point(between(570, 604), between(24, 60))}L${point(
            between(600, 622),
            parkFoot - between(0, 24),
          )}L${point(between(500, 540), parkFoot)}L${point(third + 26, parkFoot - between(10, 30))}Z`,
    water: `M${point(-10, between(358, 380))}C${point(100, 350)} ${point(150, 396)} ${point(250, between(366, 388))}S${point(
      420,
      between(340, 366),
    )} ${point(660, between(372, 392))}V440H${across(-10)}Z`,
    mark: { ...MARK, ...mark, x: isMirrored ? LAYOUT.width - mark.x - MARK.width : mark.x },
    way: `M${point(stop.x, stop.y - 6)}C${point(500, main(500) + 46)} ${point(430, main(430) + 44)} ${point(
      markX + 33,
      Math.round(main(markX + 33)),
    )}`,
    stop: { ...stop, x: across(stop.x) },
    names: { street: Math.round(main(60)) - 7, parallel: parallel - 7, cross: second, second: columns[0] },
  }
}

/** A park with a round edge, above the road. */
function oval(point: (x: number, y: number) => string, x: number, foot: number): string {
  const [top, half] = [24, 82]
  const middle = Math.round((top + foot) / 2)
  return `M${point(x - half, middle)}Q${point(x - half, top)} ${point(x, top)}T${point(x + half, middle)}T${point(x, foot)}T${point(x - half, middle)}Z`
}

/** Where the main road is, by the ends of a curve and its bow. */
function mainRoad(from: number, bow: number, to: number) {
  const at = (x: number) => {
    const part = (x + 10) / 660
    return Math.round((1 - part) ** 2 * from + 2 * part * (1 - part) * bow + part ** 2 * to)
  }
  return Object.assign(at, { bow })
}

/** Buildings between the streets, some in two; none where the park and the place are. */
function placeBlocks(
  [first, second, third]: readonly [number, number, number],
  parallel: number,
  side: number,
  main: (x: number) => number,
  next: () => number,
): Box[] {
  const spans = [
    [-10, first],
    [first, second],
    [second, third],
  ] as const
  const above = spans.flatMap(([from, to]) => [
    [from, to, 0, parallel],
    [from, to, parallel, Math.min(main(from), main(to)) - (from === second ? 56 : 6)],
  ])
  const below = [...spans, [third, side], [side, 650]].map(([from = 0, to = 0]) => {
    const top = Math.max(main(from), main(to)) + 6
    return [from, to, top, top + 60 + next() * 50]
  })
  return [...above, ...below].flatMap(([from = 0, to = 0, top = 0, foot = 0]) =>
    halves(
      { x: from + BESIDE, y: top + BESIDE, width: to - from - 2 * BESIDE, height: foot - top - 2 * BESIDE },
      next(),
    ),
  )
}

/** One block, or two with a yard between. */
function halves({ x, y, width, height }: Box, part: number): Box[] {
  const whole = { x, y: Math.round(y), width, height: Math.round(height) }
  if (whole.height < SHORTEST_BLOCK) return []
  if (part < 0.45 || width < 3 * SHORTEST_BLOCK) return [whole]
  const left = Math.round(width * part) - 4
  return [
    { ...whole, width: left },
    { ...whole, x: x + left + 8, width: width - left - 8 },
  ].filter((half) => half.width >= SHORTEST_BLOCK / 2)
}

/** Numbers from 0 to 1 that the same text always gives. */
function createNumbers(text: string): () => number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A place on the drawing with its name; units of the drawing. */
type NamedPlace = { name: string; x: number; y: number }

/** Position of a name: its point on the baseline, which end of the name is there, and where a line from its place ends. */
export type PlacedName = {
  x: number
  y: number
  anchor: 'start' | 'end'
  /** Of a name that is not on the line of its place. */
  lead?: { x: number; y: number }
}

type Box = { left: number; right: number; top: number; bottom: number }

/** From a place to its name, and what a letter of it takes. */
const BESIDE = 11
const LETTER = 6.4
const LINE = 13
const RADIUS = 7
/** From the middle of a line to its baseline. */
const BASELINE = 4
/** Lines by which a name may be moved up or down, the nearest first. */
const LINES = [0, 1, -1, 2, -2, 3, -3]
/** What a line away from its place, and a square unit over the name of an area, count in square units over a name. */
const LINE_COST = 40
const AREA_COST = 0.5
/** What a name that is nearer to another place than to its own counts. */
const STRANGER_COST = 400
/** From the end of the line that leads to a name to its first letter. */
const LEAD_GAP = 2

/**
 * A position for the name of each place: on either side of it, or some lines up or down, where it covers the
 * least of the places, of the names before it, and of the areas' names.
 *
 * @param edges left and right edge of the drawing, which no name leaves where it has room on the other side
 * @param areas names that are already centred on their point
 */
export function placeNames(
  places: readonly NamedPlace[],
  [leftEdge, rightEdge]: readonly [number, number],
  areas: readonly NamedPlace[] = [],
): PlacedName[] {
  const dots = places.map(({ x, y }) => boxAround(x - RADIUS, x + RADIUS, y, 2 * RADIUS))
  const areaBoxes = areas.map(areaBox)
  const names: Box[] = []
  return places.map((place, index) => {
    const others = [...dots.filter((_, at) => at !== index), ...names]
    const strangers = places.filter((_, at) => at !== index)
    const isStrange = ({ box }: Option) =>
      strangers.some((other) => distance(other, box) <= distance(place, box))
    const getCost = (option: Option) =>
      covered(option.box, others) +
      AREA_COST * covered(option.box, areaBoxes) +
      LINE_COST * Math.abs(option.lines) +
      (isStrange(option) ? STRANGER_COST : 0)
    const options = listOptions(place)
    const inside = options.filter(({ box }) => box.left >= leftEdge && box.right <= rightEdge)
    const [best] = (inside.length > 0 ? inside : options).toSorted((a, b) => getCost(a) - getCost(b))
    if (!best) return { x: place.x, y: place.y, anchor: 'start' }
    names.push(best.box)
    return best.name
  })
}

type Option = { box: Box; name: PlacedName; lines: number }

function listOptions({ name, x, y }: NamedPlace): Option[] {
  const width = name.length * LETTER
  return LINES.flatMap((lines) =>
    (['start', 'end'] as const).map((anchor) => {
      const from = anchor === 'start' ? x + BESIDE : x - BESIDE
      const [left, right] = anchor === 'start' ? [from, from + width] : [from - width, from]
      const middle = y + lines * LINE
      return {
        box: boxAround(left, right, middle, LINE),
        name: {
          x: from,
          y: middle + BASELINE,
          anchor,
          ...(lines === 0
            ? {}
            : { lead: { x: anchor === 'start' ? from - LEAD_GAP : from + LEAD_GAP, y: middle } }),
        },
        lines,
      }
    }),
  )
}

const boxAround = (left: number, right: number, middle: number, height: number): Box => ({
  left,
  right,
  top: middle - height / 2,
  bottom: middle + height / 2,
})

function areaBox({ name, x, y }: NamedPlace): Box {
  const half = (name.length * LETTER) / 2
  return boxAround(x - half, x + half, y - BASELINE, LINE)
}

/** How far a place is from the nearest point of a box. */
const distance = ({ x, y }: { x: number; y: number }, { left, right, top, bottom }: Box) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** The square units of a box that others are over. */
const covered = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + overlap(box, other), 0)

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** A place on the drawing with its name; units of the drawing. */
type NamedPlace = { name: string; x: number; y: number }

/** Position of a name: its point on the baseline, and which end of the name is there. */
export type PlacedName = { x: number; y: number; anchor: 'start' | 'end' }

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
    const getCost = ({ box, lines }: Option) =>
      covered(box, others) + AREA_COST * covered(box, areaBoxes) + LINE_COST * Math.abs(lines)
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
        name: { x: from, y: middle + BASELINE, anchor },
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

/** The square units of a box that others are over. */
const covered = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + overlap(box, other), 0)

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

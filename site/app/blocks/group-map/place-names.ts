/** A place on the drawing with its name; units of the drawing. */
type NamedPlace = { name: string; x: number; y: number }

/** Where a name stands: its point on the baseline, and which end of the name is there. */
export type PlacedName = { x: number; y: number; anchor: 'start' | 'end' }

type Box = { left: number; right: number; top: number; bottom: number }

/** From a place to its name, and what a letter of it takes. */
const BESIDE = 11
const LETTER = 6.4
const LINE = 13
const RADIUS = 7
/** From the middle of a line to its baseline. */
const BASELINE = 4
/** Lines up or down from its place that a name may stand, the nearest first. */
const LINES = [0, 1, -1, 2, -2]

/**
 * A position for the name of each place: beside it, on either side, or a line or two up or down, so that it covers no
 * name before it and no place. One without room stands beside its place.
 *
 * @param edges left and right edge of the drawing, which no name leaves where it has room on the other side
 * @param areas names that stand in the middle of their point already
 */
export function placeNames(
  places: readonly NamedPlace[],
  [leftEdge, rightEdge]: readonly [number, number],
  areas: readonly NamedPlace[] = [],
): PlacedName[] {
  const dots = places.map(({ x, y }) => boxAround(x - RADIUS, x + RADIUS, y, 2 * RADIUS))
  const taken = [...dots, ...areas.map(areaBox)]
  return places.map(({ name, x, y }, index) => {
    const width = name.length * LETTER
    const options = LINES.flatMap((lines) =>
      (['start', 'end'] as const).map((anchor) => {
        const from = anchor === 'start' ? x + BESIDE : x - BESIDE
        const [left, right] = anchor === 'start' ? [from, from + width] : [from - width, from]
        const middle = y + lines * LINE
        return {
          box: boxAround(left, right, middle, LINE),
          name: { x: from, y: middle + BASELINE, anchor },
        }
      }),
    )
    const inside = options.filter(({ box }) => box.left >= leftEdge && box.right <= rightEdge)
    const own = dots[index]
    const free = inside.find(({ box }) => taken.every((other) => other === own || !meet(box, other)))
    const chosen = free ?? inside[0] ?? options[0]
    if (!chosen) return { x, y, anchor: 'start' }
    taken.push(chosen.box)
    return chosen.name
  })
}

const boxAround = (left: number, right: number, middle: number, height: number): Box => ({
  ...{ left, right },
  ...{ top: middle - height / 2, bottom: middle + height / 2 },
})

function areaBox({ name, x, y }: NamedPlace): Box {
  const half = (name.length * LETTER) / 2
  return boxAround(x - half, x + half, y - BASELINE, LINE)
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

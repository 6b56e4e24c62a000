/** A point on the plan of the region, in per cent of its width and height; `number` is null for the visitor. */
export type PlanPoint = { number: number | null; label: string; x: number; y: number }

type Point = readonly [lat: number, long: number]
type Numbered = { number: number; label: string; point: Point | null }

/** Room at the edges for the numbers and their names, in per cent. */
const MARGIN = 12
/** Half a degree of latitude across at the least, so that one place is not blown up to the whole plan. */
const SMALLEST = 0.02

/** Places with known points as they lie to each other, north up, and the visitor's point among them. */
export function planPoints(places: readonly Numbered[], from: Point | null): PlanPoint[] {
  const known = places.flatMap(({ number, label, point }) => (point ? [{ number, label, point }] : []))
  const all = [...known, ...(from ? [{ number: null, label: '', point: from }] : [])]
  if (all.length === 0) return []
  const lats = all.map(({ point }) => point[0])
  const longs = all.map(({ point }) => point[1])
  // A degree of longitude is shorter than one of latitude, by the cosine of the latitude.
  const shrink = Math.cos((middle(lats) * Math.PI) / 180)
  const size = Math.max(spanOf(lats), spanOf(longs) * shrink, SMALLEST)
  const scale = (100 - 2 * MARGIN) / size
  return all.map(({ number, label, point: [lat, long] }) => ({
    number,
    label,
    x: round(50 + (long - middle(longs)) * shrink * scale),
    y: round(50 - (lat - middle(lats)) * scale),
  }))
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const round = (value: number) => Math.round(value * 10) / 10

import type * as THREE from 'three'
import { clamp, curve, itemAt, type Point2, type Point3, superPoint } from '../maths.ts'
import { loft } from './solids.ts'

type Points = readonly Point2[]

/** A closed body along x, measured at stations: [x, upper edge, lower edge, half width] in metres. */
export type HullSpec = {
  stations: readonly (readonly [x: number, top: number, bottom: number, half: number])[]
  /** Exponent of the cross-section; 2 is an ellipse, larger is boxier. */
  n?: number
  /** Half width of the lower part, as a share of the upper. */
  foot?: number
  /** How far the rounding of the rear and front end reaches. */
  ends?: Point2
}

const STATIONS = 56
const AROUND = 56

/** A smooth closed skin such as a tank, a seat or a tail; it ends at its outer stations. */
export function hull(spec: HullSpec, look: THREE.Material): THREE.Mesh {
  const along = (column: 1 | 2 | 3) =>
    curve(spec.stations.map((station): Point2 => [station[0], station[column]]))
  const [top, bottom, half] = [along(1), along(2), along(3)]
  const xs = spec.stations.map(([x]) => x)
  const [from, to] = [Math.min(...xs), Math.max(...xs)]
  const [rear, front] = spec.ends ?? [0.06, 0.06]
  const lines = Array.from({ length: STATIONS + 1 }, (_, i) => {
    // Denser towards the ends, where the skin turns over.
    const x = (from + to) / 2 - ((to - from) / 2) * Math.cos((i / STATIONS) * Math.PI)
    const reach = Math.min(roundOff((x - from) / rear), roundOff((to - x) / front))
    const [middle, high, wide] = [
      (top(x) + bottom(x)) / 2,
      ((top(x) - bottom(x)) / 2) * reach,
      half(x) * reach,
    ]
    return Array.from({ length: AROUND }, (_, j): Point3 => {
      const a = (j / AROUND) * Math.PI * 2
      const [s, c] = superPoint(Math.PI / 2 - a, spec.n ?? 2.4)
      const up = c * Math.sign(Math.cos(a))
      const narrow = 1 - (1 - (spec.foot ?? 1)) * clamp(0.5 - up / 2)
      return [x, middle + up * high, s * Math.sign(Math.sin(a)) * wide * narrow]
    })
  })
  return loft(lines, look, { closed: true })
}

/** A quarter of a circle from 0 at the end to 1. */
function roundOff(share: number): number {
  const t = 1 - clamp(share)
  return Math.sqrt(Math.max(0, 1 - t * t))
}

/** A shell around a wheel, from one angle to another (degrees, 0 ahead, 90 above). */
export type GuardSpec = {
  at: Point2
  r: number
  from: number
  to: number
  half: number
  /** How far its flanks come down. */
  deep: number
}

/** A mudguard with a crown and flanks. */
export function guard({ at, r, from, to, half, deep }: GuardSpec, look: THREE.Material): THREE.Mesh {
  const lines = Array.from({ length: 49 }, (_, i) => {
    const t = i / 48
    const a = ((from + (to - from) * t) * Math.PI) / 180
    const ends = Math.min(1, Math.sqrt(Math.min(t, 1 - t) * 14))
    return Array.from({ length: 33 }, (_, j): Point3 => {
      const p = ((1 - j / 16) * Math.PI) / 2
      const z = half * Math.sign(Math.sin(p)) * Math.abs(Math.sin(p)) ** 0.8 * (0.55 + 0.45 * ends)
      const radius = r - deep * (1 - Math.abs(Math.cos(p)) ** 0.9) * (0.4 + 0.6 * ends)
      return [at[0] + radius * Math.cos(a), at[1] + radius * Math.sin(a), z]
    })
  })
  return loft(lines, look)
}

/** A bowed panel between an upper and a lower edge of equally many points, at `z` of each place. */
export function bowedPanel(
  upper: Points,
  lower: Points,
  z: (x: number, y: number, across: number) => number,
  look: THREE.Material,
): THREE.Mesh {
  const [up, low] = [finer(upper), finer(lower)]
  const lines = Array.from({ length: 17 }, (_, i) => {
    const t = 1 - i / 16
    return up.map(([x0, y0], j): Point3 => {
      const [x1, y1] = itemAt(low, j)
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
      return [x, y, z(x, y, t)]
    })
  })
  return loft(lines, look)
}

/** Catmull–Rom through the points. */
function finer(points: Points): Point2[] {
  const steps = 12
  return points.slice(1).flatMap((to, i): Point2[] => {
    const from = itemAt(points, i)
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to]
    return Array.from({ length: i === points.length - 2 ? steps + 1 : steps }, (_, j) => {
      const t = j / steps
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * from[k] +
          (to[k] - before[k]) * t +
          (2 * before[k] - 5 * from[k] + 4 * to[k] - after[k]) * t * t +
          (3 * from[k] - before[k] - 3 * to[k] + after[k]) * t ** 3)
      return [at(0), at(1)]
    })
  })
}

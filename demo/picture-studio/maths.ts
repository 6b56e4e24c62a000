export type Point2 = readonly [number, number]
export type Point3 = readonly [number, number, number]

/** The item at an index. @throws RangeError where there is none, which names the bounds that were left */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`)
  return item
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x))

/** Hermite step from 0 at `a` to 1 at `b`; `a` may be the larger. */
export function smooth(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}

/**
 * A monotone cubic through points, constant beyond its ends (Fritsch and Butland's slopes). Monotone, because a spline
 * that overshoots shows as a dent in the reflections.
 */
export function curve(points: readonly Point2[]): (x: number) => number {
  const p = [...points].sort((a, b) => a[0] - b[0])
  const last = p.length - 1
  if (last < 0) throw new Error('A curve needs a point.')
  const slopes = computeSlopes(p)
  const [first, end] = [itemAt(p, 0), itemAt(p, last)]
  return (x) => {
    if (x <= first[0]) return first[1]
    if (x >= end[0]) return end[1]
    let i = 0
    while (x > itemAt(p, i + 1)[0]) i++
    const [from, to] = [itemAt(p, i), itemAt(p, i + 1)]
    const width = to[0] - from[0]
    const t = (x - from[0]) / width
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * from[1] +
      (t3 - 2 * t2 + t) * width * itemAt(slopes, i) +
      (-2 * t3 + 3 * t2) * to[1] +
      (t3 - t2) * width * itemAt(slopes, i + 1)
    )
  }
}

function computeSlopes(p: readonly Point2[]): number[] {
  const rise = p.slice(1).map((to, i) => {
    const from = itemAt(p, i)
    return (to[1] - from[1]) / (to[0] - from[0])
  })
  if (rise.length === 0) return [0]
  const inner = rise.slice(1).map((next, i) => {
    const before = itemAt(rise, i)
    return before * next <= 0 ? 0 : (2 * before * next) / (before + next)
  })
  return [itemAt(rise, 0), ...inner, itemAt(rise, rise.length - 1)]
}

/** A point of the unit superellipse at polar angle `a`, first quadrant. n = 2 is a circle, larger is boxier. */
export function superPoint(a: number, n: number): Point2 {
  const [c, s] = [Math.abs(Math.cos(a)), Math.abs(Math.sin(a))]
  const r = 1 / (c ** n + s ** n) ** (1 / n)
  return [c * r, s * r]
}

/** `count` + 1 points of a function from `a` to `b`. */
export function span(a: number, b: number, count: number, f: (x: number) => number): Point2[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = a + ((b - a) * i) / count
    return [x, f(x)] as const
  })
}

/** Where a closed outline crosses the line y = `level`: the outermost crossings, or null. */
export function crossings(outline: readonly Point2[], level: number): Point2 | null {
  const found: number[] = []
  outline.forEach(([x, y], i) => {
    const [nextX, nextY] = itemAt(outline, (i + 1) % outline.length)
    if (y === nextY || level < Math.min(y, nextY) || level > Math.max(y, nextY)) return
    found.push(lerp(x, nextX, (level - y) / (nextY - y)))
  })
  return found.length < 2 ? null : [Math.min(...found), Math.max(...found)]
}

import type { Shape } from '../body/shape.ts'
import { lerp, type Point2, type Point3, superPoint } from '../maths.ts'

/** A point of the rounded front at angle `a` (0 in the middle, a quarter turn where the flank begins), set inwards. */
export function frontPoint(shape: Shape, a: number, y: number, inset = 0): Point3 {
  const at = (angle: number) => shape.lower('F', Math.abs(angle), y, shape.XF)
  const [x, , z] = at(a)
  const sign = a < 0 ? -1 : 1
  if (inset === 0) return [x, y, z * sign]
  const step = 0.01
  const [before, after] = [at(Math.max(0, Math.abs(a) - step)), at(Math.abs(a) + step)]
  const along: Point2 = [after[0] - before[0], after[2] - before[2]]
  const length = Math.hypot(...along) || 1
  // Outwards, across the direction in which the ring runs.
  const outwards: Point2 = Math.abs(a) < step ? [1, 0] : [along[1] / length, -along[0] / length]
  return [x - outwards[0] * inset, y, (z - outwards[1] * inset) * sign]
}

/** The angle at which the front is so far from the middle. */
export function angleOfZ(shape: Shape, z: number, y: number): number {
  return bisect((a) => shape.lower('F', a, y, shape.XF)[2] < Math.abs(z)) * Math.sign(z || 1)
}

/** The angle at which the front has come back to x. */
export function angleOfX(shape: Shape, x: number, y: number): number {
  return bisect((a) => shape.lower('F', a, y, shape.XF)[0] > x)
}

function bisect(before: (a: number) => boolean): number {
  let [low, high] = [0, Math.PI / 2]
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2
    if (before(middle)) low = middle
    else high = middle
  }
  return low
}

/** Where the side sheet takes over from the front sheet, in z at this height. */
export function seamZ(shape: Shape, y: number): number {
  const [, share] = superPoint(Math.PI / 4, shape.k.corner.front.n)
  return shape.flank(shape.XF - shape.k.corner.front.reach, y) * share
}

/** Points along the front from one angle to another, height and inset changing on the way. */
export function along(
  shape: Shape,
  from: { a: number; y: number },
  to: { a: number; y: number },
  inset: number,
  count = 24,
): Point3[] {
  return Array.from({ length: count + 1 }, (_, i) =>
    frontPoint(shape, lerp(from.a, to.a, i / count), lerp(from.y, to.y, i / count), inset),
  )
}

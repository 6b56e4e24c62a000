import { itemAt, type Point2 } from '../maths.ts'

export function poly(points: readonly Point2[], closed = true): Path2D {
  const path = new Path2D()
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  if (closed) path.closePath()
  return path
}

/** A smooth line through points (Catmull-Rom as Bézier curves). */
export function spline(points: readonly Point2[]): Path2D {
  const path = new Path2D()
  const at = (i: number) => itemAt(points, Math.max(0, Math.min(points.length - 1, i)))
  path.moveTo(...at(0))
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path.bezierCurveTo(
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      ...c,
    )
  }
  return path
}

export function circle(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, radius, 0, 7)
  return path
}

/** A rounded rectangle by its lower left corner. */
export function panel(x: number, y: number, width: number, height: number, round: number): Path2D {
  const path = new Path2D()
  path.roundRect(x, y, width, height, round)
  return path
}

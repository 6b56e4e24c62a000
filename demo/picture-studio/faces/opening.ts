import type * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import { poly } from '../livery/paths.ts'
import type { Sheet } from '../livery/sheet.ts'
import { crossings, itemAt, lerp, type Point2, type Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { loft, tube } from '../parts/solids.ts'
import { angleOfZ, frontPoint } from './corner.ts'

export type OpeningSpec = {
  /** Right half of the outline as [z, y], from the lower middle to the upper middle. */
  half: readonly Point2[]
  bars: {
    run: 'across' | 'upright'
    pitch: number
    thick: number
    inset: number
    look: THREE.Material
  } | null
  frame?: { look: THREE.Material; radius: number }
  depth?: number
}

/** An opening in the front, cut out of the skin, with bars and a dark back: a grille or an intake. */
export class Opening {
  readonly #shape: Shape
  readonly #spec: OpeningSpec
  readonly #outline: readonly Point2[]

  constructor(shape: Shape, spec: OpeningSpec) {
    this.#shape = shape
    this.#spec = spec
    this.#outline = [...spec.half, ...[...spec.half].reverse().map(([z, y]): Point2 => [-z, y])]
  }

  paint(front: Sheet): void {
    const path = poly(this.#outline)
    front.fill(path, { color: '#08090a', gloss: 0.7, round: 0.012, height: -0.2 })
    front.hole(path)
  }

  build(group: THREE.Group): void {
    const { bars, frame, depth = 0.1 } = this.#spec
    const [low, high] = [Math.min(...this.#ys()), Math.max(...this.#ys())]
    group.add(this.#back(low - 0.02, high + 0.02, depth))
    if (bars?.run === 'across')
      for (let y = low + bars.pitch * 0.6; y < high - bars.thick * 0.5; y += bars.pitch)
        group.add(...this.#across(y))
    if (bars?.run === 'upright') {
      const wide = Math.max(...this.#outline.map(([z]) => z))
      for (let z = bars.pitch / 2; z < wide; z += bars.pitch)
        group.add(...this.#upright(z), ...this.#upright(-z))
    }
    if (frame) group.add(tube(this.#rim(), frame.radius, frame.look, 220))
  }

  #ys(): number[] {
    return this.#outline.map(([, y]) => y)
  }

  #at(z: number, y: number, inset: number): Point3 {
    return frontPoint(this.#shape, angleOfZ(this.#shape, z, y), y, inset)
  }

  #back(low: number, high: number, depth: number): THREE.Mesh {
    const wide = Math.max(...this.#outline.map(([z]) => z)) + 0.03
    const line = (y: number, inset: number) =>
      Array.from({ length: 21 }, (_, i) => this.#at(lerp(-wide, wide, i / 20), y, inset))
    return loft([line(high, 0.003), line(high, depth), line(low, depth), line(low, 0.003)], LOOKS.liner)
  }

  #across(y: number): THREE.Mesh[] {
    const reach = crossings(this.#outline, y)
    const { bars } = this.#spec
    if (!reach || !bars) return []
    const count = 24
    const line = Array.from({ length: count + 1 }, (_, i) => lerp(...reach, i / count))
    return [
      slat(
        line.map((z) => this.#at(z, y, bars.inset)),
        [0, bars.thick / 2, 0],
        bars,
      ),
    ]
  }

  #upright(z: number): THREE.Mesh[] {
    const reach = crossings(
      this.#outline.map(([a, b]): Point2 => [b, a]),
      z,
    )
    const { bars } = this.#spec
    if (!reach || !bars) return []
    const line = Array.from({ length: 9 }, (_, i) => lerp(...reach, i / 8))
    return [
      slat(
        line.map((y) => this.#at(z, y, bars.inset)),
        [0, 0, bars.thick / 2],
        bars,
      ),
    ]
  }

  /** The outline's rim, with points enough to follow the skin. */
  #rim(): Point3[] {
    const points = this.#outline.flatMap((from, i) => {
      const to = itemAt(this.#outline, (i + 1) % this.#outline.length)
      const count = Math.max(2, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.05))
      return Array.from({ length: count }, (_, j) =>
        this.#at(lerp(from[0], to[0], j / count), lerp(from[1], to[1], j / count), -0.001),
      )
    })
    return [...points, itemAt(points, 0)]
  }
}

/** A flat bar along a line: its face as high as thick, its sides running back. */
function slat(
  line: readonly Point3[],
  half: Point3,
  { thick, look }: { thick: number; look: THREE.Material },
) {
  const moved = (sign: number, back: number) =>
    line.map(([x, y, z]): Point3 => [x - back, y + half[1] * sign, z + half[2] * sign])
  return loft([moved(1, thick * 2.4), moved(1, 0), moved(-1, 0), moved(-1, thick * 2.4)], look)
}

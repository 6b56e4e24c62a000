import * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import { poly } from '../livery/paths.ts'
import type { Sheet } from '../livery/sheet.ts'
import { clamp, lerp, type Point2, type Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { loft, mirrored, ribbon, tube, turned } from '../parts/solids.ts'
import { along, angleOfX, angleOfZ, frontPoint, seamZ } from './corner.ts'

/** A lamp that wraps the corner: lower and upper edge at its inner end and outside, and where it ends on the side. */
export type LampSpec = {
  inner: number
  innerY: Point2
  outerY: Point2
  /** x of the lower and the upper end on the side, or null for a lamp of the front alone. */
  ends: Point2 | null
}

const DEEP = 0.085
const OVERLAP = 9

/** A recess behind a clear lens, with the lights in it. */
export class Lamp {
  readonly shape: Shape
  readonly #spec: LampSpec
  readonly #seam: number

  constructor(shape: Shape, spec: LampSpec) {
    this.shape = shape
    this.#spec = spec
    this.#seam = Math.min(seamZ(shape, lerp(...spec.outerY, 0.5)), 0.74)
  }

  /** Height at so far from the middle: 0 the lower edge, 1 the upper. */
  y(z: number, share: number): number {
    const { inner, innerY, outerY } = this.#spec
    const t = clamp((z - inner) / (this.#seam - inner))
    return lerp(lerp(innerY[0], outerY[0], t), lerp(innerY[1], outerY[1], t), share)
  }

  paint(front: Sheet, side: Sheet): void {
    const { inner, innerY, outerY, ends } = this.#spec
    const far = ends ? OVERLAP : this.#seam - 0.03
    const face = poly([
      [inner, innerY[0]],
      [inner + 0.012, innerY[1]],
      [this.#seam, outerY[1]],
      [far, outerY[1]],
      [far, outerY[0]],
      [this.#seam, outerY[0]],
    ])
    const rim = { color: '#050607', gloss: 0.6, round: 0.009, height: -0.12 }
    front.fill(face, rim)
    front.lens(face)
    if (!ends) return
    const flank = poly([
      [OVERLAP, outerY[0]],
      [ends[0], outerY[0]],
      [ends[1], outerY[1]],
      [OVERLAP, outerY[1]],
    ])
    side.fill(flank, rim)
    side.lens(flank)
  }

  /** The recess: floor, back and ceiling, following the corner. */
  tray(look: THREE.Material = LOOKS.housing): THREE.Mesh {
    const [from, to] = [this.angle(this.#spec.inner - 0.03), this.#outerAngle()]
    const lines: Point3[][] = []
    const count = 28
    for (const [share, inset] of [
      [1.25, 0.004],
      [1.12, DEEP],
      [-0.12, DEEP],
      [-0.25, 0.004],
    ] as const) {
      const line = Array.from({ length: count + 1 }, (_, i) => {
        const a = lerp(from, to, i / count)
        const z = frontPoint(this.shape, a, this.y(0.6, 0.5))[2]
        return frontPoint(this.shape, a, this.y(z, share), inset)
      })
      lines.push(line)
    }
    return loft(lines, look)
  }

  angle(z: number): number {
    return angleOfZ(this.shape, z, this.y(z, 0.5))
  }

  #outerAngle(): number {
    const { ends, outerY } = this.#spec
    const y = lerp(...outerY, 0.5)
    return ends
      ? angleOfX(this.shape, Math.min(...ends) - 0.05, y)
      : angleOfZ(this.shape, this.#seam, y) + 0.06
  }

  /** A line of light; places as [z, share of the height], or 'end' for the outer end. */
  strip(from: readonly [number, number], to: readonly [number | 'end', number], thick = 0.0065): THREE.Mesh {
    const start = { a: this.angle(from[0]), y: this.y(from[0], from[1]) }
    const z = to[0] === 'end' ? 1 : to[0]
    const end = { a: to[0] === 'end' ? this.#outerAngle() - 0.12 : this.angle(z), y: this.y(z, to[1]) }
    return tube(along(this.shape, start, end, 0.014), thick, LOOKS.light, 40)
  }

  /** A projector: a lens in a bright ring, looking ahead. */
  projector(z: number, share: number, radius: number, inset = 0.045): THREE.Group {
    return makeProjector(frontPoint(this.shape, this.angle(z), this.y(z, share), inset), radius)
  }

  /** A bright reflector behind the lights, between two places. */
  reflector(from: number, to: number, low = 0.1, high = 0.9): THREE.Mesh {
    const edge = (share: number) =>
      along(
        this.shape,
        { a: this.angle(from), y: this.y(from, share) },
        { a: this.angle(to), y: this.y(to, share) },
        0.07,
        12,
      )
    return ribbon(edge(low), edge(high), LOOKS.reflector)
  }
}

export function makeProjector(at: Point3, radius: number): THREE.Group {
  const group = new THREE.Group()
  const ring: Point2[] = [
    [radius * 1.28, -0.03],
    [radius * 1.22, 0.004],
    [radius * 1.06, 0.008],
    [radius, -0.004],
  ]
  const dome: Point2[] = Array.from({ length: 9 }, (_, i) => {
    const t = (i / 8) * (Math.PI / 2)
    return [radius * Math.cos(t) + 0.0001, radius * 0.55 * Math.sin(t) - 0.006]
  })
  group.add(turned(ring, LOOKS.chromeBoth, 40), turned(dome, LOOKS.lens, 40))
  const glint = new THREE.Mesh(new THREE.SphereGeometry(radius * 0.3, 16, 12), LOOKS.bulb)
  glint.position.set(-radius * 0.2, radius * 0.22, radius * 0.33)
  group.add(glint)
  group.rotation.y = Math.PI / 2
  group.position.set(...at)
  return group
}

/** Puts what is made for the right on both sides. */
export function bothSides(group: THREE.Group, parts: readonly THREE.Object3D[]): void {
  const right = new THREE.Group()
  right.add(...parts)
  right.updateMatrixWorld(true)
  group.add(right, mirrored(right))
}

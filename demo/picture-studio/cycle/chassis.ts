import * as THREE from 'three'
import type { Point2, Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, createPlate, outlineShape, rod, tube, turned } from '../parts/solids.ts'

/** Two equal beams left and right of the middle, along points [x, y, distance from the middle]. */
export function makeRails(points: readonly Point3[], r: number, look: THREE.Material): THREE.Mesh[] {
  return ([1, -1] as const).map((s) =>
    tube(
      points.map(([x, y, z]): Point3 => [x, y, z * s]),
      r,
      look,
      70,
    ),
  )
}

/** Straight struts left and right of the middle. */
export function makeStruts(
  pairs: readonly (readonly [Point3, Point3])[],
  r: number,
  look: THREE.Material,
): THREE.Mesh[] {
  return ([1, -1] as const).flatMap((s) =>
    pairs.map(([a, b]) => rod([a[0], a[1], a[2] * s], [b[0], b[1], b[2] * s], r, look)),
  )
}

/** The rear fork, with axle, chain and sprocket on the left. */
export function makeSwingarm(
  pivot: Point2,
  axle: Point2,
  half: number,
  look: THREE.Material,
): THREE.Object3D[] {
  const lean = Math.atan2(pivot[1] - axle[1], pivot[0] - axle[0])
  const [long, middle] = [
    Math.hypot(pivot[0] - axle[0], pivot[1] - axle[1]),
    [(pivot[0] + axle[0]) / 2, (pivot[1] + axle[1]) / 2] as const,
  ]
  const beams = ([1, -1] as const).flatMap((s) => [
    box([long + 0.08, 0.055, 0.035], 0.014, look, { at: [middle[0], middle[1], s * half], rz: lean }),
    box([0.09, 0.075, 0.04], 0.016, look, { at: [axle[0], axle[1], s * half] }),
  ])
  return [
    ...beams,
    box([0.12, 0.07, half * 2], 0.02, look, { at: [pivot[0] - 0.04, pivot[1], 0], rz: lean }),
    rod([...axle, -half - 0.04], [...axle, half + 0.04], 0.013, LOOKS.steel),
    ...makeChain(pivot, axle, -(half - 0.028)),
  ]
}

function makeChain(pivot: Point2, axle: Point2, z: number): THREE.Object3D[] {
  const [small, large] = [0.04, 0.105]
  const sprocket = turned(
    [
      [large, -0.003],
      [large, 0.003],
      [0.05, 0.004],
      [0.05, -0.004],
    ],
    LOOKS.steel,
    56,
  )
  sprocket.position.set(axle[0], axle[1], z)
  const [fx, fy] = [pivot[0] + 0.07, pivot[1] + 0.01]
  return [
    sprocket,
    chainRun([fx, fy + small, z], [axle[0], axle[1] + large, z]),
    chainRun([fx, fy - small, z], [axle[0], axle[1] - large, z]),
  ]
}

const chainRun = (from: Point3, to: Point3) => rod(from, to, 0.008, LOOKS.graphite)

/** The line of a coil spring round the axis from the origin to `along`. */
class Coil extends THREE.Curve<THREE.Vector3> {
  readonly #along: THREE.Vector3
  readonly #r: number
  readonly #turn: THREE.Quaternion

  constructor(along: THREE.Vector3, r: number) {
    super()
    this.#along = along
    this.#r = r
    this.#turn = new THREE.Quaternion().setFromUnitVectors(
      new THREE.Vector3(0, 1, 0),
      along.clone().normalize(),
    )
  }

  override getPoint(t: number): THREE.Vector3 {
    const [x, z] = [this.#r * Math.cos(t * 50), this.#r * Math.sin(t * 50)]
    return new THREE.Vector3(x, this.#along.length() * (0.2 + t * 0.68), z).applyQuaternion(this.#turn)
  }
}

/** A spring over its damper. */
export function makeShock(foot: Point3, head: Point3, r: number, look: THREE.Material): THREE.Object3D[] {
  const along = new THREE.Vector3(...head).sub(new THREE.Vector3(...foot))
  const coil = new THREE.Mesh(new THREE.TubeGeometry(new Coil(along, r), 260, r * 0.2, 8), look)
  coil.position.set(...foot)
  return [
    rod(foot, head, r * 0.5, LOOKS.chrome),
    coil,
    rod(foot, lerpPoint(foot, head, 0.24), r * 0.9, LOOKS.black),
  ]
}

const lerpPoint = (a: Point3, b: Point3, t: number): Point3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** Rests for the feet, on both sides. */
export function makePegs(at: Point2, half: number): THREE.Object3D[] {
  return ([1, -1] as const).flatMap((s) => [
    rod([at[0], at[1], s * half], [at[0], at[1], s * (half + 0.11)], 0.015, LOOKS.rubber),
    box([0.1, 0.03, 0.02], 0.008, LOOKS.graphite, { at: [at[0] - 0.02, at[1] + 0.01, s * half] }),
    rod([at[0], at[1], s * half], [at[0] - 0.05, at[1] + 0.13, s * (half - 0.03)], 0.011, LOOKS.graphite),
  ])
}

/** The stand it leans on when parked; here it only shows, folded down on the left. */
export function makeSideStand(at: Point2): THREE.Object3D[] {
  return [
    rod([at[0], at[1], -0.12], [at[0] + 0.08, 0.02, -0.27], 0.011, LOOKS.black),
    box([0.09, 0.012, 0.05], 0.005, LOOKS.black, { at: [at[0] + 0.08, 0.012, -0.28] }),
  ]
}

/** Lamps, number plate and flashers behind; `at` is the lamp's middle. */
export function makeTailEnd(at: Point2, plate: Point2, lampWide: number): THREE.Object3D[] {
  const flashers = ([1, -1] as const).flatMap((s) => [
    rod(
      [plate[0] + 0.03, plate[1] + 0.1, s * 0.04],
      [plate[0] + 0.03, plate[1] + 0.1, s * 0.14],
      0.008,
      LOOKS.black,
    ),
    box([0.05, 0.032, 0.055], 0.014, LOOKS.lampAmber, { at: [plate[0] + 0.028, plate[1] + 0.1, s * 0.16] }),
  ])
  return [
    box([0.05, 0.045, lampWide], 0.018, LOOKS.lampRed, { at: [...at, 0] }),
    rod([at[0] + 0.05, at[1] - 0.03, 0.02], [plate[0] + 0.02, plate[1] + 0.06, 0.02], 0.012, LOOKS.black),
    rod([at[0] + 0.05, at[1] - 0.03, -0.02], [plate[0] + 0.02, plate[1] + 0.06, -0.02], 0.012, LOOKS.black),
    box([0.014, 0.17, 0.19], 0.006, LOOKS.black, { at: [plate[0] + 0.012, plate[1] + 0.01, 0], rz: 0.2 }),
    box([0.006, 0.12, 0.17], 0.003, LOOKS.white, { at: [...plate, 0], rz: 0.2 }),
    ...flashers,
  ]
}

/** A flat casting such as a side cover or a heel plate, on both sides at `z`. */
export function makePlates(
  outline: readonly Point2[],
  z: number,
  thick: number,
  look: THREE.Material,
): THREE.Mesh[] {
  return ([1, -1] as const).map((s) => {
    const plate = createPlate(outlineShape(outline), thick, look, Math.min(0.008, thick / 3))
    plate.position.z = s * z
    return plate
  })
}

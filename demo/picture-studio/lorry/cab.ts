import type * as THREE from 'three'
import { clamp, curve, lerp, type Point2, type Point3, superPoint } from '../maths.ts'
import { bowedPanel } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, loft, mirrored, rod, tube } from '../parts/solids.ts'

export const CAB = { rear: 1.62, floor: 0.86, roof: 2.56, half: 1.02 } as const

const front = curve([
  [0.8, 3.2],
  [1.4, 3.19],
  [1.9, 3.06],
  [2.3, 2.9],
  [2.6, 2.74],
])
const half = curve([
  [0.8, 1.0],
  [1.3, 1.02],
  [1.8, 1.0],
  [2.6, 0.92],
])
const ROUND = 0.13

/** Slats above a painted bumper, or one wide mouth between upright lamps. */
export type CabNose = 'slats' | 'mouth'

/** A cab over the engine: one skin, dark glass let into it, doors drawn by their shut lines. */
export function makeCab(nose: CabNose = 'slats'): THREE.Object3D[] {
  return [
    skin(),
    ...windscreen(),
    ...(nose === 'slats' ? slatNose() : mouthNose()),
    ...([1, -1] as const).flatMap((s) => [...side(s), ...mirror(s)]),
    ...roofTop(),
  ]
}

function skin(): THREE.Mesh {
  const levels = Array.from({ length: 61 }, (_, i) =>
    lerp(CAB.floor, CAB.roof, (1 - Math.cos((i / 60) * Math.PI)) / 2),
  )
  return loft(
    levels.map((y) => ring(y)),
    LOOKS.paint,
    { closed: true },
  )
}

/** The outline at a height, drawn in where roof and floor turn over. */
function ring(y: number): Point3[] {
  const t = 1 - clamp(Math.min((CAB.roof - y) / ROUND, (y - CAB.floor) / 0.05))
  const inset = 1 - Math.sqrt(Math.max(0, 1 - t * t))
  const [from, to, wide] = [CAB.rear, front(y), half(y)]
  const [long, deep] = [((to - from) / 2) * (1 - inset), wide * (1 - inset)]
  return Array.from({ length: 120 }, (_, i): Point3 => {
    const a = (i / 120) * Math.PI * 2
    const [c, s] = superPoint(a, 5.5)
    return [(from + to) / 2 + c * Math.sign(Math.cos(a)) * long, y, -s * Math.sign(Math.sin(a)) * deep]
  })
}

/** The skin's half width so far from the rear wall. */
function skinZ(x: number, y: number): number {
  const [from, to] = [CAB.rear, front(y)]
  const c = clamp(Math.abs((x - (from + to) / 2) / ((to - from) / 2)), 0, 0.999)
  return half(y) * (1 - c ** 5.5) ** (1 / 5.5)
}

/** The skin's front at a distance from the middle. */
function skinX(y: number, z: number): number {
  const [from, to] = [CAB.rear, front(y)]
  const s = clamp(Math.abs(z) / half(y), 0, 0.999)
  return (from + to) / 2 + ((to - from) / 2) * (1 - s ** 5.5) ** (1 / 5.5)
}

/** A sheet that lies on the front, a hand's breadth of `out` metres before it. */
function onFront(low: number, high: number, wide: number, out: number, look: THREE.Material): THREE.Mesh {
  const lines = Array.from({ length: 15 }, (_, i) => {
    const y = lerp(low, high, i / 14)
    return Array.from({ length: 41 }, (_, j): Point3 => {
      const z = wide * (1 - j / 20)
      return [skinX(y, z) + out, y, z]
    })
  })
  return loft(lines, look)
}

function windscreen(): THREE.Object3D[] {
  const wipers = [0.12, -0.62].map((z) =>
    rod([skinX(1.52, z) + 0.03, 1.5, z], [skinX(1.8, z + 0.5) + 0.025, 1.66, z + 0.52], 0.01, LOOKS.black),
  )
  return [
    onFront(1.5, 2.34, 0.93, 0.006, LOOKS.lens),
    onFront(1.38, 1.5, 0.95, 0.008, LOOKS.black),
    ...wipers,
  ]
}

/** A dark mouth with two chrome bars from the windscreen's foot to the bumper, lamps upright at its corners. */
function mouthNose(): THREE.Object3D[] {
  const bars = [0.98, 1.26].map((y) =>
    box([0.035, 0.045, 1.3], 0.014, LOOKS.chrome, { at: [front(y) + 0.014, y, 0] }),
  )
  const slats = [1.05, 1.12, 1.19].map((y) =>
    box([0.02, 0.02, 1.2], 0.008, LOOKS.graphite, { at: [front(y) + 0.01, y, 0] }),
  )
  const lamps = [1, -1].flatMap((s) => [
    box([0.12, 0.42, 0.24], 0.06, LOOKS.lens, { at: [3.13, 0.98, s * 0.84], ry: s * 0.28 }),
    box([0.03, 0.13, 0.12], 0.05, LOOKS.bulb, { at: [3.185, 1.07, s * 0.82], ry: s * 0.28 }),
    box([0.03, 0.13, 0.12], 0.05, LOOKS.bulb, { at: [3.188, 0.92, s * 0.82], ry: s * 0.28 }),
    box([0.02, 0.36, 0.014], 0.006, LOOKS.light, { at: [3.2, 0.98, s * 0.74], ry: s * 0.2 }),
    box([0.06, 0.08, 0.2], 0.03, LOOKS.lampAmber, { at: [3.17, 0.62, s * 0.78], ry: s * 0.2 }),
  ])
  return [
    onFront(0.88, 1.34, 0.7, 0.006, LOOKS.black),
    ...slats,
    ...bars,
    box([0.36, 0.22, 2.02], 0.07, LOOKS.paint, { at: [3.02, 0.74, 0] }),
    box([0.34, 0.3, 2.0], 0.07, LOOKS.matte, { at: [3.04, 0.5, 0] }),
    box([0.02, 0.1, 1.1], 0.02, LOOKS.black, { at: [3.212, 0.47, 0] }),
    box([0.012, 0.11, 0.38], 0.005, LOOKS.white, { at: [3.212, 0.6, 0] }),
    ...lamps,
  ]
}

/** Grille, bumper with lamps, plate, steps at the corners. */
function slatNose(): THREE.Object3D[] {
  const bars = [1.06, 1.13, 1.2].map((y) =>
    box([0.03, 0.03, 1.24], 0.012, LOOKS.graphite, { at: [front(y) + 0.012, y, 0] }),
  )
  const lamps = [1, -1].flatMap((s) => [
    box([0.09, 0.2, 0.36], 0.045, LOOKS.lens, { at: [3.175, 0.7, s * 0.74], ry: s * 0.1 }),
    box([0.03, 0.1, 0.11], 0.04, LOOKS.bulb, { at: [3.222, 0.71, s * 0.68], ry: s * 0.1 }),
    box([0.03, 0.1, 0.11], 0.04, LOOKS.bulb, { at: [3.208, 0.71, s * 0.81], ry: s * 0.1 }),
    box([0.03, 0.012, 0.3], 0.005, LOOKS.light, { at: [3.218, 0.785, s * 0.74], ry: s * 0.1 }),
    box([0.08, 0.13, 0.06], 0.025, LOOKS.lampAmber, { at: [3.12, 0.7, s * 0.955], ry: s * 0.5 }),
    box([0.05, 0.07, 0.16], 0.02, LOOKS.bulb, { at: [3.2, 0.5, s * 0.72] }),
  ])
  return [
    onFront(1.0, 1.28, 0.68, 0.007, LOOKS.black),
    ...bars,
    box([0.34, 0.36, 2.02], 0.08, LOOKS.paint, { at: [3.03, 0.7, 0] }),
    box([0.3, 0.2, 1.98], 0.06, LOOKS.matte, { at: [3.05, 0.47, 0] }),
    box([0.02, 0.14, 0.9], 0.01, LOOKS.black, { at: [3.2, 0.72, 0] }),
    box([0.012, 0.11, 0.38], 0.005, LOOKS.white, { at: [3.214, 0.53, 0] }),
    ...lamps,
  ]
}

/** Window, shut lines, handle, arch and steps of one side. */
function side(s: 1 | -1): THREE.Object3D[] {
  const pane = bowedPanel(
    [
      [1.92, 2.3],
      [2.2, 2.31],
      [2.62, 2.28],
    ],
    [
      [1.9, 1.52],
      [2.3, 1.49],
      [2.82, 1.46],
    ],
    (x, y) => skinZ(x, y) + 0.006,
    LOOKS.lens,
  )
  const seam = (points: readonly Point2[]) =>
    tube(
      points.map(([x, y]): Point3 => [x, y, s * (skinZ(x, y) - 0.003)]),
      0.007,
      LOOKS.liner,
      90,
    )
  return [
    s > 0 ? pane : mirrored(pane),
    seam([
      [1.8, 2.38],
      [1.78, 1.9],
      [1.78, 1.4],
      [1.78, 0.92],
    ]),
    seam([
      [2.7, 2.38],
      [2.84, 1.9],
      [2.93, 1.45],
      [2.9, 1.12],
      [2.78, 0.95],
    ]),
    box([0.2, 0.035, 0.03], 0.012, LOOKS.black, { at: [1.98, 1.34, s * (skinZ(1.98, 1.34) + 0.012)] }),
    ...arch(s),
    box([0.34, 0.05, 0.26], 0.02, LOOKS.black, { at: [2.96, 0.42, s * 0.88] }),
  ]
}

/** A mudguard over the front wheel, in the body's dark lower trim. */
function arch(s: number): THREE.Object3D[] {
  const line = (r: number, z: number) =>
    Array.from({ length: 33 }, (_, i): Point3 => {
      const a = lerp(-0.1, Math.PI + 0.1, i / 32)
      return [2.3 + r * Math.cos(a), 0.42 + r * Math.sin(a), s * z]
    })
  return [
    loft([line(0.5, 0.62), line(0.5, 1.02)], LOOKS.matteBoth),
    loft([line(0.5, 1.02), line(0.57, 1.02)], LOOKS.matteBoth),
    box([0.16, 0.34, 0.36], 0.04, LOOKS.matte, { at: [1.76, 0.66, s * 0.82] }),
  ]
}

function mirror(s: number): THREE.Object3D[] {
  const z = s * 1.2
  return [
    tube(
      [
        [2.78, 2.2, s * 0.93],
        [2.96, 2.22, s * 1.1],
        [3.0, 2.14, z],
        [3.0, 1.5, z],
        [2.96, 1.44, s * 1.12],
        [2.9, 1.44, s * 0.98],
      ],
      0.014,
      LOOKS.black,
    ),
    box([0.07, 0.4, 0.2], 0.03, LOOKS.gloss, { at: [2.99, 1.95, z + s * 0.02] }),
    box([0.006, 0.34, 0.16], 0.003, LOOKS.mirror, { at: [2.952, 1.95, z + s * 0.02] }),
    box([0.06, 0.18, 0.18], 0.03, LOOKS.gloss, { at: [2.99, 1.62, z + s * 0.02] }),
  ]
}

/** Lamps along the edge, a visor, the deflector's foot. */
function roofTop(): THREE.Object3D[] {
  const markers = [-0.6, 0, 0.6].map((z) =>
    box([0.09, 0.035, 0.14], 0.015, LOOKS.lampAmber, { at: [2.62, CAB.roof - 0.005, z] }),
  )
  return [box([0.2, 0.03, 1.72], 0.012, LOOKS.gloss, { at: [2.93, 2.41, 0], rz: -0.35 }), ...markers]
}

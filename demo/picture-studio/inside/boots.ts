import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import type { Point2, Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, createPlate, loft, outlineShape, panelBox, rod, tube } from '../parts/solids.ts'
import { INSIDE } from './inside-looks.ts'

/** Measures of an open boot in metres: the opening, the vehicle around it, and what is behind it. */
type BootSpec = {
  sill: number
  top: number
  /** Half the opening's width at the sill and at the top. */
  low: number
  high: number
  depth: number
  /** The vehicle's shoulder: the outside around the opening ends there. */
  outside: { top: number; half: number; bumper: number }
  hatch: boolean
}

const BOOTS: Readonly<Record<string, BootSpec>> = {
  hatch: {
    sill: 0.7,
    top: 1.46,
    low: 0.57,
    high: 0.53,
    depth: 0.92,
    hatch: true,
    outside: { top: 1.62, half: 0.9, bumper: 0.34 },
  },
  lid: {
    sill: 0.68,
    top: 1.02,
    low: 0.54,
    high: 0.6,
    depth: 1,
    hatch: false,
    outside: { top: 1.1, half: 0.9, bumper: 0.34 },
  },
}

/** A boot, open, seen from behind. @throws Error for one that nobody drew */
export function makeBoot(name: string): Vehicle {
  const spec = BOOTS[name]
  if (!spec) throw new Error(`Nobody drew the boot ${name}.`)
  const group = new THREE.Group()
  group.add(...surround(spec), ...bumper(spec), ...hold(spec))
  group.add(...(spec.hatch ? tailgate(spec) : lid(spec)))
  const middle = (spec.sill + spec.top) / 2
  return {
    group,
    radius: 2.4,
    wheelAt: [0, middle, 0],
    lampAt: [0, middle, 0],
    inside: {
      boot: spec.hatch
        ? { eye: [-1.3, 1.4, 0.16], at: [0.3, 0.99, 0], field: 38 }
        : { eye: [-1.15, 1.62, 0.16], at: [0.36, 0.72, 0], field: 40 },
    },
  }
}

/** The opening as a closed line in z and y, its corners rounded; `out` makes it wider all round. */
function opening({ sill, top, low, high }: BootSpec, out = 0): Point2[] {
  const corners: Point2[] = [
    [-low - out, sill - out],
    [low + out, sill - out],
    [high + out, top + out],
    [-high - out, top + out],
  ]
  return corners.flatMap(([z, y], at) => {
    const before: Point2 = corners[(at + 3) % 4] ?? [z, y]
    const after: Point2 = corners[(at + 1) % 4] ?? [z, y]
    const cut = 0.1
    const towards = ([a, b]: Point2): Point2 => {
      const long = Math.hypot(a - z, b - y)
      return [z + ((a - z) / long) * cut, y + ((b - y) / long) * cut]
    }
    const [p, q] = [towards(before), towards(after)]
    return Array.from({ length: 7 }, (_, i): Point2 => {
      const t = i / 6
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 2 * p[axis] + 2 * t * (1 - t) * (axis === 0 ? z : y) + t * t * q[axis]
      return [mix(0), mix(1)]
    })
  })
}

/** The painted end of the vehicle around the opening, its lamps and the rubber seal. */
function surround(spec: BootSpec): THREE.Object3D[] {
  const { outside, sill } = spec
  const lamps = [1, -1].flatMap((s) => {
    const [y, z] = [spec.hatch ? 1.0 : 0.83, s * (outside.half - 0.1)]
    return [
      box([0.1, 0.2, 0.24], 0.03, LOOKS.housing, { at: [-0.02, y, z], ry: s * 0.28 }),
      box([0.1, 0.17, 0.21], 0.03, LOOKS.lampRed, { at: [-0.028, y, z], ry: s * 0.28 }),
      box([0.1, 0.03, 0.17], 0.012, LOOKS.bulb, { at: [-0.034, y - 0.04, z], ry: s * 0.28 }),
    ]
  })
  const protector = box([0.13, 0.012, spec.low * 1.7], 0.005, INSIDE.satin, { at: [-0.01, sill + 0.006, 0] })
  return [...(spec.hatch ? frame(spec) : wings(spec)), ...lamps, protector]
}

function frame(spec: BootSpec): THREE.Object3D[] {
  const { outside } = spec
  const edge = outlineShape([
    [-outside.half, 0.42],
    [outside.half, 0.42],
    [outside.half + 0.01, 1.08],
    [0.68, outside.top],
    [-0.68, outside.top],
    [-outside.half - 0.01, 1.08],
  ])
  edge.holes.push(new THREE.Path(opening(spec).map(([z, y]) => new THREE.Vector2(z, y))))
  const plate = createPlate(edge, 0.08, LOOKS.paint, 0.022)
  // Drawn in z and y, it looks backwards.
  plate.rotation.y = Math.PI / 2
  plate.position.set(0.02, 0, 0)
  const line = opening(spec, 0.008)
  const ring = [...line, ...line.slice(0, 1)].map(([z, y]): Point3 => [-0.035, y, -z])
  return [plate, tube(ring, 0.014, LOOKS.rubber, 260)]
}

/** A boot that opens upwards: the wings beside it, and the seal along its edge. */
function wings({ sill, top, low, outside }: BootSpec): THREE.Object3D[] {
  const inner = low + 0.13
  const wide = outside.half - inner + 0.02
  return [
    panelBox([0.12, 0.34, 2 * outside.half], 0.045, LOOKS.paint, [0.03, sill - 0.17, 0]),
    ...[1, -1].flatMap((s) => [
      panelBox([1.5, 0.62, wide], 0.06, LOOKS.paint, [0.74, top - 0.31, s * (inner + wide / 2)]),
      tube(
        [
          [0.02, sill + 0.012, 0],
          [0.02, sill + 0.012, s * (low - 0.02)],
          [0.06, sill + 0.06, s * (low + 0.1)],
          [0.2, top + 0.004, s * (low + 0.14)],
          [1, top + 0.004, s * (low + 0.14)],
        ],
        0.013,
        LOOKS.rubber,
      ),
    ]),
  ]
}

function bumper({ outside, sill }: BootSpec): THREE.Object3D[] {
  const high = sill - 0.08 - outside.bumper
  return [
    panelBox([0.34, high, 2 * outside.half + 0.04], 0.09, LOOKS.paint, [-0.02, outside.bumper + high / 2, 0]),
    panelBox([0.33, 0.2, 2 * outside.half - 0.04], 0.06, LOOKS.matte, [-0.035, outside.bumper + 0.01, 0]),
    box([0.06, 0.015, 2 * outside.half - 0.3], 0.006, LOOKS.rubber, { at: [-0.16, sill - 0.075, 0] }),
    ...[1, -1].map((s) =>
      box([0.03, 0.045, 0.24], 0.014, LOOKS.lampRed, {
        at: [-0.19, outside.bumper + 0.12, s * (outside.half - 0.2)],
      }),
    ),
    ...[-0.42, -0.14, 0.14, 0.42].map((z) =>
      rod([-0.18, sill - 0.2, z], [-0.195, sill - 0.2, z], 0.013, LOOKS.matte),
    ),
  ]
}

/** Floor, walls and the backs of the rear seats. */
function hold(spec: BootSpec): THREE.Object3D[] {
  const { sill, low, depth, top } = spec
  const floor = sill - 0.05
  const seatTop = spec.hatch ? floor + 0.56 : top - 0.02
  const wall = (s: 1 | -1) =>
    loft(
      Array.from({ length: 17 }, (_, i): Point3[] => {
        const t = i / 16
        const x = 0.06 + t * depth
        // The wheel arch reaches in.
        const arch = 0.12 * Math.exp(-(((x - 0.62) / 0.26) ** 2))
        return [
          [x, floor, s * (low + 0.05 - arch)],
          [x, floor + 0.2, s * (low + 0.06 - arch * 0.9)],
          [x, floor + 0.34, s * (low + 0.1 - arch * 0.25)],
          [x, spec.hatch ? floor + 0.5 : top - 0.03, s * (low + 0.12)],
          [x, top, s * (spec.hatch ? low + 0.06 : low + 0.12)],
        ]
      }),
      INSIDE.felt,
    )
  const back = (z: number, wide: number) => [
    box([0.1, seatTop - floor, wide], 0.03, INSIDE.carpet, {
      at: [depth + 0.06, (seatTop + floor) / 2, z],
      rz: -0.14,
    }),
    ...(spec.hatch
      ? [box([0.1, 0.17, 0.24], 0.045, INSIDE.dark, { at: [depth + 0.17, seatTop + 0.11, z] })]
      : []),
    box([0.02, 0.02, 0.1], 0.006, INSIDE.piano, { at: [depth + 0.06, seatTop - 0.05, z + wide * 0.36] }),
  ]
  return [
    box([depth + 0.1, 0.03, 2 * low + 0.1], 0.01, INSIDE.carpet, { at: [depth / 2 + 0.06, floor, 0] }),
    box([0.05, 0.012, 0.16], 0.005, INSIDE.piano, { at: [0.22, floor + 0.018, 0] }),
    wall(1),
    wall(-1),
    ...back(-low * 0.4, low * 1.36),
    ...back(low * 0.7, low * 0.83),
    ...(spec.hatch ? ceiling(spec) : []),
    ...[1, -1].flatMap((s) => [
      tube(
        [
          [0.16, floor + 0.02, s * (low - 0.05)],
          [0.19, floor + 0.05, s * (low - 0.05)],
          [0.22, floor + 0.02, s * (low - 0.05)],
        ],
        0.006,
        LOOKS.chrome,
        16,
      ),
      box([0.07, 0.035, 0.012], 0.005, INSIDE.lamp, { at: [0.3, floor + 0.27, s * (low + 0.06)] }),
    ]),
  ]
}

/** Roof lining, the posts beside the glass, and a blind that rolls over the luggage. */
function ceiling({ sill, top, low, depth }: BootSpec): THREE.Object3D[] {
  const blind = sill + 0.5
  return [
    box([depth + 1.2, 0.03, 2 * low + 0.1], 0.01, INSIDE.lining, { at: [(depth + 1.2) / 2, top + 0.04, 0] }),
    rod([depth - 0.02, blind, -low - 0.02], [depth - 0.02, blind, low + 0.02], 0.034, INSIDE.dark),
    box([0.2, 0.006, 2 * low - 0.06], 0.002, INSIDE.soft, { at: [depth - 0.12, blind + 0.012, 0] }),
    ...[1, -1].map((s) =>
      tube(
        [
          [0.08, sill + 0.42, s * (low + 0.05)],
          [0.12, top - 0.2, s * (low + 0.02)],
          [0.3, top + 0.03, s * (low - 0.04)],
        ],
        0.05,
        INSIDE.pillar,
      ),
    ),
  ]
}

/** A tailgate swung up over the opening, seen from below, on its gas struts. */
function tailgate({ top, high, outside }: BootSpec): THREE.Object3D[] {
  const gate = new THREE.Group()
  gate.add(
    box([1.02, 0.07, 2 * high + 0.2], 0.03, LOOKS.paint, { at: [-0.51, 0.04, 0] }),
    box([0.94, 0.04, 2 * high + 0.1], 0.018, INSIDE.soft, { at: [-0.5, -0.005, 0] }),
    box([0.42, 0.05, 2 * high - 0.12], 0.012, LOOKS.lens, { at: [-0.28, -0.012, 0] }),
    box([0.3, 0.06, 2 * high - 0.3], 0.03, INSIDE.dark, { at: [-0.76, -0.02, 0] }),
    box([0.05, 0.03, 0.14], 0.01, INSIDE.piano, { at: [-0.97, -0.03, 0] }),
  )
  gate.position.set(0.02, outside.top - 0.01, 0)
  gate.rotation.z = -0.32
  return [
    gate,
    ...[1, -1].map((s) =>
      rod(
        [-0.08, top - 0.32, s * (high + 0.045)],
        [-0.42, outside.top + 0.1, s * (high + 0.02)],
        0.011,
        LOOKS.chrome,
      ),
    ),
  ]
}

/** A boot lid swung up, and the shelf under the rear window. */
function lid({ top, low, outside, depth }: BootSpec): THREE.Object3D[] {
  const cover = new THREE.Group()
  cover.add(
    box([0.07, 0.8, 2 * low + 0.16], 0.03, LOOKS.paint, { at: [0.04, 0.4, 0] }),
    box([0.03, 0.7, 2 * low - 0.02], 0.012, INSIDE.felt, { at: [-0.01, 0.4, 0] }),
  )
  cover.position.set(depth + 0.02, outside.top - 0.04, 0)
  cover.rotation.z = 0.12
  return [
    box([0.5, 0.03, 2 * low + 0.06], 0.01, INSIDE.dark, { at: [depth + 0.22, top + 0.005, 0] }),
    cover,
    ...[1, -1].map((s) =>
      tube(
        [
          [depth - 0.16, top - 0.14, s * (low - 0.05)],
          [depth - 0.2, top + 0.02, s * (low - 0.05)],
          [depth - 0.02, outside.top + 0.14, s * (low - 0.08)],
        ],
        0.012,
        INSIDE.dark,
        24,
      ),
    ),
  ]
}

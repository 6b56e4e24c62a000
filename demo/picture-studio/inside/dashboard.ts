import * as THREE from 'three'
import type { Point2, Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, loft, rod, tube } from '../parts/solids.ts'
import type { CabinSpec } from './cabin-spec.ts'
import { INSIDE } from './inside-looks.ts'

/** From the windscreen over the top and down to the knees: x from the dashboard's face, y from its top. */
const PROFILE: readonly Point2[] = [
  ...([
    [0.52, -0.03],
    [0.34, 0],
    [0.14, 0.004],
    [0.04, -0.012],
    [0.008, -0.045],
    [0, -0.085],
  ] as const),
  ...([
    [0.03, -0.12],
    [0.06, -0.2],
    [0.05, -0.26],
    [0.09, -0.34],
    [0.2, -0.46],
    [0.34, -0.52],
  ] as const),
]

/** Dashboard with screens, vents, wheel and the console between the seats; the driver sits on the right. */
export function addDashboard(group: THREE.Group, spec: CabinSpec): void {
  const { face, top, half } = spec
  const across = Array.from({ length: 41 }, (_, i) => -half + (i / 40) * 2 * half)
  group.add(
    loft(
      across.map((z) => PROFILE.map(([x, y]): Point3 => [face + x + bow(z, half), top + y, z])),
      INSIDE.soft,
    ),
  )
  const band = across.slice(1, -1)
  const strip = (y: number, high: number, out: number, look: THREE.Material) =>
    loft(
      band.map((z): Point3[] => [
        [face + bow(z, half) - out, top + y, z],
        [face + bow(z, half) - out - 0.006, top + y - high / 2, z],
        [face + bow(z, half) - out + 0.004, top + y - high, z],
      ]),
      look,
    )
  group.add(strip(-0.092, 0.075, 0.004, INSIDE.trim), strip(-0.087, 0.006, 0.009, LOOKS.chromeBoth))
  group.add(strip(-0.17, 0.006, -0.03, LOOKS.chromeBoth))
  for (const z of [-half + 0.15, half - 0.13])
    group.add(...vent([face - 0.012 + bow(z, half), top - 0.13, z], 0.17))
  group.add(...vent([face + 0.0, top - 0.15, -0.1], 0.15), ...vent([face + 0.0, top - 0.15, 0.1], 0.15))
  group.add(
    ...centreScreen([face - 0.05, top + 0.015, 0], spec.screen),
    ...cluster([face - 0.015, top - 0.005, 0.37]),
  )
  // The wall behind it, down to the floor.
  group.add(
    box([0.05, top - spec.floor + 0.02, 2 * half + 0.3], 0, INSIDE.dark, {
      at: [face + 0.5, (top + spec.floor) / 2 - 0.04, 0],
    }),
  )
  group.add(
    steeringWheel([face - 0.31, top - 0.1, 0.37]),
    ...console_(spec),
    ...controls([face + 0.015, top - 0.26, 0]),
  )
}

/** The dashboard bows towards the seats at its ends. */
const bow = (z: number, half: number) => -0.07 * (z / half) ** 2

function vent([x, y, z]: Point3, wide: number): THREE.Object3D[] {
  return [
    box([0.03, 0.062, wide], 0.012, LOOKS.chrome, { at: [x - 0.002, y, z] }),
    box([0.03, 0.052, wide - 0.012], 0.01, INSIDE.piano, { at: [x - 0.006, y, z] }),
    ...[-0.012, 0.004, 0.02].map((up) =>
      box([0.012, 0.005, wide - 0.03], 0.002, INSIDE.satin, { at: [x - 0.019, y + up - 0.004, z], rz: 0.4 }),
    ),
  ]
}

function centreScreen([x, y, z]: Point3, [wide, high]: Point2): THREE.Object3D[] {
  const tilt = -0.16
  const on = (up: number, side: number, out: number): Point3 => [
    x - 0.013 - out + up * 0.16,
    y + up,
    z + side,
  ]
  const [map, list] = [wide * 0.6, wide * 0.28]
  return [
    box([0.022, high + 0.022, wide + 0.022], 0.011, INSIDE.piano, { at: [x, y, z], rz: tilt }),
    box([0.004, high, wide], 0.002, INSIDE.screen, { at: on(0, 0, 0), rz: tilt }),
    box([0.002, high * 0.84, map], 0.001, INSIDE.screenLand, { at: on(0, -wide * 0.16, 0.003), rz: tilt }),
    ...[-0.24, 0.02, 0.26].map((up, i) =>
      box([0.002, 0.004, map * 0.96], 0.001, INSIDE.screenRoad, {
        at: on(high * up, -wide * 0.16, 0.0045),
        rz: tilt,
        rx: 0.2 * (i - 1) + 0.1,
      }),
    ),
    box([0.002, high * 0.8, 0.006], 0.001, INSIDE.screenWarm, {
      at: on(0, -wide * 0.2, 0.005),
      rz: tilt,
      rx: 0.25,
    }),
    ...[0.28, 0.08, -0.12, -0.32].map((up) =>
      box([0.002, high * 0.055, list * (up > 0.2 ? 0.7 : 1)], 0.001, INSIDE.screenText, {
        at: on(high * up, wide * 0.32, 0.004),
        rz: tilt,
      }),
    ),
  ]
}

/** The driver's instruments under their hood. */
function cluster([x, y, z]: Point3): THREE.Object3D[] {
  const dial = (side: number, look: THREE.Material) => {
    const ring = new THREE.Mesh(new THREE.TorusGeometry(0.04, 0.0035, 10, 48, Math.PI * 1.5), look)
    ring.position.set(x - 0.022, y, z + side)
    ring.rotation.set(0, -Math.PI / 2, 0)
    ring.rotateZ(-Math.PI / 4)
    return ring
  }
  return [
    box([0.2, 0.03, 0.4], 0.014, INSIDE.soft, { at: [x + 0.04, y + 0.085, z], rz: 0.06 }),
    box([0.02, 0.13, 0.36], 0.01, INSIDE.piano, { at: [x, y, z], rz: -0.16 }),
    box([0.004, 0.11, 0.33], 0.002, INSIDE.screen, { at: [x - 0.012, y, z], rz: -0.16 }),
    dial(-0.1, INSIDE.screenRoad),
    dial(0.1, INSIDE.screenRoad),
    box([0.002, 0.02, 0.05], 0.001, INSIDE.screenText, { at: [x - 0.019, y + 0.012, z] }),
    box([0.002, 0.006, 0.07], 0.001, INSIDE.screenWarm, { at: [x - 0.017, y - 0.024, z] }),
  ]
}

function steeringWheel(at: Point3): THREE.Group {
  const wheel = new THREE.Group()
  const rim = new THREE.Mesh(new THREE.TorusGeometry(0.18, 0.0165, 16, 72), INSIDE.dark)
  const hub = box([0.15, 0.1, 0.055], 0.035, INSIDE.dark, { at: [0, 0.005, 0.005] })
  const badge = rod([0, 0.008, 0.028], [0, 0.008, 0.038], 0.021, LOOKS.chrome)
  wheel.add(rim, hub, badge)
  for (const s of [1, -1])
    wheel.add(
      box([0.12, 0.035, 0.025], 0.012, INSIDE.dark, { at: [s * 0.115, 0.005, 0.006] }),
      box([0.05, 0.028, 0.014], 0.006, INSIDE.piano, { at: [s * 0.09, 0.006, 0.022] }),
      box([0.062, 0.006, 0.012], 0.003, INSIDE.satin, { at: [s * 0.122, -0.016, 0.02], rz: 0 }),
      tube(
        [
          [s * 0.09, 0.02, -0.03],
          [s * 0.17, 0.035, -0.035],
          [s * 0.22, 0.04, -0.035],
        ],
        0.008,
        INSIDE.piano,
        12,
      ),
    )
  wheel.add(box([0.035, 0.13, 0.022], 0.011, INSIDE.satin, { at: [0, -0.1, 0.0] }))
  wheel.add(rod([0, 0, 0], [0, 0.02, -0.3], 0.035, INSIDE.dark))
  wheel.position.set(...at)
  // Its face looks back at the driver and leans away from him.
  wheel.rotation.set(0, -Math.PI / 2, 0)
  wheel.rotateX(-0.38)
  return wheel
}

/** Climate controls below the vents. */
function controls([x, y, z]: Point3): THREE.Object3D[] {
  return [
    box([0.03, 0.045, 0.3], 0.01, INSIDE.piano, { at: [x, y, z], rz: -0.1 }),
    ...[-0.11, 0.11].map((side) =>
      rod([x - 0.01, y, z + side], [x - 0.045, y + 0.003, z + side], 0.021, INSIDE.satin),
    ),
    ...[-0.05, -0.017, 0.017, 0.05].map((side) =>
      box([0.012, 0.016, 0.024], 0.004, INSIDE.satin, { at: [x - 0.014, y, z + side] }),
    ),
  ]
}

function console_({ face, top, floor, armrest }: CabinSpec): THREE.Object3D[] {
  const y = floor + 0.3
  const front = face - 0.02
  return [
    box([0.86, 0.3, 0.26], 0.05, INSIDE.soft, { at: [front - 0.36, y - 0.14, 0] }),
    box([0.62, 0.02, 0.2], 0.009, INSIDE.piano, { at: [front - 0.24, y + 0.012, 0] }),
    box([0.3, (top - 0.28 - y) * 1.05, 0.24], 0.05, INSIDE.soft, {
      at: [front + 0.12, (top - 0.28 + y) / 2, 0],
    }),
    ...[1, -1].map((s) =>
      box([0.66, 0.012, 0.012], 0.005, INSIDE.satin, { at: [front - 0.24, y + 0.02, s * 0.106] }),
    ),
    // Selector, cup holders, buttons.
    rod([front - 0.16, y, 0], [front - 0.18, y + 0.075, 0], 0.016, INSIDE.satin),
    box([0.075, 0.045, 0.055], 0.02, INSIDE.dark, { at: [front - 0.19, y + 0.09, 0], rz: 0.25 }),
    ...[-0.05, 0.05].map((z) =>
      rod([front - 0.36, y + 0.005, z], [front - 0.36, y + 0.026, z], 0.041, INSIDE.satin),
    ),
    ...[-0.05, 0.05].map((z) =>
      rod([front - 0.36, y + 0.01, z], [front - 0.36, y + 0.028, z], 0.036, INSIDE.dark),
    ),
    ...[-0.06, 0, 0.06].map((z) =>
      box([0.03, 0.008, 0.04], 0.003, INSIDE.satin, { at: [front - 0.07, y + 0.026, z] }),
    ),
    ...(armrest ? [box([0.34, 0.09, 0.22], 0.035, INSIDE.trim, { at: [front - 0.64, y + 0.05, 0] })] : []),
  ]
}

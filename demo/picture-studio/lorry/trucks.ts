import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { lerp, type Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, loft, onBothSides, panelBox, rod } from '../parts/solids.ts'
import { type CabNose, makeCab } from './cab.ts'
import { AXLES, addTruckFrame, TANDEM } from './truck-frame.ts'

const FLOOR = 1.03
const [FRONT, REAR] = [1.5, -3.35]
const LONG = FRONT - REAR
const MIDDLE = (FRONT + REAR) / 2

/** A rigid truck with a closed body. */
export function boxTruck(nose?: CabNose): Vehicle {
  const group = truck({ nose })
  const [high, wide] = [2.26, 2.36]
  const y = FLOOR + 0.08 + high / 2
  group.add(panelBox([LONG, high, wide], 0.025, LOOKS.white, [MIDDLE, y, 0]))
  // Aluminium along every edge.
  for (const s of [1, -1]) {
    for (const up of [1, -1])
      group.add(
        box([LONG + 0.02, 0.09, 0.05], 0.015, LOOKS.alu, {
          at: [MIDDLE, y + (up * (high - 0.07)) / 2, s * (wide / 2 - 0.012)],
        }),
      )
    for (const x of [FRONT, REAR])
      group.add(
        box([0.07, high, 0.05], 0.015, LOOKS.alu, {
          at: [x - Math.sign(x) * 0.025, y, s * (wide / 2 - 0.012)],
        }),
      )
    group.add(
      box([LONG - 0.5, 0.34, 0.012], 0.003, LOOKS.paint, {
        at: [MIDDLE, FLOOR + 0.62, s * (wide / 2 + 0.003)],
      }),
      box([LONG - 0.5, 0.07, 0.012], 0.003, LOOKS.graphite, {
        at: [MIDDLE, FLOOR + 0.38, s * (wide / 2 + 0.003)],
      }),
    )
    for (let x = REAR + 0.4; x < FRONT; x += 0.92)
      group.add(
        box([0.06, 0.03, 0.012], 0.004, LOOKS.lampAmber, { at: [x, FLOOR + 0.14, s * (wide / 2 + 0.014)] }),
      )
  }
  group.add(...rearDoors(y, high, wide), ...fridge(y, high))
  return { ...VIEW, group }
}

/** A rigid truck whose sides are curtains with straps, to load from a forklift. */
export function curtainTruck(nose?: CabNose): Vehicle {
  const group = truck({ nose })
  const [high, wide] = [2.26, 2.36]
  const y = FLOOR + 0.08 + high / 2
  group.add(panelBox([LONG, high - 0.02, wide - 0.06], 0.025, LOOKS.white, [MIDDLE, y, 0]))
  onBothSides(group, (s) => curtain(y, high, s * (wide / 2)))
  for (const up of [1, -1])
    group.add(
      box([LONG + 0.03, up > 0 ? 0.14 : 0.1, wide], 0.02, LOOKS.alu, {
        at: [MIDDLE, y + (up * (high - 0.1)) / 2, 0],
      }),
    )
  for (const x of [FRONT, REAR])
    group.add(box([0.07, high, wide], 0.015, LOOKS.alu, { at: [x - Math.sign(x) * 0.03, y, 0] }))
  group.add(...rearDoors(y, high, wide))
  return { ...VIEW, group }
}

/** A curtain of the body's colour that hangs in shallow folds, with its straps and buckles. */
function curtain(y: number, high: number, z: number): THREE.Group {
  const group = new THREE.Group()
  const side = Math.sign(z)
  const fold = (x: number) => z + side * (0.004 + 0.006 * Math.sin((x - REAR) * 9.8))
  const hem = (height: number) =>
    Array.from({ length: 241 }, (_, i): Point3 => {
      const x = lerp(REAR + 0.06, FRONT - 0.06, i / 240)
      return [x, height, fold(x)]
    })
  const rows = Array.from({ length: 13 }, (_, i) => hem(y - (high - 0.26) / 2 + (i / 12) * (high - 0.26)))
  group.add(loft(rows, LOOKS.paintBoth))
  for (let x = REAR + 0.36; x < FRONT; x += 0.64)
    group.add(
      box([0.05, high - 0.2, 0.008], 0.002, LOOKS.graphite, { at: [x, y - 0.02, z + side * 0.014] }),
      box([0.06, 0.13, 0.03], 0.01, LOOKS.steel, { at: [x, y - high / 2 + 0.2, z + side * 0.02] }),
    )
  return group
}

/** A rigid truck with a tray, drop sides and a rack behind the cab. */
export function trayTruck(nose?: CabNose): Vehicle {
  const group = truck({ nose })
  const half = 1.17
  group.add(box([LONG, 0.09, half * 2], 0.012, LOOKS.alu, { at: [MIDDLE, FLOOR + 0.05, 0] }))
  for (let z = -1; z <= 1; z += 0.2)
    group.add(box([LONG - 0.06, 0.012, 0.17], 0.003, LOOKS.steel, { at: [MIDDLE, FLOOR + 0.1, z] }))
  onBothSides(group, (s) => dropSide(s * half))
  for (const i of [0, 1, 2, 3])
    group.add(
      box([0.035, 0.095, half * 2 - 0.06], 0.008, LOOKS.alu, { at: [REAR, FLOOR + 0.15 + i * 0.1, 0] }),
    )
  group.add(...rack(half))
  return { ...VIEW, group }
}

/** A heavy truck with three axles and a body that tips. */
export function tipperTruck(nose?: CabNose): Vehicle {
  const group = truck({ nose, driven: TANDEM })
  const [half, high, floor] = [1.14, 0.98, FLOOR + 0.14]
  const [from, to] = [FRONT - 0.16, REAR + 0.12]
  const [long, middle, y] = [from - to, (from + to) / 2, floor + high / 2]
  group.add(panelBox([long, 0.1, half * 2 - 0.1], 0.02, LOOKS.graphite, [middle, floor, 0]))
  onBothSides(group, (s) => {
    const side = new THREE.Group()
    side.add(
      panelBox([long, high, 0.05], 0.015, LOOKS.paint, [middle, y, s * half]),
      box([long + 0.04, 0.1, 0.11], 0.02, LOOKS.paint, { at: [middle, floor + high, s * half] }),
      box([long, 0.12, 0.1], 0.02, LOOKS.paint, { at: [middle, floor - 0.02, s * half] }),
    )
    for (let at = to + 0.05; at <= from; at += (long - 0.1) / 7)
      side.add(box([0.09, high, 0.08], 0.018, LOOKS.paint, { at: [at, y, s * (half + 0.035)] }))
    for (let x = REAR + 0.4; x < FRONT; x += 0.92)
      side.add(
        box([0.06, 0.03, 0.012], 0.004, LOOKS.lampAmber, { at: [x, floor - 0.02, s * (half + 0.056)] }),
      )
    return side
  })
  group.add(...tipperEnds(from, to, half, floor, high))
  return { ...VIEW, group }
}

/** The headboard with its guard over the cab, the ram behind it, and the tailgate. */
function tipperEnds(from: number, to: number, half: number, floor: number, high: number): THREE.Object3D[] {
  const top = 2.62
  return [
    panelBox([0.06, top - floor, half * 2], 0.015, LOOKS.paint, [from, (top + floor) / 2, 0]),
    panelBox([0.86, 0.05, half * 2], 0.015, LOOKS.paint, [from + 0.42, top, 0]),
    box([0.05, 0.14, half * 2], 0.015, LOOKS.paint, { at: [from + 0.84, top + 0.03, 0] }),
    rod([from + 0.16, 0.95, 0], [from + 0.14, top - 0.2, 0], 0.085, LOOKS.steel),
    panelBox([0.05, high, half * 2], 0.015, LOOKS.paint, [to - 0.02, floor + high / 2, 0]),
    box([0.09, 0.1, half * 2 + 0.1], 0.02, LOOKS.paint, { at: [to - 0.03, floor + high, 0] }),
    ...[-0.76, -0.26, 0.26, 0.76].map((z) =>
      box([0.08, high, 0.09], 0.018, LOOKS.paint, { at: [to - 0.05, floor + high / 2, z] }),
    ),
    ...[1, -1].map((s) =>
      box([0.14, 0.12, 0.06], 0.02, LOOKS.steel, { at: [to - 0.04, floor + high + 0.06, s * (half - 0.04)] }),
    ),
  ]
}

const VIEW = {
  radius: 4.5,
  wheelAt: [2.15, 0.62, 1],
  lampAt: [2.9, 0.95, 0.75],
  closeAway: 5.6,
  fillY: 0.8,
} as const

function truck({ nose, driven }: { nose?: CabNose | undefined; driven?: readonly number[] }): THREE.Group {
  const group = new THREE.Group()
  group.add(...makeCab(nose))
  addTruckFrame(group, REAR, driven)
  return group
}

function rearDoors(y: number, high: number, wide: number): THREE.Object3D[] {
  const bars = [-0.62, -0.22, 0.22, 0.62].flatMap((z) => [
    rod([REAR - 0.03, y - high / 2 + 0.08, z], [REAR - 0.03, y + high / 2 - 0.08, z], 0.016, LOOKS.alu),
    box([0.03, 0.05, 0.16], 0.01, LOOKS.steel, { at: [REAR - 0.035, FLOOR + 0.72, z] }),
  ])
  const hinges = [1, -1].flatMap((s) =>
    [0.25, 0.75, 1.3, 1.85].map((up) =>
      box([0.03, 0.07, 0.16], 0.01, LOOKS.steel, {
        at: [REAR - 0.016, FLOOR + 0.2 + up, s * (wide / 2 - 0.1)],
      }),
    ),
  )
  return [
    box([0.012, high - 0.06, 0.014], 0.002, LOOKS.liner, { at: [REAR - 0.004, y, 0] }),
    box([0.03, 0.09, wide], 0.01, LOOKS.alu, { at: [REAR - 0.005, y + high / 2 - 0.04, 0] }),
    box([0.012, 0.04, wide - 0.1], 0.004, LOOKS.lampRed, { at: [REAR - 0.02, FLOOR + 0.2, 0] }),
    ...bars,
    ...hinges,
  ]
}

/** The cooling unit above the cab. */
function fridge(y: number, high: number): THREE.Object3D[] {
  const at = y + high / 2 - 0.42
  const slats = Array.from({ length: 9 }, (_, i) =>
    box([0.01, 0.02, 1.2], 0.004, LOOKS.graphite, { at: [FRONT + 0.362, at - 0.18 + i * 0.045, 0] }),
  )
  return [panelBox([0.38, 0.62, 1.6], 0.1, LOOKS.white, [FRONT + 0.17, at, 0]), ...slats]
}

function dropSide(z: number): THREE.Group {
  const group = new THREE.Group()
  for (const i of [0, 1, 2, 3])
    group.add(box([LONG - 0.02, 0.095, 0.035], 0.008, LOOKS.alu, { at: [MIDDLE, FLOOR + 0.15 + i * 0.1, z] }))
  for (let i = 0; i <= 4; i++)
    group.add(
      box([0.06, 0.44, 0.05], 0.01, LOOKS.black, {
        at: [REAR + 0.04 + (i * (LONG - 0.08)) / 4, FLOOR + 0.28, z],
      }),
    )
  group.add(box([LONG, 0.11, 0.04], 0.01, LOOKS.paint, { at: [MIDDLE, FLOOR + 0.03, z] }))
  for (let x = REAR + 0.4; x < FRONT; x += 0.92)
    group.add(
      box([0.06, 0.03, 0.012], 0.004, LOOKS.lampAmber, { at: [x, FLOOR + 0.03, z + Math.sign(z) * 0.02] }),
    )
  return group
}

function rack(half: number): THREE.Object3D[] {
  const [x, top] = [FRONT - 0.02, 2.55]
  const posts = [-half, -0.4, 0.4, half].map((z) =>
    box([0.07, top - FLOOR, 0.06], 0.012, LOOKS.black, { at: [x, (top + FLOOR) / 2, z * 0.97] }),
  )
  const mesh = Array.from({ length: 17 }, (_, i) =>
    box([0.012, 0.86, 0.012], 0.003, LOOKS.black, { at: [x, top - 0.46, -1.04 + i * 0.13] }),
  )
  return [
    box([0.07, 0.07, half * 2], 0.012, LOOKS.black, { at: [x, top, 0] }),
    box([0.05, 0.05, half * 2], 0.012, LOOKS.black, { at: [x, top - 0.9, 0] }),
    panelBox([0.04, 0.62, half * 2 - 0.06], 0.01, LOOKS.alu, [x, FLOOR + 0.42, 0]),
    ...posts,
    ...mesh,
    box([0.5, 0.46, 0.5], 0.02, LOOKS.alu, { at: [AXLES.rear + 1.0, 0.66, -0.8] }),
  ]
}

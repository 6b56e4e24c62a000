import type * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import { lerp, type Point3 } from '../maths.ts'
import { LOOKS } from './looks.ts'
import { box, onBothSides, ribbon } from './solids.ts'

const LENGTH = 2.55
const HALF = 0.98
const Y = 0.98
const SLATS = [0, 1, 2, 3]

/** A flat tray with drop sides and a headboard behind a single cab, and the frame under it. */
export function addFlatTray(group: THREE.Group, shape: Shape): void {
  const front = shape.XR - 0.1
  const [rear, middle] = [front - LENGTH, front - LENGTH / 2]
  onBothSides(group, (s) =>
    box([LENGTH + 0.9, 0.14, 0.07], 0.01, LOOKS.black, { at: [middle + 0.4, 0.66, s * 0.38] }),
  )
  for (let i = 0; i < 6; i++)
    group.add(box([0.06, 0.09, 1.8], 0.01, LOOKS.black, { at: [front - 0.2 - i * 0.44, 0.86, 0] }))
  group.add(box([LENGTH, 0.06, 2 * HALF], 0.01, LOOKS.alu, { at: [middle, Y - 0.03, 0] }))
  for (const s of [1, -1]) group.add(...dropSide(rear, middle, s))
  for (const i of SLATS)
    group.add(
      box([0.028, 0.062, 2 * HALF - 0.04], 0.006, LOOKS.alu, { at: [rear, Y + 0.035 + i * 0.065, 0] }),
    )
  group.add(...headboard(front))
  onBothSides(group, (s) => mudguard(shape, s))
  onBothSides(group, (s) =>
    box([0.03, 0.09, 0.3], 0.01, LOOKS.lampRed, { at: [rear - 0.005, Y - 0.13, s * 0.72] }),
  )
  group.add(box([0.06, 0.1, 1.9], 0.01, LOOKS.black, { at: [rear + 0.03, Y - 0.13, 0] }))
  group.add(box([0.02, 0.11, 0.38], 0.006, LOOKS.white, { at: [rear - 0.015, Y - 0.26, 0] }))
  group.add(box([0.9, 0.34, 0.3], 0.05, LOOKS.black, { at: [front - 0.55, 0.62, 0.62] }))
  group.add(box([0.7, 0.3, 0.3], 0.05, LOOKS.black, { at: [front - 0.5, 0.64, -0.62] }))
}

function dropSide(rear: number, middle: number, s: number): THREE.Mesh[] {
  const slats = SLATS.map((i) =>
    box([LENGTH - 0.03, 0.062, 0.028], 0.006, LOOKS.alu, { at: [middle, Y + 0.035 + i * 0.065, s * HALF] }),
  )
  const posts = [0, 1, 2, 3, 4].map((i) =>
    box([0.04, 0.27, 0.036], 0.006, LOOKS.black, {
      at: [rear + 0.08 + (i * (LENGTH - 0.16)) / 4, Y + 0.13, s * HALF],
    }),
  )
  return [
    ...slats,
    ...posts,
    box([LENGTH, 0.07, 0.03], 0.008, LOOKS.black, { at: [middle, Y - 0.045, s * HALF] }),
  ]
}

function headboard(x: number): THREE.Mesh[] {
  const bars = Array.from({ length: 9 }, (_, i) =>
    box([0.016, 0.62, 0.016], 0.004, LOOKS.black, { at: [x, Y + 0.6, -0.84 + i * 0.21] }),
  )
  const posts = [1, -1].map((s) =>
    box([0.045, 0.95, 0.05], 0.012, LOOKS.black, { at: [x, Y + 0.46, s * (HALF - 0.025)] }),
  )
  return [
    box([0.04, 0.05, 2 * HALF], 0.012, LOOKS.black, { at: [x, Y + 0.92, 0] }),
    ...posts,
    ...bars,
    box([0.03, 0.3, 2 * HALF], 0.008, LOOKS.alu, { at: [x, Y + 0.15, 0] }),
  ]
}

function mudguard(shape: Shape, s: number): THREE.Mesh {
  const { r } = shape.k.wheel
  const z = shape.flank(shape.rx, 0.6)
  const line = (at: number) =>
    Array.from({ length: 25 }, (_, i): Point3 => {
      const t = lerp(0.25, Math.PI - 0.25, i / 24)
      return [shape.rx + (r + 0.09) * Math.cos(t), r + (r + 0.09) * Math.sin(t), s * at]
    })
  return ribbon(line(z + 0.02), line(z - 0.3), LOOKS.trim)
}

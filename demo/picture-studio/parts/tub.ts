import type * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import type { Point3 } from '../maths.ts'
import { LOOKS } from './looks.ts'
import { box, onBothSides, tube } from './solids.ts'

const FLOOR = 0.78

/** The tub of a ute, lined, under the opening the shader cuts: rail caps, a sports bar, a step. */
export function addTub(group: THREE.Group, shape: Shape): void {
  const [x0, x1, half] = shape.k.openTop ?? [0, 0, 0]
  const top = shape.shoulderY(x0) + 0.012
  const [middle, length, y, high] = [(x0 + x1) / 2, x1 - x0, (top + FLOOR) / 2, top - FLOOR]
  group.add(box([length, 0.02, 2 * half], 0, LOOKS.trim, { at: [middle, FLOOR, 0] }))
  for (let i = 0; i < 9; i++)
    group.add(
      box([length, 0.012, 0.05], 0.005, LOOKS.trim, { at: [middle, FLOOR + 0.014, -0.56 + i * 0.14] }),
    )
  onBothSides(group, (s) =>
    box([length + 0.02, high, 0.03], 0.005, LOOKS.trim, { at: [middle, y, s * (half + 0.005)] }),
  )
  onBothSides(group, (s) =>
    box([length + 0.06, 0.028, 0.085], 0.012, LOOKS.black, { at: [middle, top - 0.002, s * (half + 0.035)] }),
  )
  for (const x of [x0, x1]) group.add(box([0.03, high, 2 * half], 0.005, LOOKS.trim, { at: [x, y, 0] }))
  group.add(box([0.075, 0.028, 2 * half + 0.06], 0.012, LOOKS.black, { at: [x0 - 0.02, top - 0.002, 0] }))
  onBothSides(group, (s) =>
    box([0.34, 0.34, 0.22], 0.1, LOOKS.liner, { at: [shape.rx, FLOOR + 0.1, s * (half - 0.1)] }),
  )
  addSportsBar(group, x1, top, half)
  group.add(box([0.16, 0.05, 1.3], 0.02, LOOKS.gloss, { at: [shape.XR + 0.03, 0.52, 0] }))
}

function addSportsBar(group: THREE.Group, x: number, top: number, half: number): void {
  const [high, z] = [0.36, half + 0.01]
  onBothSides(group, (s) => {
    const leg: Point3[] = [
      [x - 0.62, top, s * z],
      [x - 0.4, top + high * 0.45, s * z * 0.99],
      [x - 0.18, top + high * 0.92, s * z * 0.95],
      [x - 0.1, top + high, s * z * 0.86],
    ]
    return tube(leg, 0.036, LOOKS.gloss)
  })
  const cross = [1, 0, -1].map(
    (s): Point3 => [x - 0.1 + (s ? 0 : 0.01), top + (s ? high : high + 0.015), s * half * 0.87],
  )
  group.add(tube(cross, 0.036, LOOKS.gloss))
}

import type * as THREE from 'three'
import type { Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, panelBox, rod } from '../parts/solids.ts'

/** Boxes of sheet metal with hooped lids, on frames either side of the wheel, and one behind the seat. */
export function makeAluCases(at: Point3, top: Point3): THREE.Object3D[] {
  const sides = ([1, -1] as const).flatMap((s) => alu([at[0], at[1], at[2] * s], [0.44, 0.36, 0.22], s))
  return [...sides, ...alu(top, [0.36, 0.27, 0.4], 0)]
}

function alu(at: Point3, size: Point3, s: number): THREE.Object3D[] {
  const [long, high, deep] = size
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      box([0.035, high * 0.98, 0.035], 0.008, LOOKS.black, {
        at: [at[0] + a * (long / 2 - 0.012), at[1], at[2] + b * (deep / 2 - 0.012)],
      }),
    ),
  )
  const ribs = [-0.12, 0.12].map((share) =>
    box([long * 0.8, 0.012, 0.008], 0.003, LOOKS.alu, {
      at: [at[0], at[1] + high * share, at[2] + s * (deep / 2 + 0.002)],
    }),
  )
  return [
    panelBox(size, 0.014, LOOKS.alu, at),
    panelBox([long + 0.008, 0.05, deep + 0.008], 0.012, LOOKS.alu, [at[0], at[1] + high / 2 - 0.01, at[2]]),
    box([0.05, 0.06, 0.016], 0.005, LOOKS.black, {
      at: [at[0], at[1] + high * 0.38, at[2] + s * (deep / 2 + 0.006)],
    }),
    box([0.14, 0.018, 0.03], 0.008, LOOKS.black, { at: [at[0], at[1] + high / 2 + 0.035, at[2]] }),
    ...corners,
    ...(s === 0 ? [] : ribs),
  ]
}

/** Painted hard cases that follow the tail, with dark lower halves, and one behind the seat. */
export function makeHardCases(at: Point3, top: Point3): THREE.Object3D[] {
  const sides = ([1, -1] as const).flatMap((s) => {
    const z = at[2] * s
    return [
      panelBox([0.52, 0.36, 0.2], 0.075, LOOKS.paint, [at[0], at[1], z]),
      panelBox([0.5, 0.3, 0.17], 0.07, LOOKS.matte, [at[0] + 0.012, at[1] - 0.025, z - s * 0.03]),
      box([0.02, 0.1, 0.12], 0.008, LOOKS.lampRed, { at: [at[0] - 0.255, at[1] + 0.05, z] }),
      box([0.1, 0.03, 0.02], 0.008, LOOKS.graphite, { at: [at[0] + 0.02, at[1] + 0.135, z + s * 0.094] }),
    ]
  })
  return [
    ...sides,
    panelBox([0.4, 0.28, 0.48], 0.1, LOOKS.paint, top),
    box([0.02, 0.05, 0.3], 0.01, LOOKS.lampRed, { at: [top[0] - 0.2, top[1] + 0.03, 0] }),
    box([0.05, 0.16, 0.36], 0.024, LOOKS.leather, { at: [top[0] + 0.2, top[1] + 0.03, 0] }),
    rod([top[0] - 0.12, top[1] - 0.15, 0], [top[0] + 0.2, top[1] - 0.15, 0], 0.05, LOOKS.black),
  ]
}

import type * as THREE from 'three'
import type { Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, loft, rod, tube } from '../parts/solids.ts'
import type { CabinSpec } from './cabin-spec.ts'
import { INSIDE } from './inside-looks.ts'

/** Door cards, pillars, roof lining, mirror and floor: what closes the cabin. Windows are open to the room. */
export function addDoorsAndRoof(group: THREE.Group, spec: CabinSpec): void {
  const { floor, half, roof, rear, face } = spec
  group.add(
    box([face - rear + 0.9, 0.03, 2 * half + 0.3], 0, INSIDE.carpet, {
      at: [(face + rear) / 2 + 0.25, floor, 0],
    }),
  )
  for (const s of [1, -1] as const) {
    for (const [from, to] of placeDoors(spec)) group.add(...doorCard(spec, s, from, to))
    group.add(...pillars(spec, s))
  }
  const [front, back] = [face - 0.12, rear + 0.1]
  const rows = Array.from({ length: 15 }, (_, i) => front + (i / 14) * (back - front))
  const across = Array.from({ length: 13 }, (_, j) => -1 + j / 6)
  group.add(
    loft(
      rows.map((x) =>
        across.map(
          (t): Point3 => [x, roof - 0.05 * t ** 4 - 0.03 * Math.abs((x - 0.1) / 1.5) ** 3, t * (half - 0.1)],
        ),
      ),
      INSIDE.lining,
    ),
  )
  group.add(...mirror([face - 0.16, roof - 0.13, 0]), ...roofLamp([face - 0.3, roof - 0.012, 0]))
  if (spec.bench === null)
    group.add(box([0.04, roof - floor, 2 * half], 0.01, INSIDE.felt, { at: [rear, (roof + floor) / 2, 0] }))
}

function placeDoors({ face, rear, bench }: CabinSpec): [number, number][] {
  const middle = bench === null ? rear : -0.5
  return [[face + 0.5, middle + 0.02], ...(bench === null ? [] : [[middle - 0.02, rear] as [number, number]])]
}

function doorCard({ floor, belt, half }: CabinSpec, s: 1 | -1, from: number, to: number): THREE.Object3D[] {
  const [x, long] = [(from + to) / 2, from - to]
  const z = s * half
  const rows: [number, number][] = [
    [belt + 0.02, 0.05],
    [belt - 0.02, 0.0],
    [belt - 0.12, 0.012],
    [belt - 0.25, 0.035],
    [belt - 0.4, 0.02],
    [floor + 0.05, 0.04],
  ]
  const ends = Array.from({ length: 13 }, (_, i) => to + (i / 12) * long)
  const arm = belt - 0.24
  return [
    loft(
      ends.map((at) => rows.map(([y, out]): Point3 => [at, y, z + s * out])),
      INSIDE.soft,
    ),
    box([long * 0.72, 0.15, 0.02], 0.01, INSIDE.trim, { at: [x - 0.02, belt - 0.12, z - s * 0.002] }),
    box([long * 0.66, 0.055, 0.09], 0.026, INSIDE.trim, { at: [x - 0.06, arm, z - s * 0.02] }),
    box([long * 0.82, 0.007, 0.01], 0.003, LOOKS.chrome, { at: [x, belt - 0.038, z - s * 0.004] }),
    box([0.13, 0.028, 0.02], 0.009, LOOKS.chrome, { at: [from - 0.28, belt - 0.09, z - s * 0.012] }),
    box([0.2, 0.012, 0.07], 0.005, INSIDE.piano, { at: [x + 0.12, arm + 0.03, z - s * 0.024] }),
    ...[0, 1, 2].map((at) =>
      box([0.032, 0.01, 0.022], 0.004, INSIDE.satin, {
        at: [x + 0.06 + at * 0.05, arm + 0.038, z - s * 0.03],
      }),
    ),
    rod(
      [from - 0.26, floor + 0.2, z + s * 0.02],
      [from - 0.26, floor + 0.2, z - s * 0.006],
      0.085,
      INSIDE.dark,
    ),
    rod([from - 0.26, floor + 0.2, z], [from - 0.26, floor + 0.2, z - s * 0.009], 0.074, INSIDE.felt),
  ]
}

function pillars({ face, belt, roof, half, rear, bench }: CabinSpec, s: 1 | -1): THREE.Object3D[] {
  const top = roof - 0.05
  const at = (x: number, y: number, inset: number): Point3 => [x, y, s * (half + 0.02 - inset)]
  const rail = tube(
    [
      at(face + 0.42, belt + 0.02, 0),
      at(face + 0.08, belt + 0.3, 0.05),
      at(face - 0.2, top, 0.11),
      at(-0.4, top + 0.02, 0.12),
      at(rear + 0.25, top - 0.02, 0.12),
      at(rear - 0.15, belt + 0.05, 0.02),
    ],
    0.036,
    INSIDE.pillar,
  )
  const post = (x: number) =>
    tube(
      [at(x, belt - 0.06, 0), at(x - 0.02, (belt + top) / 2, 0.045), at(x - 0.05, top, 0.115)],
      0.05,
      INSIDE.pillar,
      20,
    )
  const belts = tube(
    [at(-0.52, top - 0.1, 0.07), at(-0.46, belt - 0.05, 0.03), at(-0.42, belt - 0.5, 0.04)],
    0.018,
    INSIDE.dark,
    20,
  )
  return bench === null ? [rail] : [rail, post(-0.5), belts]
}

function mirror([x, y, z]: Point3): THREE.Object3D[] {
  return [
    box([0.03, 0.065, 0.24], 0.014, INSIDE.dark, { at: [x, y, z], rz: 0.12 }),
    box([0.006, 0.052, 0.222], 0.002, LOOKS.mirror, { at: [x - 0.016, y, z], rz: 0.12 }),
    rod([x + 0.01, y + 0.02, z], [x + 0.06, y + 0.1, z], 0.011, INSIDE.dark),
  ]
}

function roofLamp([x, y, z]: Point3): THREE.Object3D[] {
  return [
    box([0.16, 0.02, 0.2], 0.008, INSIDE.lining, { at: [x, y - 0.006, z] }),
    ...[-0.05, 0.05].map((side) =>
      box([0.05, 0.008, 0.05], 0.003, INSIDE.lamp, { at: [x, y - 0.017, z + side] }),
    ),
  ]
}

import * as THREE from 'three'
import type { Point2, Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, createPlate, outlineShape, rod, tube, turned } from '../parts/solids.ts'

/** An upright cylinder with fins, its foot at a point and leaning by an angle (radians, forward is negative). */
export type CylinderSpec = {
  foot: Point2
  lean: number
  high: number
  /** Length and depth. */
  size: Point2
  fins: number
  look: THREE.Material
  cover: THREE.Material
}

export function makeCylinder({ foot, lean, high, size, fins, look, cover }: CylinderSpec): THREE.Group {
  const group = new THREE.Group()
  const [long, deep] = size
  group.add(box([long * 0.8, high, deep * 0.84], 0.02, look, { at: [0, high / 2, 0] }))
  for (let i = 0; i < fins; i++)
    group.add(
      box([long, (high / fins) * 0.34, deep], 0.004, look, { at: [0, ((i + 0.7) / fins) * high * 0.78, 0] }),
    )
  group.add(
    box([long * 0.96, high * 0.2, deep * 0.98], 0.02, look, { at: [0, high * 0.9, 0] }),
    box([long * 0.86, high * 0.2, deep * 0.9], 0.03, cover, { at: [0, high * 1.06, 0] }),
  )
  group.position.set(foot[0], foot[1], 0)
  group.rotation.z = lean
  return group
}

/** Cast case with a round cover on either side. */
export function makeCrankcase(
  outline: readonly Point2[],
  depth: number,
  covers: readonly { at: Point2; r: number; out: number }[],
  looks: { shell: THREE.Material; cover: THREE.Material },
): THREE.Object3D[] {
  const rounds = covers.flatMap(({ at, r, out }) =>
    ([1, -1] as const).map((s) => {
      const z = depth / 2
      const cover = turned(
        [
          [r, z - 0.02],
          [r, z + out * 0.5],
          [r * 0.93, z + out * 0.86],
          [r * 0.8, z + out],
          [r * 0.5, z + out * 1.06],
          [0.001, z + out * 1.06],
        ],
        looks.cover,
        56,
      )
      cover.position.set(at[0], at[1], 0)
      cover.rotation.y = s > 0 ? 0 : Math.PI
      return cover
    }),
  )
  return [createPlate(outlineShape(outline), depth, looks.shell, 0.02), ...rounds]
}

/** Core with fins, and its frame. */
export function makeRadiator(at: Point2, high: number, wide: number, lean: number): THREE.Group {
  const group = new THREE.Group()
  group.add(box([0.035, high, wide], 0.01, LOOKS.black, { at: [0, 0, 0] }))
  const rows = Math.round(high / 0.014)
  for (let i = 0; i < rows; i++)
    group.add(
      box([0.006, 0.006, wide * 0.86], 0.0015, LOOKS.graphite, {
        at: [0.018, ((i + 0.5) / rows - 0.5) * high * 0.9, 0],
      }),
    )
  for (const s of [1, -1])
    group.add(box([0.045, high, 0.03], 0.01, LOOKS.matte, { at: [0, 0, (s * wide) / 2] }))
  group.position.set(at[0], at[1], 0)
  group.rotation.z = lean
  return group
}

/** Bent pipes from ports to a place, each with a ring at its port. */
export function makePipes(lines: readonly (readonly Point3[])[], r: number, look: THREE.Material) {
  return lines.map((points) => tube(points, r, look, 90))
}

/** A silencer: tapering, with a band at either end and a dark mouth behind. */
export function makeSilencer(
  from: Point3,
  to: Point3,
  [r0, r1]: Point2,
  look: THREE.Material,
): THREE.Object3D[] {
  const along = (t: number): Point3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ]
  const r = (t: number) => r0 + (r1 - r0) * t
  return [
    rod(along(-0.12), along(0.04), r0 * 0.55, look, r0),
    rod(along(0), along(0.97), r0, look, r(0.97)),
    rod(along(0.93), along(1), r1 * 1.03, LOOKS.graphite, r1 * 0.92),
    rod(along(0.995), along(1.002), r1 * 0.68, LOOKS.liner),
    rod(along(0.05), along(0.09), r(0.05) * 1.03, LOOKS.graphite),
  ]
}

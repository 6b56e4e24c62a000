import type * as THREE from 'three'
import { curve, type Point2, type Point3 } from '../maths.ts'
import { loft, mirrored } from '../parts/solids.ts'

/** A bow of half width by depth: how far a screen or cowl stands out to the side, by share of its height. */
export type ScreenSpec = {
  /** Middle line from foot to head. */
  line: readonly Point2[]
  /** Half width by share of the way up. */
  half: readonly Point2[]
  /** How far the sides are swept back. */
  sweep: number
}

/** A bowed sheet across the front: a screen, or the front of a cowl. */
export function sheetAcross({ line, half, sweep }: ScreenSpec, look: THREE.Material): THREE.Mesh {
  const wide = curve(half)
  const along = (axis: 0 | 1) => curve(line.map((point, i): Point2 => [i / (line.length - 1), point[axis]]))
  const [x, y] = [along(0), along(1)]
  const lines = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24
    return Array.from({ length: 29 }, (_, j): Point3 => {
      const s = j / 14 - 1
      return [x(t) - sweep * Math.abs(s) ** 2.2, y(t) - 0.02 * s * s, wide(t) * s]
    })
  })
  return loft(lines, look)
}

/** A part on the right and its mirror image on the left. */
export function mirrorPart(make: THREE.Mesh): THREE.Object3D[] {
  return [make, mirrored(make)]
}

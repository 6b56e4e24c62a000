import type * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import type { Sheet } from '../livery/sheet.ts'

/** A front: what is painted and cut, and what is built behind the openings. */
export type Face = {
  paint: (front: Sheet, side: Sheet) => void
  build: (group: THREE.Group) => void
}

/** Seats a front on a body. Invented; no maker's signature. */
export type FaceDesign = (shape: Shape) => Face

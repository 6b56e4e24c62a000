import type * as THREE from 'three'
import type { Point3 } from '../maths.ts'

/** A finished vehicle and what the camera needs to know of it. */
export type Vehicle = {
  group: THREE.Group
  /** Of the ball the shadow bake looks at, in metres. */
  radius: number
  /** What the close-ups look at. */
  wheelAt: Point3
  lampAt: Point3
  /** The interesting side is the left: every angle is taken from there. */
  fromLeft?: boolean
  /** How far the close-ups stand off, in metres. */
  closeAway?: number
  /** Share of the picture's height that the whole vehicle fills, where it is not the usual one. */
  fillY?: number
}

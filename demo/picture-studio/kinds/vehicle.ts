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
  /** The middle of an open load bed. */
  bedAt?: Point3
  /** The interesting side is the left: every angle is taken from there. */
  fromLeft?: boolean
  /** How far the close-ups stand off, in metres. */
  closeAway?: number
  /** Share of the picture's height that the whole vehicle fills, where it is not the usual one. */
  fillY?: number
  /** Views of an inside by name, each from a point of its own; a vehicle that has any has no others. */
  inside?: Readonly<Record<string, InsideView>>
}

/** Where one looks from, at what, and how wide, in degrees from top to bottom. */
export type InsideView = {
  eye: Point3
  at: Point3
  field: number
  /** All round, as a panorama. */
  round?: boolean
}

import type { Point2 } from '../maths.ts'

export type WheelStyle = 'twin5' | 'ten' | 'five' | 'turbine' | 'six' | 'steel'
/** Radii and width in metres. */
export type WheelSpec = {
  r: number
  rim: number
  w: number
  style: WheelStyle
  finish?: 'alloy' | 'dark'
}

type Points = readonly Point2[]
/** How far a corner's rounding reaches along the car, and the exponent of its superellipse. */
export type Corner = { reach: number; n: number }

/** The ring at the foot (belt) or head (roof) of the glass: where it ends, and how its corners round. */
export type RingSpec = {
  xf: number
  xr: number
  reachF: number
  reachR: number
  nF: number
  nR: number
}

/** Heights and widths a face design needs to sit on a body. */
export type FaceSpec = {
  /** Lamps: height of their middle, their own height, inner edge, how far they reach back, rise to the outside. */
  y: number
  h: number
  inner: number
  lampBack: number
  rise: number
  /** Lower edge of the lower intake; top of the unpainted chin. */
  low: number
  chin: number
  grilleH: number
  plateY: number
  chrome: boolean
}

export type BackSpec = {
  y: number
  h: number
  lampFwd: number
  gateW: number
  gateY: number
  gateTop: number | null
  plateY: number
  low: number
  bar: boolean
  /** How far a lamp reaches down below its band. */
  tallLamp: number
  inner: number
  /** Two doors instead of a gate. */
  split: boolean
}

export type StyleSpec = {
  /** The glass of the side: front and rear end at its foot (a0, c0) and head (a1, c1). */
  dlo: {
    a0: number
    a1: number
    c0: number
    c1: number
    kick: number
    kickAt?: number
    lean?: number
    drop?: number
  }
  chrome?: boolean
  cladding: boolean
  cladY: number
  cladR: number
  sillY?: number
  lampY: number
  handles: readonly number[]
  /** [x, width, darkness of the pane before it, 'fixed' when no door ends there]. */
  pillars: readonly (readonly [number, number, number?, 'fixed'?])[]
  cpillar: number
  doorF?: number
  doorR?: number
  doorEnd?: Points
  seats: readonly (readonly [x: number, row: 'front' | 'bench'])[]
  glassRoof: readonly [number, number, number] | null
  rails: boolean
  antenna: boolean
  flap: boolean
  mirror: { x: number; size?: number }
  /** Corners of the backlight, or null for none. */
  backlight?: { bot: number; top: number; y0: number; y1: number } | null
  rear: boolean
  /** A second line along the lower doors. */
  lowerLine?: Points
}

/** A body in metres: x forward from the middle of the wheelbase, y up from the ground, z sideways. */
export type BodySpec = {
  height?: number
  /** Of the ball the bake looks at. */
  radius?: number
  tint: { front?: number; rear?: number; split: number }
  wheelbase: number
  rearAxle?: number
  tread: number
  trackZ?: readonly (number | null)[]
  wheel: WheelSpec
  arch: { gap: number; flare: number; hold: number; band: number; clad: number }
  /** [y, x] of the centre line. */
  nose: Points
  tail: Points
  /** [x, half width]. */
  plan: Points
  /** [share of the flank's height, offset of half width]. */
  section: Points
  crease: Points
  creaseDepth: number
  creaseEnds: Point2
  hollow?: number
  bottom: Points
  shoulder: Points
  shoulderR: number
  corner: { front: Corner; rear: Corner }
  belt: RingSpec & { shelf: number; lift: number; crownF: number; crownR: number }
  roof: RingSpec & { plan: Points; spine: Points; crown: number; spineIn: number }
  glassBulge: { side: number; front: number; rear: number }
  cantSoft: number
  bonnetExp: number
  bootExp: number
  bonnetRib: { z: number; splay: number; h: number }
  /** A tray cut into the deck: rear and front end, half width. */
  openTop?: readonly [number, number, number]
  /** An open car: everything behind this slanted line is cut away. */
  openCabin?: readonly [number, number, number]
  style: StyleSpec
  face: FaceSpec
  back: BackSpec
}

type Deep<T> = T extends readonly unknown[] | undefined
  ? T
  : T extends object
    ? { [K in keyof T]?: Deep<T[K]> }
    : T

/** A body written as its difference from another. */
export function bodyFrom(base: BodySpec, over: Deep<BodySpec>): BodySpec {
  return merge(base, over) as BodySpec
}

function merge(base: unknown, over: unknown): unknown {
  if (over === undefined) return base
  if (!isTable(base) || !isTable(over)) return over
  const names = new Set([...Object.keys(base), ...Object.keys(over)])
  return Object.fromEntries([...names].map((name) => [name, merge(base[name], over[name])]))
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { clamp, curve, lerp, type Point2, type Point3, smooth, superPoint } from '../maths.ts'
import type { BodySpec, RingSpec } from './body-spec.ts'

/** Which stretch of a ring: the rounded front, the straight side, the rounded rear. */
export type Arc = 'F' | 'S' | 'R'

/**
 * The body as explicit surfaces. It is stacked from horizontal rings (flank, shoulder, deck, belt, cantrail, roof);
 * parts and paint are seated on what this answers.
 */
export class Shape {
  readonly k: BodySpec
  readonly fx: number
  readonly rx: number
  /** Foremost and rearmost x. */
  readonly XF: number
  readonly XR: number
  readonly archR: number
  readonly wheels: readonly [number, number]
  readonly noseX: (y: number) => number
  readonly tailX: (y: number) => number
  readonly shoulderY: (x: number) => number
  readonly bottomY: (x: number) => number
  readonly creaseY: (x: number) => number
  readonly spineY: (x: number) => number
  readonly roofHalf: (x: number) => number
  readonly #halfWidth: (x: number) => number
  readonly #section: (share: number) => number

  constructor(k: BodySpec) {
    this.k = k
    this.fx = k.wheelbase / 2
    this.rx = k.rearAxle ?? -k.wheelbase / 2
    this.XF = Math.max(...k.nose.map((p) => p[1]))
    this.XR = Math.min(...k.tail.map((p) => p[1]))
    this.archR = k.wheel.r + k.arch.gap
    this.wheels = [this.fx, this.rx]
    this.noseX = curve(k.nose)
    this.tailX = curve(k.tail)
    this.shoulderY = curve(k.shoulder)
    this.bottomY = curve(k.bottom)
    this.creaseY = curve(k.crease)
    this.spineY = curve(k.roof.spine)
    this.roofHalf = curve(k.roof.plan)
    this.#halfWidth = curve(k.plan)
    this.#section = curve(k.section)
  }

  /** Half width of the flank at (x, y) before the corner rounding. */
  flank(x: number, y: number): number {
    const { k, archR, rx, fx } = this
    const [foot, shoulder] = [this.bottomY(x), this.shoulderY(x)]
    const share = clamp((y - foot) / (shoulder - foot))
    let width = this.#halfWidth(x) + this.#section(share)
    // Light catcher: a shallow hollow low on the doors, between the wheels only.
    const between = smooth(rx + archR, rx + archR + 0.5, x) * (1 - smooth(fx - archR - 0.5, fx - archR, x))
    width -= (k.hollow ?? 0.018) * Math.exp(-(((share - 0.33) / 0.13) ** 2)) * between
    const above = y - this.creaseY(x)
    const [from, to] = k.creaseEnds
    const fade = smooth(from, from + 0.5, x) * (1 - smooth(to - 0.5, to, x))
    width -= k.creaseDepth * fade * Math.sqrt(above * above + 1e-5) * (above > 0 ? 1 : 0.55)
    const inFlare = (1 - smooth(shoulder - 0.16, shoulder - 0.02, y)) * smooth(foot + 0.06, foot + 0.34, y)
    for (const wheelX of this.wheels) {
      const away = Math.hypot(x - wheelX, (y - k.wheel.r) * 0.98)
      const start = archR + k.arch.hold
      width += k.arch.flare * (1 - smooth(start, start + k.arch.band, away)) * inFlare
    }
    return width
  }

  /** How far the surface rolls inwards near the shoulder. */
  #roll(x: number, y: number): number {
    const r = this.k.shoulderR
    const d = (y - (this.shoulderY(x) - r)) / r
    return d <= 0 ? 0 : r * (1 - Math.sqrt(Math.max(0, 1 - d * d * 0.98)))
  }

  /** The lower body at a ring's parameter (`a`: angle on F and R, share on S) and height. */
  lower(arc: Arc, a: number, y: number, refX: number): Point3 {
    const { front, rear } = this.k.corner
    const roll = this.#roll(refX, y)
    const [startF, startR] = [this.XF - front.reach, this.XR + rear.reach]
    let x = lerp(startF, startR, a)
    let share = 1
    if (arc !== 'S') {
      const [c, s] = superPoint(a, arc === 'F' ? front.n : rear.n)
      x = arc === 'F' ? lerp(startF, this.noseX(y) - roll, c) : lerp(startR, this.tailX(y) + roll, c)
      share = s
    }
    return [x, y, (this.flank(x, y) - roll) * share]
  }

  /** The side as z = f(x, y), for what must sit on the flank. */
  sideZ(x: number, y: number): number {
    const { front, rear } = this.k.corner
    const [startF, startR] = [this.XF - front.reach, this.XR + rear.reach]
    let share = 1
    if (x > startF) share = rounding((x - startF) / (this.noseX(y) - startF), front.n)
    if (x < startR) share = rounding((x - startR) / (this.tailX(y) - startR), rear.n)
    return (this.flank(x, y) - this.#roll(x, y)) * share
  }

  /** The front as x = f(z, y). */
  frontX(z: number, y: number): number {
    const start = this.XF - this.k.corner.front.reach
    return lerp(start, this.noseX(y), rounding(Math.abs(z) / this.flank(start, y), this.k.corner.front.n))
  }

  /** The rear as x = f(z, y). */
  rearX(z: number, y: number): number {
    const start = this.XR + this.k.corner.rear.reach
    return lerp(start, this.tailX(y), rounding(Math.abs(z) / this.flank(start, y), this.k.corner.rear.n))
  }

  deckHalf(x: number): number {
    return this.flank(x, this.shoulderY(x)) - this.k.shoulderR
  }

  beltHalf(x: number): number {
    return this.deckHalf(x) - this.k.belt.shelf
  }

  beltSideY(x: number): number {
    return this.shoulderY(x) + this.k.belt.lift
  }

  /** Foot of the glass. In the middle of screen and backlight it stands higher, by the bonnet's crown. */
  belt(arc: Arc, a: number): Point3 {
    const { belt } = this.k
    const [x, z, c] = ringPoint(belt, arc, a, (at) => this.beltHalf(at))
    const crown = arc === 'F' ? belt.crownF : arc === 'R' ? belt.crownR : 0
    return [x, this.beltSideY(x) + crown * c ** 1.5, z]
  }

  roofY(x: number, z: number): number {
    return this.spineY(x) - this.k.roof.crown * (Math.abs(z) / this.roofHalf(x)) ** 2.2
  }

  /** Head of the glass. */
  cant(arc: Arc, a: number): Point3 {
    const [x, z] = ringPoint(this.k.roof, arc, a, this.roofHalf)
    return [x, this.roofY(x, z), z]
  }

  cantSideY(x: number): number {
    return this.roofY(x, this.roofHalf(x))
  }
}

const rounding = (share: number, n: number) => (1 - clamp(share) ** n) ** (1 / n)

function ringPoint(ring: RingSpec, arc: Arc, a: number, width: (x: number) => number): Point3 {
  const [startF, startR] = [ring.xf - ring.reachF, ring.xr + ring.reachR]
  if (arc === 'S') {
    const x = lerp(startF, startR, a)
    return [x, width(x), 0]
  }
  const [c, s]: Point2 = superPoint(a, arc === 'F' ? ring.nF : ring.nR)
  const x = arc === 'F' ? startF + ring.reachF * c : startR - ring.reachR * c
  return [x, width(x) * s, c]
}

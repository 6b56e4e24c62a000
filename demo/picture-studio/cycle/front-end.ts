import * as THREE from 'three'
import { lerp, type Point2, type Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, rod, tube, turned } from '../parts/solids.ts'

/** A fork from the axle to its top, both in the middle plane. */
export type ForkSpec = {
  axle: Point2
  top: Point2
  /** Half the distance of the legs. */
  spread: number
  /** Thick tubes above and thin below, or the other way round. */
  inverted: boolean
  outer: THREE.Material
  discR: number
  calipers: readonly (1 | -1)[]
}

/** Legs, clamps and brake calipers. */
export function makeFork(fork: ForkSpec): THREE.Object3D[] {
  const at = (t: number, z: number): Point3 => [...alongFork(fork, t), z]
  const legs = ([1, -1] as const).flatMap((s) => {
    const z = s * fork.spread
    const [split, low, high] = fork.inverted ? [0.42, 0.021, 0.028] : [0.5, 0.028, 0.02]
    const [below, above] = fork.inverted ? [LOOKS.chrome, fork.outer] : [fork.outer, LOOKS.chrome]
    return [
      rod(at(0, z), at(split, z), low, below),
      rod(at(split - 0.01, z), at(1.01, z), high, above),
      rod(at(split - 0.03, z), at(split + 0.01, z), 0.031, LOOKS.black),
      rod(at(-0.04, z), at(0.1, z), 0.03, LOOKS.graphite),
    ]
  })
  const tilt = Math.atan2(fork.axle[0] - fork.top[0], fork.top[1] - fork.axle[1])
  const clamps = [0.78, 0.985].map((t) =>
    box([0.09, 0.035, fork.spread * 2 + 0.09], 0.014, LOOKS.graphite, { at: at(t, 0), rz: tilt }),
  )
  const axle = rod(
    [...fork.axle, -fork.spread - 0.03],
    [...fork.axle, fork.spread + 0.03],
    0.012,
    LOOKS.steel,
  )
  return [...legs, ...clamps, axle, ...fork.calipers.map((s) => caliper(fork, s))]
}

/** Behind the leg, over the disc's rim. */
function caliper({ axle, spread, discR }: ForkSpec, s: number): THREE.Mesh {
  const a = 2.35
  const at: Point3 = [
    axle[0] + discR * 0.88 * Math.cos(a),
    axle[1] + discR * 0.88 * Math.sin(a),
    s * (spread - 0.02),
  ]
  return box([0.055, 0.115, 0.062], 0.014, LOOKS.gold, { at, rz: a - Math.PI })
}

/** The point so far along the fork, 0 at the axle and 1 at the top. */
export function alongFork({ axle, top }: Pick<ForkSpec, 'axle' | 'top'>, t: number): Point2 {
  return [lerp(axle[0], top[0], t), lerp(axle[1], top[1], t)]
}

export type BarSpec = {
  /** Middle of the clamp. */
  at: Point2
  /** Half width, rise of the grips and how far they are pulled back. */
  half: number
  rise: number
  back: number
  look: THREE.Material
  mirror: 'round' | 'sharp' | 'none'
}

/** Handlebar with grips, levers, switches and mirrors. */
export function makeBar({ at: [x, y], half, rise, back, look, mirror }: BarSpec): THREE.Object3D[] {
  const grip = (s: number, share: number): Point3 => [
    x - back * share,
    y + rise * Math.min(1, share * 1.4),
    s * half * share,
  ]
  const bar = tube(
    [
      grip(-1, 0.98),
      grip(-1, 0.7),
      [x - back * 0.2, y + rise * 0.45, -half * 0.36],
      [x, y, -half * 0.16],
      [x, y, half * 0.16],
      [x - back * 0.2, y + rise * 0.45, half * 0.36],
      grip(1, 0.7),
      grip(1, 0.98),
    ],
    0.0125,
    look,
    90,
  )
  const sides = ([1, -1] as const).flatMap((s) => [
    rod(grip(s, 0.72), grip(s, 1), 0.0185, LOOKS.rubber),
    rod(grip(s, 1), grip(s, 1.04), 0.017, LOOKS.graphite),
    box([0.05, 0.045, 0.05], 0.012, LOOKS.black, { at: offset(grip(s, 0.66), [0.005, 0.008, 0]) }),
    box([0.06, 0.03, 0.045], 0.01, LOOKS.graphite, { at: offset(grip(s, 0.6), [0.035, 0.022, 0]) }),
    tube(
      [
        offset(grip(s, 0.64), [0.04, 0.004, 0]),
        offset(grip(s, 0.76), [0.068, -0.002, 0]),
        offset(grip(s, 0.95), [0.06, -0.008, 0]),
      ],
      0.006,
      LOOKS.alu,
      20,
    ),
    ...mirrorOn(offset(grip(s, 0.62), [0.02, 0.025, 0]), s, mirror),
  ])
  const risers = [1, -1].map((s) =>
    rod([x, y - 0.075, s * half * 0.1], [x, y + 0.006, s * half * 0.1], 0.014, LOOKS.graphite),
  )
  return [bar, ...risers, ...sides]
}

function roundMirror(r: number): THREE.Group {
  const mirror = new THREE.Group()
  const shell = turned(
    [
      [0.001, 0.022],
      [r * 0.6, 0.019],
      [r * 0.9, 0.009],
      [r, -0.002],
      [r * 0.96, -0.006],
    ],
    LOOKS.black,
    56,
  )
  const face = turned(
    [
      [0.001, -0.004],
      [r * 0.95, -0.004],
    ],
    LOOKS.mirror,
    56,
  )
  // The lathe's axle lies along z; the shell looks ahead.
  for (const part of [shell, face]) part.rotation.y = Math.PI / 2
  mirror.add(shell, face)
  return mirror
}

function sharpMirror(): THREE.Group {
  const mirror = new THREE.Group()
  mirror.add(
    box([0.03, 0.068, 0.135], 0.014, LOOKS.gloss, { at: [0, 0, 0] }),
    box([0.004, 0.057, 0.116], 0.0015, LOOKS.mirror, { at: [-0.015, 0, 0] }),
  )
  return mirror
}

function mirrorOn(foot: Point3, s: number, kind: BarSpec['mirror']): THREE.Object3D[] {
  if (kind === 'none') return []
  const head = offset(foot, [0.02, 0.115, s * 0.1])
  const stem = tube([foot, offset(foot, [0.035, 0.055, s * 0.06]), head], 0.0055, LOOKS.black, 20)
  const glass = kind === 'round' ? roundMirror(0.056) : sharpMirror()
  glass.position.set(...head)
  glass.rotation.y = s * 0.2
  return [stem, glass]
}

export const offset = ([x, y, z]: Point3, [dx, dy, dz]: Point3): Point3 => [x + dx, y + dy, z + dz]

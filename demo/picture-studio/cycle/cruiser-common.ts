import type * as THREE from 'three'
import { hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box } from '../parts/solids.ts'
import { makeRails, makeSideStand, makeSwingarm } from './chassis.ts'
import { makePipes, makeSilencer } from './engine.ts'

export const VIEW = {
  radius: 1.5,
  wheelAt: [0.72, 0.4, 0.05],
  lampAt: [0.5, 0.8, 0.05],
  closeAway: 3.2,
  fillY: 0.82,
} as const

/** A drop: highest and widest ahead, running out under the seat. */
export function tank([from, to]: readonly [number, number], half: number): THREE.Mesh {
  const long = to - from
  const at = (t: number) => from + long * t
  return hull(
    {
      stations: [
        [at(0), 0.735, 0.69, half * 0.5],
        [at(0.35), 0.8, 0.69, half * 0.86],
        [at(0.7), 0.86, 0.7, half],
        [at(0.85), 0.855, 0.715, half * 0.9],
        [at(1), 0.83, 0.735, half * 0.72],
      ],
      n: 2.1,
      foot: 0.9,
      ends: [0.07, 0.13],
    },
    LOOKS.paint,
  )
}

export function cradle(group: THREE.Group, rear: number): void {
  group.add(
    ...makeRails(
      [
        [0.45, 0.86, 0.03],
        [0.2, 0.71, 0.06],
        [-0.2, 0.62, 0.1],
        [-0.5, 0.56, 0.12],
        [-0.46, 0.34, 0.12],
      ],
      0.02,
      LOOKS.black,
    ),
    ...makeRails(
      [
        [0.45, 0.8, 0.03],
        [0.36, 0.5, 0.07],
        [0.26, 0.22, 0.12],
        [-0.1, 0.165, 0.12],
        [-0.42, 0.3, 0.12],
      ],
      0.02,
      LOOKS.black,
    ),
    ...makeSwingarm([-0.42, 0.33], [rear, 0.33], 0.128, LOOKS.black),
    box([0.2, 0.17, 0.2], 0.04, LOOKS.gloss, { at: [-0.36, 0.52, 0] }),
    ...makeSideStand([-0.05, 0.2]),
  )
}

/** From each head down and back along the right. */
export function exhausts(
  group: THREE.Group,
  look: THREE.Material,
  [lower, upper]: readonly [number, number],
): void {
  group.add(
    ...makePipes(
      [
        [
          [0.24, 0.6, 0.06],
          [0.33, 0.55, 0.1],
          [0.31, 0.36, 0.16],
          [0.18, 0.25, 0.19],
          [-0.15, 0.235, 0.2],
          [lower + 0.5, 0.24, 0.2],
        ],
        [
          [-0.1, 0.6, 0.06],
          [-0.15, 0.56, 0.13],
          [-0.1, 0.42, 0.18],
          [-0.2, 0.34, 0.2],
          [upper + 0.42, 0.345, 0.205],
        ],
      ],
      0.024,
      look,
    ),
    ...makeSilencer([lower + 0.52, 0.24, 0.2], [lower, 0.255, 0.205], [0.044, 0.05], look),
    ...makeSilencer([upper + 0.46, 0.345, 0.205], [upper, 0.36, 0.21], [0.042, 0.046], look),
  )
}

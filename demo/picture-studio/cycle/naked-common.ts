import type * as THREE from 'three'
import type { Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box } from '../parts/solids.ts'
import { makePegs, makeRails, makeSideStand, makeSwingarm } from './chassis.ts'
import { makeCycleWheel } from './cycle-wheel.ts'
import { makeCrankcase, makeCylinder, makePipes, makeRadiator, makeSilencer } from './engine.ts'

const FRONT = { x: 0.71, r: 0.3, rim: 0.222, w: 0.12 }
const REAR = { x: -0.7, r: 0.315, rim: 0.222, w: 0.175 }
export const CYCLE_VIEW = {
  radius: 1.35,
  wheelAt: [0.6, 0.4, 0.05],
  lampAt: [0.42, 0.86, 0.05],
  closeAway: 3.1,
  fillY: 0.84,
} as const

export function wheels(
  group: THREE.Group,
  { spokes, look }: { spokes: 'cast5' | 'cast10'; look: THREE.Material },
): void {
  group.add(
    makeCycleWheel({ ...FRONT, spokes, look, disc: { r: 0.155, sides: [1, -1] } }),
    makeCycleWheel({ ...REAR, spokes, look, disc: { r: 0.115, sides: [1] } }),
  )
}

/** What both share: cradle, swingarm, a four in line leaning forward, radiator, rests. */
export function frameAndEngine(
  group: THREE.Group,
  { shell, cover, fins }: { shell: THREE.Material; cover: THREE.Material; fins: number },
): void {
  group.add(
    ...makeRails(
      [
        [0.38, 0.86, 0.03],
        [0.1, 0.74, 0.1],
        [-0.16, 0.66, 0.125],
        [-0.2, 0.4, 0.125],
      ],
      0.02,
      LOOKS.black,
    ),
    ...makeRails(
      [
        [0.38, 0.82, 0.03],
        [0.36, 0.5, 0.1],
        [0.3, 0.24, 0.13],
        [-0.05, 0.22, 0.13],
        [-0.22, 0.36, 0.125],
      ],
      0.018,
      LOOKS.black,
    ),
    ...makeSwingarm([-0.2, 0.38], [-0.7, 0.315], 0.125, LOOKS.graphite),
    makeCylinder({
      foot: [0.12, 0.45],
      lean: -0.3,
      high: 0.26,
      size: [0.19, 0.34],
      fins,
      look: shell,
      cover,
    }),
    ...makeCrankcase(
      [
        [-0.2, 0.46],
        [-0.2, 0.3],
        [-0.08, 0.2],
        [0.22, 0.2],
        [0.28, 0.3],
        [0.24, 0.44],
        [0.06, 0.5],
        [-0.08, 0.52],
      ],
      0.24,
      [
        { at: [-0.04, 0.35], r: 0.105, out: 0.05 },
        { at: [0.16, 0.34], r: 0.085, out: 0.045 },
      ],
      { shell, cover },
    ),
    box([0.2, 0.1, 0.14], 0.03, LOOKS.graphite, { at: [0.1, 0.18, 0] }),
    box([0.18, 0.12, 0.26], 0.03, LOOKS.black, { at: [-0.06, 0.63, 0] }),
    makeRadiator([0.36, 0.58], 0.24, 0.3, 0.22),
    ...makePegs([-0.22, 0.36], 0.16),
    ...makeSideStand([-0.05, 0.22]),
  )
}

/** Four headers down in front of the engine, gathered below it, one silencer on the right. */
export function exhausts(
  group: THREE.Group,
  look: THREE.Material,
  [from, to]: readonly [Point3, Point3],
  r: readonly [number, number],
): void {
  const lines = [-0.12, -0.04, 0.04, 0.12].map((z): Point3[] => [
    [0.25, 0.6, z],
    [0.335, 0.55, z],
    [0.335, 0.3, z * 0.9],
    [0.25, 0.155, z * 0.5 + 0.03],
    [0.08, 0.14, z * 0.25 + 0.07],
  ])
  group.add(
    ...makePipes(lines, 0.018, look),
    ...makePipes([[[0.1, 0.14, 0.07], [-0.02, 0.15, 0.09], [-0.12, 0.2, 0.13], from]], 0.026, look),
    ...makeSilencer(from, to, r, look),
  )
}

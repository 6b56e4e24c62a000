import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { guard, hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box } from '../parts/solids.ts'
import {
  makePegs,
  makeRails,
  makeShock,
  makeSideStand,
  makeStruts,
  makeSwingarm,
  makeTailEnd,
} from './chassis.ts'
import { makeCycleWheel } from './cycle-wheel.ts'
import { makeCrankcase, makeCylinder, makePipes, makeRadiator, makeSilencer } from './engine.ts'
import { makeBar, makeFork } from './front-end.ts'
import { makeHardCases } from './luggage.ts'
import { cowl, flanks, seatAndTail } from './tourer-fairing.ts'

const VIEW = {
  radius: 1.5,
  wheelAt: [0.64, 0.42, 0.05],
  lampAt: [0.5, 0.92, 0.05],
  closeAway: 3.3,
  fillY: 0.84,
} as const

/** A full fairing with a tall screen, deep seat for two, and cases. */
export function fairedTourer(): Vehicle {
  const group = new THREE.Group()
  group.add(
    makeCycleWheel({
      x: 0.76,
      r: 0.305,
      rim: 0.222,
      w: 0.125,
      spokes: 'cast10',
      look: LOOKS.darkAlloy,
      disc: { r: 0.16, sides: [1, -1] },
    }),
    makeCycleWheel({
      x: -0.76,
      r: 0.32,
      rim: 0.222,
      w: 0.185,
      spokes: 'cast5',
      look: LOOKS.darkAlloy,
      disc: { r: 0.135, sides: [1] },
    }),
    ...makeFork({
      axle: [0.76, 0.305],
      top: [0.44, 0.96],
      spread: 0.105,
      inverted: true,
      outer: LOOKS.graphite,
      discR: 0.16,
      calipers: [1, -1],
    }),
    ...makeBar({ at: [0.37, 1.03], half: 0.38, rise: 0.06, back: 0.14, look: LOOKS.black, mirror: 'none' }),
    guard({ at: [0.76, 0.305], r: 0.345, from: 28, to: 158, half: 0.075, deep: 0.07 }, LOOKS.paintBoth),
    ...bodywork(),
  )
  running(group)
  return { ...VIEW, group }
}

/** Fairing, tank, seats, cases. */
function bodywork(): THREE.Object3D[] {
  return [
    ...cowl(),
    ...flanks(),
    hull(
      {
        stations: [
          [-0.14, 0.86, 0.76, 0.11],
          [0, 0.95, 0.716, 0.151],
          [0.02, 0.957, 0.711, 0.155],
          [0.2, 1, 0.704, 0.185],
          [0.22, 0.999, 0.705, 0.185],
          [0.4, 0.97, 0.72, 0.165],
        ],
        n: 2.6,
        foot: 0.9,
        ends: [0.06, 0.05],
      },
      LOOKS.paint,
    ),
    ...seatAndTail(),
    ...makeHardCases([-0.76, 0.66, 0.34], [-0.84, 1.04, 0]),
    guard({ at: [-0.76, 0.32], r: 0.36, from: 60, to: 172, half: 0.1, deep: 0.05 }, LOOKS.matteBoth),
    ...makeTailEnd([-0.98, 0.82], [-1.06, 0.62], 0.2),
  ]
}

function running(group: THREE.Group): void {
  group.add(...frame(), ...engine())
}

function frame(): THREE.Object3D[] {
  return [
    ...makeRails(
      [
        [0.4, 0.9, 0.05],
        [0.1, 0.76, 0.14],
        [-0.2, 0.62, 0.15],
        [-0.24, 0.38, 0.15],
      ],
      0.03,
      LOOKS.graphite,
    ),
    ...makeStruts(
      [
        [
          [-0.2, 0.64, 0.13],
          [-0.8, 0.78, 0.1],
        ],
        [
          [-0.24, 0.48, 0.13],
          [-0.62, 0.74, 0.11],
        ],
      ],
      0.014,
      LOOKS.black,
    ),
    ...makeSwingarm([-0.24, 0.38], [-0.76, 0.32], 0.13, LOOKS.graphite),
    ...makeShock([-0.34, 0.4, 0], [-0.2, 0.7, 0], 0.036, LOOKS.black),
  ]
}

function engine(): THREE.Object3D[] {
  const shell = { shell: LOOKS.graphite, cover: LOOKS.matte }
  return [
    makeCylinder({
      foot: [0.1, 0.44],
      lean: -0.35,
      high: 0.26,
      size: [0.2, 0.36],
      fins: 0,
      look: shell.shell,
      cover: shell.cover,
    }),
    ...makeCrankcase(
      [
        [-0.24, 0.46],
        [-0.24, 0.3],
        [-0.1, 0.2],
        [0.22, 0.2],
        [0.28, 0.32],
        [0.1, 0.5],
      ],
      0.26,
      [{ at: [-0.06, 0.34], r: 0.1, out: 0.045 }],
      shell,
    ),
    makeRadiator([0.42, 0.6], 0.26, 0.32, 0.25),
    box([0.3, 0.16, 0.2], 0.04, LOOKS.black, { at: [-0.06, 0.62, 0] }),
    ...makePegs([-0.26, 0.36], 0.17),
    ...makePegs([-0.5, 0.46], 0.15),
    ...makeSideStand([-0.08, 0.2]),
    ...makePipes(
      [
        [
          [0.1, 0.17, 0.06],
          [-0.1, 0.18, 0.1],
          [-0.26, 0.24, 0.16],
          [-0.34, 0.28, 0.18],
        ],
      ],
      0.028,
      LOOKS.steel,
    ),
    ...makeSilencer([-0.34, 0.28, 0.18], [-0.92, 0.36, 0.22], [0.05, 0.06], LOOKS.steel),
  ]
}

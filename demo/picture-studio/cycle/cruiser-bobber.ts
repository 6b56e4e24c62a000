import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { guard, hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { makePegs, makeShock, makeStruts, makeTailEnd } from './chassis.ts'
import { cradle, exhausts, tank, VIEW } from './cruiser-common.ts'
import { makeCycleWheel } from './cycle-wheel.ts'
import { makeBar, makeFork } from './front-end.ts'
import { makeFlashers, makeLampStays, makeRoundLamp } from './headlamp.ts'
import { makeTwin } from './v-twin.ts'

const [FRONT, REAR] = [0.79, -0.74]

/** Stripped and dark: single sprung seat, short mudguards, fat tyres, a wide flat bar. */
export function bobberCruiser(): Vehicle {
  const group = new THREE.Group()
  group.add(
    makeCycleWheel({
      x: FRONT,
      r: 0.335,
      rim: 0.205,
      w: 0.15,
      spokes: 'cast5',
      look: LOOKS.gloss,
      disc: { r: 0.15, sides: [1] },
    }),
    makeCycleWheel({
      x: REAR,
      r: 0.335,
      rim: 0.205,
      w: 0.17,
      spokes: 'cast5',
      look: LOOKS.gloss,
      disc: { r: 0.14, sides: [1] },
    }),
    ...makeFork({
      axle: [FRONT, 0.335],
      top: [0.44, 0.93],
      spread: 0.11,
      inverted: false,
      outer: LOOKS.graphite,
      discR: 0.15,
      calipers: [1],
    }),
    ...makeBar({ at: [0.42, 0.985], half: 0.43, rise: 0.05, back: 0.12, look: LOOKS.black, mirror: 'round' }),
    makeRoundLamp([0.58, 0.83], 0.08, LOOKS.gloss),
    ...makeLampStays([0.49, 0.83], [0.56, 0.83], 0.1),
    ...makeFlashers([0.52, 0.72], 0.17),
    ...bodywork(),
  )
  cradle(group, REAR)
  exhausts(group, LOOKS.matte, [-0.72, -0.6])
  return { ...VIEW, group, wheelAt: [0.68, 0.4, 0.05] }
}

/** Short mudguards and their stays, tank, sprung seat, engine. */
function bodywork(): THREE.Object3D[] {
  return [
    guard({ at: [FRONT, 0.335], r: 0.37, from: 62, to: 140, half: 0.09, deep: 0.05 }, LOOKS.paintBoth),
    ...makeStruts(
      [
        [
          [FRONT, 0.335, 0.1],
          [0.68, 0.66, 0.085],
        ],
      ],
      0.009,
      LOOKS.black,
    ),
    guard({ at: [REAR, 0.335], r: 0.375, from: 48, to: 158, half: 0.105, deep: 0.07 }, LOOKS.paintBoth),
    ...makeStruts(
      [
        [
          [REAR, 0.335, 0.13],
          [-0.82, 0.69, 0.1],
        ],
        [
          [REAR, 0.335, 0.13],
          [-1.02, 0.55, 0.1],
        ],
      ],
      0.01,
      LOOKS.black,
    ),
    tank([-0.04, 0.4], 0.145),
    soloSeat(),
    ...makeShock([-0.42, 0.56, 0.075], [-0.42, 0.665, 0.075], 0.026, LOOKS.chrome),
    ...makeShock([-0.42, 0.56, -0.075], [-0.42, 0.665, -0.075], 0.026, LOOKS.chrome),
    ...makeTwin({ fins: LOOKS.graphite, cover: LOOKS.gloss, shell: LOOKS.matte }),
    ...makePegs([0.2, 0.3], 0.17),
    ...makeTailEnd([-1.06, 0.58], [-1.11, 0.46], 0.075),
  ]
}

function soloSeat(): THREE.Mesh {
  return hull(
    {
      stations: [
        [-0.52, 0.75, 0.67, 0.13],
        [-0.38, 0.706, 0.654, 0.15],
        [-0.36, 0.705, 0.653, 0.149],
        [-0.2, 0.71, 0.661, 0.095],
        [-0.06, 0.735, 0.69, 0.05],
      ],
      n: 2.4,
      ends: [0.09, 0.06],
    },
    LOOKS.tan,
  )
}

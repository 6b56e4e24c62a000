import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { guard, hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box } from '../parts/solids.ts'
import { makePlates, makeShock, makeStruts, makeTailEnd } from './chassis.ts'
import { makeBar, makeFork } from './front-end.ts'
import { makeFlashers } from './headlamp.ts'
import { CYCLE_VIEW, exhausts, frameAndEngine, wheels } from './naked-common.ts'

/** A street fighter: angular lamp low over the wheel, edged tank and tail, trellis frame. */
export function sharpNaked(): Vehicle {
  const group = new THREE.Group()
  wheels(group, { spokes: 'cast5', look: LOOKS.darkAlloy })
  group.add(
    ...makeFork({
      axle: [0.71, 0.3],
      top: [0.42, 0.935],
      spread: 0.102,
      inverted: true,
      outer: LOOKS.gold,
      discR: 0.16,
      calipers: [1, -1],
    }),
    ...makeBar({ at: [0.4, 0.975], half: 0.385, rise: 0.04, back: 0.09, look: LOOKS.black, mirror: 'sharp' }),
    ...fighterLamp(),
    ...makeFlashers([0.5, 0.8], 0.2),
    box([0.02, 0.075, 0.13], 0.012, LOOKS.gloss, { at: [0.45, 1.005, 0], rz: 0.7 }),
    guard({ at: [0.71, 0.3], r: 0.33, from: 50, to: 140, half: 0.066, deep: 0.045 }, LOOKS.matteBoth),
    ...bodywork(),
  )
  frameAndEngine(group, { shell: LOOKS.graphite, cover: LOOKS.matte, fins: 0 })
  group.add(
    ...makeStruts(
      [
        [
          [0.34, 0.88, 0.06],
          [-0.1, 0.5, 0.14],
        ],
        [
          [0.32, 0.72, 0.07],
          [-0.02, 0.78, 0.14],
        ],
        [
          [0.16, 0.73, 0.13],
          [-0.02, 0.56, 0.14],
        ],
        [
          [-0.16, 0.68, 0.12],
          [-0.5, 0.83, 0.085],
        ],
      ],
      0.014,
      LOOKS.paint,
    ),
    ...makeShock([-0.3, 0.42, 0], [-0.16, 0.72, 0], 0.038, LOOKS.gold),
    ...makeTailEnd([-0.68, 0.915], [-0.76, 0.7], 0.08),
  )
  exhausts(
    group,
    LOOKS.steel,
    [
      [-0.12, 0.27, 0.15],
      [-0.5, 0.36, 0.2],
    ],
    [0.055, 0.06],
  )
  return { ...CYCLE_VIEW, group }
}

/** Tank, seats, the raised tail and the shrouds. */
function bodywork(): THREE.Object3D[] {
  return [
    hull(
      {
        stations: [
          [-0.12, 0.82, 0.765, 0.075],
          [0, 0.895, 0.73, 0.114],
          [0.02, 0.906, 0.726, 0.12],
          [0.16, 0.965, 0.705, 0.166],
          [0.2, 0.964, 0.702, 0.17],
          [0.3, 0.95, 0.703, 0.167],
          [0.34, 0.933, 0.708, 0.165],
          [0.42, 0.875, 0.72, 0.13],
        ],
        n: 3.4,
        foot: 0.7,
        ends: [0.05, 0.06],
      },
      LOOKS.paint,
    ),
    hull(
      {
        stations: [
          [-0.4, 0.86, 0.8, 0.11],
          [-0.25, 0.82, 0.765, 0.12],
          [-0.08, 0.83, 0.76, 0.085],
        ],
        n: 3,
        ends: [0.05, 0.04],
      },
      LOOKS.leather,
    ),
    hull(
      {
        stations: [
          [-0.68, 0.94, 0.895, 0.05],
          [-0.56, 0.92, 0.834, 0.088],
          [-0.5, 0.903, 0.81, 0.1],
          [-0.38, 0.865, 0.779, 0.111],
          [-0.2, 0.83, 0.74, 0.122],
        ],
        n: 3,
        foot: 0.6,
        ends: [0.06, 0.04],
      },
      LOOKS.paint,
    ),
    box([0.22, 0.03, 0.15], 0.015, LOOKS.leather, { at: [-0.5, 0.9, 0], rz: -0.27 }),
    ...shrouds(),
    guard({ at: [-0.7, 0.315], r: 0.345, from: 45, to: 110, half: 0.09, deep: 0.05 }, LOOKS.matteBoth),
  ]
}

/** Two slim eyes under a small cowl. */
function fighterLamp(): THREE.Object3D[] {
  const eyes = [1, -1].flatMap((s) => [
    box([0.05, 0.035, 0.1], 0.012, LOOKS.lens, { at: [0.555, 0.82, s * 0.062], ry: s * 0.45, rx: s * -0.25 }),
    box([0.03, 0.007, 0.1], 0.003, LOOKS.light, {
      at: [0.567, 0.842, s * 0.062],
      ry: s * 0.45,
      rx: s * -0.25,
    }),
  ])
  return [
    hull(
      {
        stations: [
          [0.42, 0.93, 0.8, 0.1],
          [0.5, 0.94, 0.775, 0.115],
          [0.58, 0.87, 0.79, 0.07],
        ],
        n: 2.6,
        foot: 0.8,
        ends: [0.02, 0.06],
      },
      LOOKS.paint,
    ),
    ...eyes,
  ]
}

/** Beside the radiator, pointing forward. */
function shrouds(): THREE.Object3D[] {
  return makePlates(
    [
      [0.14, 0.8],
      [0.44, 0.83],
      [0.5, 0.76],
      [0.36, 0.62],
      [0.28, 0.6],
      [0.3, 0.7],
    ],
    0.168,
    0.026,
    LOOKS.paint,
  )
}

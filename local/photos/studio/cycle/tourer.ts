import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { screenMaterial } from '../light/screen-material.ts'
import { bowedPanel, guard, hull } from '../parts/hull.ts'
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
import { bothSidesOf, sheetAcross } from './fairing.ts'
import { makeBar, makeFork } from './front-end.ts'
import { makeHardCases } from './luggage.ts'

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
    ...cowl(),
    ...flanks(),
    hull(
      {
        top: [
          [-0.14, 0.86],
          [0, 0.95],
          [0.2, 1.0],
          [0.4, 0.97],
        ],
        bottom: [
          [-0.14, 0.76],
          [0.1, 0.7],
          [0.4, 0.72],
        ],
        half: [
          [-0.14, 0.11],
          [0.02, 0.155],
          [0.22, 0.185],
          [0.4, 0.165],
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
  )
  running(group)
  return { ...VIEW, group }
}

/** The front: nose with two lamps, the screen behind it, mirrors that carry flashers. */
function cowl(): THREE.Object3D[] {
  const nose = hull(
    {
      top: [
        [0.34, 1.08],
        [0.5, 1.09],
        [0.64, 1.03],
        [0.79, 0.89],
      ],
      bottom: [
        [0.34, 0.82],
        [0.5, 0.79],
        [0.66, 0.775],
        [0.79, 0.8],
      ],
      half: [
        [0.34, 0.25],
        [0.5, 0.235],
        [0.65, 0.17],
        [0.79, 0.05],
      ],
      n: 2.5,
      foot: 0.75,
      ends: [0.03, 0.1],
    },
    LOOKS.paint,
  )
  const screen = sheetAcross(
    {
      line: [
        [0.64, 1.03],
        [0.55, 1.16],
        [0.44, 1.29],
        [0.36, 1.38],
      ],
      half: [
        [0, 0.16],
        [0.3, 0.2],
        [0.75, 0.19],
        [1, 0.12],
      ],
      sweep: 0.1,
    },
    screenMaterial(0.45),
  )
  const eyes = [1, -1].flatMap((s) => [
    hull(
      {
        top: [
          [0.6, 0.955],
          [0.7, 0.935],
          [0.775, 0.875],
        ],
        bottom: [
          [0.6, 0.87],
          [0.7, 0.85],
          [0.775, 0.845],
        ],
        half: [
          [0.6, 0.07],
          [0.7, 0.058],
          [0.775, 0.03],
        ],
        n: 2.6,
        ends: [0.03, 0.05],
      },
      LOOKS.lens,
    ).translateZ(s * 0.1),
    box([0.13, 0.01, 0.014], 0.004, LOOKS.light, { at: [0.705, 0.94, s * 0.118], rz: -0.62, ry: s * 0.38 }),
    box([0.03, 0.03, 0.045], 0.01, LOOKS.bulb, { at: [0.742, 0.875, s * 0.095], ry: s * 0.4 }),
  ])
  const mirrors = [1, -1].flatMap((s) => [
    box([0.1, 0.04, 0.16], 0.018, LOOKS.black, { at: [0.46, 1.05, s * 0.28], ry: s * 0.3, rx: s * 0.25 }),
    hull(
      {
        top: [
          [0.36, 1.17],
          [0.44, 1.16],
          [0.5, 1.13],
        ],
        bottom: [
          [0.36, 1.05],
          [0.5, 1.08],
        ],
        half: [
          [0.36, 0.095],
          [0.44, 0.085],
          [0.5, 0.05],
        ],
        n: 2.8,
        ends: [0.01, 0.05],
      },
      LOOKS.paint,
    ).translateZ(s * 0.4),
    box([0.005, 0.09, 0.16], 0.002, LOOKS.mirror, { at: [0.357, 1.11, s * 0.4] }),
    box([0.02, 0.018, 0.1], 0.006, LOOKS.lampAmber, { at: [0.487, 1.105, s * 0.42], ry: s * 0.4 }),
  ])
  return [
    nose,
    screen,
    ...eyes,
    ...mirrors,
    box([0.03, 0.12, 0.3], 0.01, LOOKS.gloss, { at: [0.42, 1.1, 0], rz: 0.5 }),
  ]
}

/** The sides from the nose down to the belly, with a dark vent. */
function flanks(): THREE.Object3D[] {
  const bulge = (x: number, _y: number, t: number) =>
    0.245 - 0.1 * t * t - Math.max(0, x - 0.4) * 0.3 + 0.03 * Math.sin(t * Math.PI)
  const upper = bowedPanel(
    [
      [-0.06, 0.82],
      [0.14, 0.9],
      [0.36, 0.99],
      [0.62, 0.94],
    ],
    [
      [-0.12, 0.7],
      [0.08, 0.6],
      [0.28, 0.56],
      [0.5, 0.72],
    ],
    (x, y, t) => bulge(x, y, t * 0.5),
    LOOKS.paintBoth,
  )
  const lower = bowedPanel(
    [
      [0.02, 0.62],
      [0.14, 0.58],
      [0.3, 0.545],
      [0.46, 0.66],
    ],
    [
      [-0.24, 0.24],
      [0, 0.19],
      [0.26, 0.2],
      [0.42, 0.36],
    ],
    (x, y, t) => bulge(x, y, 0.5 + t * 0.5) - 0.008,
    LOOKS.paintBoth,
  )
  const vent = bowedPanel(
    [
      [0.06, 0.7],
      [0.2, 0.7],
      [0.34, 0.72],
    ],
    [
      [0.12, 0.6],
      [0.22, 0.575],
      [0.32, 0.58],
    ],
    (x, y, t) => bulge(x, y, 0.3 + t * 0.2) + 0.008,
    LOOKS.black,
  )
  return [upper, lower, vent].flatMap(bothSidesOf)
}

function seatAndTail(): THREE.Object3D[] {
  return [
    hull(
      {
        top: [
          [-0.78, 0.925],
          [-0.56, 0.915],
          [-0.46, 0.86],
          [-0.28, 0.83],
          [-0.1, 0.87],
        ],
        bottom: [
          [-0.78, 0.84],
          [-0.5, 0.79],
          [-0.1, 0.77],
        ],
        half: [
          [-0.78, 0.13],
          [-0.56, 0.155],
          [-0.32, 0.165],
          [-0.1, 0.11],
        ],
        n: 2.8,
        ends: [0.06, 0.05],
      },
      LOOKS.leather,
    ),
    hull(
      {
        top: [
          [-1.0, 0.875],
          [-0.7, 0.85],
          [-0.4, 0.8],
          [-0.16, 0.79],
        ],
        bottom: [
          [-1.0, 0.8],
          [-0.7, 0.72],
          [-0.4, 0.66],
          [-0.16, 0.68],
        ],
        half: [
          [-1.0, 0.1],
          [-0.7, 0.15],
          [-0.4, 0.16],
          [-0.16, 0.13],
        ],
        n: 3,
        foot: 0.75,
        ends: [0.06, 0.05],
      },
      LOOKS.paint,
    ),
    ...makeRails(
      [
        [-0.4, 0.86, 0.2],
        [-0.62, 0.9, 0.2],
        [-0.8, 0.93, 0.18],
      ],
      0.011,
      LOOKS.graphite,
    ),
  ]
}

function running(group: THREE.Group): void {
  const shell = { shell: LOOKS.graphite, cover: LOOKS.matte }
  group.add(
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
  )
}

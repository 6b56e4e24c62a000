import type * as THREE from 'three'
import { screenMaterial } from '../light/screen-material.ts'
import { bowedPanel, hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box } from '../parts/solids.ts'
import { makeRails } from './chassis.ts'
import { mirrorPart, sheetAcross } from './fairing.ts'

/** The front: nose with two lamps, the screen behind it, mirrors that carry flashers. */
export function cowl(): THREE.Object3D[] {
  const nose = hull(
    {
      stations: [
        [0.34, 1.08, 0.82, 0.25],
        [0.5, 1.09, 0.79, 0.235],
        [0.64, 1.03, 0.775, 0.176],
        [0.65, 1.024, 0.775, 0.17],
        [0.79, 0.89, 0.8, 0.05],
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
  return [
    nose,
    screen,
    ...eyes(),
    ...mirrors(),
    box([0.03, 0.12, 0.3], 0.01, LOOKS.gloss, { at: [0.42, 1.1, 0], rz: 0.5 }),
  ]
}

function eyes(): THREE.Object3D[] {
  return [1, -1].flatMap((s) => [
    hull(
      {
        stations: [
          [0.6, 0.955, 0.87, 0.07],
          [0.7, 0.935, 0.85, 0.058],
          [0.775, 0.875, 0.845, 0.03],
        ],
        n: 2.6,
        ends: [0.03, 0.05],
      },
      LOOKS.lens,
    ).translateZ(s * 0.1),
    box([0.13, 0.01, 0.014], 0.004, LOOKS.light, { at: [0.705, 0.94, s * 0.118], rz: -0.62, ry: s * 0.38 }),
    box([0.03, 0.03, 0.045], 0.01, LOOKS.bulb, { at: [0.742, 0.875, s * 0.095], ry: s * 0.4 }),
  ])
}

function mirrors(): THREE.Object3D[] {
  return [1, -1].flatMap((s) => [
    box([0.1, 0.04, 0.16], 0.018, LOOKS.black, { at: [0.46, 1.05, s * 0.28], ry: s * 0.3, rx: s * 0.25 }),
    hull(
      {
        stations: [
          [0.36, 1.17, 1.05, 0.095],
          [0.44, 1.16, 1.067, 0.085],
          [0.5, 1.13, 1.08, 0.05],
        ],
        n: 2.8,
        ends: [0.01, 0.05],
      },
      LOOKS.paint,
    ).translateZ(s * 0.4),
    box([0.005, 0.09, 0.16], 0.002, LOOKS.mirror, { at: [0.357, 1.11, s * 0.4] }),
    box([0.02, 0.018, 0.1], 0.006, LOOKS.lampAmber, { at: [0.487, 1.105, s * 0.42], ry: s * 0.4 }),
  ])
}

/** The sides from the nose down to the belly, with a dark vent. */
export function flanks(): THREE.Object3D[] {
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
  return [upper, lower, vent].flatMap(mirrorPart)
}

export function seatAndTail(): THREE.Object3D[] {
  return [
    hull(
      {
        stations: [
          [-0.78, 0.925, 0.84, 0.13],
          [-0.56, 0.915, 0.797, 0.155],
          [-0.46, 0.86, 0.787, 0.161],
          [-0.32, 0.832, 0.779, 0.165],
          [-0.28, 0.83, 0.778, 0.162],
          [-0.1, 0.87, 0.77, 0.11],
        ],
        n: 2.8,
        ends: [0.06, 0.05],
      },
      LOOKS.leather,
    ),
    hull(
      {
        stations: [
          [-1, 0.875, 0.8, 0.1],
          [-0.7, 0.85, 0.72, 0.15],
          [-0.4, 0.8, 0.66, 0.16],
          [-0.16, 0.79, 0.68, 0.13],
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

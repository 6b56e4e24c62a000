import type * as THREE from 'three'
import { screenMaterial } from '../light/screen-material.ts'
import type { Point3 } from '../maths.ts'
import { bowedPanel, hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, tube } from '../parts/solids.ts'
import { makeRails, makeStruts } from './chassis.ts'
import { mirrorPart, sheetAcross } from './fairing.ts'

export const BAR = { at: [0.36, 1.17], half: 0.44, rise: 0.07, back: 0.12 } as const

/** Beak, two lamps one beside the other and, for long roads, a tall screen on stays. */
export function head(isTourer: boolean): THREE.Object3D[] {
  const beak = hull(
    {
      stations: [
        [0.46, 1.02, 0.93, 0.13],
        [0.66, 0.985, 0.9, 0.105],
        [0.9, 0.9, 0.855, 0.07],
        [1.04, 0.835, 0.82, 0.03],
      ],
      n: 3.4,
      foot: 0.8,
      ends: [0.03, 0.03],
    },
    LOOKS.paint,
  )
  const mask = hull(
    {
      stations: [
        [0.44, 1.17, 0.97, 0.16],
        [0.55, 1.17, 0.965, 0.15],
        [0.65, 1.08, 0.98, 0.09],
      ],
      n: 3,
      foot: 0.8,
      ends: [0.03, 0.06],
    },
    LOOKS.matte,
  )
  const stays = makeStruts(
    [
      [
        [0.46, 1.12, 0.09],
        [0.5, 1.33, 0.1],
      ],
    ],
    0.008,
    LOOKS.black,
  )
  return [
    beak,
    mask,
    ...eyes(),
    ...(isTourer ? [screen(), ...stays] : []),
    box([0.02, 0.12, 0.18], 0.012, LOOKS.gloss, { at: [0.43, 1.2, 0], rz: 0.35 }),
  ]
}

function eyes(): THREE.Object3D[] {
  return [1, -1].flatMap((s) => [
    box([0.06, 0.085, 0.1], 0.022, LOOKS.lens, { at: [0.612, 1.05, s * 0.07], ry: s * 0.35, rz: 0.25 }),
    box([0.02, 0.012, 0.085], 0.004, LOOKS.light, { at: [0.632, 1.085, s * 0.075], ry: s * 0.35 }),
    box([0.02, 0.035, 0.05], 0.012, LOOKS.bulb, { at: [0.637, 1.04, s * 0.072], ry: s * 0.35 }),
  ])
}

function screen(): THREE.Object3D {
  return sheetAcross(
    {
      line: [
        [0.6, 1.13],
        [0.55, 1.26],
        [0.48, 1.38],
        [0.43, 1.46],
      ],
      half: [
        [0, 0.14],
        [0.35, 0.18],
        [0.8, 0.17],
        [1, 0.11],
      ],
      sweep: 0.07,
    },
    screenMaterial(0.3),
  )
}

/** A bow from the bar's end round the lever, with a shield. */
export function handGuards(): THREE.Object3D[] {
  return [1, -1].flatMap((s) => {
    const out: Point3 = [BAR.at[0] - BAR.back * 1.0, BAR.at[1] + BAR.rise, s * (BAR.half + 0.02)]
    return [
      tube(
        [
          out,
          [out[0] + 0.09, out[1], s * BAR.half * 1.0],
          [out[0] + 0.15, out[1] + 0.005, s * BAR.half * 0.74],
          [out[0] + 0.11, out[1], s * BAR.half * 0.45],
        ],
        0.009,
        LOOKS.alu,
        40,
      ),
      box([0.03, 0.1, 0.2], 0.014, LOOKS.black, {
        at: [out[0] + 0.14, out[1] + 0.02, s * BAR.half * 0.8],
        ry: s * 0.3,
      }),
    ]
  })
}

export function tankAndShrouds(): THREE.Object3D[] {
  const shroud = bowedPanel(
    [
      [0.02, 0.93],
      [0.22, 1.02],
      [0.42, 1.04],
      [0.62, 0.97],
    ],
    [
      [0.06, 0.78],
      [0.24, 0.7],
      [0.4, 0.66],
      [0.58, 0.86],
    ],
    (x, _y, t) => 0.235 + 0.03 * Math.sin(t * Math.PI) - Math.max(0, x - 0.36) * 0.34,
    LOOKS.paintBoth,
  )
  const vent = bowedPanel(
    [
      [0.2, 0.9],
      [0.32, 0.93],
      [0.44, 0.92],
    ],
    [
      [0.24, 0.78],
      [0.34, 0.74],
      [0.42, 0.76],
    ],
    (x, _y, t) => 0.25 + 0.03 * Math.sin((0.3 + t * 0.5) * Math.PI) - Math.max(0, x - 0.36) * 0.34,
    LOOKS.black,
  )
  return [
    hull(
      {
        stations: [
          [-0.16, 0.94, 0.84, 0.1],
          [-0.02, 1.02, 0.8, 0.149],
          [0, 1.03, 0.794, 0.155],
          [0.18, 1.1, 0.786, 0.209],
          [0.2, 1.1, 0.788, 0.21],
          [0.38, 1.08, 0.82, 0.19],
        ],
        n: 2.9,
        foot: 0.9,
        ends: [0.05, 0.06],
      },
      LOOKS.paint,
    ),
    ...[shroud, vent].flatMap(mirrorPart),
  ]
}

export function seatAndRack(isTourer: boolean): THREE.Object3D[] {
  const rack = makeRails(
    [
      [-0.5, 0.9, 0.16],
      [-0.74, 0.965, 0.15],
      [-1.0, 0.965, 0.12],
    ],
    0.012,
    LOOKS.black,
  )
  const frames = makeRails(
    [
      [-0.44, 0.84, 0.18],
      [-0.56, 0.86, 0.23],
      [-0.92, 0.86, 0.23],
      [-0.92, 0.6, 0.23],
      [-0.56, 0.58, 0.23],
      [-0.44, 0.72, 0.16],
    ],
    0.011,
    LOOKS.black,
  )
  return [
    hull(
      {
        stations: [
          [-0.78, 0.985, 0.9, 0.11],
          [-0.54, 0.97, 0.853, 0.14],
          [-0.44, 0.92, 0.848, 0.146],
          [-0.32, 0.902, 0.844, 0.15],
          [-0.28, 0.9, 0.844, 0.147],
          [-0.1, 0.95, 0.84, 0.095],
        ],
        n: 2.8,
        ends: [0.05, 0.05],
      },
      LOOKS.leather,
    ),
    hull(
      {
        stations: [
          [-0.9, 0.92, 0.86, 0.07],
          [-0.6, 0.88, 0.77, 0.12],
          [-0.2, 0.85, 0.74, 0.13],
        ],
        n: 3.2,
        foot: 0.8,
        ends: [0.05, 0.04],
      },
      LOOKS.paint,
    ),
    ...(isTourer
      ? [...rack, ...frames, box([0.2, 0.02, 0.26], 0.008, LOOKS.black, { at: [-0.86, 0.975, 0] })]
      : []),
  ]
}

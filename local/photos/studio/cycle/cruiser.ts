import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { guard, hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, onBothSides, panelBox, rod } from '../parts/solids.ts'
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
import { makePipes, makeSilencer } from './engine.ts'
import { makeBar, makeFork } from './front-end.ts'
import { makeFlashers, makeLampStays, makeRoundLamp } from './headlamp.ts'
import { makeTwin } from './v-twin.ts'

const VIEW = {
  radius: 1.5,
  wheelAt: [0.72, 0.4, 0.05],
  lampAt: [0.5, 0.8, 0.05],
  closeAway: 3.2,
  fillY: 0.82,
} as const

/** Long and low with chrome, full mudguards, wire wheels, leather bags and two pipes. */
export function classicCruiser(): Vehicle {
  const group = new THREE.Group()
  const [front, rear] = [0.86, -0.79]
  group.add(
    makeCycleWheel({
      x: front,
      r: 0.335,
      rim: 0.235,
      w: 0.14,
      spokes: 'wire',
      look: LOOKS.chromeBoth,
      disc: { r: 0.145, sides: [1] },
    }),
    makeCycleWheel({
      x: rear,
      r: 0.325,
      rim: 0.21,
      w: 0.18,
      spokes: 'wire',
      look: LOOKS.chromeBoth,
      disc: { r: 0.14, sides: [1] },
    }),
    ...makeFork({
      axle: [front, 0.335],
      top: [0.45, 0.955],
      spread: 0.105,
      inverted: false,
      outer: LOOKS.chrome,
      discR: 0.145,
      calipers: [1],
    }),
    ...makeStruts(
      [
        [
          [0.745, 0.51, 0.105],
          [0.49, 0.895, 0.105],
        ],
      ],
      0.036,
      LOOKS.chrome,
    ),
    ...makeBar({ at: [0.44, 1.01], half: 0.43, rise: 0.13, back: 0.28, look: LOOKS.chrome, mirror: 'round' }),
    makeRoundLamp([0.62, 0.86], 0.1, LOOKS.chromeBoth),
    ...[1, -1].map((s) => makeRoundLamp([0.64, 0.82], 0.052, LOOKS.chromeBoth, s * 0.2)),
    ...makeLampStays([0.5, 0.84], [0.6, 0.85], 0.1),
    rod([0.62, 0.81, -0.2], [0.62, 0.81, 0.2], 0.01, LOOKS.chrome),
    guard({ at: [front, 0.335], r: 0.395, from: 22, to: 190, half: 0.095, deep: 0.11 }, LOOKS.paintBoth),
    guard({ at: [rear, 0.325], r: 0.405, from: 30, to: 196, half: 0.115, deep: 0.13 }, LOOKS.paintBoth),
    ...makeStruts(
      [
        [
          [front, 0.335, 0.1],
          [0.74, 0.66, 0.098],
        ],
      ],
      0.01,
      LOOKS.chrome,
    ),
    tank([-0.12, 0.4], 0.17),
    ...seats(),
    ...makeTwin({ fins: LOOKS.steel, cover: LOOKS.chrome, shell: LOOKS.cast }),
    ...boards(),
  )
  cradle(group, rear)
  for (const s of [1, -1])
    group.add(...makeShock([-0.74, 0.35, s * 0.15], [-0.58, 0.62, s * 0.15], 0.03, LOOKS.chrome))
  onBothSides(group, (s) => bag(s))
  group.add(...makeTailEnd([-1.15, 0.6], [-1.21, 0.47], 0.09))
  exhausts(group, LOOKS.chrome, [-1.02, -0.9])
  return { ...VIEW, group }
}

/** Stripped and dark: single sprung seat, short mudguards, fat tyres, a wide flat bar. */
export function bobberCruiser(): Vehicle {
  const group = new THREE.Group()
  const [front, rear] = [0.79, -0.74]
  group.add(
    makeCycleWheel({
      x: front,
      r: 0.335,
      rim: 0.205,
      w: 0.15,
      spokes: 'cast5',
      look: LOOKS.gloss,
      disc: { r: 0.15, sides: [1] },
    }),
    makeCycleWheel({
      x: rear,
      r: 0.335,
      rim: 0.205,
      w: 0.17,
      spokes: 'cast5',
      look: LOOKS.gloss,
      disc: { r: 0.14, sides: [1] },
    }),
    ...makeFork({
      axle: [front, 0.335],
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
    guard({ at: [front, 0.335], r: 0.37, from: 62, to: 140, half: 0.09, deep: 0.05 }, LOOKS.paintBoth),
    ...makeStruts(
      [
        [
          [front, 0.335, 0.1],
          [0.68, 0.66, 0.085],
        ],
      ],
      0.009,
      LOOKS.black,
    ),
    guard({ at: [rear, 0.335], r: 0.375, from: 48, to: 158, half: 0.105, deep: 0.07 }, LOOKS.paintBoth),
    ...makeStruts(
      [
        [
          [rear, 0.335, 0.13],
          [-0.82, 0.69, 0.1],
        ],
        [
          [rear, 0.335, 0.13],
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
  )
  cradle(group, rear)
  exhausts(group, LOOKS.matte, [-0.72, -0.6])
  return { ...VIEW, group, wheelAt: [0.68, 0.4, 0.05] }
}

/** A drop: highest and widest ahead, running out under the seat. */
function tank([from, to]: readonly [number, number], half: number): THREE.Mesh {
  const long = to - from
  const at = (t: number) => from + long * t
  return hull(
    {
      top: [
        [at(0), 0.735],
        [at(0.4), 0.81],
        [at(0.75), 0.865],
        [at(1), 0.83],
      ],
      bottom: [
        [at(0), 0.69],
        [at(0.5), 0.69],
        [at(1), 0.735],
      ],
      half: [
        [at(0), half * 0.5],
        [at(0.35), half * 0.86],
        [at(0.7), half],
        [at(1), half * 0.72],
      ],
      n: 2.1,
      foot: 0.9,
      ends: [0.07, 0.13],
    },
    LOOKS.paint,
  )
}

function seats(): THREE.Mesh[] {
  return [
    hull(
      {
        top: [
          [-0.55, 0.74],
          [-0.38, 0.685],
          [-0.2, 0.7],
          [-0.06, 0.755],
        ],
        bottom: [
          [-0.55, 0.63],
          [-0.06, 0.655],
        ],
        half: [
          [-0.55, 0.17],
          [-0.38, 0.175],
          [-0.2, 0.135],
          [-0.06, 0.085],
        ],
        n: 2.6,
        ends: [0.07, 0.06],
      },
      LOOKS.leather,
    ),
    hull(
      {
        top: [
          [-0.88, 0.765],
          [-0.7, 0.78],
          [-0.52, 0.76],
        ],
        bottom: [
          [-0.88, 0.71],
          [-0.52, 0.66],
        ],
        half: [
          [-0.88, 0.1],
          [-0.68, 0.13],
          [-0.52, 0.135],
        ],
        n: 2.6,
        ends: [0.07, 0.05],
      },
      LOOKS.leather,
    ),
  ]
}

function soloSeat(): THREE.Mesh {
  return hull(
    {
      top: [
        [-0.52, 0.75],
        [-0.36, 0.705],
        [-0.2, 0.71],
        [-0.06, 0.735],
      ],
      bottom: [
        [-0.52, 0.67],
        [-0.3, 0.65],
        [-0.06, 0.69],
      ],
      half: [
        [-0.52, 0.13],
        [-0.38, 0.15],
        [-0.2, 0.095],
        [-0.06, 0.05],
      ],
      n: 2.4,
      ends: [0.09, 0.06],
    },
    LOOKS.tan,
  )
}

function cradle(group: THREE.Group, rear: number): void {
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
function exhausts(group: THREE.Group, look: THREE.Material, [lower, upper]: readonly [number, number]): void {
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

/** A leather bag with straps. */
function bag(s: 1 | -1): THREE.Group {
  const group = new THREE.Group()
  const z = s * 0.25
  group.add(panelBox([0.42, 0.27, 0.15], 0.045, LOOKS.leather, [-0.86, 0.52, z]))
  group.add(panelBox([0.44, 0.1, 0.17], 0.04, LOOKS.leather, [-0.86, 0.63, z]))
  for (const x of [-0.97, -0.76]) {
    group.add(box([0.035, 0.2, 0.012], 0.004, LOOKS.trim, { at: [x, 0.55, z + s * 0.084] }))
    group.add(box([0.042, 0.03, 0.018], 0.005, LOOKS.chrome, { at: [x, 0.53, z + s * 0.086] }))
  }
  return group
}

/** Boards for the feet, and a bar that guards the engine. */
function boards(): THREE.Object3D[] {
  return [
    ...[1, -1].map((s) =>
      box([0.3, 0.025, 0.1], 0.01, LOOKS.black, { at: [0.26, 0.265, s * 0.25], rz: 0.06 }),
    ),
    ...makeRails(
      [
        [0.43, 0.66, 0.03],
        [0.42, 0.6, 0.2],
        [0.4, 0.45, 0.3],
        [0.38, 0.34, 0.26],
        [0.33, 0.3, 0.1],
      ],
      0.014,
      LOOKS.chrome,
    ),
  ]
}

import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import type { Point3 } from '../maths.ts'
import { guard, hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box } from '../parts/solids.ts'
import {
  makePegs,
  makePlates,
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
import { makeFlashers, makeLampStays, makeRoundLamp } from './headlamp.ts'

const FRONT = { x: 0.71, r: 0.3, rim: 0.222, w: 0.12 }
const REAR = { x: -0.7, r: 0.315, rim: 0.222, w: 0.175 }
export const CYCLE_VIEW = {
  radius: 1.35,
  wheelAt: [0.6, 0.4, 0.05],
  lampAt: [0.42, 0.86, 0.05],
  closeAway: 3.1,
  fillY: 0.84,
} as const

/** A plain roadster: round lamp, teardrop tank, flat seat, two shocks. */
export function roundNaked(): Vehicle {
  const group = new THREE.Group()
  wheels(group, { spokes: 'cast10', look: LOOKS.darkAlloy })
  group.add(
    ...makeFork({
      axle: [0.71, 0.3],
      top: [0.4, 0.945],
      spread: 0.098,
      inverted: false,
      outer: LOOKS.cast,
      discR: 0.155,
      calipers: [1, -1],
    }),
    ...makeBar({ at: [0.375, 0.99], half: 0.39, rise: 0.06, back: 0.12, look: LOOKS.black, mirror: 'round' }),
    makeRoundLamp([0.545, 0.855], 0.088, LOOKS.gloss),
    ...makeLampStays([0.44, 0.85], [0.52, 0.86], 0.09),
    ...makeFlashers([0.5, 0.8], 0.17),
    roundClock([0.46, 0.975, 0]),
    guard({ at: [0.71, 0.3], r: 0.335, from: 38, to: 158, half: 0.068, deep: 0.035 }, LOOKS.paintBoth),
    ...makeStruts(
      [
        [
          [0.71, 0.3, 0.09],
          [0.6, 0.6, 0.066],
        ],
      ],
      0.008,
      LOOKS.black,
    ),
    hull(
      {
        top: [
          [-0.14, 0.83],
          [0, 0.9],
          [0.18, 0.945],
          [0.32, 0.92],
          [0.4, 0.87],
        ],
        bottom: [
          [-0.14, 0.76],
          [0.02, 0.715],
          [0.25, 0.72],
          [0.4, 0.78],
        ],
        half: [
          [-0.14, 0.085],
          [0, 0.125],
          [0.18, 0.158],
          [0.32, 0.14],
          [0.4, 0.1],
        ],
        n: 2.5,
        foot: 0.85,
        ends: [0.05, 0.09],
      },
      LOOKS.paint,
    ),
    hull(
      {
        top: [
          [-0.7, 0.845],
          [-0.45, 0.825],
          [-0.25, 0.815],
          [-0.1, 0.84],
        ],
        bottom: [
          [-0.7, 0.79],
          [-0.45, 0.75],
          [-0.1, 0.745],
        ],
        half: [
          [-0.7, 0.095],
          [-0.45, 0.125],
          [-0.25, 0.12],
          [-0.1, 0.1],
        ],
        n: 3.2,
        ends: [0.09, 0.05],
      },
      LOOKS.leather,
    ),
    ...makePlates(
      [
        [-0.42, 0.735],
        [-0.16, 0.735],
        [-0.2, 0.58],
        [-0.36, 0.6],
      ],
      0.118,
      0.03,
      LOOKS.paint,
    ),
    guard({ at: [-0.7, 0.315], r: 0.4, from: 62, to: 150, half: 0.085, deep: 0.04 }, LOOKS.gloss),
  )
  group.add(
    ...makeRails(
      [
        [-0.1, 0.73, 0.11],
        [-0.4, 0.745, 0.105],
        [-0.68, 0.79, 0.07],
      ],
      0.014,
      LOOKS.black,
    ),
  )
  frameAndEngine(group, { shell: LOOKS.cast, cover: LOOKS.alu, fins: 8 })
  for (const s of [1, -1])
    group.add(...makeShock([-0.64, 0.35, s * 0.135], [-0.46, 0.72, s * 0.135], 0.032, LOOKS.chrome))
  group.add(...makeTailEnd([-0.735, 0.8], [-0.85, 0.62], 0.11))
  exhausts(
    group,
    LOOKS.chrome,
    [
      [-0.22, 0.3, 0.17],
      [-0.82, 0.345, 0.185],
    ],
    [0.042, 0.047],
  )
  return { ...CYCLE_VIEW, group }
}

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
    hull(
      {
        top: [
          [-0.12, 0.82],
          [0, 0.895],
          [0.16, 0.965],
          [0.3, 0.95],
          [0.42, 0.875],
        ],
        bottom: [
          [-0.12, 0.765],
          [0.05, 0.72],
          [0.25, 0.7],
          [0.42, 0.72],
        ],
        half: [
          [-0.12, 0.075],
          [0.02, 0.12],
          [0.2, 0.17],
          [0.34, 0.165],
          [0.42, 0.13],
        ],
        n: 3.4,
        foot: 0.7,
        ends: [0.05, 0.06],
      },
      LOOKS.paint,
    ),
    hull(
      {
        top: [
          [-0.4, 0.86],
          [-0.25, 0.82],
          [-0.08, 0.83],
        ],
        bottom: [
          [-0.4, 0.8],
          [-0.25, 0.765],
          [-0.08, 0.76],
        ],
        half: [
          [-0.4, 0.11],
          [-0.25, 0.12],
          [-0.08, 0.085],
        ],
        n: 3,
        ends: [0.05, 0.04],
      },
      LOOKS.leather,
    ),
    hull(
      {
        top: [
          [-0.68, 0.94],
          [-0.56, 0.92],
          [-0.38, 0.865],
          [-0.2, 0.83],
        ],
        bottom: [
          [-0.68, 0.895],
          [-0.5, 0.81],
          [-0.2, 0.74],
        ],
        half: [
          [-0.68, 0.05],
          [-0.5, 0.1],
          [-0.2, 0.122],
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

function wheels(
  group: THREE.Group,
  { spokes, look }: { spokes: 'cast5' | 'cast10'; look: THREE.Material },
): void {
  group.add(
    makeCycleWheel({ ...FRONT, spokes, look, disc: { r: 0.155, sides: [1, -1] } }),
    makeCycleWheel({ ...REAR, spokes, look, disc: { r: 0.115, sides: [1] } }),
  )
}

/** What both share: cradle, swingarm, a four in line leaning forward, radiator, rests. */
function frameAndEngine(
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
function exhausts(
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

function roundClock(at: Point3): THREE.Object3D {
  const clock = makeRoundLamp([0, 0], 0.045, LOOKS.chromeBoth)
  clock.position.set(...at)
  clock.rotation.z = Math.PI - 0.9
  return clock
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
        top: [
          [0.42, 0.93],
          [0.5, 0.94],
          [0.58, 0.87],
        ],
        bottom: [
          [0.42, 0.8],
          [0.5, 0.775],
          [0.58, 0.79],
        ],
        half: [
          [0.42, 0.1],
          [0.5, 0.115],
          [0.58, 0.07],
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

import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { guard, hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, onBothSides, panelBox, rod } from '../parts/solids.ts'
import { makeRails, makeShock, makeStruts, makeTailEnd } from './chassis.ts'
import { cradle, exhausts, tank, VIEW } from './cruiser-common.ts'
import { makeCycleWheel } from './cycle-wheel.ts'
import { makeBar, makeFork } from './front-end.ts'
import { makeLampStays, makeRoundLamp } from './headlamp.ts'
import { makeTwin } from './v-twin.ts'

const [FRONT, REAR] = [0.86, -0.79]

/** Long and low with chrome, full mudguards, wire wheels, leather bags and two pipes. */
export function classicCruiser(): Vehicle {
  const group = new THREE.Group()
  group.add(
    makeCycleWheel({
      x: FRONT,
      r: 0.335,
      rim: 0.235,
      w: 0.14,
      spokes: 'wire',
      look: LOOKS.chromeBoth,
      disc: { r: 0.145, sides: [1] },
    }),
    makeCycleWheel({
      x: REAR,
      r: 0.325,
      rim: 0.21,
      w: 0.18,
      spokes: 'wire',
      look: LOOKS.chromeBoth,
      disc: { r: 0.14, sides: [1] },
    }),
    ...makeFork({
      axle: [FRONT, 0.335],
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
    ...bodywork(),
  )
  cradle(group, REAR)
  for (const s of [1, -1])
    group.add(...makeShock([-0.74, 0.35, s * 0.15], [-0.58, 0.62, s * 0.15], 0.03, LOOKS.chrome))
  onBothSides(group, (s) => bag(s))
  group.add(...makeTailEnd([-1.15, 0.6], [-1.21, 0.47], 0.09))
  exhausts(group, LOOKS.chrome, [-1.02, -0.9])
  return { ...VIEW, group }
}

/** Mudguards and their stays, tank, seats, engine, boards. */
function bodywork(): THREE.Object3D[] {
  return [
    guard({ at: [FRONT, 0.335], r: 0.395, from: 22, to: 190, half: 0.095, deep: 0.11 }, LOOKS.paintBoth),
    guard({ at: [REAR, 0.325], r: 0.405, from: 30, to: 196, half: 0.115, deep: 0.13 }, LOOKS.paintBoth),
    ...makeStruts(
      [
        [
          [FRONT, 0.335, 0.1],
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
  ]
}

function seats(): THREE.Mesh[] {
  return [
    hull(
      {
        stations: [
          [-0.55, 0.74, 0.63, 0.17],
          [-0.38, 0.685, 0.639, 0.175],
          [-0.2, 0.7, 0.648, 0.135],
          [-0.06, 0.755, 0.655, 0.085],
        ],
        n: 2.6,
        ends: [0.07, 0.06],
      },
      LOOKS.leather,
    ),
    hull(
      {
        stations: [
          [-0.88, 0.765, 0.71, 0.1],
          [-0.7, 0.78, 0.685, 0.129],
          [-0.68, 0.78, 0.682, 0.13],
          [-0.52, 0.76, 0.66, 0.135],
        ],
        n: 2.6,
        ends: [0.07, 0.05],
      },
      LOOKS.leather,
    ),
  ]
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

import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import type { Point3 } from '../maths.ts'
import { guard, hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { makePlates, makeRails, makeShock, makeStruts, makeTailEnd } from './chassis.ts'
import { makeBar, makeFork } from './front-end.ts'
import { makeFlashers, makeLampStays, makeRoundLamp } from './headlamp.ts'
import { CYCLE_VIEW, exhausts, frameAndEngine, wheels } from './naked-common.ts'

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
    ...bodywork(),
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

/** Tank, seat, side covers and the rear mudguard. */
function bodywork(): THREE.Object3D[] {
  return [
    hull(
      {
        stations: [
          [-0.14, 0.83, 0.76, 0.085],
          [0, 0.9, 0.716, 0.125],
          [0.18, 0.945, 0.717, 0.158],
          [0.32, 0.92, 0.741, 0.14],
          [0.4, 0.87, 0.78, 0.1],
        ],
        n: 2.5,
        foot: 0.85,
        ends: [0.05, 0.09],
      },
      LOOKS.paint,
    ),
    hull(
      {
        stations: [
          [-0.7, 0.845, 0.79, 0.095],
          [-0.45, 0.825, 0.75, 0.125],
          [-0.25, 0.815, 0.747, 0.12],
          [-0.1, 0.84, 0.745, 0.1],
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
  ]
}

function roundClock(at: Point3): THREE.Object3D {
  const clock = makeRoundLamp([0, 0], 0.045, LOOKS.chromeBoth)
  clock.position.set(...at)
  clock.rotation.z = Math.PI - 0.9
  return clock
}

import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { guard } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, rod } from '../parts/solids.ts'
import { BAR, handGuards, head, seatAndRack, tankAndShrouds } from './adventure-bodywork.ts'
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
import { makeFlashers } from './headlamp.ts'
import { makeAluCases } from './luggage.ts'

const VIEW = {
  radius: 1.55,
  wheelAt: [0.68, 0.46, 0.05],
  lampAt: [0.52, 1.06, 0.05],
  closeAway: 3.4,
  fillY: 0.86,
} as const

/** Tall on long forks: beak over a wire wheel, high screen, hand guards, crash bars, bash plate, metal cases. */
export const adventureTourer = () => adventureBike(true)

/** The same without screen, bars, racks and cases, on dark rims. */
export const trailBike = () => adventureBike(false)

function adventureBike(isTourer: boolean): Vehicle {
  const trim = isTourer ? LOOKS.gold : LOOKS.black
  const group = new THREE.Group()
  const disc = { r: 0.152, sides: [1, -1] as const }
  group.add(
    makeCycleWheel({
      x: 0.83,
      r: 0.345,
      rim: 0.262,
      w: 0.105,
      spokes: 'wire',
      look: trim,
      disc,
      blocks: true,
    }),
    makeCycleWheel({
      x: -0.75,
      r: 0.33,
      rim: 0.235,
      w: 0.15,
      spokes: 'wire',
      look: trim,
      disc: { r: 0.13, sides: [1] },
      blocks: true,
    }),
    ...makeFork({
      axle: [0.83, 0.345],
      top: [0.44, 1.09],
      spread: 0.105,
      inverted: true,
      outer: trim,
      discR: 0.152,
      calipers: [1, -1],
    }),
    ...makeBar({ ...BAR, look: LOOKS.alu, mirror: 'round' }),
    ...handGuards(),
    guard({ at: [0.83, 0.345], r: 0.385, from: 55, to: 138, half: 0.07, deep: 0.05 }, LOOKS.matteBoth),
    ...head(isTourer),
    ...tankAndShrouds(),
    ...seatAndRack(isTourer),
    ...(isTourer ? [...makeAluCases([-0.74, 0.71, 0.35], [-0.86, 1.11, 0]), ...crashBars()] : []),
    guard({ at: [-0.75, 0.33], r: 0.375, from: 55, to: 165, half: 0.085, deep: 0.04 }, LOOKS.matteBoth),
    ...makeTailEnd([-0.9, 0.88], [-0.98, 0.68], 0.12),
    ...makeFlashers([0.56, 0.98], 0.24),
  )
  running(group)
  return { ...VIEW, group }
}

function running(group: THREE.Group): void {
  group.add(...frame(), ...engine())
}

function frame(): THREE.Object3D[] {
  return [
    ...makeRails(
      [
        [0.42, 0.98, 0.04],
        [0.1, 0.82, 0.13],
        [-0.18, 0.68, 0.14],
        [-0.22, 0.46, 0.14],
      ],
      0.022,
      LOOKS.black,
    ),
    ...makeRails(
      [
        [0.42, 0.94, 0.04],
        [0.36, 0.62, 0.11],
        [0.28, 0.36, 0.14],
        [-0.2, 0.34, 0.14],
      ],
      0.02,
      LOOKS.black,
    ),
    ...makeStruts(
      [
        [
          [-0.18, 0.72, 0.12],
          [-0.86, 0.87, 0.07],
        ],
        [
          [-0.22, 0.54, 0.12],
          [-0.66, 0.82, 0.09],
        ],
      ],
      0.014,
      LOOKS.black,
    ),
    ...makeSwingarm([-0.22, 0.44], [-0.75, 0.33], 0.125, LOOKS.graphite),
    ...makeShock([-0.32, 0.42, 0], [-0.2, 0.78, 0], 0.038, LOOKS.gold),
  ]
}

function engine(): THREE.Object3D[] {
  const shell = { shell: LOOKS.cast, cover: LOOKS.graphite }
  return [
    makeCylinder({
      foot: [0.1, 0.5],
      lean: -0.2,
      high: 0.26,
      size: [0.2, 0.32],
      fins: 0,
      look: shell.shell,
      cover: shell.cover,
    }),
    ...makeCrankcase(
      [
        [-0.22, 0.54],
        [-0.22, 0.38],
        [-0.1, 0.3],
        [0.22, 0.3],
        [0.28, 0.4],
        [0.22, 0.52],
        [0.06, 0.58],
      ],
      0.24,
      [
        { at: [-0.04, 0.43], r: 0.1, out: 0.045 },
        { at: [0.15, 0.43], r: 0.075, out: 0.04 },
      ],
      shell,
    ),
    makeRadiator([0.4, 0.72], 0.24, 0.3, 0.22),
    box([0.26, 0.16, 0.2], 0.04, LOOKS.black, { at: [-0.06, 0.7, 0] }),
    ...bashPlate(),
    ...makePegs([-0.24, 0.42], 0.16),
    ...makeSideStand([-0.08, 0.3]),
    ...makePipes(
      [
        [
          [0.22, 0.6, 0.06],
          [0.34, 0.52, 0.08],
          [0.3, 0.34, 0.1],
          [0, 0.27, 0.12],
          [-0.24, 0.36, 0.17],
          [-0.34, 0.46, 0.19],
        ],
      ],
      0.024,
      LOOKS.steel,
    ),
    ...makeSilencer([-0.34, 0.46, 0.19], [-0.86, 0.52, 0.2], [0.05, 0.055], LOOKS.steel),
    rod([-0.5, 0.5, 0.19], [-0.5, 0.72, 0.13], 0.012, LOOKS.black),
  ]
}

/** Tubes round the engine. */
function crashBars(): THREE.Object3D[] {
  return [
    ...makeRails(
      [
        [0.4, 0.84, 0.1],
        [0.42, 0.8, 0.27],
        [0.36, 0.62, 0.3],
        [0.22, 0.42, 0.27],
        [0.14, 0.36, 0.15],
      ],
      0.013,
      LOOKS.alu,
    ),
    ...makeRails(
      [
        [0.36, 0.62, 0.3],
        [0.16, 0.66, 0.27],
        [0.02, 0.68, 0.16],
      ],
      0.013,
      LOOKS.alu,
    ),
  ]
}

/** A metal sheet below and before the engine. */
function bashPlate(): THREE.Object3D[] {
  return [
    box([0.44, 0.014, 0.26], 0.005, LOOKS.alu, { at: [0.04, 0.262, 0] }),
    box([0.2, 0.014, 0.26], 0.005, LOOKS.alu, { at: [0.31, 0.33, 0], rz: 0.86 }),
    ...makePlates(
      [
        [-0.18, 0.262],
        [0.25, 0.262],
        [0.37, 0.4],
        [0.28, 0.4],
        [0.2, 0.34],
        [-0.18, 0.3],
      ],
      0.13,
      0.012,
      LOOKS.alu,
    ),
  ]
}

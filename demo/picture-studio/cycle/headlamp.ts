import * as THREE from 'three'
import type { Point2 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, rod, turned } from '../parts/solids.ts'

/** A round lamp looking ahead: bowl, rim, glass with a bright heart. */
export function makeRoundLamp([x, y]: Point2, r: number, bowl: THREE.Material, z = 0): THREE.Group {
  const group = new THREE.Group()
  const lamp = new THREE.Group()
  lamp.add(
    turned(
      [
        [0.001, -r * 1.15],
        [r * 0.45, -r * 1.08],
        [r * 0.82, -r * 0.7],
        [r, -r * 0.15],
        [r, 0],
      ],
      bowl,
    ),
    turned(
      [
        [r, -0.006],
        [r * 1.05, 0],
        [r * 1.04, 0.014],
        [r * 0.93, 0.016],
        [r * 0.9, 0.004],
      ],
      LOOKS.chromeBoth,
    ),
    turned(
      [
        [r * 0.93, 0.004],
        [r * 0.6, 0.002 + r * 0.06],
        [0.001, r * 0.1],
      ],
      LOOKS.reflector,
    ),
    turned(
      [
        [r * 0.66, r * 0.09],
        [r * 0.74, r * 0.1],
        [r * 0.74, r * 0.07],
      ],
      LOOKS.light,
    ),
    turned(
      [
        [r * 0.36, r * 0.08],
        [r * 0.3, r * 0.16],
        [0.001, r * 0.2],
      ],
      LOOKS.lens,
    ),
    box([r * 1.3, 0.012, 0.006], 0.002, LOOKS.light, { at: [0, 0, r * 0.1] }),
  )
  // The lathe's axle lies along z; the lamp looks along x.
  lamp.rotation.y = Math.PI / 2
  group.add(lamp)
  group.position.set(x, y, z)
  return group
}

/** Stays from the fork to a lamp. */
export function makeLampStays(from: Point2, to: Point2, half: number): THREE.Mesh[] {
  return ([1, -1] as const).map((s) => rod([...from, s * half], [...to, s * half * 0.8], 0.009, LOOKS.black))
}

/** Flashers on short stalks beside the lamp. */
export function makeFlashers([x, y]: Point2, half: number): THREE.Object3D[] {
  return ([1, -1] as const).flatMap((s) => [
    rod([x, y, s * half * 0.5], [x, y, s * half], 0.007, LOOKS.black),
    box([0.05, 0.034, 0.05], 0.016, LOOKS.lampAmber, { at: [x, y, s * (half + 0.02)] }),
  ])
}

import * as THREE from 'three'
import { guard } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, onBothSides, rod, tube, turned } from '../parts/solids.ts'
import { makeWheel } from '../parts/wheel.ts'

export const VIEW = {
  radius: 4.5,
  wheelAt: [2.15, 0.62, 1],
  lampAt: [2.95, 1.05, 0.75],
  closeAway: 5.6,
  fillY: 0.8,
} as const

/** Where a prime mover's axles and its frame's end are, and how high its wheels are, in metres. */
export type PrimeMoverFrame = { wheel: number; steer: number; driven: readonly number[]; rear: number }

/** Rails, axles with twin tyres behind, mudguards and lamps. */
export function addPrimeMoverFrame(group: THREE.Group, frame: PrimeMoverFrame): void {
  const { wheel, steer, driven, rear } = frame
  const wheelAt = (x: number, s: number, out: number, inner = false) => makeWheelAt(wheel, x, s, out, inner)
  onBothSides(group, (s) =>
    box([2.9 - rear, 0.2, 0.075], 0.012, LOOKS.black, { at: [rear + (2.9 - rear) / 2, 0.84, s * 0.42] }),
  )
  for (let x = rear + 0.2; x < steer - 1; x += 0.62)
    group.add(box([0.07, 0.1, 0.84], 0.012, LOOKS.black, { at: [x, 0.88, 0] }))
  onBothSides(group, (s) => wheelAt(steer, s, 0.9))
  for (const x of driven) {
    for (const out of [0.92, 0.6]) onBothSides(group, (s) => wheelAt(x, s, out, out < 0.8))
    const housing = new THREE.Mesh(new THREE.SphereGeometry(0.2, 32, 20), LOOKS.black)
    housing.position.set(x, wheel, 0)
    group.add(housing)
    onBothSides(group, (s) => {
      const over = guard({ at: [x, wheel], r: 0.57, from: 25, to: 155, half: 0.31, deep: 0.04 }, LOOKS.alu)
      over.position.z = s * 0.78
      return over
    })
  }
  for (const x of [steer, ...driven]) group.add(rod([x, wheel, -0.8], [x, wheel, 0.8], 0.07, LOOKS.black))
  onBothSides(group, (s) => {
    const tail = new THREE.Group()
    tail.add(
      box([0.05, 0.14, 0.4], 0.02, LOOKS.black, { at: [rear + 0.02, 0.78, s * 0.74] }),
      box([0.03, 0.1, 0.18], 0.03, LOOKS.lampRed, { at: [rear - 0.005, 0.78, s * 0.66] }),
      box([0.03, 0.1, 0.12], 0.03, LOOKS.lampAmber, { at: [rear - 0.005, 0.78, s * 0.84] }),
      box([0.014, 0.5, 0.56], 0.006, LOOKS.rubber, { at: [rear - 0.02, 0.46, s * 0.76] }),
    )
    return tail
  })
  group.add(
    box([0.06, 0.14, 1.9], 0.015, LOOKS.black, { at: [rear + 0.06, 0.78, 0] }),
    box([0.012, 0.11, 0.38], 0.005, LOOKS.white, { at: [rear, 0.62, 0] }),
  )
}

function makeWheelAt(r: number, x: number, s: number, out: number, inner: boolean): THREE.Group {
  const wheel = makeWheel({ r, rim: r * 0.62, w: r * 0.58, style: 'steel' })
  wheel.position.set(x, r, s * out)
  wheel.rotation.y = s > 0 === !inner ? 0 : Math.PI
  return wheel
}

/** A fuel tank of polished aluminium with its straps. */
export function makeTank(s: number, x: number, long = 1.44): THREE.Group {
  const group = new THREE.Group()
  const drum = turned(
    [
      [0.001, -long / 2],
      [0.24, -long / 2],
      [0.28, -long / 2 + 0.04],
      [0.28, long / 2 - 0.04],
      [0.24, long / 2],
      [0.001, long / 2],
    ],
    LOOKS.alu,
    56,
  )
  drum.rotation.y = Math.PI / 2
  group.add(drum)
  for (const at of [-long * 0.3, long * 0.3]) {
    const strap = turned(
      [
        [0.282, -0.03],
        [0.288, -0.024],
        [0.288, 0.024],
        [0.282, 0.03],
      ],
      LOOKS.black,
      56,
    )
    strap.rotation.y = Math.PI / 2
    strap.position.x = at
    group.add(strap)
  }
  group.position.set(x, 0.6, s * 0.8)
  return group
}

/** Chequer plate and the turntable that a trailer's pin locks into, over the rear axles. */
export function makeDeck(x: number, plateAt: number): THREE.Object3D[] {
  const shape = new THREE.Shape()
  shape.absarc(0, 0, 0.44, -Math.PI * 0.86, Math.PI * 0.86, false)
  shape.lineTo(-0.16, 0.05)
  shape.lineTo(-0.16, -0.05)
  shape.closePath()
  const plate = new THREE.Mesh(
    new THREE.ExtrudeGeometry(shape, {
      depth: 0.05,
      bevelSize: 0.008,
      bevelThickness: 0.008,
      bevelSegments: 2,
      curveSegments: 40,
    }),
    LOOKS.graphite,
  )
  plate.rotation.x = -Math.PI / 2
  plate.position.set(x, 1.14, 0)
  return [
    plate,
    box([0.5, 0.16, 0.94], 0.03, LOOKS.black, { at: [x, 1.04, 0] }),
    box([1.1, 0.03, 0.84], 0.008, LOOKS.alu, { at: [plateAt, 0.965, 0] }),
    tube(
      [
        [x + 0.9, 1.3, 0.3],
        [x + 0.6, 1.1, 0.32],
        [x + 0.75, 1.02, 0.2],
      ],
      0.02,
      LOOKS.lampRed,
    ),
    tube(
      [
        [x + 0.9, 1.3, -0.3],
        [x + 0.6, 1.1, -0.32],
        [x + 0.75, 1.02, -0.2],
      ],
      0.02,
      LOOKS.black,
    ),
  ]
}

import * as THREE from 'three'
import { guard } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, onBothSides, panelBox, rod, turned } from '../parts/solids.ts'
import { makeWheel } from '../parts/wheel.ts'

const WHEEL = { r: 0.42, rim: 0.262, w: 0.25, style: 'steel' } as const
export const AXLES = { front: 2.3, rear: -1.62 } as const

/** Two axles behind, as a heavy truck has. */
export const TANDEM: readonly number[] = [-1.36, -2.58]

/** Rails, axles with twin tyres behind, mudguards, tank, side rails, lamps; the load stands on y = 1.02. */
export function addTruckFrame(
  group: THREE.Group,
  rear: number,
  driven: readonly number[] = [AXLES.rear],
): void {
  const long = 2.9 - rear
  onBothSides(group, (s) =>
    box([long - 0.1, 0.2, 0.075], 0.012, LOOKS.black, { at: [rear + long / 2, 0.82, s * 0.42] }),
  )
  for (let x = rear + 0.2; x < 1.6; x += 0.62)
    group.add(box([0.07, 0.1, 2.06], 0.012, LOOKS.black, { at: [x, 0.97, 0] }))
  onBothSides(group, (s) => wheelAt(AXLES.front, s, 0.885))
  for (const x of driven) {
    for (const out of [0.9, 0.6]) onBothSides(group, (s) => wheelAt(x, s, out, out < 0.8))
    group.add(ball(x))
    onBothSides(group, (s) => {
      const over = guard(
        { at: [x, 0.42], r: 0.53, from: 12, to: 168, half: 0.3, deep: 0.05 },
        LOOKS.matteBoth,
      )
      over.position.z = s * 0.78
      return over
    })
  }
  for (const x of [AXLES.front, ...driven]) group.add(rod([x, 0.42, -0.8], [x, 0.42, 0.8], 0.07, LOOKS.black))
  addBetween(group)
  addRear(group, rear, Math.min(...driven))
}

function wheelAt(x: number, s: number, out: number, inner = false): THREE.Group {
  const wheel = makeWheel(WHEEL)
  wheel.position.set(x, WHEEL.r, s * out)
  wheel.rotation.y = s > 0 === !inner ? 0 : Math.PI
  return wheel
}

function ball(x: number): THREE.Mesh {
  const housing = new THREE.Mesh(new THREE.SphereGeometry(0.19, 32, 20), LOOKS.black)
  housing.position.set(x, 0.42, 0)
  return housing
}

/** What hangs between the axles: fuel tank, batteries, air tanks, rails that keep a bicycle out. */
function addBetween(group: THREE.Group): void {
  const tank = turned(
    [
      [0.001, -0.42],
      [0.2, -0.42],
      [0.23, -0.39],
      [0.23, 0.39],
      [0.2, 0.42],
      [0.001, 0.42],
    ],
    LOOKS.alu,
    56,
  )
  tank.rotation.y = Math.PI / 2
  tank.position.set(0.85, 0.62, 0.8)
  group.add(tank)
  for (const x of [0.6, 1.1]) group.add(turnedStrap(x))
  group.add(
    panelBox([0.62, 0.4, 0.42], 0.03, LOOKS.black, [1.0, 0.64, -0.78]),
    box([0.5, 0.2, 0.02], 0.01, LOOKS.graphite, { at: [1.0, 0.68, -1.0] }),
    rod([0.1, 0.6, -0.62], [0.5, 0.6, -0.62], 0.11, LOOKS.black),
  )
  onBothSides(group, (s) => {
    const rails = new THREE.Group()
    for (const y of [0.5, 0.74])
      rails.add(box([1.25, 0.07, 0.03], 0.01, LOOKS.alu, { at: [-0.28, y, s * 1.02] }))
    for (const x of [-0.72, 0.2])
      rails.add(box([0.05, 0.42, 0.05], 0.01, LOOKS.black, { at: [x, 0.66, s * 0.99] }))
    return rails
  })
}

function turnedStrap(x: number): THREE.Mesh {
  const strap = turned(
    [
      [0.234, -0.025],
      [0.238, -0.02],
      [0.238, 0.02],
      [0.234, 0.025],
    ],
    LOOKS.black,
    56,
  )
  strap.rotation.y = Math.PI / 2
  strap.position.set(x, 0.62, 0.8)
  return strap
}

function addRear(group: THREE.Group, rear: number, last: number): void {
  onBothSides(group, (s) => {
    const lamps = new THREE.Group()
    lamps.add(
      box([0.04, 0.13, 0.42], 0.02, LOOKS.black, { at: [rear + 0.02, 0.76, s * 0.76] }),
      box([0.03, 0.09, 0.18], 0.02, LOOKS.lampRed, { at: [rear, 0.76, s * 0.68] }),
      box([0.03, 0.09, 0.12], 0.02, LOOKS.lampAmber, { at: [rear, 0.76, s * 0.86] }),
      box([0.014, 0.36, 0.5], 0.006, LOOKS.rubber, { at: [last - 0.62, 0.52, s * 0.76] }),
    )
    return lamps
  })
  group.add(
    box([0.05, 0.09, 1.9], 0.01, LOOKS.black, { at: [rear + 0.06, 0.77, 0] }),
    box([0.09, 0.13, 2.0], 0.02, LOOKS.black, { at: [rear + 0.12, 0.5, 0] }),
    box([0.012, 0.11, 0.38], 0.005, LOOKS.white, { at: [rear + 0.06, 0.5, 0.2] }),
    ...[1, -1].map((s) => box([0.06, 0.3, 0.06], 0.01, LOOKS.black, { at: [rear + 0.14, 0.64, s * 0.42] })),
  )
}

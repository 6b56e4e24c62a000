import * as THREE from 'three'
import type { Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, rod, tube } from '../parts/solids.ts'
import { INSIDE } from './inside-looks.ts'

/** How far a backrest leans back, in radians. */
const LEAN = 0.3

/** A front seat whose cushion's middle is at `at`: cushion, backrest and head restraint, with bolsters. */
export function frontSeat(at: Point3): THREE.Group {
  const seat = new THREE.Group()
  seat.position.set(...at)
  seat.add(
    box([0.5, 0.13, 0.34], 0.055, INSIDE.trim, { at: [0, 0, 0], rz: 0.1 }),
    box([0.44, 0.2, 0.44], 0.05, INSIDE.dark, { at: [-0.02, -0.15, 0] }),
  )
  for (const s of [1, -1])
    seat.add(
      box([0.52, 0.15, 0.13], 0.06, INSIDE.trim, { at: [0.01, 0.02, s * 0.205], rz: 0.1, rx: -s * 0.2 }),
    )
  seat.add(seam([0.2, 0.085, 0.165], [-0.2, 0.045, 0.165]), seam([0.2, 0.085, -0.165], [-0.2, 0.045, -0.165]))
  const back = new THREE.Group()
  back.position.set(-0.25, 0.02, 0)
  back.rotation.z = LEAN
  back.add(...backrest(0.62, 0.33), headRestraint(0.74, 0.27))
  for (const s of [1, -1])
    back.add(
      box([0.15, 0.5, 0.13], 0.055, INSIDE.trim, { at: [0.02, 0.27, s * 0.195], ry: s * 0.3, rx: s * 0.04 }),
    )
  back.add(
    box([0.09, 0.66, 0.46], 0.045, INSIDE.dark, { at: [-0.06, 0.31, 0] }),
    box([0.1, 0.16, 0.4], 0.045, INSIDE.trim, { at: [-0.012, 0.575, 0] }),
    box([0.3, 0.16, 0.46], 0.05, INSIDE.dark, { at: [0.06, -0.03, 0] }),
  )
  seat.add(back)
  return seat
}

/** A bench for three, its cushion's middle at `at`; the head restraints may be left out. */
export function bench(at: Point3, wide: number): THREE.Group {
  const seat = new THREE.Group()
  seat.position.set(...at)
  const share = wide / 3
  for (const place of [-1, 0, 1]) {
    const [z, raised] = [place * share, place === 0 ? 0.02 : 0]
    seat.add(box([0.5, 0.15, share - 0.012], 0.055, INSIDE.trim, { at: [0, raised, z], rz: 0.12 }))
    const back = new THREE.Group()
    back.position.set(-0.25, 0.02, z)
    back.rotation.z = LEAN
    back.add(box([0.15, 0.62, share - 0.012], 0.06, INSIDE.trim, { at: [raised, 0.31, 0] }))
    for (const row of [0.16, 0.3, 0.44])
      back.add(seam([0.078 + raised, row, -share * 0.32], [0.078 + raised, row, share * 0.32]))
    back.add(headRestraint(0.7, place === 0 ? 0.2 : 0.26))
    seat.add(back)
  }
  seat.add(box([0.46, 0.24, wide], 0.04, INSIDE.dark, { at: [-0.02, -0.18, 0] }))
  return seat
}

function backrest(high: number, wide: number): THREE.Object3D[] {
  const rows = [0.14, 0.24, 0.34, 0.44]
  return [
    box([0.13, high, wide], 0.055, INSIDE.trim, { at: [0, high / 2, 0] }),
    ...rows.map((y) => seam([0.067, y, -wide * 0.42], [0.067, y, wide * 0.42])),
  ]
}

function headRestraint(y: number, wide: number): THREE.Group {
  const group = new THREE.Group()
  group.add(
    box([0.11, 0.17, wide], 0.05, INSIDE.trim, { at: [0.01, y, 0] }),
    ...[1, -1].map((s) => rod([0, y - 0.18, s * 0.06], [0, y - 0.02, s * 0.06], 0.007, LOOKS.chrome)),
  )
  return group
}

const seam = (from: Point3, to: Point3) => tube([from, to], 0.003, INSIDE.stitch, 8)

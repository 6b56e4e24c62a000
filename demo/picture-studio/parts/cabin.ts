import * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import { LOOKS } from './looks.ts'
import { box } from './solids.ts'

/** What shows through the glass: dashboard, wheel on the right, screen, seats, floor, mirror. */
export function addCabin(group: THREE.Group, shape: Shape): void {
  const { belt, roof, style } = shape.k
  const [y, half, dash] = [shape.beltSideY(0), shape.beltHalf(0) - 0.1, belt.xf - 0.62]
  group.add(box([0.5, 0.3, 2 * half], 0.08, LOOKS.trim, { at: [dash + 0.05, y - 0.12, 0] }))
  group.add(
    box([belt.xf - dash, 0.02, 1.8 * half], 0, LOOKS.black, { at: [(belt.xf + dash) / 2, y - 0.03, 0] }),
  )
  group.add(box([0.02, 0.13, 0.34], 0.01, LOOKS.gloss, { at: [dash - 0.16, y + 0.06, 0], rz: 0.15 }))
  const wheel = new THREE.Mesh(new THREE.TorusGeometry(0.185, 0.017, 12, 40), LOOKS.black)
  wheel.position.set(dash - 0.26, y, 0.37)
  wheel.rotation.y = Math.PI / 2
  group.add(wheel, ...style.seats.flatMap(([x, row]) => makeRow(x, row, y)))
  const rear = Math.min(...style.seats.map(([x]) => x)) - 0.5
  const floor = shape.bottomY(0) + 0.12
  group.add(
    box([belt.xf - rear + 0.3, 0.02, 2 * half], 0, LOOKS.liner, { at: [(belt.xf + rear) / 2, floor, 0] }),
  )
  const inside = shape.spineY(roof.xf - 0.1) - 0.14
  group.add(box([0.04, 0.1, 0.2], 0.02, LOOKS.black, { at: [roof.xf - 0.06, inside, 0] }))
}

function makeRow(x: number, row: 'front' | 'bench', y: number): THREE.Mesh[] {
  const [places, wide] = row === 'bench' ? [[-0.42, 0, 0.42], 0.4] : [[-0.37, 0.37], 0.5]
  return places.flatMap((z) => [
    box([0.16, 0.62, wide], 0.07, LOOKS.seat, { at: [x - 0.22, y - 0.13, z], rz: 0.22 }),
    box([0.1, 0.17, 0.26], 0.05, LOOKS.seat, { at: [x - 0.32, y + 0.275, z], rz: 0.16 }),
    box([0.5, 0.16, wide], 0.07, LOOKS.seat, { at: [x, y - 0.46, z] }),
  ])
}

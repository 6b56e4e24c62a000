import * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import { lerp, type Point3 } from '../maths.ts'
import { LOOKS } from './looks.ts'
import { box, onBothSides, ribbon } from './solids.ts'
import { makeWheel } from './wheel.ts'

const STEPS = 64

export function addWheels(group: THREE.Group, shape: Shape): void {
  const { k, archR } = shape
  shape.wheels.forEach((x, i) => {
    const track = k.trackZ?.[i] ?? shape.flank(x, k.wheel.r + archR * 0.7)
    const z = track - k.wheel.w / 2 - k.tread
    onBothSides(group, (side) => {
      const wheel = makeWheel(k.wheel)
      wheel.position.set(x, k.wheel.r, side * z)
      wheel.rotation.y = side > 0 ? 0 : Math.PI
      return wheel
    })
  })
}

/** Lip and lining of the arches that the shell has cut. */
export function addArches(group: THREE.Group, shape: Shape): void {
  for (const x of shape.wheels)
    if (x > shape.XR && x < shape.XF) onBothSides(group, (side) => makeArch(shape, x, side))
}

function makeArch(shape: Shape, wheelX: number, side: 1 | -1): THREE.Group {
  const { k, archR: R } = shape
  const lip: Point3[] = []
  const inner: Point3[] = []
  const deep: Point3[] = []
  for (let i = 0; i <= STEPS; i++) {
    const a = lerp(-0.42, Math.PI + 0.42, i / STEPS)
    const x = a < 0 ? wheelX + R : a > Math.PI ? wheelX - R : wheelX + R * Math.cos(a)
    const y = Math.max(shape.bottomY(wheelX + R * Math.cos(a)), k.wheel.r + R * Math.sin(a))
    const z = shape.sideZ(x, y)
    lip.push([x, y, side * z])
    inner.push([x, y, side * (z - 0.035)])
    deep.push([x, y + 0.02, side * Math.max(0.2, z - 0.42)])
  }
  const group = new THREE.Group()
  group.add(ribbon(lip, inner, k.style.cladding ? LOOKS.matteBoth : LOOKS.paintBoth))
  group.add(ribbon(inner, deep, LOOKS.liner))
  const wall = new THREE.Mesh(new THREE.CircleGeometry(R * 1.03, 48, 0, Math.PI), LOOKS.liner)
  wall.position.set(wheelX, k.wheel.r, side * Math.max(0.2, shape.sideZ(wheelX, k.wheel.r + R) - 0.42))
  group.add(wall)
  return group
}

export function addUnderbody(group: THREE.Group, shape: Shape): void {
  const { k, XR, XF, rx, wheels, archR } = shape
  const [rear, front] = [XR + 0.3, XF - 0.3]
  const y = Math.max(shape.bottomY(rear), shape.bottomY(front)) + 0.06
  group.add(box([front - rear, 0.05, 1], 0, LOOKS.liner, { at: [(rear + front) / 2, y, 0] }))
  if (k.rearAxle !== undefined || rx <= XR) return
  const between = wheels[0] - wheels[1] - 2 * archR - 0.02
  group.add(box([between, 0.05, 1.66], 0, LOOKS.liner, { at: [0, shape.bottomY(0) + 0.07, 0] }))
}

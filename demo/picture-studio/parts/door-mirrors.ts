import * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import { type Point3, superPoint } from '../maths.ts'
import { LOOKS } from './looks.ts'
import { box, loft, mirrored } from './solids.ts'

const RING = 40
const RINGS = 12

/** Door mirrors: a shell lofted from superellipses, closed by the glass, on a short arm. */
export function addDoorMirrors(group: THREE.Group, shape: Shape): void {
  const { x, size = 1 } = shape.k.style.mirror
  const [y, z] = [shape.beltSideY(x) + 0.1 * size, shape.beltHalf(x) + 0.135]
  const right = makeMirror(size)
  right.position.set(x, y, z)
  const holder = new THREE.Group()
  holder.add(right)
  group.add(holder, mirrored(holder))
}

function makeMirror(size: number): THREE.Group {
  const group = new THREE.Group()
  const shell = loft(shellRings(size), LOOKS.paintBoth, { closed: true })
  const foot = loft(shellRings(size * 1.012, -0.52), LOOKS.gloss, { closed: true })
  const glass = new THREE.Mesh(new THREE.CircleGeometry(1, 40), LOOKS.mirror)
  glass.scale.set(0.108 * size, 0.066 * size, 1)
  glass.rotation.y = -Math.PI / 2
  glass.position.set(-0.018 * size, 0.004, 0)
  const rim = glass.clone()
  rim.material = LOOKS.black
  rim.scale.multiplyScalar(1.08)
  rim.position.x = -0.012 * size
  group.add(shell, foot, rim, glass)
  group.add(box([0.075, 0.03, 0.17], 0.012, LOOKS.gloss, { at: [0.015, -0.072 * size, -0.11], rx: 0.12 }))
  group.add(box([0.11, 0.05, 0.02], 0.008, LOOKS.gloss, { at: [0.02, -0.08 * size, -0.195] }))
  return group
}

/** Rings from the rim at the glass to the tip; `below` keeps only what hangs lower than this share of the height. */
function shellRings(size: number, below = 1): Point3[][] {
  return Array.from({ length: RINGS + 1 }, (_, i) => {
    const t = i / RINGS
    const shrink = (1 - t ** 2.6) ** (1 / 2.2)
    return Array.from({ length: RING }, (_, j): Point3 => {
      // Clockwise, so that the loft's faces look outwards.
      const a = (-j / RING) * Math.PI * 2
      const [c, s] = superPoint(a, 2.7)
      const [along, up] = [Math.sign(Math.cos(a)) * c * shrink, Math.sign(Math.sin(a)) * s * shrink]
      // The outer end is swept back and lower than the foot of the arm.
      const [z, y] = [along * 0.12 * size, up * 0.077 * size * (1 - 0.12 * along)]
      return [t * 0.115 * size - along * 0.022 * size - 0.012, Math.min(y, below * 0.077 * size), z]
    })
  })
}

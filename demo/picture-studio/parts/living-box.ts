import * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import { LOOKS } from './looks.ts'
import { wallDoor, wallWindow } from './openings.ts'
import { box, panelBox } from './solids.ts'

const WIDE = 2.18
const REAR = -3.55
const [FOOT, HEAD] = [0.44, 2.86]

/** Living box of a motorhome: shell, alcove over the cab, windows, a door on the kerb side, a stripe in the paint. */
export function addLivingBox(group: THREE.Group, shape: Shape): void {
  const front = shape.XR + 0.28
  const [middle, length] = [(front + REAR) / 2, front - REAR]
  const arch = shape.archR + 0.035
  const [skirt, rx] = [shape.k.wheel.r + 0.36, shape.rx]
  // Above the wheels one shell; below, in two, so that the wheel stands in an opening.
  group.add(panelBox([length, HEAD - skirt, WIDE], 0.09, LOOKS.white, [middle, (HEAD + skirt) / 2, 0]))
  for (const [from, to] of [
    [REAR, rx - arch],
    [rx + arch, front],
  ] as const)
    group.add(
      panelBox([to - from, skirt - FOOT + 0.1, WIDE], 0.03, LOOKS.white, [
        (from + to) / 2,
        (skirt + FOOT) / 2 + 0.03,
        0,
      ]),
    )
  group.add(
    box([2 * arch, skirt - 0.3, WIDE - 0.7], 0, LOOKS.liner, { at: [rx, skirt / 2 + 0.2, 0] }),
    alcove(front),
  )
  for (const s of [1, -1]) group.add(...wall(s, front, middle, length))
  for (const s of [1, -1]) group.add(wheelCut(rx, arch, skirt, s, shape.k.wheel.r))
  group.add(box([0.03, 0.6, 1.2], 0.05, LOOKS.gloss, { at: [REAR - 0.002, 1.95, 0] }))
  group.add(box([0.08, 0.22, WIDE - 0.1], 0.03, LOOKS.matte, { at: [REAR - 0.02, FOOT + 0.1, 0] }))
  group.add(box([0.02, 0.12, 0.5], 0.01, LOOKS.white, { at: [REAR - 0.02, 0.95, 0] }))
  for (const s of [1, -1])
    group.add(box([0.03, 0.42, 0.12], 0.03, LOOKS.lampRed, { at: [REAR - 0.004, 1, s * (WIDE / 2 - 0.12)] }))
}

/** Leans forward at its foot and narrows below. */
function alcove(front: number): THREE.Mesh {
  const mesh = panelBox([1.75, 0.92, WIDE], 0.1, LOOKS.white, [front + 0.6, HEAD - 0.46, 0])
  const position = mesh.geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const ahead = Math.max(0, position.getX(i) / 0.875)
    position.setX(i, position.getX(i) - ahead * Math.max(0, position.getY(i) + 0.1) * 0.55)
    if (position.getY(i) < 0) position.setY(i, position.getY(i) * (1 - 0.28 * ahead))
  }
  mesh.geometry.computeVertexNormals()
  return mesh
}

function wall(s: number, front: number, middle: number, length: number): THREE.Mesh[] {
  const z = s * (WIDE / 2 + 0.003)
  // The awning's case and the door are on the kerb side, which is the left.
  const kerb = [
    ...wallDoor(-1.05, 1.48, z, [0.645, 1.72]),
    box([3.2, 0.1, 0.12], 0.05, LOOKS.white, { at: [-1.9, HEAD - 0.06, z] }),
  ]
  const stripes = [
    box([length - 0.1, 0.15, 0.014], 0.004, LOOKS.paint, { at: [middle, 1.3, z] }),
    box([length - 0.1, 0.03, 0.014], 0.004, LOOKS.trim, { at: [middle, 1.18, z] }),
  ]
  return [
    ...wallWindow(-0.22, 1.86, z, [0.7, 0.5]),
    ...wallWindow(-2.45, 1.86, z, [1.3, 0.54]),
    ...wallWindow(front + 0.45, HEAD - 0.45, z, [0.5, 0.3]),
    ...stripes,
    ...(s < 0 ? kerb : wallWindow(-1.15, 1.86, z, [0.6, 0.5])),
  ]
}

/** The wall between the two skirts, cut round above the wheel. */
function wheelCut(x: number, arch: number, skirt: number, s: number, hub: number): THREE.Mesh {
  const shape = new THREE.Shape()
  shape.moveTo(-arch - 0.02, hub)
  shape.lineTo(-arch - 0.02, skirt + 0.06)
  shape.lineTo(arch + 0.02, skirt + 0.06)
  shape.lineTo(arch + 0.02, hub)
  shape.lineTo(arch, hub)
  shape.absarc(0, hub, arch, 0, Math.PI, false)
  const mesh = new THREE.Mesh(
    new THREE.ExtrudeGeometry(shape, { depth: 0.02, bevelEnabled: false, curveSegments: 40 }),
    LOOKS.matte,
  )
  mesh.position.set(x, 0, s * (WIDE / 2 - 0.01) - 0.01 + s * 0.006)
  return mesh
}

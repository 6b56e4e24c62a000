/* Wheels of motorcycles, on the middle plane: round tyre, deep rim, cast or wire spokes, brake discs. */
import * as THREE from 'three'
import type { Point2 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { createPlate, outlineShape, rod, turned } from '../parts/solids.ts'

export type CycleWheelSpec = {
  x: number
  r: number
  rim: number
  w: number
  spokes: 'cast5' | 'cast10' | 'wire'
  look: THREE.Material
  /** Brake discs: their radius and the sides they are on. */
  disc: { r: number; sides: readonly (1 | -1)[] }
  /** Blocks on the tread, for unsealed roads. */
  blocks?: boolean
}

export function makeCycleWheel(spec: CycleWheelSpec): THREE.Group {
  const group = new THREE.Group()
  const { r, rim, w } = spec
  group.add(
    turned(tyreProfile(r, rim, w / 2), LOOKS.rubber, 140),
    turned(rimProfile(rim, w / 2), spec.look, 120),
  )
  if (spec.blocks) group.add(...treadBlocks(r, w / 2))
  else group.add(...treadGrooves(r, w / 2))
  group.add(...(spec.spokes === 'wire' ? wires(rim, w / 2) : castSpokes(spec)))
  for (const side of spec.disc.sides) group.add(...brakeDisc(spec.disc.r, side * (w / 2 + 0.004)))
  group.position.set(spec.x, r, 0)
  return group
}

function tyreProfile(r: number, rim: number, half: number): Point2[] {
  const wall = r - rim
  const [middle, high] = [rim + wall * 0.42, wall * 0.58]
  const crown = Array.from({ length: 41 }, (_, i): Point2 => {
    const a = ((i / 40) * 2 - 1) * 1.75
    return [middle + high * Math.cos(a), half * Math.sin(a)]
  })
  return [[rim - 0.006, -half * 0.74], ...crown, [rim - 0.006, half * 0.74]]
}

function rimProfile(rim: number, half: number): Point2[] {
  return [
    [rim - 0.002, -half * 0.72],
    [rim + 0.006, -half * 0.8],
    [rim - 0.012, -half * 0.82],
    [rim - 0.022, -half * 0.62],
    [rim - 0.036, -half * 0.3],
    [rim - 0.036, half * 0.3],
    [rim - 0.022, half * 0.62],
    [rim - 0.012, half * 0.82],
    [rim + 0.006, half * 0.8],
    [rim - 0.002, half * 0.72],
  ]
}

function treadGrooves(r: number, half: number): THREE.Mesh[] {
  return [-0.3, 0.3].map((share) => {
    const at = share * half
    const depth = r - 0.0185 * share * share
    return turned(
      [
        [depth - 0.003, at - 0.004],
        [depth + 0.0006, at],
        [depth - 0.003, at + 0.004],
      ],
      LOOKS.liner,
      120,
    )
  })
}

function treadBlocks(r: number, half: number): THREE.Mesh[] {
  const rows = [-0.62, -0.2, 0.2, 0.62]
  return rows.flatMap((share, row) =>
    Array.from({ length: 44 }, (_, i) => {
      const a = ((i + (row % 2) * 0.5) / 44) * Math.PI * 2
      const radius = r - 0.002 - 0.028 * share * share
      const block = new THREE.BoxGeometry(0.02, 0.026, half * 0.3)
      block
        .rotateX(-share * 0.6)
        .translate(0, radius - 0.006, share * half)
        .rotateZ(a)
      return new THREE.Mesh(block, LOOKS.rubber)
    }),
  )
}

function castSpokes({ rim, w, spokes, look }: CycleWheelSpec): THREE.Mesh[] {
  const count = spokes === 'cast5' ? 5 : 10
  const [foot, head] = spokes === 'cast5' ? [0.026, 0.015] : [0.013, 0.009]
  const out = rim - 0.03
  const shape = outlineShape([
    [0.03, -foot],
    [out * 0.6, -(foot + head) * 0.42],
    [out, -head * 1.3],
    [out, head * 1.3],
    [out * 0.6, (foot + head) * 0.42],
    [0.03, foot],
  ])
  const arms = Array.from({ length: count }, (_, i) => {
    const arm = createPlate(shape, w * 0.26, look, 0.006)
    arm.rotation.z = Math.PI / 2 + (i * 2 * Math.PI) / count
    return arm
  })
  return [...arms, ...hub(w * 0.42, look)]
}

/** Crossed in pairs between two flanges. */
function wires(rim: number, half: number): THREE.Mesh[] {
  const bars = Array.from({ length: 40 }, (_, i) => {
    const side = i % 2 ? 1 : -1
    const lean = Math.floor(i / 2) % 2 ? 0.85 : -0.85
    const a = (i / 40) * Math.PI * 2
    return rod(
      [0.045 * Math.cos(a + lean), 0.045 * Math.sin(a + lean), side * half * 0.55],
      [(rim - 0.03) * Math.cos(a), (rim - 0.03) * Math.sin(a), side * half * 0.12],
      0.0024,
      LOOKS.chrome,
    )
  })
  return [...bars, ...hub(half * 0.9, LOOKS.alu)]
}

function hub(half: number, look: THREE.Material): THREE.Mesh[] {
  return [
    turned(
      [
        [0.001, -half],
        [0.03, -half],
        [0.05, -half * 0.8],
        [0.052, -half * 0.5],
        [0.036, -half * 0.3],
        [0.036, half * 0.3],
        [0.052, half * 0.5],
        [0.05, half * 0.8],
        [0.03, half],
        [0.001, half],
      ],
      look,
      48,
    ),
  ]
}

/** A floating disc: drilled ring, buttons, carrier. */
function brakeDisc(r: number, z: number): THREE.Mesh[] {
  const ring = new THREE.Shape()
  ring.absarc(0, 0, r, 0, Math.PI * 2, false)
  const inner = new THREE.Path()
  inner.absarc(0, 0, r * 0.72, 0, Math.PI * 2, true)
  ring.holes.push(inner)
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * Math.PI * 2
    const radius = r * (0.8 + 0.06 * (i % 3))
    const hole = new THREE.Path()
    hole.absarc(Math.cos(a) * radius, Math.sin(a) * radius, 0.0042, 0, Math.PI * 2, true)
    ring.holes.push(hole)
  }
  const disc = createPlate(ring, 0.005, LOOKS.disc, 0.0008)
  disc.position.z = z
  const arms = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2
    return rod(
      [0.04 * Math.cos(a), 0.04 * Math.sin(a), z],
      [r * 0.75 * Math.cos(a), r * 0.75 * Math.sin(a), z],
      0.006,
      LOOKS.graphite,
    )
  })
  return [disc, ...arms]
}

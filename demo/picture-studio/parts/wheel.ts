/* Wheels: turned tyre and barrel, extruded spokes with bevels. The axle lies along z, the outer face at +z. */
import * as THREE from 'three'
import type { WheelSpec } from '../body/body-spec.ts'
import { lerp, type Point2 } from '../maths.ts'
import { LOOKS } from './looks.ts'
import { turned } from './solids.ts'

export function makeWheel({ r, rim, w, style, finish = 'alloy' }: WheelSpec): THREE.Group {
  const group = new THREE.Group()
  const half = w / 2
  const main = style === 'steel' ? LOOKS.steel : finish === 'dark' ? LOOKS.darkAlloy : LOOKS.alloy
  group.add(turned(tyreProfile(r, rim, half), LOOKS.rubber, 120), ...barrel(rim, half, main))
  if (style !== 'steel') group.add(...brake(rim, half))
  const face = half * 0.8
  for (const spoke of spokes(rim, style)) group.add(...bendSpokes(spoke, rim, face, main))
  group.add(...hub(rim * 0.23, face - 0.0405, main))
  return group
}

/** Tread with four grooves, rounded shoulder, a bulging wall with ribs, bead. */
function tyreProfile(r: number, rim: number, half: number): Point2[] {
  const wall = r - rim
  const grooves = [-0.55, -0.2, 0.2, 0.55].flatMap((z): Point2[] => [
    [r, half * (z - 0.05)],
    [r - 0.007, half * (z - 0.045)],
    [r - 0.007, half * (z + 0.045)],
    [r, half * (z + 0.05)],
  ])
  const rib = (share: number): Point2[] => [
    [rim + wall * (share + 0.02), half * 1.005],
    [rim + wall * share, half * 1.02],
    [rim + wall * (share - 0.03), half * 1.02],
    [rim + wall * (share - 0.05), half * 1.004],
  ]
  return [
    [rim - 0.005, -half * 0.8],
    [rim + wall * 0.45, -half],
    [r - 0.02, -half * 0.93],
    [r - 0.004, -half * 0.78],
    ...grooves,
    [r - 0.001, half * 0.72],
    [r - 0.006, half * 0.83],
    [r - 0.017, half * 0.92],
    [r - 0.034, half * 0.975],
    ...rib(0.6),
    ...rib(0.36),
    [rim + wall * 0.2, half * 0.95],
    [rim + wall * 0.12, half * 0.94],
    [rim + 0.004, half * 0.88],
    [rim - 0.006, half * 0.8],
  ]
}

function barrel(rim: number, half: number, main: THREE.Material): THREE.Mesh[] {
  const flange: Point2[] = [
    [rim + 0.004, half * 0.865],
    [rim + 0.008, half * 0.895],
    [rim + 0.004, half * 0.915],
    [rim - 0.006, half * 0.91],
    [rim - 0.014, half * 0.86],
    [rim - 0.018, half * 0.76],
  ]
  const inside: Point2[] = [
    [rim - 0.017, half * 0.77],
    [rim - 0.03, half * 0.45],
    [rim - 0.045, half * 0.2],
    [rim - 0.045, -half * 0.8],
    [rim, -half * 0.9],
  ]
  const back: Point2[] = [
    [rim, -half * 0.62],
    [0.001, -half * 0.62],
  ]
  return [turned(flange, main, 120), turned(inside, LOOKS.barrel), turned(back, LOOKS.rubber, 48)]
}

function brake(rim: number, half: number): THREE.Mesh[] {
  const radius = rim * 0.74
  const disc: Point2[] = [
    [radius, -half * 0.1],
    [radius, half * 0.02],
    [radius - 0.004, half * 0.06],
    [rim * 0.33, half * 0.06],
    [rim * 0.3, half * 0.02],
  ]
  const shape = new THREE.Shape()
  shape.absarc(0, 0, radius + 0.012, -0.42, 0.42, false)
  shape.absarc(0, 0, radius * 0.68, 0.42, -0.42, true)
  const caliper = new THREE.ExtrudeGeometry(shape, {
    depth: 0.05,
    bevelSize: 0.006,
    bevelThickness: 0.006,
    bevelSegments: 3,
    curveSegments: 20,
  })
  caliper.translate(0, 0, half * 0.05).rotateZ(2.7)
  return [turned(disc, LOOKS.disc), new THREE.Mesh(caliper, LOOKS.graphite)]
}

type Spoke = { shape: THREE.Shape; count: number; depth: number; dish: number }

function spokes(rim: number, style: WheelSpec['style']): Spoke[] {
  const cast = (count: number, strip: StripOptions): Spoke => ({
    shape: spokeStrip(rim, strip),
    count,
    depth: 0.032,
    dish: 0.045,
  })
  switch (style) {
    case 'twin5':
      return [1, -1].map((q) => cast(5, { a0: q * 0.1, w0: 0.026, a1: q * 0.235, w1: 0.02 }))
    case 'ten':
      return [cast(10, { a0: 0, w0: 0.03, a1: 0, w1: 0.018 })]
    case 'five':
      return [cast(5, { a0: 0, w0: 0.055, a1: 0, w1: 0.082 })]
    case 'turbine':
      return [cast(9, { a0: 0, w0: 0.03, a1: 0.42, w1: 0.034 })]
    case 'six':
      return [cast(6, { a0: 0, w0: 0.05, a1: 0, w1: 0.046 })]
    case 'steel':
      return [{ shape: pressedDisc(rim), count: 1, depth: 0.012, dish: 0 }]
  }
}

type StripOptions = { a0: number; w0: number; a1: number; w1: number }

/** A spoke from hub to rim, with many points along its length, so that the dish bends it smoothly. */
function spokeStrip(rim: number, { a0, w0, a1, w1 }: StripOptions): THREE.Shape {
  const left: THREE.Vector2[] = []
  const right: THREE.Vector2[] = []
  for (let i = 0; i <= 10; i++) {
    const t = i / 10
    const [r, a, half] = [lerp(rim * 0.184, rim - 0.01, t), lerp(a0, a1, t), lerp(w0, w1, t) / 2]
    const [c, s] = [Math.cos(a), Math.sin(a)]
    left.push(new THREE.Vector2(r * c - half * s, r * s + half * c))
    right.unshift(new THREE.Vector2(r * c + half * s, r * s - half * c))
  }
  return new THREE.Shape([...left, ...right])
}

function pressedDisc(rim: number): THREE.Shape {
  const shape = new THREE.Shape()
  shape.absarc(0, 0, rim - 0.012, 0, Math.PI * 2, false)
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5
    const hole = new THREE.Path()
    hole.absellipse(
      Math.cos(a) * rim * 0.72,
      Math.sin(a) * rim * 0.72,
      rim * 0.12,
      rim * 0.085,
      0,
      Math.PI * 2,
      true,
      a,
    )
    shape.holes.push(hole)
  }
  return shape
}

/** The middle stands deeper than the rim: a concave wheel. */
function bendSpokes({ shape, count, depth, dish }: Spoke, rim: number, face: number, look: THREE.Material) {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth,
    bevelSize: 0.006,
    bevelThickness: 0.008,
    bevelSegments: 3,
    curveSegments: 12,
  })
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const share = Math.hypot(position.getX(i), position.getY(i)) / rim
    position.setZ(i, position.getZ(i) + face - depth - 0.008 - dish * (1 - share ** 1.6))
  }
  geometry.computeVertexNormals()
  return Array.from({ length: count }, (_, i) => {
    const turn = Math.PI / 2 + (i * 2 * Math.PI) / count
    return new THREE.Mesh(geometry.clone().rotateZ(turn), look)
  })
}

function hub(radius: number, z: number, main: THREE.Material): THREE.Mesh[] {
  const cap: Point2[] = [
    [radius * 0.66, z - 0.006],
    [radius * 0.62, z],
    [radius * 0.55, z + 0.004],
    [0.001, z + 0.004],
  ]
  const seat: Point2[] = [
    [radius * 1.2, z - 0.05],
    [radius * 1.2, z - 0.012],
    [radius * 1.12, z - 0.003],
    [radius * 0.6, z - 0.004],
  ]
  const nuts = Array.from({ length: 5 }, (_, i) => {
    const a = (i + 0.5) * Math.PI * 0.4 + Math.PI / 2
    const nut = new THREE.CylinderGeometry(0.009, 0.01, 0.014, 6)
    nut.rotateX(Math.PI / 2).translate(Math.cos(a) * radius * 0.9, Math.sin(a) * radius * 0.9, z - 0.001)
    return new THREE.Mesh(nut, LOOKS.steel)
  })
  return [turned(cap, LOOKS.gloss, 48), turned(seat, main, 48), ...nuts]
}

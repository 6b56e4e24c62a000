import type * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import { lerp, type Point3 } from '../maths.ts'
import { LOOKS } from './looks.ts'
import { box, onBothSides, tube } from './solids.ts'

/** Door handles: bowed grips that stand off the skin. */
export function addHandles(group: THREE.Group, shape: Shape): void {
  for (const x of shape.k.style.handles)
    onBothSides(group, (side) => {
      const y = shape.creaseY(x) + 0.042
      const points = [-0.105, -0.085, -0.04, 0, 0.04, 0.085, 0.105].map((dx): Point3 => {
        const lift = Math.min(1, (0.105 - Math.abs(dx)) / 0.03)
        return [x + dx, y + 0.004 * lift, side * (shape.sideZ(x + dx, y) - 0.004 + 0.028 * Math.sqrt(lift))]
      })
      const grip = tube(points, 0.0125, LOOKS.paint, 48)
      return grip
    })
}

export function addRails(group: THREE.Group, shape: Shape): void {
  const { xf, xr } = shape.k.roof
  onBothSides(group, (side) => {
    const points = Array.from({ length: 15 }, (_, i): Point3 => {
      const t = i / 14
      const x = lerp(xf - 0.45, xr + 0.35, t)
      const z = shape.roofHalf(x) - 0.075
      const lift = Math.sqrt(Math.min(1, Math.min(t, 1 - t) * 9))
      return [x, shape.roofY(x, z) - 0.01 + 0.045 * lift, side * z]
    })
    return tube(points, 0.016, LOOKS.gloss, 80)
  })
}

export function addWipers(group: THREE.Group, shape: Shape): void {
  const { belt } = shape.k
  const foot = shape.belt('F', 0)[1]
  const screenX = (z: number) => {
    const share = Math.min(1, Math.abs(z) / shape.beltHalf(belt.xf - 0.3))
    return belt.xf - belt.reachF + belt.reachF * (1 - share ** belt.nF) ** (1 / belt.nF)
  }
  for (const [from, to, rise] of [
    [0.55, -0.02, 0.05],
    [-0.08, -0.62, 0.04],
  ] as const) {
    const points = Array.from({ length: 9 }, (_, i): Point3 => {
      const [t, z] = [i / 8, lerp(from, to, i / 8)]
      return [screenX(z) + 0.012 - t * rise * 0.9, foot + 0.005 + t * rise - 0.02 * Math.abs(z), z]
    })
    group.add(tube(points, 0.009, LOOKS.black, 24))
  }
}

/** The fin at the rear of the roof. */
export function addAntenna(group: THREE.Group, shape: Shape): void {
  const x = shape.k.roof.xr + 0.4
  group.add(box([0.11, 0.05, 0.03], 0.015, LOOKS.gloss, { at: [x, shape.spineY(x) - 0.002, 0], rz: 0.16 }))
}

/** The frame of a windscreen that stands alone, as open cars have it. */
export function addScreenFrame(group: THREE.Group, shape: Shape): void {
  const corner = 1.12
  const [foot, head] = [shape.belt('F', corner), shape.cant('F', corner)]
  const half: Point3[] = [foot]
  for (let i = 1; i <= 5; i++)
    half.push([
      lerp(foot[0], head[0], i / 5.4),
      lerp(foot[1], head[1], i / 5.4),
      lerp(foot[2], head[2], i / 5.4),
    ])
  for (let i = 0; i <= 8; i++) half.push(shape.cant('F', corner * (1 - i / 8)))
  const other = half.slice(0, -1).map(([x, y, z]): Point3 => [x, y, -z])
  group.add(tube([...half, ...other.reverse()], 0.022, LOOKS.gloss, 160))
}

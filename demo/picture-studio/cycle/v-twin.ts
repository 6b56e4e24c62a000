import * as THREE from 'three'
import type { Point3 } from '../maths.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, createPlate, outlineShape, rod, turned } from '../parts/solids.ts'
import { makeCylinder } from './engine.ts'

export type TwinLooks = { fins: THREE.Material; cover: THREE.Material; shell: THREE.Material }

/** Two finned cylinders at 45 degrees over a long case, air cleaner on the right, pushrods, primary on the left. */
export function makeTwin({ fins, cover, shell }: TwinLooks): THREE.Object3D[] {
  const cylinders = [-0.36, 0.42].map((lean) =>
    makeCylinder({
      foot: [0.06 - lean * 0.12, 0.4],
      lean,
      high: 0.27,
      size: [0.175, 0.2],
      fins: 11,
      look: fins,
      cover,
    }),
  )
  const pushrods = [-0.36, 0.42].flatMap((lean) =>
    [-0.02, 0.02].map((apart) =>
      rod(
        [0.06 - lean * 0.1 + apart, 0.38, 0.112],
        [0.06 - lean * 0.4 + apart, 0.645, 0.108],
        0.0085,
        LOOKS.chrome,
      ),
    ),
  )
  return [...cylinders, ...pushrods, ...makeCase(shell, cover), ...airCleaner(cover)]
}

function makeCase(shell: THREE.Material, cover: THREE.Material): THREE.Object3D[] {
  const body = createPlate(
    outlineShape([
      [-0.36, 0.42],
      [-0.38, 0.28],
      [-0.3, 0.19],
      [0.16, 0.19],
      [0.24, 0.28],
      [0.22, 0.4],
      [0.12, 0.44],
      [0, 0.44],
      [-0.2, 0.46],
    ]),
    0.22,
    shell,
    0.03,
  )
  const primary = createPlate(stadium([-0.26, 0.32], [0.1, 0.3], 0.1), 0.06, cover, 0.02)
  primary.position.z = -0.14
  const timing = turnedCover(0.085, cover)
  timing.position.set(0.08, 0.315, 0.1)
  const gearbox = turnedCover(0.075, cover)
  gearbox.position.set(-0.25, 0.32, 0.1)
  return [body, primary, timing, gearbox, box([0.26, 0.05, 0.18], 0.02, shell, { at: [-0.05, 0.18, 0] })]
}

function stadium(a: readonly [number, number], b: readonly [number, number], r: number): THREE.Shape {
  const shape = new THREE.Shape()
  shape.absarc(a[0], a[1], r, Math.PI / 2, (3 * Math.PI) / 2, false)
  shape.absarc(b[0], b[1], r * 0.86, -Math.PI / 2, Math.PI / 2, false)
  return shape
}

function turnedCover(r: number, look: THREE.Material): THREE.Mesh {
  return turned(
    [
      [r, 0],
      [r, 0.02],
      [r * 0.92, 0.038],
      [r * 0.6, 0.046],
      [0.001, 0.048],
    ],
    look,
    56,
  )
}

/** Between the cylinders, round. */
function airCleaner(look: THREE.Material): THREE.Object3D[] {
  const can = turnedCover(0.085, look)
  can.position.set(0.055, 0.595, 0.14)
  const stem: readonly [Point3, Point3] = [
    [0.055, 0.595, 0.02],
    [0.055, 0.595, 0.15],
  ]
  return [can, rod(...stem, 0.05, LOOKS.graphite)]
}

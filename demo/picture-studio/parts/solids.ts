import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { clamp, itemAt, lerp, type Point2, type Point3 } from '../maths.ts'

export type SolidPlace = { at: Point3; ry?: number; rz?: number; rx?: number }

/** A box of so much length (x), height and depth (z), its edges rounded. */
export function box(
  [length, height, depth]: Point3,
  round: number,
  look: THREE.Material,
  { at, ry = 0, rz = 0, rx = 0 }: SolidPlace,
): THREE.Mesh {
  const most = Math.min(round, length / 2.01, height / 2.01, depth / 2.01)
  const geometry = round
    ? new RoundedBoxGeometry(length, height, depth, 4, most)
    : new THREE.BoxGeometry(length, height, depth)
  const mesh = new THREE.Mesh(geometry, look)
  mesh.position.set(...at)
  mesh.rotation.set(rx, ry, rz, 'YZX')
  return mesh
}

/** A rounded box with subdivided faces: large panels need vertices to carry their baked shadow. */
export function panelBox(size: Point3, round: number, look: THREE.Material, at: Point3): THREE.Mesh {
  const steps = size.map((each) => Math.max(8, Math.ceil(each / 0.12) + 6)) as [number, number, number]
  const geometry = new THREE.BoxGeometry(...size, ...steps)
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const half: Point3 = [size[0] / 2, size[1] / 2, size[2] / 2]
  // Three rings of vertices lie within the rounding.
  const spread = (value: number, axis: 0 | 1 | 2) => {
    const [t, rings] = [value / half[axis], 6 / steps[axis]]
    const a = Math.abs(t)
    const flat = half[axis] - round
    return (
      Math.sign(t) *
      (a > 1 - rings ? lerp(flat, half[axis], (a - 1 + rings) / rings) : (a / (1 - rings)) * flat)
    )
  }
  const v = new THREE.Vector3()
  for (let i = 0; i < position.count; i++) {
    v.set(spread(position.getX(i), 0), spread(position.getY(i), 1), spread(position.getZ(i), 2))
    const core = v.clone()
    for (const axis of [0, 1, 2] as const)
      core.setComponent(axis, clamp(v.getComponent(axis), round - half[axis], half[axis] - round))
    v.sub(core)
    if (v.lengthSq() > 1e-12) {
      v.normalize()
      normal.setXYZ(i, v.x, v.y, v.z)
      v.multiplyScalar(round)
    }
    v.add(core)
    position.setXYZ(i, v.x, v.y, v.z)
  }
  const mesh = new THREE.Mesh(geometry, look)
  mesh.position.set(...at)
  return mesh
}

const vectors = (points: readonly Point3[]) => points.map((point) => new THREE.Vector3(...point))

/** A round bar along a smooth line. */
export function tube(
  points: readonly Point3[],
  radius: number,
  look: THREE.Material,
  segments = 60,
): THREE.Mesh {
  const line = new THREE.CatmullRomCurve3(vectors(points))
  return new THREE.Mesh(new THREE.TubeGeometry(line, segments, radius, 12), look)
}

/** A straight round bar, its ends closed. */
export function rod(
  from: Point3,
  to: Point3,
  radius: number,
  look: THREE.Material,
  endRadius = radius,
): THREE.Mesh {
  const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)]
  const mesh = new THREE.Mesh(new THREE.CylinderGeometry(endRadius, radius, a.distanceTo(b), 24, 6), look)
  mesh.position.copy(a).add(b).multiplyScalar(0.5)
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.sub(a).normalize())
  return mesh
}

/** A strip between two equally long lines. */
export function ribbon(one: readonly Point3[], other: readonly Point3[], look: THREE.Material): THREE.Mesh {
  return loft([one, other], look)
}

/** A skin over lines of equal length, laid one beside the next. */
export function loft(
  lines: readonly (readonly Point3[])[],
  look: THREE.Material,
  { closed = false }: { closed?: boolean } = {},
): THREE.Mesh {
  const count = itemAt(lines, 0).length
  const index: number[] = []
  const wrap = closed ? count : count - 1
  for (let i = 0; i + 1 < lines.length; i++)
    for (let j = 0; j < wrap; j++) {
      const [a, b] = [i * count + j, i * count + ((j + 1) % count)]
      index.push(a, b, a + count, b, b + count, a + count)
    }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(lines.flat().flat(), 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return new THREE.Mesh(geometry, look)
}

/** A turned part from [radius, z] points, its axle along z. */
export function turned(profile: readonly Point2[], look: THREE.Material, segments = 96): THREE.Mesh {
  const geometry = new THREE.LatheGeometry(
    profile.map(([r, z]) => new THREE.Vector2(r, z)),
    segments,
  )
  geometry.rotateX(Math.PI / 2)
  return new THREE.Mesh(geometry, look)
}

/** A flat shape in x and y, so thick along z around its middle, its edges bevelled. */
export function createPlate(
  shape: THREE.Shape,
  thick: number,
  look: THREE.Material,
  bevel = 0.004,
): THREE.Mesh {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, thick - 2 * bevel),
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 3,
    curveSegments: 20,
  })
  geometry.translate(0, 0, -thick / 2 + bevel)
  return new THREE.Mesh(geometry, look)
}

export function outlineShape(points: readonly Point2[]): THREE.Shape {
  return new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y)))
}

/** The same on both sides; 1 is the right. */
export function onBothSides(group: THREE.Group, make: (side: 1 | -1) => THREE.Object3D): void {
  group.add(make(1), make(-1))
}

/** Turned over to the other side of the vehicle, with its faces still looking outwards. */
export function mirrored(source: THREE.Object3D): THREE.Object3D {
  const copy = source.clone(true)
  copy.updateMatrixWorld(true)
  const group = new THREE.Group()
  copy.traverse((object) => {
    if (!(object instanceof THREE.Mesh)) return
    const geometry = object.geometry.clone().applyMatrix4(object.matrixWorld).scale(1, 1, -1)
    const index = geometry.getIndex()
    if (index) geometry.setIndex([...index.array].reverse())
    else flipTriangles(geometry)
    group.add(new THREE.Mesh(geometry, object.material))
  })
  return group
}

function flipTriangles(geometry: THREE.BufferGeometry): void {
  for (const attribute of Object.values(geometry.attributes) as THREE.BufferAttribute[])
    for (let i = 0; i + 2 < attribute.count; i += 3)
      for (let axis = 0; axis < attribute.itemSize; axis++) {
        const kept = attribute.getComponent(i, axis)
        attribute.setComponent(i, axis, attribute.getComponent(i + 1, axis))
        attribute.setComponent(i + 1, axis, kept)
      }
}

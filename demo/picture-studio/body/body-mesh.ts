/*
 * The body shell, one ring loft: horizontal closed rings stacked from the sill to the roof. One surface gives unbroken
 * reflections; windows, lamps and shut lines are painted on it and cut out of it.
 */
import * as THREE from 'three'
import { clamp, itemAt, lerp, type Point3, smooth } from '../maths.ts'
import type { Arc, Shape } from './shape.ts'

const COLUMNS = { front: 70, flank: 230, rear: 70 }
const ROWS = { flank: 78, fillet: 8, deck: 30, glass: 44, roof: 22 }
/** Which part of the stack a vertex is of: the shader tells deck from flank and glass from roof by it. */
const ZONE = { flank: 0, deck: 1, glass: 2, roof: 3 }

type Column = readonly [Arc, number]
type Vertex = [x: number, y: number, z: number, zone: number]

/** Half a body and its mirror image, with the attribute `ring` (share of the corner, zone) that the shader reads. */
export function buildBody(shape: Shape): THREE.BufferGeometry {
  const columns = listColumns()
  const grid = columns.map(([arc, a]) => buildColumn(shape, arc, a))
  const rows = itemAt(grid, 0).length
  const position: number[] = []
  const normal: number[] = []
  const ring: number[] = []
  const index: number[] = []
  for (const side of [1, -1]) {
    const base = position.length / 3
    grid.forEach((column, i) => {
      const [arc, angle] = itemAt(columns, i)
      const share = arc === 'S' ? 0 : (arc === 'F' ? 1 : -1) * (1 - angle / (Math.PI / 2))
      column.forEach(([x, y, z, zone], j) => {
        const n = normalAt(grid, i, j)
        position.push(x, y, z * side)
        normal.push(n.x, n.y, n.z * side)
        ring.push(share, zone)
      })
    })
    pushFaces(index, base, columns.length, rows, side)
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3))
  geometry.setAttribute('ring', new THREE.Float32BufferAttribute(ring, 2))
  geometry.setIndex(index)
  return geometry
}

function listColumns(): Column[] {
  const quarter = Math.PI / 2
  const list = (count: number, make: (i: number) => Column) =>
    Array.from({ length: count }, (_, i) => make(i))
  return [
    ...list(COLUMNS.front, (i) => ['F', (i / COLUMNS.front) * quarter]),
    ...list(COLUMNS.flank + 1, (i) => ['S', i / COLUMNS.flank]),
    ...list(COLUMNS.rear, (i) => ['R', ((COLUMNS.rear - 1 - i) / COLUMNS.rear) * quarter]),
  ]
}

function buildColumn(shape: Shape, arc: Arc, a: number): Vertex[] {
  const { k } = shape
  // The shoulder's height hangs on x and x on the height, at nose and tail: three rounds settle it.
  let refX = arc === 'F' ? shape.XF : arc === 'R' ? shape.XR : 0
  for (let round = 0; round < 3; round++)
    refX = shape.lower(arc, a, shape.shoulderY(refX) - k.shoulderR, refX)[0]
  const column = buildFlank(shape, arc, a, refX)
  const shoulder = itemAt(column, column.length - 1)
  const [belt, cant] = [shape.belt(arc, a), shape.cant(arc, a)]
  column.push(...buildDeck(shape, arc, a, shoulder, belt))
  const glassAt = column.length
  column.push(...buildGlass(shape, arc, a, belt, cant), ...buildRoof(shape, cant))
  soften(column, glassAt + ROWS.glass - 1, k.cantSoft)
  return column
}

function buildFlank(shape: Shape, arc: Arc, a: number, refX: number): Vertex[] {
  const [foot, shoulder, r] = [shape.bottomY(refX), shape.shoulderY(refX), shape.k.shoulderR]
  const at = (y: number): Vertex => [...shape.lower(arc, a, y, refX), ZONE.flank]
  return [
    ...Array.from({ length: ROWS.flank + 1 }, (_, i) => at(lerp(foot, shoulder - r, i / ROWS.flank))),
    ...Array.from({ length: ROWS.fillet }, (_, i) =>
      at(shoulder - r + r * Math.sin((((i + 1) / ROWS.fillet) * Math.PI * 0.93) / 2)),
    ),
  ]
}

function buildDeck(shape: Shape, arc: Arc, a: number, from: Vertex, belt: Point3): Vertex[] {
  const { bonnetExp, bootExp, bonnetRib } = shape.k
  const bulge = arc === 'S' ? 1 : lerp(1, arc === 'F' ? bonnetExp : bootExp, Math.cos(a))
  return Array.from({ length: ROWS.deck }, (_, i) => {
    const t = (i + 1) / ROWS.deck
    const [x, z] = [lerp(from[0], belt[0], t), lerp(from[2], belt[2], t)]
    let y = lerp(from[1], belt[1], 1 - (1 - t) ** bulge)
    if (arc === 'F') {
      // A pressed dome keeps a large bonnet from looking like soap.
      const edge = bonnetRib.z + bonnetRib.splay * (shape.XF - x)
      y += bonnetRib.h * smooth(edge + 0.05, edge - 0.05, z) * smooth(0, 0.2, t) * smooth(1, 0.75, t)
    }
    return [x, y, z, ZONE.deck]
  })
}

function buildGlass(shape: Shape, arc: Arc, a: number, belt: Point3, cant: Point3): Vertex[] {
  const { side, front, rear } = shape.k.glassBulge
  const nx = arc === 'S' ? 0 : Math.cos(a) * (arc === 'F' ? 1 : -1)
  const nz = arc === 'S' ? 1 : Math.sin(a)
  const most = arc === 'S' ? side : lerp(side, arc === 'F' ? front : rear, Math.abs(nx))
  return Array.from({ length: ROWS.glass }, (_, i) => {
    const t = (i + 1) / ROWS.glass
    const bulge = most * 4 * t * (1 - t)
    return [
      lerp(belt[0], cant[0], t) + nx * bulge,
      lerp(belt[1], cant[1], t) + bulge * 0.25,
      lerp(belt[2], cant[2], t) + nz * bulge,
      ZONE.glass,
    ]
  })
}

function buildRoof(shape: Shape, cant: Point3): Vertex[] {
  const { xf, xr, spineIn } = shape.k.roof
  const spine = clamp(cant[0], xr + spineIn, xf - spineIn)
  return Array.from({ length: ROWS.roof }, (_, i) => {
    const t = (i + 1) / ROWS.roof
    const [x, z] = [lerp(cant[0], spine, t), lerp(cant[2], 0, t)]
    return [x, shape.roofY(x, z), z, ZONE.roof]
  })
}

/** Rounds the cantrail: relaxes the few rows around it along the column. */
function soften(column: Vertex[], middle: number, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    const old = column.map((vertex): Vertex => [...vertex])
    for (let j = middle - 5; j <= middle + 4; j++) {
      const [below, own, above] = [itemAt(old, j - 1), itemAt(old, j), itemAt(old, j + 1)]
      for (const axis of [0, 1, 2] as const)
        itemAt(column, j)[axis] = (below[axis] + 2 * own[axis] + above[axis]) / 4
    }
  }
}

/** Mirrored beyond the centre plane, so that the seam's normals are exact. */
function normalAt(grid: readonly Vertex[][], i: number, j: number): THREE.Vector3 {
  const rows = itemAt(grid, 0).length
  if (j >= rows - 2) return new THREE.Vector3(0, 1, 0)
  const at = (column: number, row: number): THREE.Vector3 => {
    const last = grid.length - 1
    const beyond = column < 0 || column > last
    const mirrored = column < 0 ? -column : column > last ? 2 * last - column : column
    const [x, y, z] = itemAt(itemAt(grid, mirrored), row)
    return new THREE.Vector3(x, y, beyond ? -z : z)
  }
  const along = at(i + 1, j).sub(at(i - 1, j))
  const up = at(i, Math.min(rows - 1, j + 1)).sub(at(i, Math.max(0, j - 1)))
  const normal = along.cross(up).multiplyScalar(-1).normalize()
  return Number.isFinite(normal.x) && normal.lengthSq() > 0.5 ? normal : new THREE.Vector3(0, 1, 0)
}

function pushFaces(index: number[], base: number, columns: number, rows: number, side: number): void {
  for (let i = 0; i < columns - 1; i++)
    for (let j = 0; j < rows - 1; j++) {
      const a = base + i * rows + j
      const [b, c, d] = [a + rows, a + 1, a + rows + 1]
      if (side > 0) index.push(a, c, b, b, c, d)
      else index.push(a, b, c, b, d, c)
    }
}

/*
 * Ambient occlusion, baked once per body and reused for every angle: depth maps from many directions, summed for each
 * vertex and for a patch of floor. It replaces hundreds of shadow passes a picture.
 */
import * as THREE from 'three'
import { shared } from '../light/part-material.ts'
import { itemAt, lerp } from '../maths.ts'
import { bytesOfFloor } from './floor-shadow.ts'
import { OcclusionPass } from './occlusion-pass.ts'
import { FLOOR, packFloor, packVertices } from './points.ts'

export type BakeOptions = { directions: number; radius: number }

/** Gives every mesh under `root` the attribute `ao` and the floor its shadow. */
export function bake(renderer: THREE.WebGLRenderer, root: THREE.Object3D, options: BakeOptions): void {
  root.updateMatrixWorld(true)
  const meshes: THREE.Mesh[] = []
  root.traverse((object) => {
    if (object instanceof THREE.Mesh) meshes.push(object)
  })
  const parent = root.parent
  const pass = new OcclusionPass(renderer, root, meshes, options.radius)
  const up = spread(Math.round(options.directions * 0.62), 0.03, 0.995)
  const down = spread(Math.round(options.directions * 0.38), -0.99, -0.04)
  // Floor first: its shadow then darkens what the sills see below them.
  const floor = pass.run(packFloor(), up, (d) => 0.45 + 1.2 * d.y * d.y, false)
  shared.groundAO.value = floorTexture(bytesOfFloor(floor, FLOOR.width, FLOOR.height))
  const reached = pass.run(packVertices(meshes), [...up, ...down], (d) => (d.y > 0 ? 1 : 0.8), true)
  let at = 0
  for (const { geometry } of meshes) {
    const ao = new Float32Array(geometry.getAttribute('position').count)
    for (let i = 0; i < ao.length; i++, at += 4) ao[i] = computeShare(reached, at)
    geometry.setAttribute('ao', new THREE.BufferAttribute(ao, 1))
  }
  parent?.add(root)
  pass.dispose()
}

/** The light that reached a vertex of all that could; half where nothing could. */
function computeShare(reached: Float32Array, at: number): number {
  const all = itemAt(reached, at + 1)
  return all > 0 ? itemAt(reached, at) / all : 0.5
}

/** Directions spread evenly over a belt of the sphere (a golden-angle spiral). */
function spread(count: number, low: number, high: number): THREE.Vector3[] {
  return Array.from({ length: count }, (_, i) => {
    const y = lerp(low, high, (i + 0.5) / count)
    const [angle, radius] = [i * 2.399963, Math.sqrt(1 - y * y)]
    return new THREE.Vector3(radius * Math.cos(angle), y, radius * Math.sin(angle))
  })
}

function floorTexture(bytes: Uint8Array<ArrayBuffer>): THREE.DataTexture {
  const texture = new THREE.DataTexture(bytes, FLOOR.width, FLOOR.height, THREE.RGBAFormat)
  texture.minFilter = THREE.LinearFilter
  texture.magFilter = THREE.LinearFilter
  texture.needsUpdate = true
  return texture
}

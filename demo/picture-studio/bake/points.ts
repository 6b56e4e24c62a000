import * as THREE from 'three'
import { shared } from '../light/part-material.ts'

/** Positions and normals packed into float textures, so that a fragment shader can ask for the occlusion of each. */
export type Points = { width: number; height: number; position: THREE.DataTexture; normal: THREE.DataTexture }

const WIDTH = 512
export const FLOOR = { width: 320, height: 216 }

/** Every vertex of the meshes, in world space, mesh after mesh. */
export function packVertices(meshes: readonly THREE.Mesh[]): Points {
  const count = meshes.reduce((sum, mesh) => sum + mesh.geometry.getAttribute('position').count, 0)
  const height = Math.ceil(count / WIDTH)
  const [positions, normals] = [new Float32Array(WIDTH * height * 4), new Float32Array(WIDTH * height * 4)]
  const v = new THREE.Vector3()
  const turn = new THREE.Matrix3()
  let at = 0
  for (const { geometry, matrixWorld } of meshes) {
    const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
    turn.getNormalMatrix(matrixWorld)
    for (let i = 0; i < position.count; i++, at += 4) {
      v.fromBufferAttribute(position, i).applyMatrix4(matrixWorld)
      positions.set([v.x, v.y, v.z, 1], at)
      v.fromBufferAttribute(normal, i).applyMatrix3(turn).normalize()
      normals.set([v.x, v.y, v.z, 0], at)
    }
  }
  return packed(WIDTH, height, positions, normals)
}

/** A patch of floor under the vehicle. */
export function packFloor(): Points {
  const { width, height } = FLOOR
  const [positions, normals] = [new Float32Array(width * height * 4), new Float32Array(width * height * 4)]
  const box = shared.groundBox.value
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const at = (j * width + i) * 4
      positions.set([box.x + (i + 0.5) / width / box.z, 0, box.y + (j + 0.5) / height / box.w, 1], at)
      normals.set([0, 1, 0, 0], at)
    }
  return packed(width, height, positions, normals)
}

function packed(width: number, height: number, positions: Float32Array, normals: Float32Array): Points {
  const texture = (data: Float32Array) => {
    const made = new THREE.DataTexture(
      data as Float32Array<ArrayBuffer>,
      width,
      height,
      THREE.RGBAFormat,
      THREE.FloatType,
    )
    made.needsUpdate = true
    return made
  }
  return { width, height, position: texture(positions), normal: texture(normals) }
}

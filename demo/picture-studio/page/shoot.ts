import * as THREE from 'three'
import { shared } from '../light/part-material.ts'
import { setUniform, uniformOf } from '../light/uniforms.ts'
import { type Angle, placeCamera } from './camera.ts'
import { Exposure } from './exposure.ts'
import type { Stage } from './stage.ts'

export type ShotOptions = {
  width: number
  height: number
  /** Samples along each side of a pixel, and jittered frames that are averaged. */
  fineness: number
  frames: number
}

/** The two layers of a picture, stored as layers.ts tells: square roots of light, dithered, rest above tint. */
export function shoot(stage: Stage, angle: Angle, options: ShotOptions): Uint8Array {
  const { width, height, fineness, frames } = options
  const { renderer } = stage
  const camera = placeCamera(angle, width / height, stage.outline)
  drawMirror(stage, camera, width, height)
  const [w, h] = [width * fineness, height * fineness]
  const target = twoLayers(w, h)
  shared.picture.value.set(w, h)
  const exposure = new Exposure(width, height, fineness)
  for (let frame = 0; frame < frames; frame++) {
    const [x, y] = [(frame + 0.5) / frames - 0.5, ((frame * 0.618034) % 1) - 0.5]
    camera.setViewOffset(w, h, x, y, w, h)
    shared.jitter.value.set(x, y)
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(stage.scene, camera)
    exposure.add(renderer, target)
  }
  renderer.setRenderTarget(null)
  target.dispose()
  return exposure.develop()
}

/** The vehicle's mirror image, blurred by the floor's shader. */
function drawMirror(stage: Stage, camera: THREE.PerspectiveCamera, width: number, height: number): void {
  const mirror = camera.clone()
  mirror.position.y *= -1
  const ahead = new THREE.Vector3(0, 0, -1).applyQuaternion(camera.quaternion)
  ahead.y *= -1
  mirror.up.set(0, -1, 0)
  mirror.lookAt(mirror.position.clone().add(ahead))
  mirror.updateMatrixWorld()
  mirror.updateProjectionMatrix()
  const target = mirrorTarget(Math.round(width * 0.6), Math.round(height * 0.6))
  const { renderer, ground } = stage
  stage.withoutRoom(() => {
    renderer.setClearColor(0, 0)
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(stage.scene, mirror)
  })
  setUniform(ground.material, 'mirrorRest', target.textures[0])
  setUniform(ground.material, 'mirrorTint', target.textures[1])
  const matrix: THREE.Matrix4 = uniformOf(ground.material, 'mirrorMatrix').value
  matrix.set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
  matrix.multiply(mirror.projectionMatrix).multiply(mirror.matrixWorldInverse)
  // Only floor within the mirrored outline needs the costly blurred look-up.
  const seen = new THREE.Box3().setFromPoints(
    stage.outline.map((point) => point.clone().applyMatrix4(matrix)),
  )
  const box: THREE.Vector4 = uniformOf(ground.material, 'mirrorBox').value
  box.set(seen.min.x - 0.02, seen.min.y - 0.02, seen.max.x + 0.02, seen.max.y + 0.02)
}

const mirrors = new Map<string, THREE.WebGLRenderTarget>()
function mirrorTarget(width: number, height: number): THREE.WebGLRenderTarget {
  const key = `${width}x${height}`
  const known = mirrors.get(key) ?? twoLayers(width, height)
  mirrors.set(key, known)
  return known
}

function twoLayers(width: number, height: number): THREE.WebGLRenderTarget {
  const linear = { minFilter: THREE.LinearFilter, magFilter: THREE.LinearFilter } as const
  return new THREE.WebGLRenderTarget(width, height, {
    count: 2,
    type: THREE.HalfFloatType,
    depthBuffer: true,
    ...linear,
  })
}

import * as THREE from 'three'
import type { InsideView } from '../kinds/vehicle.ts'
import { shared } from '../light/part-material.ts'
import { getUniform, setUniform } from '../light/uniforms.ts'
import type { Point3 } from '../maths.ts'
import { type Angle, placeCamera } from './camera.ts'
import { type Box, boxAround, cropStrips, type Strips } from './crop.ts'
import { Exposure } from './exposure.ts'
import type { Stage } from './stage.ts'

export type ShotOptions = {
  width: number
  height: number
  /** Samples along each side of a pixel, and jittered frames that are averaged. */
  fineness: number
  frames: number
  /** Vehicle, shadow and mirror image alone, with a third layer that tells how much of each pixel they cover. */
  cut?: boolean
  /** The light of the night room. */
  night?: boolean
}

/** A picture's layers as layers.ts stores them: rest above tint, and cover below them in a cut-out, which is cropped. */
export function shoot(stage: Stage, angle: Angle, options: ShotOptions): Strips {
  const { width, height, cut = false, night = false } = options
  const camera = placeCamera(cut ? filling(angle) : angle, width / height, stage.outline)
  if (angle.inside?.round) return shootRound(stage, angle.inside, options)
  shared.night.value = night ? 1 : 0
  shared.indoor.value = angle.inside ? 1 : 0
  const exposure = new Exposure(options)
  if (cut) stage.cutOut(() => expose(stage, camera, options, exposure))
  else expose(stage, camera, options, exposure)
  shared.night.value = 0
  const strips = { pixels: exposure.develop(), width, height }
  if (!cut) return strips
  const vehicle = seenBox(stage, camera, width, height)
  return cropStrips(strips, boxAround(vehicle, width, height), vehicle)
}

/** No point of the floor is within it. */
const NO_MIRROR = new THREE.Vector4(2, 2, -2, -2)

/** A cut-out is cropped to its vehicle, which therefore may fill more of the picture. */
const filling = (angle: Angle): Angle => ({ ...angle, fill: 0.82, fillY: 0.84 })

/** Upright slices of a panorama, narrow enough to be flat. */
const SLICES = 24

/** All round from one point, as on a cylinder; ahead is in the middle. */
function shootRound(stage: Stage, view: InsideView, options: ShotOptions): Strips {
  const { width, height } = options
  const slice = { ...options, width: width / SLICES }
  const out = new Uint8Array(width * height * 6)
  shared.indoor.value = 1
  for (let at = 0; at < SLICES; at++) {
    const turn = ((at + 0.5) / SLICES - 0.5) * 2 * Math.PI
    const [x, y, z] = view.eye
    const ahead: Point3 = [x + Math.cos(turn), y, z + Math.sin(turn)]
    const inside = { eye: view.eye, at: ahead, field: buildField(width, height) }
    const camera = placeCamera({ az: 0, el: 0, inside }, slice.width / height, stage.outline)
    const exposure = new Exposure(slice)
    expose(stage, camera, slice, exposure)
    const pixels = exposure.develop()
    for (let row = 0; row < height * 2; row++)
      out.set(
        pixels.subarray(row * slice.width * 3, (row + 1) * slice.width * 3),
        (row * width + at * slice.width) * 3,
      )
  }
  shared.indoor.value = 0
  return { pixels: out, width, height }
}

/** From top to bottom, in degrees, of a panorama whose width is a whole turn. */
const buildField = (width: number, height: number) =>
  (2 * Math.atan((Math.PI * height) / width) * 180) / Math.PI

/** The rectangle of the picture that the vehicle fills. */
function seenBox(stage: Stage, camera: THREE.PerspectiveCamera, width: number, height: number): Box {
  camera.clearViewOffset()
  const seen = new THREE.Box3().setFromPoints(stage.outline.map((point) => point.clone().project(camera)))
  return {
    left: Math.floor(((seen.min.x + 1) / 2) * width),
    right: Math.ceil(((seen.max.x + 1) / 2) * width),
    top: Math.floor(((1 - seen.max.y) / 2) * height),
    bottom: Math.ceil(((1 - seen.min.y) / 2) * height),
  }
}

function expose(
  stage: Stage,
  camera: THREE.PerspectiveCamera,
  { width, height, fineness, frames }: ShotOptions,
  exposure: Exposure,
): void {
  const { renderer } = stage
  if (shared.indoor.value) setUniform(stage.ground.material, 'mirrorBox', NO_MIRROR)
  else drawMirror(stage, camera, width, height)
  const [w, h] = [width * fineness, height * fineness]
  const target = twoLayers(w, h)
  shared.picture.value.set(w, h)
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
  const matrix: THREE.Matrix4 = getUniform(ground.material, 'mirrorMatrix').value
  matrix.set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
  matrix.multiply(mirror.projectionMatrix).multiply(mirror.matrixWorldInverse)
  // Only floor within the mirrored outline needs the costly blurred look-up.
  const seen = new THREE.Box3().setFromPoints(
    stage.outline.map((point) => point.clone().applyMatrix4(matrix)),
  )
  const box: THREE.Vector4 = getUniform(ground.material, 'mirrorBox').value
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

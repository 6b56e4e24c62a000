import * as THREE from 'three'
import type { InsideView } from '../kinds/vehicle.ts'

/** Where a picture is taken from: azimuth 0 looks at the nose, 90 at the right side; elevation in degrees. */
export type Angle = {
  az: number
  el: number
  /** Share of the picture's width, and of its height, that the vehicle fills. */
  fill?: number
  fillY?: number
  /** A detail in close-up: the point looked at, and how far away. */
  close?: { at: readonly [number, number, number]; away: number }
  /** From a point within the vehicle. */
  inside?: InsideView
  /** A turntable keeps its distance, so that the vehicle does not breathe. */
  spin?: boolean
}

const FIELD = 19
const HALF = Math.tan((FIELD * Math.PI) / 360)

/** A long lens, fitted to the vehicle's outline. */
export function placeCamera(angle: Angle, aspect: number, outline: readonly THREE.Vector3[]) {
  const [az, el] = [(angle.az * Math.PI) / 180, (angle.el * Math.PI) / 180]
  const towards = new THREE.Vector3(Math.cos(el) * Math.cos(az), Math.sin(el), Math.cos(el) * Math.sin(az))
  const camera = new THREE.PerspectiveCamera(FIELD, aspect, 0.5, 60)
  if (angle.inside) lookAround(camera, angle.inside)
  else if (angle.close) lookFrom(camera, new THREE.Vector3(...angle.close.at), towards, angle.close.away)
  else if (angle.spin) placeOnTurntable(camera, towards, outline, aspect)
  else fit(camera, angle, towards, outline, aspect)
  return camera
}

function lookAround(camera: THREE.PerspectiveCamera, { eye, at, field }: InsideView): void {
  camera.fov = field
  camera.near = 0.05
  camera.position.set(...eye)
  camera.lookAt(new THREE.Vector3(...at))
  camera.updateMatrixWorld()
  camera.updateProjectionMatrix()
}

function lookFrom(
  camera: THREE.PerspectiveCamera,
  at: THREE.Vector3,
  towards: THREE.Vector3,
  away: number,
): void {
  camera.position.copy(at).addScaledVector(towards, away)
  camera.lookAt(at)
  camera.updateMatrixWorld()
  camera.updateProjectionMatrix()
}

function placeOnTurntable(
  camera: THREE.PerspectiveCamera,
  towards: THREE.Vector3,
  outline: readonly THREE.Vector3[],
  aspect: number,
): void {
  const box = new THREE.Box3().setFromPoints([...outline])
  const size = box.getSize(new THREE.Vector3())
  const middle = box.getCenter(new THREE.Vector3()).setZ(0)
  middle.y = size.y * 0.44
  const away = Math.max(size.x / 2 / (HALF * aspect * 0.87), size.y / 2 / (HALF * 0.66)) + size.z / 2
  lookFrom(camera, middle, towards, away)
}

function fit(
  camera: THREE.PerspectiveCamera,
  angle: Angle,
  towards: THREE.Vector3,
  outline: readonly THREE.Vector3[],
  aspect: number,
): void {
  const middle = new THREE.Vector3(0, 0.72, 0)
  let away = 14
  for (let round = 0; round < 6; round++) {
    lookFrom(camera, middle, towards, away)
    const seen = new THREE.Box2().setFromPoints(
      outline.map((point) => {
        const { x, y } = point.clone().project(camera)
        return new THREE.Vector2(x, y)
      }),
    )
    const [size, at] = [seen.getSize(new THREE.Vector2()), seen.getCenter(new THREE.Vector2())]
    away *= Math.max(size.x / 2 / (angle.fill ?? 0.86), size.y / 2 / (angle.fillY ?? 0.72))
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    middle
      .addScaledVector(right, at.x * HALF * away * aspect)
      .addScaledVector(up, (at.y + 0.05) * HALF * away)
  }
}

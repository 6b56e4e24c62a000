import * as THREE from 'three'
import { bake } from '../bake/bake.ts'
import { shared } from '../light/part-material.ts'
import { backdropMaterial, groundMaterial } from '../light/room-materials.ts'
import { setUniform } from '../light/uniforms.ts'

/** The room: backdrop, floor, and the vehicle with its shadows baked. */
export class Stage {
  readonly renderer: THREE.WebGLRenderer
  readonly scene = new THREE.Scene()
  readonly ground: THREE.Mesh<THREE.PlaneGeometry, THREE.ShaderMaterial>
  readonly #backdrop: THREE.Mesh
  /** Some of the vehicle's points, for fitting the camera. */
  readonly outline: readonly THREE.Vector3[]

  constructor(
    renderer: THREE.WebGLRenderer,
    vehicle: THREE.Group,
    options: { directions: number; radius: number },
  ) {
    this.renderer = renderer
    this.#backdrop = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), backdropMaterial())
    this.#backdrop.frustumCulled = false
    this.#backdrop.renderOrder = -10
    this.ground = new THREE.Mesh(new THREE.PlaneGeometry(60, 60, 40, 40), groundMaterial())
    this.ground.rotation.x = -Math.PI / 2
    this.ground.renderOrder = -5
    giveOwnGeometry(vehicle)
    // The patch of floor that is baked grows with the vehicle.
    const half = options.radius * 1.36
    shared.groundBox.value.set(-half, -half / 1.5, 0.5 / half, 0.75 / half)
    this.scene.add(this.#backdrop, this.ground, vehicle)
    bake(renderer, vehicle, options)
    this.outline = traceOutline(vehicle)
  }

  /** Shows vehicle and floor without the backdrop; the floor then is shadow and mirror image alone. */
  cutOut(draw: () => void): void {
    this.#backdrop.visible = false
    setUniform(this.ground.material, 'cut', 1)
    draw()
    setUniform(this.ground.material, 'cut', 0)
    this.#backdrop.visible = true
  }

  /** Shows the vehicle alone, as the mirror in the floor needs it. */
  withoutRoom(draw: () => void): void {
    const room = [this.ground, this.#backdrop]
    const shown = room.map((mesh) => mesh.visible)
    for (const mesh of room) mesh.visible = false
    draw()
    for (const [at, mesh] of room.entries()) mesh.visible = shown[at] === true
  }
}

/** Occlusion is stored per vertex, so a mesh at another place needs a copy of its own. */
function giveOwnGeometry(vehicle: THREE.Group): void {
  const seen = new Set<THREE.BufferGeometry>()
  vehicle.traverse((object) => {
    if (!(object instanceof THREE.Mesh)) return
    if (seen.has(object.geometry)) object.geometry = object.geometry.clone()
    seen.add(object.geometry)
  })
}

function traceOutline(vehicle: THREE.Group): THREE.Vector3[] {
  const points: THREE.Vector3[] = []
  vehicle.updateMatrixWorld(true)
  vehicle.traverse((object) => {
    if (!(object instanceof THREE.Mesh)) return
    const position = object.geometry.getAttribute('position')
    for (let i = 0; i < position.count; i += 37)
      points.push(new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(object.matrixWorld))
  })
  return points
}

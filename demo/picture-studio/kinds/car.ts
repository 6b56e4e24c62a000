import * as THREE from 'three'
import { buildBody } from '../body/body-mesh.ts'
import type { BodySpec } from '../body/body-spec.ts'
import { Shape } from '../body/shape.ts'
import type { FaceDesign } from '../faces/face.ts'
import { bodyMaterials } from '../light/body-materials.ts'
import { dress } from '../livery/dress.ts'
import type { Sheet } from '../livery/sheet.ts'
import { addCabin } from '../parts/cabin.ts'
import { addDoorMirrors } from '../parts/door-mirrors.ts'
import { addArches, addUnderbody, addWheels } from '../parts/running-gear.ts'
import { addAntenna, addHandles, addRails, addWipers } from '../parts/trimmings.ts'
import type { Vehicle } from './vehicle.ts'

/** What a kind adds to the common body. */
export type CarExtras = {
  build?: (group: THREE.Group, shape: Shape) => void
  paintSide?: (side: Sheet, shape: Shape) => void
}

/** A vehicle of the ring loft: shell, glass, face and all that is fitted to it. */
export function makeCar(spec: BodySpec, design: FaceDesign, extras: CarExtras = {}): Vehicle {
  const group = new THREE.Group()
  const shape = new Shape(spec)
  const face = design(shape)
  const geometry = buildBody(shape)
  const { shell, glass } = bodyMaterials(dress(shape, face, extras.paintSide), shape)
  const pane = new THREE.Mesh(geometry.clone(), glass)
  // Glass blends over what is behind it, so it comes last.
  pane.renderOrder = 20
  group.add(new THREE.Mesh(geometry, shell), pane)
  face.build(group)
  addWheels(group, shape)
  addArches(group, shape)
  addUnderbody(group, shape)
  addDoorMirrors(group, shape)
  addHandles(group, shape)
  addCabin(group, shape)
  addWipers(group, shape)
  if (spec.style.rails) addRails(group, shape)
  if (spec.style.antenna) addAntenna(group, shape)
  extras.build?.(group, shape)
  return {
    group,
    radius: spec.radius ?? 3.3,
    wheelAt: [shape.fx, spec.wheel.r + 0.08, 0.85],
    lampAt: [shape.XF - 0.28, spec.face.y - 0.07, 0.75],
  }
}

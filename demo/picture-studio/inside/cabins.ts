import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { CABINS } from './cabin-spec.ts'
import { addDashboard } from './dashboard.ts'
import { addDoorsAndRoof } from './doors.ts'
import { bench, frontSeat } from './seats.ts'

/** The inside of a vehicle, seen from within. @throws Error for a cabin that nobody drew */
export function makeCabin(name: string): Vehicle {
  const spec = CABINS[name]
  if (!spec) throw new Error(`Nobody drew the cabin ${name}.`)
  const group = new THREE.Group()
  addDashboard(group, spec)
  addDoorsAndRoof(group, spec)
  const [x, y] = spec.front
  for (const z of [-0.37, 0.37]) group.add(frontSeat([x, y, z]))
  if (spec.bench) group.add(bench([...spec.bench, 0], 2 * spec.half - 0.12))
  const eye = spec.roof - 0.24
  return {
    group,
    radius: 2.1,
    wheelAt: [spec.face - 0.3, spec.top, 0.37],
    lampAt: [spec.face, spec.top, 0],
    inside: {
      interior: spec.bench
        ? { eye: [-0.52, eye, -0.04], at: [spec.face, spec.top - 0.19, 0.06], field: 58 }
        : { eye: [-0.5, eye + 0.04, -0.08], at: [spec.face, spec.top - 0.22, 0.05], field: 64 },
      seats: spec.bench
        ? { eye: [0.62, eye - 0.02, 0.62], at: [-0.7, y + 0.06, -0.22], field: 60 }
        : { eye: [0.58, eye - 0.02, 0.62], at: [-0.25, y + 0.1, -0.2], field: 62 },
      panorama: { eye: [0.02, eye - 0.06, 0], at: [1, eye - 0.06, 0], field: 84, round: true },
    },
  }
}

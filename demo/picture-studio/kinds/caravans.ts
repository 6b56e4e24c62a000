import { makeCaravan } from '../parts/caravan.ts'
import type { Vehicle } from './vehicle.ts'

const common = { radius: 3.9, fromLeft: true }

export function touringCaravan(): Vehicle {
  const wheel = { r: 0.335, rim: 0.215, w: 0.21, style: 'five' } as const
  const group = makeCaravan({ length: 4.7, foot: 0.5, head: 2.62, wheel, offroad: false })
  return { ...common, group, wheelAt: [-0.35, 0.5, 1], lampAt: [2.2, 1.1, 0.7], closeAway: 5.4 }
}

export function offroadCaravan(): Vehicle {
  const wheel = { r: 0.375, rim: 0.222, w: 0.25, style: 'six', finish: 'dark' } as const
  const group = makeCaravan({ length: 5.0, foot: 0.66, head: 2.72, wheel, offroad: true })
  return { ...common, group, wheelAt: [-0.35, 0.6, 1], lampAt: [2.35, 1.2, 0.7], closeAway: 5.4 }
}

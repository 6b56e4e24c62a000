import { type BodySpec, bodyFrom } from '../body/body-spec.ts'
import { coupe } from './coupe.ts'

/** The coupe without its roof. */
export const convertible: BodySpec = bodyFrom(coupe, {
  tint: { front: 0.55 },
  wheel: { style: 'ten', finish: 'alloy' },
  belt: { xr: -0.82, reachR: 0.3, nR: 4, crownR: 0.0, shelf: 0.07 },
  roof: { xr: -0.75, reachR: 0.3 },
  openCabin: [0.055, 1.2, -1.9],
  style: {
    dlo: { a0: 0.58, a1: -0.18, c0: 0.2, c1: 0.0, kick: 0 },
    pillars: [[-9, 0.05, 0]],
    seats: [[-0.22, 'front']],
    backlight: null,
  },
})

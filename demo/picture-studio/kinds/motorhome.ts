import { type BodySpec, bodyFrom } from '../body/body-spec.ts'
import { van } from './van.ts'

/** The cab of the van; the living box is built behind it. */
export const motorhome: BodySpec = bodyFrom(van, {
  radius: 4.3,
  rearAxle: -2.25,
  trackZ: [null, 1.18],
  tail: [
    [0.24, 0.16],
    [0.32, 0.12],
    [1.3, 0.12],
  ],
  corner: { rear: { reach: 0.12, n: 4 } },
  belt: { xr: 0.16, reachR: 0.14, nR: 5 },
  roof: { xr: 0.18, reachR: 0.14, nR: 5 },
  bottom: [
    [2.5, 0.24],
    [1.0, 0.24],
    [-1.0, 0.25],
  ],
  hollow: 0,
  style: {
    seats: [[0.8, 'front']],
    antenna: false,
    flap: false,
    backlight: null,
    rear: false,
    doorR: 0.3,
    doorEnd: [
      [0.37, 1.8],
      [0.37, 1.2],
      [0.37, 0.7],
      [0.36, 0.44],
    ],
  },
})

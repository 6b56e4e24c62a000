import { type BodySpec, bodyFrom } from '../body/body-spec.ts'
import { ute } from './ute.ts'

/** The ute as a single cab; the tray is built behind it. */
export const cabchassis: BodySpec = bodyFrom(ute, {
  tint: { split: -9 },
  radius: 3.5,
  wheel: { style: 'steel', rim: 0.225, r: 0.385 },
  hollow: 0,
  tail: [
    [0.4, -0.34],
    [0.5, -0.36],
    [1.3, -0.36],
  ],
  bottom: [
    [2.5, 0.36],
    [1.0, 0.36],
    [-0.5, 0.37],
  ],
  corner: { rear: { reach: 0.12, n: 4 } },
  shoulder: [
    [2.5, 1.12],
    [2.0, 1.155],
    [1.4, 1.18],
    [0.8, 1.185],
    [-0.4, 1.19],
  ],
  belt: { xr: -0.3, reachR: 0.14, nR: 5 },
  roof: {
    xr: -0.24,
    reachR: 0.16,
    nR: 5,
    spine: [
      [0.65, 1.7],
      [0.3, 1.765],
      [-0.1, 1.775],
      [-0.3, 1.75],
    ],
  },
  openTop: [9, 9, 0],
  style: {
    dlo: { c0: -0.1, c1: -0.06 },
    pillars: [[-9, 0.05, 0]],
    handles: [0.14],
    seats: [[0.42, 'front']],
    doorR: -0.14,
    cpillar: -0.1,
    flap: false,
    doorEnd: [
      [-0.1, 1.62],
      [-0.14, 1.22],
      [-0.14, 0.9],
      [-0.14, 0.6],
      [-0.14, 0.47],
    ],
    backlight: { bot: 0.56, top: 0.5, y0: 1.26, y1: 1.64 },
    rear: false,
  },
})

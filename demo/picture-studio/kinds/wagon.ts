import { type BodySpec, bodyFrom } from '../body/body-spec.ts'
import { sedan } from './sedan.ts'

/** The sedan with a long roof. */
export const wagon: BodySpec = bodyFrom(sedan, {
  wheel: { style: 'twin5' },
  tail: [
    [0.2, -2.25],
    [0.32, -2.37],
    [0.46, -2.43],
    [0.62, -2.44],
    [0.7, -2.42],
    [0.92, -2.4],
    [1.05, -2.35],
  ],
  belt: { xr: -2.305, crownR: 0, reachR: 0.5, nR: 3.2, shelf: 0.014 },
  roof: {
    xr: -1.98,
    reachR: 0.45,
    nR: 3.6,
    plan: [
      [0.3, 0.56],
      [-0.4, 0.595],
      [-1.4, 0.575],
      [-2.1, 0.53],
    ],
    spine: [
      [0.28, 1.355],
      [-0.1, 1.42],
      [-0.5, 1.455],
      [-1.1, 1.455],
      [-1.7, 1.415],
      [-2.05, 1.365],
    ],
  },
  bootExp: 1.1,
  glassBulge: { rear: 0.03 },
  style: {
    dlo: { c0: -2.0, c1: -1.72, kick: 0.05, kickAt: -1.5 },
    rails: true,
    pillars: [
      [-0.28, 0.07, 0],
      [-1.3, 0.08, 0.9],
    ],
    cpillar: -1.3,
  },
  face: {
    y: 0.735,
    h: 0.062,
    inner: 0.42,
    low: 0.26,
    chin: 0.2,
    lampBack: 0.6,
    rise: 0.02,
    grilleH: 0.17,
    plateY: 0.46,
    chrome: false,
  },
  back: {
    y: 0.89,
    h: 0.085,
    lampFwd: 0.42,
    gateW: 0.68,
    gateY: 0.52,
    plateY: 0.72,
    low: 0.46,
    bar: true,
    tallLamp: 0,
    inner: 0.4,
    gateTop: null,
    split: false,
  },
})

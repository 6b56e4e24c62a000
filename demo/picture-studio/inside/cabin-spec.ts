import type { Point2 } from '../maths.ts'

/** Measures of a cabin in metres; x is forward from the middle, y up from the road, z to the right. */
export type CabinSpec = {
  floor: number
  /** The dashboard's face towards the seats, and its top. */
  face: number
  top: number
  /** Half the width between the doors. */
  half: number
  belt: number
  roof: number
  /** The cushions of the front seats, and of the bench behind them where there is one. */
  front: Point2
  bench: Point2 | null
  /** The end of the cabin behind the last seat. */
  rear: number
  /** Width and height of the middle screen. */
  screen: Point2
  armrest: boolean
}

/** Cabins by name: a low one, a high one, and that of a vehicle for work. */
export const CABINS: Readonly<Record<string, CabinSpec>> = {
  car: {
    floor: 0.28,
    face: 0.72,
    top: 0.92,
    half: 0.73,
    belt: 0.93,
    roof: 1.42,
    rear: -1.5,
    front: [-0.02, 0.56],
    bench: [-0.98, 0.6],
    screen: [0.3, 0.17],
    armrest: true,
  },
  high: {
    floor: 0.42,
    face: 0.74,
    top: 1.12,
    half: 0.77,
    belt: 1.12,
    roof: 1.68,
    rear: -1.56,
    front: [-0.02, 0.76],
    bench: [-1.0, 0.79],
    screen: [0.34, 0.2],
    armrest: true,
  },
  work: {
    floor: 0.52,
    face: 0.66,
    top: 1.24,
    half: 0.76,
    belt: 1.2,
    roof: 1.78,
    rear: -0.72,
    front: [-0.06, 0.86],
    bench: null,
    screen: [0.23, 0.14],
    armrest: false,
  },
}

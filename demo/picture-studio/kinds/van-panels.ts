import { poly } from '../livery/paths.ts'
import type { Sheet } from '../livery/sheet.ts'

/** Sliding door, its rail, and pressed panels where a car has windows. */
export function paintVanPanels(side: Sheet): void {
  side.gap(
    poly(
      [
        [0.33, 1.84],
        [-0.95, 1.84],
        [-0.95, 0.46],
        [0.3, 0.46],
      ],
      false,
    ),
  )
  side.gap(
    poly(
      [
        [-0.95, 1.1],
        [-2.45, 1.1],
      ],
      false,
    ),
    0.006,
  )
  const rail = poly([
    [0.3, 1.1],
    [-2.45, 1.1],
    [-2.45, 1.085],
    [0.3, 1.085],
  ])
  side.fill(rail, { color: '#141516', gloss: 0.3, height: -0.1 })
  for (const [from, to] of [
    [0.1, -0.8],
    [-1.08, -2.4],
  ] as const)
    side.press(
      poly([
        [from, 1.3],
        [to, 1.3],
        [to, 1.75],
        [from, 1.75],
      ]),
      0.03,
      -0.5,
      7,
    )
  side.stroke(
    poly(
      [
        [0.04, 0.98],
        [-0.14, 0.98],
      ],
      false,
    ),
    0.03,
    { color: '#111', gloss: 0.3, height: 0.2 },
  )
}

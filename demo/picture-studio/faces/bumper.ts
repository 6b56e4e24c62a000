import type { Shape } from '../body/shape.ts'
import { MOUTH, PLASTIC, SATIN, SHADOW } from '../livery/inks.ts'
import { poly, spline } from '../livery/paths.ts'
import { paintPlate } from '../livery/plate.ts'
import type { Sheet } from '../livery/sheet.ts'

const FAR = 1.1

/** What every front has below: the chin, the bonnet's edge, the plate. */
export function paintBumper(front: Sheet, shape: Shape): void {
  const { k } = shape
  const { chin, low, y, h, plateY } = k.face
  if (k.style.cladding) {
    const edge = poly([
      [-0.1, 0],
      [FAR, 0],
      [FAR, chin],
      [0.58, chin],
      [0.5, chin - 0.06],
      [-0.1, chin - 0.06],
    ])
    front.fill(edge, PLASTIC)
    const skid = poly([
      [-0.2, 0.2],
      [0.5, 0.2],
      [0.43, low - 0.045],
      [-0.2, low - 0.045],
    ])
    front.fill(skid, { ...SATIN, round: 0.008, height: 0.1 })
  } else {
    const foot = shape.bottomY(shape.XF) + 0.055
    front.fill(
      poly([
        [-0.1, 0],
        [FAR, 0],
        [FAR, foot],
        [-0.1, foot],
      ]),
      SHADOW,
    )
  }
  const top = y + h * 0.5
  front.gap(
    spline([
      [-0.1, top + 0.03],
      [0.3, top + 0.03],
      [0.62, top + 0.034],
      [0.9, top + 0.07],
    ]),
  )
  paintPlate(front, plateY)
}

/** Upright slots at the corners. */
export function paintAirCurtains(front: Sheet, shape: Shape): void {
  const { low, y, h } = shape.k.face
  const z = shape.flank(shape.XF - shape.k.corner.front.reach, y) * 0.7
  const slot = poly([
    [z - 0.03, low + 0.15],
    [z - 0.005, low + 0.14],
    [z + 0.025, y - h - 0.07],
    [z + 0.008, y - h - 0.06],
  ])
  front.fill(slot, { ...MOUTH, color: '#060607', gloss: 0.3, round: 0.022 })
}

/** A pressed edge from the lamp down to the intake gives the bumper a change of plane. */
export function pressBumperEdge(front: Sheet, shape: Shape, z = 0.62): void {
  const { low, y, h } = shape.k.face
  front.press(
    spline([
      [z + 0.12, y - h * 0.8],
      [z, y - 0.2],
      [z - 0.02, low + 0.18],
    ]),
    0.03,
    0.35,
    10,
  )
}

import type { Shape } from '../body/shape.ts'
import { BRIGHT, PLASTIC, REFLECTOR, SATIN } from '../livery/inks.ts'
import { panel, poly, spline } from '../livery/paths.ts'
import { paintPlate } from '../livery/plate.ts'
import type { Sheet } from '../livery/sheet.ts'

const FAR = 1.12

/** The rear: bumper, gate, plate, and lamps in a band or upright at the corners. */
export function paintBack(rear: Sheet, side: Sheet, shape: Shape): void {
  const { cladding } = shape.k.style
  if (cladding) paintCladBumper(rear, shape)
  else paintDiffuser(rear, shape)
  paintGate(rear, shape)
  paintTailLamps(rear, side, shape)
}

function paintCladBumper(rear: Sheet, shape: Shape): void {
  const { style, back } = shape.k
  const edge = poly([
    [-0.1, 0],
    [FAR, 0],
    [FAR, style.cladR],
    [0.66, style.cladR],
    [0.58, back.low - 0.1],
    [-0.1, back.low - 0.1],
  ])
  rear.fill(edge, PLASTIC)
  rear.fill(
    poly([
      [-0.2, 0.2],
      [0.42, 0.2],
      [0.36, 0.33],
      [-0.2, 0.33],
    ]),
    { ...SATIN, round: 0.008, height: 0.05 },
  )
}

/** A dark diffuser with fins and two exhaust trims. */
function paintDiffuser(rear: Sheet, shape: Shape): void {
  const { low } = shape.k.back
  const foot = shape.bottomY(shape.XR)
  const diffuser = poly([
    [-0.1, 0],
    [FAR, 0],
    [FAR, foot + 0.05],
    [0.66, foot + 0.05],
    [0.56, low - 0.08],
    [-0.1, low - 0.07],
  ])
  rear.fill(diffuser, { color: '#131415', gloss: 0.2, height: -0.2, round: 0.012 })
  for (let z = 0.09; z < 0.4; z += 0.11)
    rear.stroke(
      poly(
        [
          [z, 0],
          [z, low - 0.13],
        ],
        false,
      ),
      0.012,
      { color: '#232526', gloss: 0.3, height: 0.2 },
    )
  const exhaust = panel(0.42, foot + 0.055, 0.13, 0.045, 0.02)
  rear.fill(exhaust, { ...BRIGHT, round: 0.006, height: 0.2 })
  rear.fill(exhaust, { color: '#030303', gloss: 0.1 })
}

function paintGate(rear: Sheet, shape: Shape): void {
  const { y, low, gateW, gateY, gateTop, plateY, split } = shape.k.back
  const top = gateTop ?? shape.cant('R', 0)[1] - 0.01
  if (split)
    rear.gap(
      poly(
        [
          [0.003, gateY],
          [0.003, top],
        ],
        false,
      ),
      0.008,
    )
  const reflector = poly([
    [0.6, low - 0.085],
    [0.74, low - 0.075],
    [0.74, low - 0.055],
    [0.6, low - 0.065],
  ])
  rear.fill(reflector, { ...REFLECTOR, round: 0.004 })
  rear.gap(
    spline([
      [-0.1, gateY],
      [gateW - 0.1, gateY],
      [gateW - 0.03, gateY + 0.02],
      [gateW, gateY + 0.1],
      [gateW + 0.005, y],
      [gateW - 0.02, y + 0.12],
    ]),
  )
  rear.press(
    spline([
      [-0.1, gateY + 0.11],
      [0.6, gateY + 0.11],
      [0.8, gateY + 0.13],
      [1.1, gateY + 0.16],
    ]),
    0.02,
    0.5,
    7,
  )
  const recess = panel(-0.4, plateY - 0.075, 0.625, 0.145, 0.025)
  rear.press(recess, 0.012, -0.5, 3)
  rear.fill(recess, { color: '#1a1c1e', gloss: 0.3, height: -0.1 })
  paintPlate(rear, plateY - 0.005)
}

function paintTailLamps(rear: Sheet, side: Sheet, shape: Shape): void {
  const { y, h, tallLamp, bar, inner, lampFwd } = shape.k.back
  const [foot, head, front] = [y - h * 0.5 - tallLamp, y + h * 0.5, shape.XR + lampFwd]
  const band = poly(
    bar
      ? [
          [-0.1, y - h * 0.5],
          [FAR, foot],
          [FAR, head],
          [-0.1, head],
        ]
      : [
          [inner, y - h * 0.5 - tallLamp * 0.8],
          [FAR, foot],
          [FAR, head],
          [inner + 0.02, head],
        ],
  )
  const flank = poly([
    [-9, foot],
    [front - 0.1, foot],
    [front, head - 0.006],
    [-9, head],
  ])
  for (const [sheet, lamp, from, to] of [
    [rear, band, -0.1, FAR],
    [side, flank, -9, front + 0.1],
  ] as const) {
    sheet.fill(lamp, { color: '#120305', gloss: 0.72, round: 0.006, height: -0.1 })
    sheet.within(lamp, () => {
      if (tallLamp) paintTallLamp(sheet, lamp, shape)
      const row = (share: number, thick: number, glow: number, color: string) =>
        sheet.stroke(
          poly(
            [
              [from, y + h * share],
              [to, y + h * share],
            ],
            false,
          ),
          h * thick,
          { color, gloss: 0.95, glow },
        )
      row(0.2, 0.2, 0.85, '#ff222a')
      for (const share of [-0.02, -0.16, -0.3]) row(share, 0.07, 0.2, '#7d0a10')
    })
  }
}

function paintTallLamp(sheet: Sheet, lamp: Path2D, shape: Shape): void {
  const { y, h, tallLamp } = shape.k.back
  sheet.fill(lamp, { color: '#33060a', gloss: 0.9 })
  for (let i = 1; i < 8; i++) {
    const at = y - h * 0.2 - (tallLamp * i) / 8
    const lit = i === 4
    const ink = { color: lit ? '#ff2028' : '#a00d15', gloss: 0.95, glow: lit ? 0.7 : 0.3 }
    sheet.stroke(
      poly(
        [
          [-9, at],
          [9, at],
        ],
        false,
      ),
      tallLamp * 0.07,
      ink,
    )
  }
}

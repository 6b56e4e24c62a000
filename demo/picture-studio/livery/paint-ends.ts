import type { Shape } from '../body/shape.ts'
import { span } from '../maths.ts'
import { FRIT, PIANO } from './inks.ts'
import { panel, poly, spline } from './paths.ts'
import type { Sheet } from './sheet.ts'

/** The windscreen in its black border, and the tray the wipers lie in. */
export function paintScreen(sheet: Sheet, shape: Shape): void {
  const { belt, roof } = shape.k
  const [foot, head] = [shape.belt('F', 0)[1], shape.cant('F', 0)[1]]
  const [wide, narrow] = [shape.beltHalf(belt.xf - 0.3) - 0.035, shape.roofHalf(roof.xf - 0.2) - 0.01]
  const pane = poly([
    [-0.5, foot - 0.06],
    [wide, shape.beltSideY(belt.xf - 0.45) + 0.03],
    [narrow, head - 0.075],
    [0.3, head - 0.035],
    [-0.5, head - 0.035],
  ])
  sheet.fill(pane, { ...FRIT, gloss: 0.9, round: 0.022 })
  sheet.glass(pane)
  const cowl = poly([
    [-0.1, foot - 0.1],
    [wide + 0.235, foot - 0.1],
    [wide + 0.235, shape.beltSideY(belt.xf - 0.4) + 0.015],
    [0.3, foot + 0.012],
    [-0.1, foot + 0.016],
  ])
  sheet.fill(cowl, { color: '#0b0c0d', gloss: 0.25 })
}

export function paintBacklight(sheet: Sheet, shape: Shape): void {
  const { belt, roof, style } = shape.k
  if (style.backlight === null) return
  const { bot, top, y0, y1 } = style.backlight ?? {
    bot: shape.beltHalf(belt.xr + 0.3) - 0.06,
    top: shape.roofHalf(roof.xr + 0.2) - 0.03,
    y0: shape.belt('R', 0)[1] + 0.05,
    y1: shape.cant('R', 0)[1] - 0.05,
  }
  const pane = poly([
    [-0.5, y0],
    [bot - 0.05, y0 + 0.01],
    [top, y1 - 0.02],
    [0.2, y1],
    [-0.5, y1],
  ])
  sheet.fill(pane, { ...FRIT, gloss: 0.9, round: 0.035 })
  sheet.glass(pane, { round: 0.012, dark: 0.9 })
}

/** The view from above: the bonnet's shut line just inboard of the wings, and a glass roof. */
export function paintTop(sheet: Sheet, shape: Shape): void {
  const { belt, style } = shape.k
  const edge = (x: number) => shape.deckHalf(x) * 0.965 - 0.03 - Math.max(0, x - shape.XF + 0.55) ** 2 * 0.9
  sheet.gap(spline(span(shape.XF - 0.22, belt.xf - 0.5, 14, edge)))
  if (!style.glassRoof) return
  const [front, rear, half] = style.glassRoof
  sheet.fill(panel(rear, -0.2, front - rear, half + 0.2, 0.06), { ...PIANO, gloss: 1 })
}

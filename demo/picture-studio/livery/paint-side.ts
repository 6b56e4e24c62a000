import type { Shape } from '../body/shape.ts'
import { clamp, type Point2, span } from '../maths.ts'
import { BRIGHT, FRIT, PLASTIC, SHADOW } from './inks.ts'
import { panel, poly, spline } from './paths.ts'
import type { Sheet } from './sheet.ts'

/** How far the paint of the lower edge reaches beyond any car. */
const FAR = 9

/** The side view: cladding, windows, shut lines, handles, flap. */
export function paintSide(sheet: Sheet, shape: Shape): void {
  paintLowerEdge(sheet, shape)
  paintWindows(sheet, shape)
  paintDoors(sheet, shape)
  paintBumperLines(sheet, shape)
}

function arch(shape: Shape, wheelX: number, radius: number): Path2D {
  const path = new Path2D()
  path.arc(wheelX, shape.k.wheel.r, radius, 0, Math.PI)
  path.lineTo(wheelX - radius, 0)
  path.lineTo(wheelX + radius, 0)
  path.closePath()
  return path
}

function paintLowerEdge(sheet: Sheet, shape: Shape): void {
  const { k, archR } = shape
  const { cladding, cladY, cladR, lowerLine } = k.style
  if (cladding) {
    const edge: Point2[] = [
      ...([
        [FAR, 0],
        [FAR, cladY],
        [shape.fx, cladY],
      ] as const),
      ...([
        [shape.rx, cladY + 0.01],
        [-FAR, cladR],
        [-FAR, 0],
      ] as const),
    ]
    sheet.fill(poly(edge), { ...PLASTIC, height: -0.03 })
    for (const x of shape.wheels)
      sheet.fill(arch(shape, x, archR + k.arch.clad), { ...PLASTIC, height: 0.04 })
  }
  for (const x of shape.wheels) {
    const lip = new Path2D()
    lip.arc(x, k.wheel.r, archR + (cladding ? k.arch.clad + 0.028 : 0.05), 0, Math.PI)
    sheet.press(lip, 0.016, 0.28, 5)
  }
  if (!cladding) {
    const sill = span(shape.XR - 0.1, shape.XF + 0.1, 30, (x) => shape.bottomY(x) + 0.055)
    sheet.fill(poly([...sill, [FAR, 0], [-FAR, 0]]), SHADOW)
  }
  if (lowerLine?.length) {
    sheet.press(spline(lowerLine), 0.03, 0.42, 9)
    sheet.press(spline(lowerLine.map(([x, y]) => [x, y - 0.035] as const)), 0.03, -0.3, 12)
  }
}

/** Follows belt and cantrail of the shape; panes lie between the pillars. */
function paintWindows(sheet: Sheet, shape: Shape): void {
  const { dlo, chrome, pillars } = shape.k.style
  const foot = (x: number) => shape.beltSideY(x) + 0.022
  const head = (x: number) => shape.cantSideY(x) - (dlo.drop ?? 0.03)
  const kicked = (x: number) => foot(x) + (dlo.kick * clamp((dlo.kickAt ?? -1.6) - x)) / 0.4
  const opening = poly([...span(dlo.a0, dlo.c0, 40, kicked), ...span(dlo.c1, dlo.a1, 30, head)])
  const round = 0.022
  const trim = chrome ? { ...BRIGHT, round: round + 0.013 } : { ...FRIT, gloss: 0.45, round: round + 0.011 }
  sheet.fill(opening, trim)
  sheet.fill(opening, { ...FRIT, round: round + 0.001 })
  const lean = (x: number, y: number) => x + ((dlo.lean ?? -0.1) * (y - foot(x))) / 0.45
  for (let i = 0; i <= pillars.length; i++) {
    const [before, after] = [pillars[i - 1], pillars[i]]
    const from = before ? before[0] - before[1] / 2 : FAR
    const to = after ? after[0] + after[1] / 2 : -FAR
    const at = (x: number, y: number): Point2 => [Math.abs(x) < FAR ? lean(x, y) : x, y]
    const pane = poly([at(from, 0.5), at(from, 2.4), at(to, 2.4), at(to, 0.5)])
    sheet.within(pane, () => sheet.glass(opening, { round: round - 0.006, dark: before?.[2] ?? 0 }))
  }
}

function paintDoors(sheet: Sheet, shape: Shape): void {
  const { k, archR: R, fx, rx } = shape
  const { style } = k
  const foot = (x: number) => shape.beltSideY(x) + 0.022
  const sill = style.sillY ?? (style.cladding ? 0.4 : 0.3)
  const front = style.doorF ?? fx - R - 0.16
  sheet.gap(
    spline([
      [front + 0.1, foot(front + 0.1)],
      [front + 0.055, foot(front) - 0.1],
      [front, 0.72],
      [front + 0.012, sill + 0.06],
      [front - 0.05, sill],
    ]),
  )
  sheet.gap(
    poly(
      [
        [front - 0.05, sill],
        [style.doorR ?? rx + R + 0.06, sill],
      ],
      false,
    ),
  )
  for (const [x, , , fixed] of style.pillars)
    if (!fixed)
      sheet.gap(
        spline([
          [x, foot(x) - 0.03],
          [x + 0.006, 0.9],
          [x + 0.012, 0.75],
          [x + 0.012, sill],
        ]),
      )
  const end = style.cpillar
  const overWheel: readonly Point2[] = [
    [end - 0.02, foot(end) - 0.03],
    [end, foot(end) - 0.12],
    [rx + R * 0.8 + 0.03, k.wheel.r + R * 0.8 + 0.03],
    [rx + R + 0.07, 0.58],
    [rx + R + 0.06, sill],
  ]
  sheet.gap(spline(style.doorEnd ?? overWheel))
  for (const x of style.handles) {
    // The dish a hand reaches into, behind the handle.
    const y = shape.creaseY(x)
    sheet.press(panel(x - 0.1, y + 0.012, 0.2, 0.05, 0.02), 0.02, -0.5, 4)
    sheet.fill(panel(x - 0.1, y + 0.02, 0.2, 0.03, 0.012), {
      color: '#050505',
      gloss: 0.2,
      round: 0.006,
      height: -0.2,
    })
  }
}

/** Lines between wing and bumper, and the fuel flap. */
function paintBumperLines(sheet: Sheet, shape: Shape): void {
  const { k, archR: R, fx, rx, XF, XR } = shape
  const x = XF - k.corner.front.reach * 0.72
  sheet.gap(
    spline([
      [x, k.style.lampY - 0.06],
      [fx + R * 0.93 + 0.02, k.wheel.r + R * 0.45],
    ]),
  )
  if (!k.style.rear) return
  sheet.gap(
    spline([
      [XR + 0.42, 0.8],
      [rx - R * 0.93 - 0.02, k.wheel.r + R * 0.5],
    ]),
  )
  if (k.style.flap) sheet.gap(panel(rx - 0.2, shape.creaseY(rx) + 0.005, 0.16, 0.14, 0.03), 0.003)
}

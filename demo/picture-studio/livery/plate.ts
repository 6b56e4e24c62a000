import { panel } from './paths.ts'
import type { Sheet } from './sheet.ts'

/** A blank number plate, drawn on the half sheet. */
export function paintPlate(sheet: Sheet, y: number, half = 0.186): void {
  const shape = panel(-0.3, y - 0.054, 0.3 + half, 0.108, 0.008)
  sheet.fill(shape, { color: '#101112', gloss: 0.3, round: 0.008, height: 0.05 })
  sheet.fill(shape, { color: '#dfe1e2', gloss: 0.35, height: 0.08 })
}

import { computeHash } from '../hash.ts'
import { findPoint, type PicturePoint, turnToParts } from './points-of.ts'
import type { StockVehicle } from './stock-vehicle.ts'

type Placed = { at?: PicturePoint }
type Line = Placed & { n: number; part: string; found: string; done: string; severity?: 'major' }
type Panel = Placed & { panel: string; microns: number }
export type Inspection = { lines: Line[]; panels: Panel[]; passed: number; points: number }

const POINTS = 112
/** Microns above which a panel was painted again. */
const REPAINTED = 180
const CLEAR: Line = { n: 105, part: 'Flood, write-off, finance owing', found: '', done: '' }
const NO_WARNINGS: Line = { n: 61, part: 'Warning lights', found: '', done: '' }

/** The lines of faults that the comments tell of, so that both agree. */
const MENTIONED: readonly [RegExp, Line][] = [
  [/dent the size of a thumb/, line(27, 'Door, left front', 'Dent, 25 mm')],
  [/bolster is worn through/, line(74, 'Driver’s bolster', 'Worn to the second layer', '', 'major')],
  [/repainted front bumper/, line(12, 'Front bumper', 'Painted again, a shade off')],
  [/stone chips along the bonnet/, line(14, 'Bonnet edge', 'Stone chips to 2 mm', 'Touched up')],
  [/kerb rash on two wheels/, line(22, 'Wheels, left', 'Kerbed over 40 mm')],
  [/rear wiper has gone on strike/, line(49, 'Rear wiper', 'Does not move', 'Part ordered', 'major')],
  [/sun-faded headlights/, line(44, 'Headlights', 'Faded by the sun', 'Polished')],
  [/scratch down the right side/, line(31, 'Right side', 'Scratch, 600 mm')],
  [/one speaker crackles/, line(79, 'Speaker, left front', 'Crackles above volume 20')],
  [/windscreen chip, filled/, line(47, 'Windscreen', 'Chip 3 mm, outside the driver’s view', 'Filled')],
  [/tyres at \d+ per cent/, line(24, 'Tyres', 'Two of an older brand')],
  [/boot carpet has a stain/, line(84, 'Boot carpet', 'Stained', 'Cleaned twice')],
  [/loose sun visor/, line(81, 'Sun visor, right', 'Loose', 'Screw tightened')],
  [/tub has carried bricks/, line(36, 'Tub', 'Scratched and dented', '', 'major')],
  [/shelf holes in the left wall/, line(86, 'Load wall, left', 'Screw holes', 'Plugged')],
  [/battery at nine-tenths/, line(93, 'Drive battery', '90 % of new')],
]
/** What else a car of its age has. */
const FURTHER: readonly Line[] = [
  line(18, 'Mirror, left', 'Scuffed cover'),
  line(51, 'Wiper blades', 'Streaked', 'New blades'),
  line(66, 'Front pads', '4 mm', 'New pads'),
  line(70, 'Air filter', 'Dirty', 'New filter'),
  line(88, 'Underbody', 'Surface rust on the exhaust'),
  line(98, 'Spare wheel', 'Tyre from 2014', 'Pressure set'),
]
const PANELS = [
  ...['Bonnet', 'Roof', 'Boot or tailgate', 'Guard, left front', 'Door, left front', 'Door, left rear'],
  ...['Guard, left rear', 'Guard, right front', 'Door, right front', 'Door, right rear', 'Guard, right rear'],
]

/** The sheet of an inspection; null for one vehicle of five, whose inspection is still to come. */
export function inventInspection(vehicle: StockVehicle): Inspection | null {
  const seed = computeHash(`${vehicle.stocknum} ${vehicle.vin}`)
  if (vehicle.status === 'coming soon' || seed % 5 === 0) return null
  const mentioned = MENTIONED.filter(([words]) => words.test(vehicle.comments)).map(([, each]) => each)
  const isTick = /Everything else on the sheet is a tick|not much\. We looked/.test(vehicle.comments)
  const further = isTick ? [] : FURTHER.filter((_, index) => (seed >>> (index + 3)) % 4 === 0)
  const panels = PANELS.map((panel) => ({ panel, microns: 95 + (computeHash(`${panel} ${seed}`) % 32) }))
  const repainted = isTick || (seed >>> 9) % 3 > 0 ? undefined : panels[(seed >>> 12) % panels.length]
  if (repainted) repainted.microns = 188 + (seed % 60)
  const faults = [...mentioned, ...further]
  const passed = POINTS - faults.length - (repainted ? 1 : 0)
  const lines = [...faults, NO_WARNINGS, CLEAR].sort((a, b) => a.n - b.n)
  return { lines, panels, passed, points: POINTS }
}

/** The pictures with the side of more faults first, and the sheet with the places of its faults on them. */
export function pictureFaults(
  { gallery }: StockVehicle,
  sheet: Inspection,
): { images: string[]; sheet: Inspection } {
  const repainted = sheet.panels.filter(({ microns }) => microns > REPAINTED)
  const faults = sheet.lines.filter(({ found }) => found !== '')
  const images = turnToParts(gallery.images, [
    ...repainted.map(({ panel }) => panel),
    ...faults.map(({ part }) => part),
  ])
  const place = (part: string): Placed => {
    const at = findPoint(part, images)
    return at ? { at } : {}
  }
  const lines = sheet.lines.map((each) => (each.found ? { ...each, ...place(each.part) } : each))
  const panels = sheet.panels.map((each) =>
    each.microns > REPAINTED ? { ...each, ...place(each.panel) } : each,
  )
  return { images, sheet: { ...sheet, lines, panels } }
}

function line(n: number, part: string, found: string, done = '', severity?: 'major'): Line {
  return { n, part, found, done, ...(severity && { severity }) }
}

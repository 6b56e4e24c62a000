import type { InspectionModel, PaintPlace, PlanReading } from './record-model.ts'

/** A plan with fewer readings is mostly empty. */
const LEAST_PLACES = 5

type Measured = readonly Pick<InspectionModel['panels'][number], 'panel' | 'microns' | 'look'>[]

/** The readings of a plan of the car, one a place, the thicker of two; null where too few panels are recognised. */
export function planReadings(panels: Measured): PlanReading[] | null {
  const thickest = new Map<PaintPlace, PlanReading>()
  for (const { panel, microns, look } of panels) {
    const place = placeOfPanel(panel)
    if (place !== null && microns > (thickest.get(place)?.microns ?? -1))
      thickest.set(place, { place, microns, look })
  }
  return thickest.size < LEAST_PLACES ? null : [...thickest.values()]
}

type Part = 'bonnet' | 'roof' | 'boot' | 'guard' | 'door'

const PARTS: readonly (readonly [Part, RegExp])[] = [
  ['bonnet', /\b(?:bonnet|hood)\b/],
  ['roof', /\broof\b/],
  ['boot', /\b(?:boot|boot ?lid|tail ?gate|trunk|deck ?lid|lift ?gate|hatch)\b/],
  ['guard', /\b(?:guard|fender|wing|quarter|qtr)\b/],
  ['door', /\bdoor\b/],
]

/** What is at a panel without being it, or is one of several. */
const NOT_A_PANEL =
  /\b(?:bumper|sill|pillar|rails?|racks?|mirror|handle|glass|window|lining|trim|mould\w*|spoiler|flare|jamb|frame|inner|inside|soft|mud|bull)\b/

/** The place of a panel by its name, as Australian dealers write it; null for a name that is no place of the plan. */
export function placeOfPanel(name: string): PaintPlace | null {
  const text = normalised(name)
  const parts = PARTS.filter(([, written]) => written.test(text)).map(([part]) => part)
  const [part] = parts
  if (part === undefined || parts.length > 1 || NOT_A_PANEL.test(text)) return null
  if (part !== 'guard' && part !== 'door') return part
  const position = getPosition(text, part)
  return position && `${part}-${position}`
}

/** Lower case in single spaces, `L/H` and `L.H.` as `lh`. */
const normalised = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\b([a-z])[./ -]+(?=[a-z]\b)/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

type Pair = readonly [RegExp, RegExp]

/** Left and right; then as seen from the driver, who sits on the right; then in letters (`LHF`, `RR`, `OSF`). */
const SIDES: readonly Pair[] = [
  [/\b(?:left|lh|lhs)\b/, /\b(?:right|rh|rhs)\b/],
  [
    /(?<!\brear )\bpassengers?\b|\bpassengers? side\b|\b(?:ps|near ?side|ns)\b/,
    /\b(?:drivers?|ds|off ?side|os)\b/,
  ],
  [/\b(?:l|l[hs]?[fr]|[fr]lh?|[np]s[fr])\b/, /\b(?:r|r[hs]?[fr]|[fr]rh?|[od]s[fr])\b/],
]
const ENDS: readonly Pair[] = [
  [/\b(?:front|frt)\b/, /\b(?:rear|back|sliding)\b/],
  [/\b(?:f|[lr][hs]?f|[nopd]sf|f[lr]h?)\b/, /\b(?:[lr][hs]?r|[nopd]sr|r[lr]h?)\b/],
]

/** Where a guard or a door is; null where the name does not say it, or says two. */
function getPosition(text: string, part: Part): `${'left' | 'right'}-${'front' | 'rear'}` | null {
  const side = findFirstFit(SIDES, text)
  const end = findFirstFit(ENDS, text) ?? usualEnd(text, part)
  if (side === null || side === 2 || end === null || end === 2) return null
  return `${side === 0 ? 'left' : 'right'}-${end === 0 ? 'front' : 'rear'}`
}

/** A quarter panel is behind, another guard or door in front; a single `R` may be either word. */
function usualEnd(text: string, part: Part): 0 | 1 | null {
  if (/\br\b/.test(text)) return null
  return part === 'guard' && /\b(?:quarter|qtr)\b/.test(text) ? 1 : 0
}

/** Which of the first pair that fits: 0, 1, or 2 for both; null for none. */
function findFirstFit(pairs: readonly Pair[], text: string): 0 | 1 | 2 | null {
  for (const [one, other] of pairs) {
    const [isOne, isOther] = [one.test(text), other.test(text)]
    if (isOne || isOther) return isOne && isOther ? 2 : isOne ? 0 : 1
  }
  return null
}

import { ownValue } from '#app/domain/own-value.ts'

/** Pictures of the project's own, one a body; public/bodies holds them. Hatchbacks and wagons share theirs. */
const IMAGES: Readonly<Record<string, string>> = {
  suv: 'suv',
  '4x4': '4x4',
  ute: 'ute',
  'cab chassis': 'truck',
  'light truck': 'truck',
  truck: 'truck',
  tipper: 'truck',
  tray: 'truck',
  'tilt tray': 'truck',
  pantech: 'truck',
  curtainsider: 'truck',
  refrigerated: 'truck',
  campervan: 'motorhome',
  'sports tourer': 'tourer',
  'off road caravan': 'caravan',
  'hybrid caravan': 'caravan',
  hatch: 'hatch',
  hatchback: 'hatch',
  sedan: 'sedan',
  prestige: 'sedan',
  wagon: 'wagon',
  'station wagon': 'wagon',
  'people mover': 'people-mover',
  van: 'van',
  motorhome: 'motorhome',
  coupe: 'coupe',
  convertible: 'convertible',
  'soft top': 'convertible',
  naked: 'naked',
  cruiser: 'cruiser',
  tourer: 'tourer',
  'adventure tourer': 'adventure',
  trail: 'trail',
  sports: 'sports',
  caravan: 'caravan',
  'pop top caravan': 'caravan',
  'camper trailer': 'caravan',
}

/** The address of a body's picture, or null where there is none. */
export function bodyImage(label: string): string | null {
  const name = ownValue(IMAGES, label.toLowerCase())
  return name === undefined ? null : `/bodies/${name}.webp`
}

/** A vehicle cut out of its surroundings, seen from the side; `length` in metres. */
export type BodyCutOut = { src: string; width: number; height: number; length: number }

/** Cut-outs by picture name: their height at 640 px of width, and the length of such a vehicle. */
const CUT_OUTS: Readonly<Record<string, { height: number; length: number }>> = {
  hatch: { height: 263, length: 4.13 },
  sedan: { height: 227, length: 4.75 },
  suv: { height: 270, length: 4.61 },
  '4x4': { height: 270, length: 4.9 },
  ute: { height: 240, length: 5.27 },
  'people-mover': { height: 265, length: 4.96 },
  coupe: { height: 217, length: 4.5 },
}

/** The cut-out of a body from the side, or null where there is none. */
export function bodyCutOut(label: string): BodyCutOut | null {
  const name = ownValue(IMAGES, label.toLowerCase()) ?? ''
  const known = ownValue(CUT_OUTS, name)
  return known ? { src: `/bodies/cut/${name}.webp`, width: 640, ...known } : null
}

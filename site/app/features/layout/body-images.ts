/** Pictures of the project's own, one a body; public/bodies holds them. Hatchbacks and wagons share theirs. */
const IMAGES: Readonly<Record<string, string>> = {
  suv: 'suv',
  '4x4': '4x4',
  ute: 'ute',
  'cab chassis': 'truck',
  'light truck': 'truck',
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
  trail: 'adventure',
  sports: 'sports',
  caravan: 'caravan',
  'pop top caravan': 'caravan',
  'camper trailer': 'caravan',
}

/** The address of a body's picture, or null where there is none. */
export function bodyImage(label: string): string | null {
  const name = IMAGES[label.toLowerCase()]
  return name === undefined ? null : `/bodies/${name}.webp`
}

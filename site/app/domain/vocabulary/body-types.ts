import { ownValue } from '#app/domain/own-value.ts'
/** One of the body types of the search (SRCH-41). */
export type BodyType = {
  key: string
  label: string
  /** How dealers' systems write it: matched anywhere in their text, in the order of this table. */
  written: RegExp
  icon: BodyIcon
}

/** Icons of bodies; where several share one, no better one exists. */
type BodyIcon = 'car-front' | 'bus' | 'truck' | 'caravan' | 'users' | 'zap'

const type = (key: string, label: string, written: RegExp, icon: BodyIcon = 'car-front'): BodyType => ({
  ...{ key, label, written },
  icon,
})

/** The 20 body types; more specific ones come before more general ones, because the first match decides. */
export const BODY_TYPES: readonly BodyType[] = [
  type('cabChassis', 'Cab Chassis', /cab[ -]?chassis|c\/chas/i, 'truck'),
  type('motorhome', 'Motorhome', /motor ?home|camper ?van/i, 'caravan'),
  type('lightTruck', 'Light Truck', /truck|tipper|pantech/i, 'truck'),
  type('bus', 'Bus', /\bbus\b|coach/i, 'bus'),
  type('peopleMover', 'People Mover', /people ?mover|\bmpv\b|minivan/i, 'users'),
  type('suv', 'SUV', /\bsuv\b|sports? utility|crossover/i),
  type('ute', 'Ute', /\butes?\b|utility|pick ?-?up|dual cab|crew cab|king cab|extra cab|double cab/i),
  type('softtop', 'Soft Top', /soft ?top/i),
  type('hardtop', 'Hard Top', /hard ?top/i),
  type('convertible', 'Convertible', /convertible|cabriolet|roadster|spyder|spider/i),
  type('coupe', 'Coupe', /coup[eé]/i),
  type('4x4', '4x4', /4x4/i),
  type('stationWagon', 'Station Wagon', /station ?wagon|estate/i),
  type('wagon', 'Wagon', /wagon|touring/i),
  type('hatchback', 'Hatchback', /hatch ?back/i),
  type('hatch', 'Hatch', /hatch|liftback/i),
  type('sedan', 'Sedan', /sedan|saloon/i),
  type('van', 'Van', /\bvan\b|panel/i),
  type('ev', 'EV', /\bev\b/i, 'zap'),
  type('prestige', 'Prestige', /prestige/i),
]

/** The icon of a body by its label; null for a body that is not of the table. */
export function bodyIcon(label: string): BodyIcon | null {
  return BODY_TYPES.find((body) => body.label.toLowerCase() === label.toLowerCase())?.icon ?? null
}

/** Synonyms share one facet value. */
const ONE_LABEL: Readonly<Record<string, string>> = { Hatchback: 'Hatch', 'Station Wagon': 'Wagon' }

/** The simple body of a dealer's text as filters show it ('SUV'); unknown text is unchanged. */
export function simpleBody(written: string): string {
  const label = BODY_TYPES.find((body) => body.written.test(written))?.label
  return label === undefined ? written : (ownValue(ONE_LABEL, label) ?? label)
}

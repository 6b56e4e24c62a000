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
type BodyIcon = 'car-front' | 'bus' | 'truck' | 'caravan' | 'users' | 'zap' | 'motorbike'

const type = (key: string, label: string, written: RegExp, icon: BodyIcon = 'car-front'): BodyType => ({
  key,
  label,
  written,
  icon,
})

/** The 20 body types of cars; more specific ones come before more general ones, because the first match decides. */
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

/** Bodies of one kind of vehicle other than cars, as [label, how it is written], the more specific ones first. */
type KindBodies = { icon: BodyIcon; bodies: readonly (readonly [label: string, written: RegExp])[] }

const MOTORCYCLES: KindBodies = {
  icon: 'motorbike',
  bodies: [
    ['Adventure Tourer', /adventure/i],
    ['Sports Tourer', /sports?[ -]*tour/i],
    ['Dual Sport', /dual[ -]*(?:sport|purpose)/i],
    ['Trail', /trail/i],
    ['Enduro', /enduro/i],
    ['Motocross', /motocross|\bmx\b/i],
    ['Supermoto', /super ?mot/i],
    ['Scrambler', /scrambler/i],
    ['Cafe Racer', /caf[eé] ?racer/i],
    ['Roadster', /roadster/i],
    ['Naked', /naked|street ?fighter/i],
    ['Cruiser', /cruiser/i],
    ['Chopper', /chopper|bobber/i],
    ['Scooter', /scooter|moped/i],
    ['Trike', /trike|three[ -]?wheel/i],
    ['Sidecar', /side[ -]?car/i],
    ['ATV', /\batv\b|quad|side[ -]by[ -]side|\b[su]{1,2}[tv]v\b/i],
    ['Sports', /sport/i],
    ['Tourer', /tour/i],
    ['Off Road', /off[ -]?road|dirt/i],
  ],
}

const TRUCKS: KindBodies = {
  icon: 'truck',
  bodies: [
    ['Prime Mover', /prime ?mover/i],
    ['Tipper', /tipper/i],
    ['Tilt Tray', /tilt ?tray/i],
    ['Pantech', /pantech/i],
    ['Curtainsider', /curtain|taut ?liner/i],
    ['Refrigerated', /refrig|fridge|freezer|chiller/i],
    ['Crane', /crane/i],
    ['Tanker', /tanker/i],
    ['Agitator', /agitator|concrete/i],
    ['Hook Lift', /hook ?lift|skip/i],
    ['Tray', /tray|drop ?side|flat ?(?:bed|top)|table ?top/i],
    ['Cab Chassis', /cab[ -]?chassis|c\/chas/i],
    ['Bus', /\bbus\b|coach/i],
    ['Van', /\bvan\b/i],
    ['Light Truck', /light ?truck/i],
    ['Truck', /truck/i],
  ],
}

const CARAVANS: KindBodies = {
  icon: 'caravan',
  bodies: [
    ['Camper Trailer', /camper ?trailer/i],
    ['Pop Top Caravan', /pop[ -]?top/i],
    ['Fifth Wheeler', /(?:5th|fifth) ?wheel/i],
    ['Slide On Camper', /slide[ -]?on/i],
    ['Hybrid Caravan', /hybrid/i],
    ['Off Road Caravan', /off[ -]?road/i],
    ['Caravan', /caravan|touring|\bvan\b/i],
  ],
}

const MOTORHOMES: KindBodies = {
  icon: 'caravan',
  bodies: [
    ['Campervan', /camper ?van|\bvan\b/i],
    ['Motorhome', /motor ?home|coach|class/i],
  ],
}

/** Tables of the kinds that have bodies of their own, by item type (DATA-03). */
const KINDS: Readonly<Record<string, KindBodies>> = {
  motorcycle: MOTORCYCLES,
  truck: TRUCKS,
  caravan: CARAVANS,
  motorhome: MOTORHOMES,
}

const isLabel = (label: string) => (other: string) => other.toLowerCase() === label.toLowerCase()

/**
 * The icon of a body by its label; null for a body of no table.
 * @param itemType of the vehicle; without one a label of several kinds is a car's
 */
export function bodyIcon(label: string, itemType = ''): BodyIcon | null {
  const isSame = isLabel(label)
  const own = ownValue(KINDS, itemType)
  const hasBody = ({ bodies }: KindBodies) => bodies.some(([name]) => isSame(name))
  if (own !== undefined) return hasBody(own) ? own.icon : null
  const car = BODY_TYPES.find((body) => isSame(body.label))
  return car?.icon ?? Object.values(KINDS).find(hasBody)?.icon ?? null
}

/**
 * The kind of vehicle that a written body belongs to, '' for one of no table. What several kinds have is the usual kind's,
 * then a car's.
 */
export function findBodyKind(written: string, usual = 'car'): string {
  const patterns = (kind: string) =>
    ownValue(KINDS, kind)?.bodies.map(([, pattern]) => pattern) ?? BODY_TYPES.map((body) => body.written)
  const kinds = [usual, 'car', ...Object.keys(KINDS)]
  return kinds.find((kind) => patterns(kind).some((pattern) => pattern.test(written))) ?? ''
}

/** The labels of all bodies of these kinds of vehicle. */
export function bodyLabels(itemTypes: readonly string[]): string[] {
  const own = itemTypes.flatMap((itemType) => ownValue(KINDS, itemType)?.bodies.map(([label]) => label) ?? [])
  return [...BODY_TYPES.map(({ label }) => label), ...own]
}

/** Synonyms share one facet value. */
const ONE_LABEL: Readonly<Record<string, string>> = { Hatchback: 'Hatch', 'Station Wagon': 'Wagon' }

/**
 * The simple body of a dealer's text as filters show it ('SUV'), by the kind of vehicle: a roadster on two wheels is no
 * convertible. Unknown text is unchanged, and so is that of a kind without a table.
 */
export function simpleBody(written: string, itemType = 'car'): string {
  const own = ownValue(KINDS, itemType)
  if (own !== undefined) return own.bodies.find(([, pattern]) => pattern.test(written))?.[0] ?? written
  if (itemType !== 'car' && itemType !== '') return written
  const label = BODY_TYPES.find((body) => body.written.test(written))?.label
  return label === undefined ? written : (ownValue(ONE_LABEL, label) ?? label)
}

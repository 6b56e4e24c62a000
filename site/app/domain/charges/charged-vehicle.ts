import type { ChargeCondition, ChargedKind, Either, Power } from './charge-tables.ts'

/** What charges depend on; null for what is not known. */
export type ChargedVehicle = {
  /** The price before government charges. */
  priceCents: number
  kind: ChargedKind | null
  power: Power | null
  grossKg: number | null
  cylinders: number | null
  /** Combined, for 100 km. */
  litres: number | null
  isRegistered: boolean | null
}

/** Whether a row is right for a vehicle. */
export type Match = 'yes' | 'no' | 'perhaps'

const HEAVY_ABOVE_KG = 4_500

/** Kinds that are light unless their mass says otherwise: a feed calls what is heavier a truck. */
const LIGHT: readonly (ChargedKind | null)[] = ['passenger', 'ute', 'motorcycle']

/**
 * Burning so much for 100 km emits more than 120 g a kilometre: a litre of petrol makes 2.3 kg of carbon dioxide, one of
 * diesel more.
 */
const NOT_GREEN_LITRES = 5.5

export function matchCondition(vehicle: ChargedVehicle, condition: ChargeCondition): Match {
  const { kinds, powers, isHeavy, isRegistered, cylinders, isGreen } = condition
  const answers: Match[] = [
    kinds === undefined ? 'yes' : matchEither(vehicle.kind, kinds),
    powers === undefined ? 'yes' : matchEither(vehicle.power, powers),
    isHeavy === undefined ? 'yes' : matchKnown(findHeavy(vehicle), isHeavy),
    isRegistered === undefined ? 'yes' : matchKnown(vehicle.isRegistered, isRegistered),
    isGreen === undefined ? 'yes' : matchKnown(findGreen(vehicle), isGreen),
    cylinders === undefined ? 'yes' : matchCylinders(vehicle, cylinders),
  ]
  return answers.includes('no') ? 'no' : answers.includes('perhaps') ? 'perhaps' : 'yes'
}

function matchEither<T>(value: T | null, { sure, perhaps = [] }: Either<T>): Match {
  if (value === null || perhaps.includes(value)) return 'perhaps'
  return sure.includes(value) ? 'yes' : 'no'
}

const matchKnown = (value: boolean | null, asked: boolean): Match =>
  value === null ? 'perhaps' : value === asked ? 'yes' : 'no'

function matchCylinders({ cylinders, power }: ChargedVehicle, [from, to]: readonly [number, number]): Match {
  if (power === 'electric') return 'no'
  if (cylinders === null) return 'perhaps'
  return cylinders >= from && cylinders <= to ? 'yes' : 'no'
}

function findHeavy({ grossKg, kind }: ChargedVehicle): boolean | null {
  if (grossKg !== null) return grossKg > HEAVY_ABOVE_KG
  return LIGHT.includes(kind) ? false : null
}

function findGreen({ power, litres }: ChargedVehicle): boolean | null {
  if (power === 'electric') return true
  return power === 'combustion' && litres !== null && litres >= NOT_GREEN_LITRES ? false : null
}

import type { Car, Model } from '@forecourt/schemas/contract'
import { ownValue } from '#app/domain/own-value.ts'
import {
  formatCapacity,
  formatLength,
  formatMass,
  formatPayload,
  massKg,
} from '#app/domain/words/measures.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { chooseIcon, formatKm, LEARNER_FEATURE } from './card-facts.ts'
import { electricFigures } from './electric-figures.ts'
import { counted, engineText, type FactOptions, monthText, registration } from './fact-values.ts'

/** A fact of the key information. */
export type KeyFact = { icon: IconName; label: string; value: string }

/**
 * The most important facts for this kind of vehicle; empty ones are omitted (VDP-24, DATA-03).
 * @param models of the dealer's makes, whose figures a new electric car has
 */
export function keyFacts(car: Car, options: FactOptions, models: readonly Model[]): KeyFact[] {
  const own = ownValue(KINDS, car.itemType) ?? ((one: Car) => carKind(one, models))
  return [...own(car), ...papers(car, options)].filter(({ value }) => value !== '')
}

const fact = (icon: IconName, label: string, value: string): KeyFact => ({ icon, label, value })
const withKnown = (figure: number | null, unit: string) => (figure === null ? '' : `${figure} ${unit}`)

const KINDS: Readonly<Record<string, (car: Car) => KeyFact[]>> = {
  motorcycle: (car) => [
    ...[distance(car), fact('engine', 'Engine', capacity(car)), learner(car), type(car), gearbox(car)],
    ...[colour(car), fuel(car), drive(car)],
  ],
  truck: (car) => [
    ...[distance(car), grossMass(car), licence(car), payload(car), gearbox(car), type(car), drive(car)],
    ...[
      engine(car),
      fuel(car),
      towing(car),
      fact('ruler', 'Body length', formatLength(car.bodyLength)),
      seats(car),
      colour(car),
    ],
  ],
  caravan: (car) => [
    ...[berths(car), length(car), tare(car), payload(car)],
    ...[fact('weight', 'ATM', formatMass(car.aggregateTrailerMass)), axles(car), type(car)],
    ...[fact('move-horizontal', 'Width', formatLength(car.bodyWidth || car.vehiclewidth)), colour(car)],
  ],
  motorhome: (car) => [
    ...[distance(car), berths(car), length(car), gearbox(car), fuel(car), grossMass(car), type(car)],
    ...[engine(car), seats(car), drive(car), colour(car)],
  ],
}

function carKind(car: Car, models: readonly Model[]): KeyFact[] {
  const { wltpKm, batteryKwh, fastChargeKw } = electricFigures(car, models)
  return [
    fact('route', 'Range, WLTP', withKnown(wltpKm, 'km')),
    fact('battery-charging', 'Battery', withKnown(batteryKwh, 'kWh')),
    fact('zap', 'Max DC charging', withKnown(fastChargeKw, 'kW')),
    ...[distance(car), gearbox(car), fuel(car), seats(car)],
    ...[fact(chooseIcon(car), 'Body', car.simpleBody || car.body), colour(car), drive(car), engine(car)],
    fact('door-open', 'Doors', counted(car.doors)),
  ]
}

/** Facts listed last for every kind. */
function papers(car: Car, options: FactOptions): KeyFact[] {
  return [
    fact('calendar-days', 'Built', monthText(car.buildDate)),
    fact('shield-check', 'Rego', registration(car, options)),
    fact('hash', 'Stock number', car.stocknum),
  ]
}

/** An engine by its capacity, the usual measure for motorcycles. */
export const capacity = (car: Car) => formatCapacity(car.engineSize || car.enginesize)

/** That a new one has not been driven is no news. */
const distance = ({ km, carType }: Car) =>
  fact('odometer', 'Kilometres', km === null || (km === 0 && carType === 'new') ? '' : formatKm(km))
const gearbox = (car: Car) => fact('gearbox', 'Transmission', car.simpleTransmission || car.trans)
const fuel = (car: Car) => fact('fuel', 'Fuel', car.simpleFuel || car.fuel)
const seats = (car: Car) => fact('armchair', 'Seats', counted(car.seats))
const type = (car: Car) => fact(chooseIcon(car), 'Type', car.simpleBody || car.body)
const colour = (car: Car) => fact('palette', 'Colour', car.colour)
const drive = (car: Car) => fact('cog', 'Drive', car.drive)
const engine = (car: Car) => fact('engine', 'Engine', engineText(car))
const grossMass = (car: Car) => fact('weight', 'GVM', formatMass(car.grossvehiclemass))
const towing = (car: Car) => fact('weight', 'Towing, braked', formatMass(car.towingcapacitybraked))
const axles = (car: Car) => fact('cog', 'Axles', car.axleType)
const payload = (car: Car) =>
  fact('package', 'Payload', formatPayload(car.aggregateTrailerMass || car.grossvehiclemass, car.tareWeight))
const licence = (car: Car) =>
  fact(
    'id-card',
    'Licence',
    licenceClass({
      grossKg: massKg(car.grossvehiclemass),
      wheels: car.drive || car.axleType,
      body: car.body,
    }),
  )
const berths = (car: Car) => fact('bed-double', 'Sleeps', car.sleeps)
const length = (car: Car) => fact('ruler', 'Length', formatLength(car.bodyLength || car.vehiclelength))
const tare = (car: Car) => fact('weight', 'Tare', formatMass(car.tareWeight))

function learner({ filteredFeatures }: Car): KeyFact {
  const approved = filteredFeatures.includes(LEARNER_FEATURE)
  return fact('graduation-cap', 'Learners', approved ? 'LAMS approved' : '')
}

const CAR_KG = 4_500

const LIGHT_KG = 8_000

/** What a heavy vehicle's licence class depends on: its gross mass in kilograms, and its wheels, `6x4`. */
type HeavyVehicle = { grossKg: number | null; wheels: string; body: string }

/**
 * The Australian licence class for a truck; '' where its mass is not known. After the National Heavy Vehicle Driver
 * Licence classes: https://austroads.gov.au/drivers-and-vehicles/heavy-vehicles/driver-licensing
 */
export function licenceClass({ grossKg, wheels, body }: HeavyVehicle): string {
  if (grossKg === null) return ''
  if (grossKg <= CAR_KG) return 'Car licence (C)'
  if (/prime mover/i.test(body)) return 'Heavy combination (HC)'
  if (grossKg <= LIGHT_KG) return 'Light rigid (LR)'
  return /^\s*[68]\s*x/i.test(wheels) ? 'Heavy rigid (HR)' : 'Medium rigid (MR)'
}

/** A licence class inside a sentence: `car licence`, `light rigid licence`. */
export const licenceWords = (licence: string) =>
  licence
    .replace(/ \(.*/, '')
    .toLowerCase()
    .replace(/(?<!licence)$/, ' licence')

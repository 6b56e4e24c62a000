import type { Car, Model } from '@forecourt/schemas/contract'
import { ownValue } from '#app/domain/own-value.ts'
import {
  formatCapacity,
  formatLength,
  formatMass,
  formatPayload,
  massKg,
} from '#app/domain/words/measures.ts'
import { formatKm, LEARNER_FEATURE } from './card-facts.ts'
import { electricFigures } from './electric-figures.ts'
import { counted, engineText, type FactOptions, monthText, registration, withUnit } from './fact-values.ts'

/** A fact of the key information. */
export type KeyFact = { label: string; value: string }

/**
 * The most important facts for this kind of vehicle; empty ones are omitted (VDP-24, DATA-03).
 * @param models of the dealer's makes, whose figures a new electric car has
 */
export function keyFacts(car: Car, options: FactOptions, models: readonly Model[]): KeyFact[] {
  const own = ownValue(KINDS, car.itemType) ?? ((one: Car) => carKind(one, models, options))
  const all = [...own(car), ...papers(car, options)].filter(({ value }) => value !== '')
  const labels = all.map(({ label }) => label)
  return all.filter(({ label }, index) => labels.indexOf(label) === index)
}

const fact = (label: string, value: string): KeyFact => ({ label, value })
const withKnown = (figure: number | null, unit: string) => (figure === null ? '' : `${figure} ${unit}`)

/** Bodies that are bought for work. */
const WORKS = /\b(ute|van|cab chassis|tray)\b/i

const KINDS: Readonly<Record<string, (car: Car) => KeyFact[]>> = {
  motorcycle: (car) => [
    fact('Seat height', withKnown(car.seatHeight, 'mm')),
    fact('Weight', formatMass(car.tareWeight)),
    ...[distance(car), fact('Engine', capacity(car)), torque(car), learner(car), type(car)],
    ...[gearbox(car), drive(car), colour(car), fuel(car)],
  ],
  truck: (car) => [
    ...[distance(car), grossMass(car), licence(car), payload(car), gearbox(car), type(car), drive(car)],
    ...[
      engine(car),
      fuel(car),
      towing(car),
      fact('Body length', formatLength(car.bodyLength)),
      seats(car),
      colour(car),
    ],
  ],
  caravan: (car) => [
    ...[berths(car), length(car), tare(car), payload(car)],
    ...[fact('ATM', formatMass(car.aggregateTrailerMass)), axles(car), type(car)],
    ...[fact('Width', formatLength(car.bodyWidth || car.vehiclewidth)), colour(car)],
  ],
  motorhome: (car) => [
    ...[distance(car), berths(car), length(car), gearbox(car), fuel(car), grossMass(car), type(car)],
    ...[engine(car), seats(car), drive(car), colour(car)],
  ],
}

/** What a ute or a van pulls and carries comes first; a fuel's name after what it takes of it. */
function carKind(car: Car, models: readonly Model[], options: FactOptions): KeyFact[] {
  const works = WORKS.test(`${car.simpleBody} ${car.body}`) ? [towing(car), payload(car)] : []
  const { wltpKm, batteryKwh, fastChargeKw } = electricFigures(car, models)
  return [
    fact('Range, WLTP', withKnown(wltpKm, 'km')),
    fact('Battery', withKnown(batteryKwh, 'kWh')),
    fact('Max DC charging', withKnown(fastChargeKw, 'kW')),
    ...[...works, engine(car), drive(car), consumption(car), rego(car, options), seats(car)],
    ...[distance(car), gearbox(car), fuel(car)],
    ...[fact('Body', car.simpleBody || car.body), colour(car)],
    fact('Doors', counted(car.doors)),
  ]
}

/** Facts listed last for every kind. */
function papers(car: Car, options: FactOptions): KeyFact[] {
  return [fact('Built', monthText(car.buildDate)), rego(car, options), fact('Stock number', car.stocknum)]
}

/** An engine by its capacity, the usual measure for motorcycles. */
export const capacity = (car: Car) => formatCapacity(car.engineSize || car.enginesize)

/** That a new one has not been driven is no news. */
const distance = ({ km, carType }: Car) =>
  fact('Kilometres', km === null || (km === 0 && carType === 'new') ? '' : formatKm(km))
const gearbox = (car: Car) => fact('Transmission', car.simpleTransmission || car.trans)
const fuel = (car: Car) => fact('Fuel', car.simpleFuel || car.fuel)
const seats = (car: Car) => fact('Seats', counted(car.seats))
const type = (car: Car) => fact('Type', car.simpleBody || car.body)
const colour = (car: Car) => fact('Colour', car.colour)
const drive = (car: Car) => fact('Drive', car.drive)
const engine = (car: Car) => fact('Engine', engineText(car))
const torque = (car: Car) => fact('Torque', car.torque)
const consumption = (car: Car) => fact('Fuel use', withUnit(car.fuelconsumptioncombined, 'L/100 km'))
const rego = (car: Car, options: FactOptions) => fact('Rego', registration(car, options))
const grossMass = (car: Car) => fact('GVM', formatMass(car.grossvehiclemass))
const towing = (car: Car) => fact('Towing, braked', formatMass(car.towingcapacitybraked))
const axles = (car: Car) => fact('Axles', car.axleType)
const payload = (car: Car) =>
  fact('Payload', formatPayload(car.aggregateTrailerMass || car.grossvehiclemass, car.tareWeight))
const licence = (car: Car) =>
  fact(
    'Licence',
    licenceClass({
      grossKg: massKg(car.grossvehiclemass),
      wheels: car.drive || car.axleType,
      body: car.body,
    }),
  )
const berths = (car: Car) => fact('Sleeps', car.sleeps)
const length = (car: Car) => fact('Length', formatLength(car.bodyLength || car.vehiclelength))
const tare = (car: Car) => fact('Tare', formatMass(car.tareWeight))

function learner({ filteredFeatures }: Car): KeyFact {
  const approved = filteredFeatures.includes(LEARNER_FEATURE)
  return fact('Learners', approved ? 'LAMS approved' : '')
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

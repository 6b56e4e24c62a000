import type { Car } from '@forecourt/schemas/contract'
import { ownValue } from '#app/domain/own-value.ts'
import { bodyIcon } from '#app/domain/vocabulary/body-types.ts'
import { formatCapacity, formatLength, formatMass } from '#app/domain/words/measures.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { CarFact } from '../card/card-model.ts'

const COUNT = new Intl.NumberFormat('en-AU')
/** Number of facts that fit on a card. */
export const FACTS_ON_CARD = 3

/** How a learner's motorcycle is filed among the features a shopper filters by. */
export const LEARNER_FEATURE = 'LAMS Approved'

/** The same as a fact. */
export const LEARNER_FACT = 'LAMS'

/** One fact of a vehicle: its icon, its label in a table, and its text when shown without the label. */
type Fact = { icon: IconName; label: string; text: string; alone?: string }

/** The three most important facts for this kind of vehicle that are not said beside them (CARD-15; DATA-07, DATA-08). */
export function carFacts(car: Car, isSaid: (text: string) => boolean = () => false): CarFact[] {
  return knownFacts(car)
    .map(({ icon, text, alone }) => ({ icon, text: alone ?? text }))
    .filter(({ text }) => !isSaid(text))
    .slice(0, FACTS_ON_CARD)
}

/** The same facts and more, with labels, for a wide card. */
export function carTable(car: Car, most: number): { label: string; value: string }[] {
  return knownFacts(car)
    .slice(0, most)
    .map(({ label, text }) => ({ label, value: text }))
}

function knownFacts(car: Car): Fact[] {
  const kind = ownValue(KINDS, car.itemType) ?? carKind
  return kind(car).filter(({ text }) => text !== '')
}

// By vehicle kind as the stock stores it (DATA-03), most important first; unknown facts are omitted.
const KINDS: Readonly<Record<string, (car: Car) => Fact[]>> = {
  motorcycle: (car) => [distance(car), capacity(car), learner(car), category(car), gearbox(car), drive(car)],
  truck: (car) => [
    distance(car),
    grossMass(car),
    gearbox(car),
    category(car),
    drive(car),
    engine(car),
    towing(car),
  ],
  caravan: (car) => [berths(car), length(car), tare(car), category(car), axles(car), trailerMass(car)],
  motorhome: (car) => [distance(car), berths(car), length(car), gearbox(car), fuel(car), grossMass(car)],
}

function carKind(car: Car): Fact[] {
  return [
    distance(car),
    gearbox(car),
    category(car),
    fuel(car),
    seats(car),
    drive(car),
    engine(car),
    towing(car),
  ]
}

const fact = (icon: IconName, label: string, text: string, alone?: string): Fact => ({
  icon,
  label,
  text,
  ...(alone === undefined ? {} : { alone }),
})

const distance = ({ km }: Car) => fact('odometer', 'Kilometres', km === null ? '' : formatKm(km))
const gearbox = (car: Car) => fact('gearbox', 'Transmission', car.simpleTransmission || car.trans)
const fuel = (car: Car) => fact('fuel', 'Fuel', car.simpleFuel || car.fuel)
const drive = (car: Car) => fact('cog', 'Drive', car.drive)
/** From so many seats on they are worth a word beside the body. */
const MANY_SEATS = 7

function category(car: Car): Fact {
  const body = car.simpleBody || car.body
  const isRoomy = body !== '' && (car.seats ?? 0) >= MANY_SEATS
  return fact(
    bodyIcon(car.simpleBody, car.itemType) ?? chooseIcon(car),
    'Body',
    body,
    isRoomy ? `${car.seats}-seat ${body}` : body,
  )
}
const capacity = (car: Car) => fact('engine', 'Engine', formatCapacity(car.engineSize || car.enginesize))
const axles = ({ axleType }: Car) => fact('cog', 'Axles', axleType)

function learner({ filteredFeatures }: Car): Fact {
  return fact(
    'graduation-cap',
    'Learners',
    filteredFeatures.includes(LEARNER_FEATURE) ? 'Approved' : '',
    LEARNER_FACT,
  )
}

function seats({ seats: count }: Car): Fact {
  return fact('users', 'Seats', count === null || count <= 0 ? '' : String(count), `${count} seats`)
}

function berths({ sleeps }: Car): Fact {
  return fact('bed-double', 'Sleeps', sleeps, `Sleeps ${sleeps}`)
}

function length(car: Car): Fact {
  return fact('ruler', 'Length', formatLength(car.bodyLength || car.vehiclelength))
}

const grossMass = (car: Car) => buildMassFact('GVM', 'GVM', car.grossvehiclemass)

// Without a label a mass names itself: a caravan has two masses, a truck three.
function buildMassFact(label: string, short: string, text: string): Fact {
  const mass = formatMass(text)
  return fact('weight', label, mass, `${mass} ${short}`)
}

const tare = (car: Car) => buildMassFact('Tare', 'tare', car.tareWeight)
const trailerMass = (car: Car) => buildMassFact('ATM', 'ATM', car.aggregateTrailerMass)
const towing = (car: Car) => fact('weight', 'Towing, braked', formatMass(car.towingcapacitybraked))

function engine({ engineSizeLitres, cylinders }: Car): Fact {
  const litres = Number(engineSizeLitres) > 0 ? `${Number(engineSizeLitres).toFixed(1)} L` : ''
  const made = /^\d+$/.test(cylinders) ? `${cylinders} cylinder` : ''
  return fact('engine', 'Engine', [litres, made].filter(Boolean).join(', '))
}

const ICONS: Readonly<Record<string, IconName>> = {
  motorcycle: 'motorbike',
  truck: 'truck',
  caravan: 'caravan',
  motorhome: 'bus',
  boat: 'ship',
}

/** The icon of a vehicle's kind. */
export function chooseIcon({ itemType }: Pick<Car, 'itemType'>): IconName {
  return ownValue(ICONS, itemType) ?? 'car-front'
}

/** A distance as a card shows it: `21,480 km`. */
export function formatKm(km: number): string {
  return `${COUNT.format(km)} km`
}

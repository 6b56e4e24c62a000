import type { Car } from '@forecourt/schemas/contract'
import type { CarFact } from './card-model.ts'

const COUNT = new Intl.NumberFormat('en-AU')
const FACTS_ON_CARD = 3

type Described = Pick<
  Car,
  'km' | 'simpleTransmission' | 'trans' | 'simpleBody' | 'body' | 'simpleFuel' | 'seats'
>

/** The first three of what a shopper asks first: distance, transmission, body, fuel, seats (CARD-15). */
export function carFacts(car: Described): CarFact[] {
  const facts: CarFact[] = [
    { icon: 'odometer', text: car.km === null ? '' : formatKm(car.km) },
    { icon: 'gearbox', text: car.simpleTransmission || car.trans },
    { icon: 'car-front', text: car.simpleBody || car.body },
    { icon: 'fuel', text: car.simpleFuel },
    { icon: 'users', text: car.seats === null ? '' : `${car.seats} seats` },
  ]
  return facts.filter(({ text }) => text !== '').slice(0, FACTS_ON_CARD)
}

/** A distance as it stands on a card: `21,480 km`. */
export function formatKm(km: number): string {
  return `${COUNT.format(km)} km`
}

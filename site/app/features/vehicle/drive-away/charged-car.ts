import type { Car } from '@forecourt/schemas/contract'
import type { ChargedKind, Power } from '#app/domain/charges/charge-tables.ts'
import type { ChargedVehicle } from '#app/domain/charges/charged-vehicle.ts'
import { ownValue } from '#app/domain/own-value.ts'
import { massKg } from '#app/domain/words/measures.ts'

/** Kinds by the bodies of cars as filters show them. */
const BODIES: Readonly<Record<string, ChargedKind>> = {
  SUV: 'passenger',
  Sedan: 'passenger',
  Hatch: 'passenger',
  Wagon: 'passenger',
  Coupe: 'passenger',
  Convertible: 'passenger',
  'People Mover': 'passenger',
  Ute: 'ute',
  Van: 'van',
  'Cab Chassis': 'truck',
  'Light Truck': 'truck',
  Bus: 'bus',
  Motorhome: 'motorhome',
}

/** With more seats a vehicle is a bus to all offices. */
const MOST_SEATS = 9
/** No engine has more cylinders, and none burns more for 100 km. */
const MOST_CYLINDERS = 16
const MOST_LITRES = 80

/**
 * What charges depend on, of a car; null for kinds that have no table: what is towed, and what is not registered for
 * roads.
 */
export function readChargedVehicle(car: Car, priceCents: number): ChargedVehicle | null {
  if (!['car', 'motorcycle', 'truck', 'motorhome', ''].includes(car.itemType)) return null
  if (car.itemType === 'motorcycle' && car.simpleBody === 'ATV') return null
  return {
    priceCents,
    kind: findKind(car),
    power: findPower(car),
    grossKg: massKg(car.grossvehiclemass),
    cylinders: readNumber(car.cylinders, MOST_CYLINDERS, Number.isInteger),
    litres: readNumber(car.fuelconsumptioncombined, MOST_LITRES),
    isRegistered: car.carType === 'demo' ? null : car.carType === 'used',
  }
}

function findKind({ itemType, simpleBody, seats }: Car): ChargedKind | null {
  if (itemType === 'motorcycle' || itemType === 'motorhome') return itemType
  if (itemType === 'truck') return simpleBody === 'Bus' ? 'bus' : 'truck'
  const kind = ownValue(BODIES, simpleBody) ?? null
  return kind === 'passenger' && (seats ?? 0) > MOST_SEATS ? 'bus' : kind
}

function findPower({ fuel, simpleFuel }: Car): Power | null {
  const words = `${fuel} ${simpleFuel}`
  if (/plug[ -]?in|\bphev\b/i.test(words)) return 'plug-in'
  if (/mild|\bmhev\b/i.test(words)) return 'mild-hybrid'
  if (simpleFuel === 'Hybrid') return 'hybrid'
  if (simpleFuel === 'Electric') return 'electric'
  return ['Petrol', 'Diesel', 'LPG'].includes(simpleFuel) ? 'combustion' : null
}

/** The one number of a text (`4`, `V6`, `7.2 L/100km`), above 0 and up to `most`; null for any other text. */
function readNumber(text: string, most: number, isFit: (value: number) => boolean = () => true) {
  const value = Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0)
  return value > 0 && value <= most && isFit(value) ? value : null
}

import type { Grade, ItemType } from '../catalog/grade.ts'
import { MAKES } from '../catalog/makes.ts'
import type { Random } from '../random.ts'
import type { CarType, StockVehicle } from '../vehicle/stock-vehicle.ts'
import { listPhrases } from './feature-phrases.ts'

/** What sentences are chosen by. */
export type Tag =
  | 'new'
  | 'demo'
  | 'used'
  | 'car'
  | 'motorcycle'
  | 'truck'
  | 'caravan'
  | 'motorhome'
  | 'suv'
  | 'ute'
  | 'van'
  | 'small'
  | 'sedan'
  | 'wagon'
  | 'mpv'
  | 'fun'
  | 'cabchassis'
  | 'ev'
  | 'hybrid'
  | 'diesel'
  | 'manual'
  | '4x4'
  | 'tows'
  | 'sevenSeats'
  | 'learner'
  | 'certified'
  | 'fewKm'
  | 'manyKm'
  | 'old'
  | 'dropped'
  | 'soon'
  | 'heavy'
  | 'light'
  | 'cruiser'
  | 'adventure'
  | 'sports'
  | 'plugIn'
  | 'tipper'
  | 'bus'
  // Priced with everything in it.
  | 'driveAway'
  // Of a make that the dealer sells new.
  | 'ours'
  // Both at once: what is true of a used caravan need not be of a used car.
  | `${CarType} ${ItemType}`

/** What sentences may mention, by the name in their braces; '' is unknown. */
export type Facts = Readonly<Record<string, string>>

const NUMBER = new Intl.NumberFormat('en-AU')
const GEARS: Readonly<Record<string, string>> = {
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  '12': 'twelve',
}
/** Kilometres a year that are few, and many. */
const FEW = 9_000
const MANY = 21_000

/** The tags of a vehicle. */
export function inventTags(vehicle: StockVehicle, thisYear: number): Set<Tag> {
  const { grade, carType, odometer, year } = vehicle
  const yearly = odometer === null ? null : odometer / Math.max(1, thisYear - year)
  const isUsed = carType === 'used'
  const gvm = Number.parseInt(grade.measures.grossVehicleMass ?? '', 10)
  const tags: readonly (readonly [Tag, boolean])[] = [
    ...listKinds(grade),
    ['certified', vehicle.certified],
    ['dropped', vehicle.wasDollars !== null],
    ['driveAway', vehicle.driveAwayDollars !== null],
    ['soon', vehicle.status === 'coming soon' || vehicle.status === 'preorder'],
    ['fewKm', isUsed && grade.itemType === 'car' && yearly !== null && yearly < FEW],
    ['manyKm', isUsed && grade.itemType === 'car' && yearly !== null && yearly > MANY],
    ['old', isUsed && thisYear - year >= 9],
    ['heavy', grade.itemType === 'truck' && gvm > 8_000],
    ['light', grade.itemType === 'truck' && gvm <= 4_500],
  ]
  const kind: Tag = `${carType} ${grade.itemType}`
  return new Set<Tag>([
    carType,
    grade.itemType,
    kind,
    ...tags.flatMap(([tag, holds]) => (holds ? [tag] : [])),
  ])
}

function listKinds({ photo, engine, gearbox, drive, towingKg, seats, isLearner, body, itemType }: Grade) {
  const fuel = engine?.fuel ?? ''
  return [
    ['suv', photo === 'suv'],
    ['ute', photo === 'ute'],
    ['van', photo === 'van' && itemType === 'car' && body !== 'Bus'],
    ['bus', body === 'Bus'],
    ['tipper', body === 'Tipper Truck'],
    ['cabchassis', photo === 'cabchassis'],
    ['small', photo === 'hatch'],
    ['sedan', photo === 'sedan'],
    ['wagon', photo === 'wagon'],
    ['mpv', photo === 'mpv'],
    ['fun', photo === 'coupe' || photo === 'convertible'],
    ['ev', fuel === 'Electric'],
    ['hybrid', /^Hybrid/.test(fuel)],
    ['plugIn', /^Plug-in/.test(fuel)],
    ['diesel', fuel === 'Diesel' && itemType === 'car'],
    ['manual', itemType === 'car' && /Manual/.test(gearbox?.name ?? '')],
    ['4x4', itemType === 'car' && drive.startsWith('4x4')],
    ['tows', (towingKg ?? 0) >= 3_000 && itemType === 'car'],
    ['sevenSeats', itemType === 'car' && (seats ?? 0) >= 7],
    ['learner', isLearner],
    ['cruiser', body === 'Cruiser'],
    ['adventure', body === 'Adventure Tourer' || body === 'Trail'],
    ['sports', body === 'Sports'],
  ] as const
}

/** The facts of a vehicle, some of them drawn: whom it was bought from, when it was serviced. */
export function inventFacts(vehicle: StockVehicle, random: Random): Facts {
  const { grade, odometer, place, year } = vehicle
  const km = odometer ?? 0
  const phrases = listPhrases(vehicle.features)
  const serviced = Math.max(900, Math.round((km - random.whole(200, 3_800)) / 10) * 10)
  const warranty = MAKES.get(grade.make)?.warrantyYears ?? 0
  const number = (value: number | null) => (value === null ? '' : NUMBER.format(value))
  return {
    name: [year, grade.make, grade.model, grade.badge].filter(Boolean).join(' '),
    year: String(year),
    make: grade.make,
    model: grade.model,
    badge: grade.badge,
    colour: vehicle.paint.name,
    km: km > 100 ? number(km) : '',
    serviced: km > 3_000 ? number(serviced) : '',
    dealership: place.town,
    town: random.pick(place.towns),
    warranty: warranty > 0 ? String(warranty) : '',
    tyres: String(random.whole(5, 9) * 10),
    feature: phrases.length > 0 ? random.pick(phrases) : '',
    ...mechanicalFacts(grade),
    ...measuredFacts(grade),
  }
}

function mechanicalFacts({ engine, gearbox, seats, towingKg, consumption }: Grade): Facts {
  const litres = engine?.cc ? `${(engine.cc / 1_000).toFixed(1)}-litre` : ''
  const kinds: Readonly<Record<string, string>> = { 'Turbo Diesel': ' turbo-diesel', Turbo: ' turbo' }
  const gears = GEARS[gearbox?.gears ?? ''] ?? ''
  return {
    litres,
    engine: litres && `${litres}${kinds[engine?.induction ?? ''] ?? ''}`,
    cc: engine?.cc ? `${engine.cc} cc` : '',
    kw: engine ? `${engine.kilowatts} kW` : '',
    nm: engine ? `${NUMBER.format(engine.newtonMetres)} Nm` : '',
    gearbox: gears && `${gears}-speed ${/Manual$/.test(gearbox?.name ?? '') ? 'manual' : 'automatic'}`,
    seats: seats === null ? '' : String(seats),
    tow: towingKg === null ? '' : `${NUMBER.format(towingKg)} kg`,
    consumption: consumption === null ? '' : consumption.toFixed(1),
  }
}

function measuredFacts({ measures, fitted }: Grade): Facts {
  const grouped = (mass: string | undefined) => (mass ? `${NUMBER.format(Number.parseInt(mass, 10))} kg` : '')
  const layout = fitted.find((each) => each.startsWith('Layout: '))?.slice('Layout: '.length) ?? ''
  return {
    gvm: grouped(measures.grossVehicleMass),
    atm: grouped(measures.aggregateTrailerMass),
    tare: grouped(measures.tareWeight),
    berths: measures.sleeps ?? '',
    length: measures.bodyLength ?? measures.vehicleLength ?? '',
    layout: layout && layout.charAt(0).toLowerCase() + layout.slice(1),
    seatHeight: fitted.find((each) => each.startsWith('Seat Height'))?.slice('Seat Height '.length) ?? '',
    weight: fitted.find((each) => each.startsWith('Wet Weight'))?.slice('Wet Weight '.length) ?? '',
    pallets: fitted.find((each) => each.endsWith('Pallet Spaces'))?.split(' ')[0] ?? '',
  }
}

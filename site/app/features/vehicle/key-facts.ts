import type { Car } from '@forecourt/schemas/contract'
import { regoText } from '#app/domain/vehicle/rego-text.ts'
import { formatKm } from '#app/features/stock-search/car-facts.ts'
import type { KeyFact, SpecGroup } from './vehicle-model.ts'

/** What a car's facts are told by: the dealer's switch for run-out registrations, and today's date in its zone. */
export type FactOptions = { unregisteredText: boolean; today: string }

/** The facts a shopper asks for first; empty ones are left out (VDP-24). */
export function keyFacts(car: Car, options: FactOptions): KeyFact[] {
  const facts: KeyFact[] = [
    { icon: 'odometer', label: 'Kilometres', value: car.km === null ? '' : formatKm(car.km) },
    { icon: 'gearbox', label: 'Transmission', value: car.simpleTransmission || car.trans },
    { icon: 'fuel', label: 'Fuel', value: car.simpleFuel || car.fuel },
    { icon: 'armchair', label: 'Seats', value: counted(car.seats) },
    { icon: 'car-front', label: 'Body', value: car.simpleBody || car.body },
    { icon: 'palette', label: 'Colour', value: car.colour },
    { icon: 'cog', label: 'Drive', value: car.drive },
    { icon: 'gauge', label: 'Engine', value: engineText(car) },
    { icon: 'door-open', label: 'Doors', value: counted(car.doors) },
    { icon: 'calendar-days', label: 'Built', value: monthText(car.buildDate) },
    { icon: 'shield-check', label: 'Rego', value: registration(car, options) },
    { icon: 'hash', label: 'Stock number', value: car.stocknum },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** All specifications under their headings, without empty ones and without empty headings (VDP-26, VDP-47). */
export function specGroups(car: Car, options: FactOptions): SpecGroup[] {
  const groups: [title: string, specs: [label: string, value: string][]][] = [
    [
      'Engine and drive',
      [
        ['Engine', engineText(car)],
        ['Induction', car.induction],
        ['Torque', car.torque],
        ['Transmission', car.trans || car.geartype],
        ['Gears', car.gearnum],
        ['Drive', car.drive],
        ['Fuel', car.fuel],
        ['Consumption, combined', withUnit(car.fuelconsumptioncombined, 'L/100 km')],
        ['Tank', withUnit(car.fuelcapacity, 'L')],
        ['Towing capacity, braked', withUnit(car.towingcapacitybraked, 'kg')],
      ],
    ],
    [
      'Body and size',
      [
        ['Body', car.bodyconfiguration || car.body],
        ['Doors', counted(car.doors)],
        ['Seats', counted(car.seats)],
        ['Colour', car.colour],
        ['Interior', car.interiorColour],
        ['Length', withUnit(car.vehiclelength, 'mm')],
        ['Width', withUnit(car.vehiclewidth, 'mm')],
        ['Height', withUnit(car.vehicleheight, 'mm')],
        ['Gross vehicle mass', withUnit(car.grossvehiclemass, 'kg')],
        ['ANCAP rating', car.ancaprating],
        ['Body width', car.bodyWidth],
        ['Body length', car.bodyLength],
        ['Tare weight', car.tareWeight],
        ['Axles', car.axleType],
        ['Sleeps', car.sleeps],
        ['Aggregate trailer mass', car.aggregateTrailerMass],
      ],
    ],
    [
      'This vehicle',
      [
        ['Built', monthText(car.buildDate)],
        ['Complied', monthText(car.complianceDate)],
        ['Registration plate', car.regplate],
        ['Registration', registration(car, options)],
        ['VIN', car.vin],
        ['Stock number', car.stocknum],
      ],
    ],
  ]
  return groups
    .map(([title, specs]) => ({
      title,
      specs: specs.filter(([, value]) => value.trim() !== '').map(([label, value]) => ({ label, value })),
    }))
    .filter(({ specs }) => specs.length > 0)
}

function engineText({ engineSizeLitres, cylinders, simpleFuel }: Car): string {
  if (simpleFuel === 'Electric') return ''
  const litres = Number(engineSizeLitres) > 0 ? `${Number(engineSizeLitres).toFixed(1)} L` : ''
  return [litres, cylinders && /^\d+$/.test(cylinders) ? `${cylinders} cylinder` : cylinders]
    .filter(Boolean)
    .join(', ')
}

function registration({ regoExpiry }: Car, { unregisteredText, today }: FactOptions): string {
  return regoText(regoExpiry || null, unregisteredText, today).text
}

/** Feeds send a bare number or one with its unit. */
function withUnit(value: string, unit: string): string {
  return /^[\d.,]+$/.test(value) ? `${value} ${unit}` : value
}

function counted(count: number | null): string {
  return count === null || count <= 0 ? '' : String(count)
}

const MONTH = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2023-02` and `2023-02-14` as `February 2023`; what is written otherwise stays as it is. */
function monthText(date: string): string {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])(-\d\d)?$/.exec(date) ?? []
  return year && month ? MONTH.format(Date.UTC(Number(year), Number(month) - 1)) : date
}

import type { Car } from '@forecourt/schemas/contract'
import { ownValue } from '#app/domain/own-value.ts'
import { formatLength, formatMass } from '#app/domain/words/measures.ts'
import { plainName } from '#app/domain/words/plain-name.ts'
import { counted, engineText, type FactOptions, monthText, registration, withUnit } from './fact-values.ts'
import { capacity } from './key-facts.ts'

/** Specifications under one heading; those without a value are not among them (VDP-26). */
export type SpecGroup = { title: string; specs: { label: string; value: string }[] }

type Rows = [label: string, value: string][]

/** All specifications of its kind under their headings, without empty ones and empty headings (VDP-26, VDP-47). */
export function specGroups(car: Car, options: FactOptions): SpecGroup[] {
  const groups: [title: string, specs: Rows][] = [
    ...(ownValue(KINDS, car.itemType) ?? carKind)(car),
    ['Vehicle details', ownPapers(car, options)],
  ]
  return groups
    .map(([title, specs]) => ({
      title,
      specs: specs.filter(([, value]) => value.trim() !== '').map(([label, value]) => ({ label, value })),
    }))
    .filter(({ specs }) => specs.length > 0)
}

const KINDS: Readonly<Record<string, (car: Car) => [string, Rows][]>> = {
  motorcycle: (car) => [
    ['Engine and drive', [['Engine', capacity(car)], ['Cylinders', car.cylinders], ...driveline(car)]],
    ['Size and colour', [['Type', readBody(car)], ...colours(car), ...outside(car)]],
  ],
  truck: (car) => [
    ['Engine and drive', [...motor(car), ...driveline(car), ['Towing capacity, braked', towing(car)]]],
    [
      'Body and size',
      [['Body', readBody(car)], ...cabin(car), ...tray(car), ...masses(car), ...outside(car)],
    ],
  ],
  caravan: (car) => [
    ['Living', [['Sleeps', car.sleeps], ['Type', readBody(car)], ...colours(car)]],
    ['Size and weight', [...tray(car), ...masses(car), ...outside(car)]],
  ],
  motorhome: (car) => [
    ['Living', [['Sleeps', car.sleeps], ['Type', readBody(car)], ...cabin(car)]],
    ['Engine and drive', [...motor(car), ...driveline(car), ['Towing capacity, braked', towing(car)]]],
    ['Size and weight', [...tray(car), ...masses(car), ...outside(car)]],
  ],
}

function carKind(car: Car): [string, Rows][] {
  return [
    ['Engine and drive', [...motor(car), ...driveline(car), ['Towing capacity, braked', towing(car)]]],
    [
      'Body and size',
      [
        ['Body', readBody(car)],
        ['Doors', counted(car.doors)],
        ...cabin(car),
        ...outside(car),
        ['Gross vehicle mass', formatMass(car.grossvehiclemass)],
        ['ANCAP rating', car.ancaprating],
      ],
    ],
  ]
}

const readBody = (car: Car) => car.bodyconfiguration || car.body
const towing = (car: Car) => formatMass(car.towingcapacitybraked)

function motor(car: Car): Rows {
  return [
    ['Engine', engineText(car)],
    ['Induction', car.induction],
  ]
}

function driveline(car: Car): Rows {
  return [
    ['Torque', car.torque],
    ['Transmission', car.trans || car.geartype],
    ['Gears', car.gearnum],
    ['Drive', car.drive],
    ['Fuel', car.fuel],
    ['Consumption, combined', withUnit(car.fuelconsumptioncombined, 'L/100 km')],
    ['Tank', withUnit(car.fuelcapacity, 'L')],
  ]
}

const colours = (car: Car): Rows => [
  ['Colour', car.colour],
  ['Interior', car.interiorColour],
]
const cabin = (car: Car): Rows => [['Seats', counted(car.seats)], ...colours(car)]
const tray = (car: Car): Rows => [
  ['Body length', formatLength(car.bodyLength)],
  ['Body width', formatLength(car.bodyWidth)],
]
const masses = (car: Car): Rows => [
  ['Tare weight', formatMass(car.tareWeight)],
  ['Aggregate trailer mass', formatMass(car.aggregateTrailerMass)],
  ['Gross vehicle mass', formatMass(car.grossvehiclemass)],
  // Many systems repeat a truck's drive here.
  ['Axles', car.axleType === car.drive ? '' : car.axleType],
]
const outside = (car: Car): Rows => [
  ['Length', withUnit(car.vehiclelength, 'mm')],
  ['Width', withUnit(car.vehiclewidth, 'mm')],
  ['Height', withUnit(car.vehicleheight, 'mm')],
]

function ownPapers(car: Car, options: FactOptions): Rows {
  return [
    ['Series', car.series],
    ['Listed as', plainName(car.carsalesTitle) === plainName(car.name) ? '' : car.carsalesTitle],
    ['Built', monthText(car.buildDate)],
    ['Complied', monthText(car.complianceDate)],
    ['Registration plate', car.regplate],
    ['Registration', registration(car, options)],
    [car.itemType === 'caravan' ? 'VIN or chassis' : 'VIN', car.vin],
    ['Stock number', car.stocknum],
  ]
}

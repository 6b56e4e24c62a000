import type { PhotoKind } from '../photo-kinds.ts'
import type { Grade } from './grade.ts'
import { parseDrive, parseEngine, parseGearbox } from './powertrain.ts'
import { readTable, type TableRow } from './table.ts'

/** Whose pictures show a body. */
const PHOTOS: Readonly<Record<string, PhotoKind>> = {
  SUV: 'suv',
  Hatchback: 'hatch',
  Sedan: 'sedan',
  Wagon: 'wagon',
  Coupe: 'coupe',
  Convertible: 'convertible',
  'People Mover': 'mpv',
  'Dual Cab Utility': 'ute',
  // A single row of seats: a dual cab would show a second one.
  Utility: 'cabchassis',
  'Cab Chassis': 'cabchassis',
  'Double Cab Chassis': 'cabchassis',
  Van: 'van',
  Bus: 'van',
}

/** Cars, utes and vans. */
export function listCars(): Grade[] {
  return readTable('cars').map(readCar)
}

function readCar(row: TableRow): Grade {
  const body = row.text('body')
  const photo = PHOTOS[body]
  if (photo === undefined) throw new Error(`There are no pictures of the body "${body}".`)
  const ancap = row.number('ancap')
  return {
    itemType: 'car',
    make: row.text('make'),
    model: row.text('model'),
    series: row.text('series'),
    badge: row.text('badge'),
    body,
    photo,
    from: row.count('from'),
    to: row.count('to'),
    dollars: row.count('dollars'),
    doors: row.count('doors'),
    seats: row.count('seats'),
    ancap: ancap === null ? '' : `${ancap} Star`,
    engine: parseEngine(row.text('engine')),
    gearbox: parseGearbox(row.text('gearbox')),
    drive: parseDrive(row.text('drive')),
    consumption: row.number('l100'),
    towingKg: row.number('tow'),
    measures: {},
    isLearner: false,
    fitted: [],
  }
}

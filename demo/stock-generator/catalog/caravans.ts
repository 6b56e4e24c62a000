import type { Grade } from './grade.ts'
import { parseEngine, parseGearbox } from './powertrain.ts'
import { readTable, type TableRow } from './table.ts'

/** Caravans and camper trailers: what is towed. */
export function listCaravans(): Grade[] {
  return readTable('caravans').map(readCaravan)
}

/** Motorhomes and campervans: what drives by itself. */
export function listMotorhomes(): Grade[] {
  return readTable('motorhomes').map(readMotorhome)
}

function common(row: TableRow) {
  return {
    make: row.text('make'),
    model: row.text('model'),
    badge: row.text('badge'),
    body: row.text('body'),
    dollars: row.count('dollars'),
    ancap: '',
    from: row.count('from'),
    to: row.count('to'),
    consumption: null,
    towingKg: null,
    isLearner: false,
    fitted: [
      `Sleeps ${row.count('berths')}`,
      `Layout: ${row.text('layout')}`,
      ...row.text('fitted').split('|'),
    ],
  }
}

function readCaravan(row: TableRow): Grade {
  return {
    ...common(row),
    itemType: 'caravan',
    series: row.text('series'),
    photo: 'caravan',
    doors: null,
    seats: null,
    engine: null,
    gearbox: null,
    drive: '',
    measures: {
      sleeps: row.text('berths'),
      axleType: `${row.text('axle')} Axle`,
      bodyLength: `${row.count('lengthM').toFixed(2)} m`,
      bodyWidth: `${row.count('widthM').toFixed(2)} m`,
      tareWeight: `${row.count('tareKg')} kg`,
      aggregateTrailerMass: `${row.count('atmKg')} kg`,
    },
  }
}

function readMotorhome(row: TableRow): Grade {
  const base = common(row)
  return {
    ...base,
    itemType: 'motorhome',
    series: row.text('base'),
    photo: 'motorhome',
    doors: 4,
    seats: row.count('seats'),
    engine: parseEngine(row.text('engine')),
    gearbox: parseGearbox(row.text('gearbox'), 'Automatic'),
    drive: row.text('base') === 'Iveco Daily' || row.text('base') === 'HiAce' ? '4x2' : 'Front Wheel Drive',
    measures: {
      sleeps: row.text('berths'),
      vehicleLength: `${row.count('lengthM').toFixed(2)} m`,
      grossVehicleMass: `${row.count('gvmKg')} kg`,
    },
    fitted: [`${row.text('base')} Base`, ...base.fitted],
  }
}

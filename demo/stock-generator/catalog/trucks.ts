import type { Grade } from './grade.ts'
import { parseEngine, parseGearbox } from './powertrain.ts'
import { readTable, type TableRow } from './table.ts'

/** Light, medium and heavy trucks. */
export function listTrucks(): Grade[] {
  return readTable('trucks').map(readTruck)
}

function readTruck(row: TableRow): Grade {
  const body = row.text('body')
  const [gvm, axles, length] = [row.count('gvmKg'), row.text('axles'), row.number('bodyLengthM')]
  const pallets = row.number('pallets')
  return {
    itemType: 'truck',
    make: row.text('make'),
    model: row.text('model'),
    series: row.text('series'),
    badge: row.text('badge'),
    body,
    photo: body === 'Van' ? 'van' : 'truck',
    from: row.count('from'),
    to: row.count('to'),
    dollars: row.count('dollars'),
    doors: placeDoors(body, row.count('seats')),
    seats: row.count('seats'),
    ancap: '',
    engine: parseEngine(row.text('engine')),
    gearbox: parseGearbox(row.text('gearbox'), 'Automatic'),
    drive: axles,
    consumption: null,
    towingKg: row.number('towKg'),
    isLearner: false,
    measures: {
      grossVehicleMass: `${gvm} kg`,
      axleType: axles,
      ...(length === null ? {} : { bodyLength: `${length.toFixed(1)} m` }),
    },
    fitted: [
      `GVM ${gvm.toLocaleString('en-AU')} kg`,
      gvm <= 4_500 ? 'Drives on a Car Licence' : gvm <= 8_000 ? 'LR Licence' : 'MR or HR Licence',
      ...(length === null ? [] : [`${length.toFixed(1)} m Body`]),
      ...(pallets === null ? [] : [`${pallets} Pallet Spaces`]),
    ],
  }
}

/** A crew of more than three gets in by doors of its own. */
function placeDoors(body: string, seats: number): number {
  return body === 'Van' || seats > 3 ? 4 : 2
}

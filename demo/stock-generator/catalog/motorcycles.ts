import type { PhotoKind } from '../photo-kinds.ts'
import type { Grade } from './grade.ts'
import { readTable, type TableRow } from './table.ts'

/** The nearest pictures there are of a category. */
const PHOTOS: Readonly<Record<string, PhotoKind>> = {
  Naked: 'motorcycle-naked',
  Cruiser: 'motorcycle-cruiser',
  Tourer: 'motorcycle-tourer',
  Sports: 'motorcycle-tourer',
  'Adventure Tourer': 'motorcycle-tourer',
  Trail: 'motorcycle-tourer',
}

/** Motorcycles; their engines are petrol without exception. */
export function listMotorcycles(): Grade[] {
  return readTable('motorcycles').map(readMotorcycle)
}

function readMotorcycle(row: TableRow): Grade {
  const body = row.text('body')
  const photo = PHOTOS[body]
  if (photo === undefined) throw new Error(`There are no pictures of the category "${body}".`)
  const [cc, gears, isLearner] = [row.count('cc'), row.text('gears'), row.text('lams') === 'Y']
  const badge = row.text('badge')
  const clutchless = /DCT/.test(badge)
  return {
    itemType: 'motorcycle',
    make: row.text('make'),
    model: row.text('model'),
    series: '',
    badge: badge === 'Base' ? '' : badge,
    body,
    photo,
    from: row.count('from'),
    to: row.count('to'),
    dollars: row.count('dollars'),
    doors: null,
    seats: 2,
    ancap: '',
    engine: {
      fuel: cc > 700 ? 'Petrol - Premium ULP' : 'Petrol - Unleaded ULP',
      cc,
      cylinders: row.count('cylinders'),
      induction: 'Aspirated',
      kilowatts: row.count('kw'),
      newtonMetres: row.count('nm'),
    },
    gearbox: { name: `${gears} Speed ${clutchless ? 'Dual Clutch Automatic' : 'Manual'}`, gears },
    drive: row.text('final'),
    consumption: null,
    towingKg: null,
    isLearner,
    measures: { fuelCapacity: `${row.count('tankLitres')} L` },
    fitted: [
      ...(isLearner ? ['LAMS Approved'] : []),
      `${cc} cc`,
      `Seat Height ${row.count('seatMm')} mm`,
      `Wet Weight ${row.count('wetKg')} kg`,
      `${row.text('final')} Final Drive`,
    ],
  }
}

import { australianDate } from '../feed-dates.ts'
import type { StockStatus, StockVehicle } from '../vehicle/stock-vehicle.ts'
import type { CsvRow } from './csv.ts'
import { askedDollars, grouped, slashedMonth, text } from './flat-values.ts'

const STATUSES: Readonly<Record<StockStatus, string>> = {
  'in stock': 'In Stock',
  'coming soon': 'In Transit',
  preorder: 'Pre-order',
  reserved: 'Deposit Taken',
  sold: 'Sold',
}
const dollars = (amount: number | null) => (amount === null ? '' : `$${grouped(amount)}`)

/** A vehicle under the column names of the published ftp layout. */
export function showroomRow(vehicle: StockVehicle): CsvRow {
  const { grade } = vehicle
  return {
    'Stock number': vehicle.stocknum,
    'Car type': vehicle.carType.toUpperCase(),
    Status: STATUSES[vehicle.status],
    Make: grade.make,
    Model: grade.model,
    Badge: grade.badge,
    Series: grade.series,
    Year: String(vehicle.year),
    'DAP Price': askedDollars(vehicle) === null ? 'POA' : dollars(vehicle.driveAwayDollars),
    'EGC Price': dollars(vehicle.egcDollars),
    'Was price': dollars(vehicle.wasDollars),
    Odometer: vehicle.odometer === null ? '' : `${vehicle.odometer} km`,
    Rego: vehicle.rego,
    'Rego expiry': australianDate(vehicle.regoExpiry),
    Vin: vehicle.vin,
    Body: grade.body,
    'Exterior Colour': vehicle.paint.name,
    'Interior Colour': vehicle.interior,
    ...mechanics(vehicle),
    Certified: vehicle.certified ? 'Yes' : 'No',
    'Compliance date': slashedMonth(vehicle.complianceMonth),
    'Build date': slashedMonth(vehicle.buildMonth),
    'Location code': vehicle.place.code,
    Tag: vehicle.tag,
    'Date in stock': australianDate(vehicle.dateInStock),
    'Sold date': australianDate(vehicle.soldDate),
    Dealercomments: vehicle.comments,
    Features: vehicle.features.join('|'),
    Images: vehicle.gallery.images.join('|'),
    'Spin images': vehicle.gallery.spin.join('|'),
    'Video URL': vehicle.gallery.video,
  }
}

function mechanics({ grade }: StockVehicle): CsvRow {
  const { engine, gearbox } = grade
  return {
    Fuel: engine?.fuel ?? '',
    Transmission: gearbox?.name ?? '',
    Drive: grade.drive,
    Doors: text(grade.doors),
    Seats: text(grade.seats),
    Cylinders: text(engine?.cylinders),
    'Engine size': engine?.cc ? `${(engine.cc / 1_000).toFixed(1)}L` : '',
    'Fuel consumption': text(grade.consumption),
    Torque: engine ? `${engine.newtonMetres} Nm` : '',
    'Towing capacity': text(grade.towingKg),
    'ANCAP rating': grade.ancap,
  }
}

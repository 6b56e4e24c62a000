import { australianDate } from '../feed-dates.ts'
import { inventInspection, pictureFaults } from '../vehicle/inspection-of.ts'
import type { StockStatus, StockVehicle } from '../vehicle/stock-vehicle.ts'
import type { CsvRow } from './csv.ts'
import { askedDollars, grouped, slashedMonth, text } from './flat-values.ts'

const STATUSES: Readonly<Record<StockStatus, string>> = {
  'in stock': 'AVAILABLE',
  'coming soon': 'ARRIVING',
  preorder: 'PREORDER',
  reserved: 'ON HOLD',
  sold: 'SOLD',
}
/** Columns for pictures; an older program has one for each. */
const PICTURES = 39

/** A vehicle as an older dealer program exports it: its own column names, pictures in numbered columns. */
export function legacyDmsRow(vehicle: StockVehicle): CsvRow {
  const { grade } = vehicle
  const { engine, gearbox } = grade
  const asked = askedDollars(vehicle)
  const inspection = inventInspection(vehicle)
  const { images, sheet } = inspection
    ? pictureFaults(vehicle, inspection)
    : { images: vehicle.gallery.images, sheet: null }
  return {
    'STOCK NO': vehicle.stocknum,
    STATUS: STATUSES[vehicle.status],
    'NEW/USED': vehicle.carType === 'used' ? 'U' : 'N',
    YEAR: String(vehicle.year),
    MANUFACTURER: grade.make,
    MODEL: grade.model,
    VARIANT: grade.badge,
    SERIES: grade.series,
    'BODY TYPE': grade.body,
    COLOUR: vehicle.paint.name,
    TRIM: vehicle.interior,
    KMS: vehicle.odometer === null ? '' : `${grouped(vehicle.odometer)} kms`,
    'REG NO': vehicle.rego,
    'REGO EXPIRY': australianDate(vehicle.regoExpiry),
    'VIN NUMBER': vehicle.vin,
    'DRIVE AWAY': asked === null ? 'CALL' : text(vehicle.driveAwayDollars),
    EGC: text(vehicle.egcDollars),
    'WAS PRICE': text(vehicle.wasDollars),
    GEARBOX: gearbox?.name ?? '',
    GEARS: gearbox?.gears ?? '',
    'FUEL TYPE': engine?.fuel ?? '',
    'DRIVE TYPE': grade.drive,
    DOORS: text(grade.doors),
    SEATS: text(grade.seats),
    CYLINDERS: text(engine?.cylinders),
    'ENGINE CAPACITY': engine?.cc ? `${engine.cc}cc` : '',
    ASPIRATION: engine?.induction ?? '',
    'FUEL CONSUMPTION': text(grade.consumption),
    TOWING: text(grade.towingKg),
    BUILT: slashedMonth(vehicle.buildMonth),
    COMPLIED: slashedMonth(vehicle.complianceMonth),
    YARD: vehicle.place.code,
    CPO: vehicle.certified ? 'Y' : 'N',
    SASH: vehicle.tag,
    'DATE ADDED': australianDate(vehicle.dateInStock),
    'DATE SOLD': australianDate(vehicle.soldDate),
    OPTIONS: vehicle.features.join(', '),
    COMMENTS: vehicle.comments,
    ...pictures(images),
    SPIN: vehicle.gallery.spin.join('|'),
    'HISTORY REPORT': vehicle.historyReport,
    'INSPECTION SHEET': sheet === null ? '' : JSON.stringify(sheet),
  }
}

function pictures(images: readonly string[]): CsvRow {
  const columns = Array.from({ length: PICTURES }, (_none, index) => index)
  return Object.fromEntries(columns.map((index) => [`IMAGE${index + 1}`, images[index] ?? '']))
}

import { daysBetween } from '@forecourt/schemas/contract/pure'
import { australianDate, DATES_AS_OF } from '../feed-dates.ts'
import { computeHash } from '../hash.ts'
import { placeHotspots } from '../vehicle/hotspots-of.ts'
import type { StockStatus, StockVehicle } from '../vehicle/stock-vehicle.ts'
import { askedDollars, slashedMonth, text } from './flat-values.ts'

export type DmsRow = Record<string, unknown>

const STATUSES: Readonly<Record<StockStatus, string>> = {
  'in stock': 'In Stock',
  'coming soon': 'Coming Soon',
  preorder: 'Pre-order',
  reserved: 'Reserved',
  sold: 'Sold',
}

/** A vehicle as a dealer management system sends it: flat, and without what is empty. */
export function dmsRow(vehicle: StockVehicle): DmsRow {
  const fields = Object.entries({ ...identity(vehicle), ...mechanics(vehicle), ...story(vehicle) })
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && value !== null))
}

/** The file: `{vehicles: […]}`, a vehicle a line. */
export function dmsFile(rows: readonly DmsRow[]): Uint8Array {
  return new TextEncoder().encode(
    `{"vehicles":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`,
  )
}

function identity(vehicle: StockVehicle): DmsRow {
  const { grade, driveAwayDollars, egcDollars } = vehicle
  const isOnApplication = askedDollars(vehicle) === null
  return {
    stocknum: vehicle.stocknum,
    car_type: vehicle.carType,
    item_type: grade.itemType,
    status: STATUSES[vehicle.status],
    make: grade.make,
    model: grade.model,
    badge: grade.badge,
    series: grade.series,
    year: vehicle.year,
    vin: vehicle.vin,
    rego: vehicle.rego,
    rego_expiry: australianDate(vehicle.regoExpiry),
    odometer: vehicle.odometer,
    dapprice: isOnApplication ? 'POA' : text(driveAwayDollars),
    egcprice: isOnApplication ? '0' : text(egcDollars),
    before_price: text(vehicle.wasDollars),
    ...reduction(vehicle),
    averagemarketprice: text(vehicle.market?.country),
    stateaveragemarketprice: text(vehicle.market?.state),
  }
}

/** Of a sale the system sends the price beside the usual one; a price that was lowered for good has a price before. */
function reduction({ stocknum, driveAwayDollars, wasDollars }: StockVehicle): DmsRow {
  const isSale = driveAwayDollars !== null && wasDollars !== null && computeHash(`sale ${stocknum}`) % 2 === 0
  if (!isSale) return {}
  return { dapprice: text(wasDollars), before_price: '', reduced_price: text(driveAwayDollars) }
}

/** How often it was looked at elsewhere, where it is advertised as well. */
function countViews({ stocknum, status, dateInStock }: StockVehicle): number {
  const days = daysBetween(dateInStock, DATES_AS_OF)
  return status === 'in stock' ? days * (2 + (computeHash(`views ${stocknum}`) % 9)) : 0
}

function mechanics({ grade, paint, interior }: StockVehicle): DmsRow {
  const { engine, gearbox } = grade
  return {
    body: grade.body,
    colour: paint.name,
    interior_colour: interior,
    transmission: gearbox?.name ?? '',
    gears: gearbox?.gears ?? '',
    fuel_type: engine?.fuel ?? '',
    drive: grade.drive,
    doors: grade.doors,
    seats: grade.seats,
    cylinders: text(engine?.cylinders),
    engine_capacity: text(engine?.cc),
    induction: engine?.induction ?? '',
    fuel_consumption: text(grade.consumption),
    torque: engine ? `${engine.newtonMetres} Nm` : '',
    towing_capacity: text(grade.towingKg),
    ancap_rating: grade.ancap,
  }
}

function story(vehicle: StockVehicle): DmsRow {
  return {
    certified: vehicle.certified ? 'Y' : 'N',
    compliance_date: slashedMonth(vehicle.complianceMonth),
    build_date: slashedMonth(vehicle.buildMonth),
    location_code: vehicle.place.code,
    dealership_name: vehicle.place.dealershipName,
    tag: vehicle.tag,
    date_in_stock: australianDate(vehicle.dateInStock),
    sold_date: australianDate(vehicle.soldDate),
    dealercomments: vehicle.comments,
    features: vehicle.features,
    images: vehicle.gallery.images,
    spin_images: vehicle.gallery.spin.length > 0 ? vehicle.gallery.spin : '',
    spin_code: vehicle.gallery.spinCode,
    spin_interior_image: vehicle.gallery.panorama,
    hotspots: placeHotspots(vehicle) ?? '',
    video_url: vehicle.gallery.video,
    history_report: vehicle.historyReport,
    views: countViews(vehicle),
    show_on_dealer_website: true,
  }
}

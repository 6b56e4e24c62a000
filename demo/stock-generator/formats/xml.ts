import type { ItemType } from '../catalog/grade.ts'
import type { StockStatus, StockVehicle } from '../vehicle/stock-vehicle.ts'
import { askedDollars, grouped, text } from './flat-values.ts'

/** Child elements of a vehicle in their order; a list becomes repeated elements inside one. */
export type XmlVehicle = readonly (readonly [name: string, value: string | readonly string[]])[]

const TYPES: Readonly<Record<ItemType, string>> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Truck',
  caravan: 'Caravan',
  motorhome: 'Motorhome',
}
const STATUSES: Readonly<Record<StockStatus, string>> = {
  'in stock': 'Available',
  'coming soon': 'In Transit',
  preorder: 'Pre-order',
  reserved: 'Deposit Paid',
  sold: 'Sold',
}
/** What stands inside an element that holds a list. */
const ITEMS: Readonly<Record<string, string>> = {
  Features: 'Feature',
  Images: 'Image',
  SpinImages: 'SpinImage',
}

/** A vehicle as a truck and caravan dealer's program exports it. */
export function xmlVehicle(vehicle: StockVehicle): XmlVehicle {
  const { grade } = vehicle
  const price = askedDollars(vehicle) === null ? 'Call' : ''
  return [
    ['StockNo', vehicle.stocknum],
    ['VehicleType', TYPES[grade.itemType]],
    ['Condition', { new: 'New', demo: 'Demonstrator', used: 'Used' }[vehicle.carType]],
    ['Status', STATUSES[vehicle.status]],
    ...Object.entries({ Make: grade.make, Model: grade.model, Variant: grade.badge, Series: grade.series }),
    ['Year', String(vehicle.year)],
    ['Odometer', vehicle.odometer === null ? '' : `${grouped(vehicle.odometer)} km`],
    [
      'DriveAway',
      price || (vehicle.driveAwayDollars === null ? '' : `$${grouped(vehicle.driveAwayDollars)}`),
    ],
    ['PriceEGC', price || (vehicle.egcDollars === null ? '' : `$${grouped(vehicle.egcDollars)}`)],
    ['WasPrice', text(vehicle.wasDollars)],
    ...mechanics(vehicle),
    ...papers(vehicle),
    ['Comments', vehicle.comments],
    ['Features', vehicle.features],
    ['Images', vehicle.gallery.images],
    ['SpinImages', vehicle.gallery.spin],
    ['Video', vehicle.gallery.video],
  ]
}

/** The file: UTF-8, a root, and every vehicle as the element that the manifest names. */
export function xmlFile(vehicles: readonly XmlVehicle[], element: string): Uint8Array {
  const written = vehicles.map((vehicle) => {
    const children = vehicle
      .filter(([, value]) => value.length > 0)
      .map(([name, value]) => formatChild(name, value))
    return `  <${element}>\n${children.join('')}  </${element}>\n`
  })
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<stock>\n${written.join('')}</stock>\n`,
  )
}

function formatChild(name: string, value: string | readonly string[]): string {
  if (typeof value !== 'string') {
    const item = ITEMS[name] ?? 'Item'
    return `    <${name}>${value.map((each) => `<${item}>${escaped(each)}</${item}>`).join('')}</${name}>\n`
  }
  const content = /[<\n]/.test(value) ? `<![CDATA[${value.replaceAll(']]>', ']]&gt;')}]]>` : escaped(value)
  return `    <${name}>${content}</${name}>\n`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function mechanics({ grade, paint }: StockVehicle): [string, string][] {
  const { engine, gearbox, measures } = grade
  return Object.entries({
    BodyType: grade.body,
    Colour: paint.name,
    Gearbox: gearbox?.name ?? '',
    FuelType: engine?.fuel ?? '',
    DriveType: grade.drive,
    Doors: text(grade.doors),
    Seats: text(grade.seats),
    Cylinders: text(engine?.cylinders),
    EngineCapacity: engine?.cc ? `${(engine.cc / 1_000).toFixed(1)} L` : '',
    Aspiration: engine?.induction ?? '',
    Torque: engine ? `${engine.newtonMetres} Nm` : '',
    FuelConsumption: text(grade.consumption),
    TowingCapacity: text(grade.towingKg),
    GVM: measures.grossVehicleMass ?? '',
    ATM: measures.aggregateTrailerMass ?? '',
    Tare: measures.tareWeight ?? '',
    Axles: measures.axleType ?? '',
    Berths: measures.sleeps ?? '',
    BodyLength: measures.bodyLength ?? '',
    BodyWidth: measures.bodyWidth ?? '',
    Length: measures.vehicleLength ?? '',
  })
}

function papers(vehicle: StockVehicle): [string, string][] {
  return Object.entries({
    VIN: vehicle.vin,
    Rego: vehicle.rego,
    RegoExpiry: vehicle.regoExpiry,
    BuildDate: vehicle.buildMonth,
    ComplianceDate: vehicle.complianceMonth,
    Certified: vehicle.certified ? 'true' : 'false',
    Yard: vehicle.place.code,
    Sash: vehicle.tag,
    InStockDate: vehicle.dateInStock,
    SoldDate: vehicle.soldDate,
  })
}

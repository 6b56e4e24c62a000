/*
 * The carsales CSN-DTO, after DriveAgent's public description of it: a vehicle in nested lists, times in UTC.
 */

import type { ItemType } from '../catalog/grade.ts'
import { computeHash } from '../hash.ts'
import type { CarType, StockStatus, StockVehicle } from '../vehicle/stock-vehicle.ts'
import { slashedMonth, text } from './flat-values.ts'

export type CsnVehicle = Record<string, unknown>

const TYPES: Readonly<Record<ItemType, string>> = {
  car: 'Car',
  motorcycle: 'Bike',
  truck: 'Truck',
  caravan: 'Caravan',
  motorhome: 'Motorhome',
}
const LISTING_TYPES: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demo', used: 'Used' }
const STATUSES: Readonly<Record<StockStatus, string>> = {
  'in stock': 'For Sale',
  'coming soon': 'Coming Soon',
  preorder: 'Pre-order',
  reserved: 'Under Offer',
  sold: 'Sold',
}

/** A vehicle as the network's exchange format has it. */
export function csnVehicle(vehicle: StockVehicle): CsnVehicle {
  const { place, stocknum } = vehicle
  return {
    Type: TYPES[vehicle.grade.itemType],
    Identifier: computeUuid(`${place.sellerCode}/${stocknum}`),
    ListingType: LISTING_TYPES[vehicle.carType],
    SaleStatus: STATUSES[vehicle.status],
    Description: vehicle.comments,
    CreatedUtc: `${vehicle.dateInStock}T00:15:00Z`,
    LastModifiedUtc: `${vehicle.soldDate || vehicle.dateInStock}T04:40:00Z`,
    Identification: [
      { Type: 'StockNumber', Value: stocknum },
      { Type: vehicle.grade.itemType === 'caravan' ? 'Chassis' : 'VIN', Value: vehicle.vin },
    ],
    Specification: specification(vehicle),
    Colours: [
      { Location: 'Exterior', Generic: genericColour(vehicle), Name: vehicle.paint.name },
      ...(vehicle.interior
        ? [{ Location: 'Interior', Generic: vehicle.interior, Name: vehicle.interior }]
        : []),
    ],
    OdometerReadings: vehicle.odometer === null ? [] : [{ Value: vehicle.odometer, UnitOfMeasure: 'KM' }],
    PriceList: prices(vehicle),
    ...(vehicle.rego
      ? { Registration: { Number: vehicle.rego, ExpiresUtc: `${vehicle.regoExpiry}T13:00:00Z` } }
      : {}),
    Media: { Photos: vehicle.gallery.images.map((Url, index) => ({ Url, Order: index + 1 })) },
    Seller: { Identifier: place.sellerCode, Name: place.dealershipName, LocationCode: place.code },
  }
}

/** One array, a vehicle a line. */
export function csnArray(vehicles: readonly CsnVehicle[]): Uint8Array {
  return new TextEncoder().encode(`[\n${vehicles.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`)
}

/** A vehicle a line, and nothing around them. */
export function csnLines(vehicles: readonly CsnVehicle[]): Uint8Array {
  return new TextEncoder().encode(vehicles.map((each) => `${JSON.stringify(each)}\n`).join(''))
}

function specification(vehicle: StockVehicle) {
  const { make, model, series, badge } = vehicle.grade
  return {
    Make: make,
    Model: model,
    ...(series ? { Series: series } : {}),
    Title: [vehicle.year, make, model, badge].filter(Boolean).join(' '),
    SpecificationSource: 'REDBOOK',
    ReleaseDate: { Year: vehicle.year },
    Attributes: Object.entries({ ...mechanics(vehicle), ...story(vehicle) })
      .filter(([, value]) => value !== '')
      .map(([Name, Value]) => ({ Name, Value })),
  }
}

function mechanics({ grade }: StockVehicle): Record<string, string> {
  const { engine, gearbox, measures } = grade
  return {
    Badge: grade.badge,
    Body: grade.body,
    Doors: text(grade.doors),
    Seats: text(grade.seats),
    Drive: grade.drive,
    FuelType: engine?.fuel ?? '',
    Transmission: gearbox?.name ?? '',
    Gears: gearbox?.gears ?? '',
    EngineSize: text(engine?.cc),
    Cylinders: text(engine?.cylinders),
    Induction: engine?.induction ?? '',
    Torque: engine ? `${engine.newtonMetres} Nm` : '',
    FuelConsumption: text(grade.consumption),
    TowingCapacity: text(grade.towingKg),
    ANCAPRating: grade.ancap,
    GVM: measures.grossVehicleMass ?? '',
    AxleType: measures.axleType ?? '',
    BodyLength: measures.bodyLength ?? '',
    FuelCapacity: measures.fuelCapacity ?? '',
  }
}

function story(vehicle: StockVehicle): Record<string, string> {
  return {
    BuildDate: slashedMonth(vehicle.buildMonth),
    ComplianceDate: slashedMonth(vehicle.complianceMonth),
    Certified: vehicle.certified ? 'Y' : '',
    Tag: vehicle.tag,
    SoldDate: vehicle.soldDate,
    SubscriptionPrice: text(vehicle.subscriptionDollars),
    AverageMarketPrice: text(vehicle.market?.country),
    StateAverageMarketPrice: text(vehicle.market?.state),
    Features: vehicle.features.join('|'),
    SpinImages: vehicle.gallery.spin.join('|'),
  }
}

function prices({ driveAwayDollars, egcDollars, wasDollars }: StockVehicle) {
  const amounts = { DAP: driveAwayDollars, EGC: egcDollars, WAS: wasDollars }
  return Object.entries(amounts).flatMap(([Type, Amount]) => (Amount === null ? [] : [{ Type, Amount }]))
}

function genericColour({ paint }: StockVehicle): string {
  return paint.colour === 'sky' ? 'Blue' : paint.colour.charAt(0).toUpperCase() + paint.colour.slice(1)
}

/** An identifier that looks like the network's and stays the same from day to day. */
function computeUuid(name: string): string {
  const hex = [0, 1, 2, 3]
    .map((part) => computeHash(`${part} ${name}`).toString(16).padStart(8, '0'))
    .join('')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}

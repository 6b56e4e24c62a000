// A vehicle as the carsales network takes it, CSN-DTO: https://github.com/carsales/csn-dto. The file is the array of all of
// a seller's vehicles that it describes for sellers who are fetched from.
import { hash } from 'node:crypto'
import type { Car } from '@forecourt/schemas/contract'
import { listPhones } from '#app/parts/contact/address.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { type FeedCar, isVin, type ListSource, type PriceKind, saleReasons } from './feed-cars.server.ts'

const TYPES: Readonly<Record<string, string>> = {
  '': 'Car',
  car: 'Car',
  motorcycle: 'Bike',
  truck: 'Truck',
  caravan: 'Caravan',
  motorhome: 'Caravan',
  boat: 'Boat',
}

const LISTING_TYPES: Readonly<Record<Car['carType'], string>> = { new: 'New', demo: 'Demo', used: 'Used' }

/** Including and excluding government charges. */
const PRICE_TYPES: Readonly<Record<PriceKind, string>> = {
  'drive-away': 'IGC',
  'excl-govt-charges': 'EGC',
  'plus-on-road-costs': 'EGC',
  '': '',
}

/** A vehicle of carsales' file, or why it is left out. */
export function carsalesVehicle(
  entry: FeedCar,
  { bundle: { tenant } }: ListSource,
  repeated: ReadonlySet<string>,
): { vehicle: object } | { reasons: string[] } {
  const { car, place, priceCents, priceKind } = entry
  const type = Object.hasOwn(TYPES, car.itemType) ? TYPES[car.itemType] : undefined
  const priceType = PRICE_TYPES[priceKind]
  const reasons = [
    type === undefined && 'carsales takes no such kind of vehicle.',
    ...saleReasons(entry),
    car.stocknum === '' && 'It has no stock number.',
    !isVin(car.vin) && car.regplate === '' && 'It has neither a VIN nor a registration.',
    isVin(car.vin) && repeated.has(car.vin.toUpperCase()) && 'Another vehicle has the same VIN.',
    priceCents !== null && priceType === '' && 'Its price is neither drive away nor before charges.',
  ].filter((reason) => reason !== false)
  if (reasons.length > 0 || priceCents === null || place === undefined) return { reasons }
  const [phone] = tenant.flags.showContactDetails ? listPhones(place) : []
  const dealership = car.dealershipId || car.dealershipSlug || place.slug
  const vehicle = {
    Type: type,
    Identifier: formatGuid(`${tenant.slug} ${car.id}`),
    ListingType: LISTING_TYPES[car.carType],
    SaleStatus: 'In Stock',
    SaleType: 'Sale',
    Description: car.dealercomments || entry.description,
    ...(car.regplate === '' ? {} : { Registration: { Number: car.regplate } }),
    Identification: entries('Type', {
      StockNumber: car.stocknum,
      VIN: isVin(car.vin) ? car.vin.toUpperCase() : '',
    }),
    Colours: [
      ...(car.colour === '' ? [] : [{ Location: 'Exterior', Name: car.colour }]),
      ...(car.interiorColour === '' ? [] : [{ Location: 'Interior', Name: car.interiorColour }]),
    ],
    OdometerReadings: car.km === null ? [] : [{ Type: 'Chassis', Value: car.km, UnitOfMeasure: 'Km' }],
    Seller: {
      Identifier: formatGuid(dealership),
      Type: 'DEALER',
      Name: withoutStega(car.dealershipName || place.name),
      PhoneNumbers: phone ? [{ Type: 'Work', Number: phone.text, CountryCode: 61 }] : [],
    },
    Specification: {
      SpecificationSource: 'CUSTOM',
      CountryCode: 'AU',
      Make: car.make,
      Model: car.model,
      Series: car.series,
      Title: car.name,
      ReleaseDate: { Year: car.year },
      Attributes: entries('Name', listAttributes(car)),
      Features: car.standardEquipment.map((Name) => ({ Name })),
    },
    Media: {
      Photos: car.images.map(({ url, thumbUrl }, at) => ({ Url: url, ThumbUrl: thumbUrl, Order: at + 1 })),
    },
    PriceList: [{ Type: priceType, Currency: 'AUD', Amount: priceCents / 100 }],
    ...(car.createdAt === null ? {} : { CreatedUtc: car.createdAt }),
  }
  return { vehicle }
}

/** By the names of the network's `docs/car.attributes.json`. */
function listAttributes(car: Car): Record<string, string> {
  return {
    Badge: car.badge,
    BodyStyle: car.body || car.simpleBody,
    FuelType: car.fuel || car.simpleFuel,
    GearType: car.transmission || car.simpleTransmission,
    GearNumber: car.gearnum,
    Drive: car.drive,
    DoorNumber: car.doors === null ? '' : String(car.doors),
    SeatCapacity: car.seats === null ? '' : String(car.seats),
    Cylinders: car.cylinders,
    EngineSize: /^\d{3,5}$/.test(car.enginesize) ? car.enginesize : '',
    Induction: car.induction,
    FuelCombined: car.fuelconsumptioncombined,
    FuelCapacity: car.fuelcapacity,
    GrossVehicleMass: car.grossvehiclemass,
    TowingBrakes: car.towingcapacitybraked,
    VehicleLength: car.vehiclelength,
    VehicleHeight: car.vehicleheight,
    VehicleWidth: car.vehiclewidth,
    ANCAPRating: car.ancaprating,
  }
}

const entries = (key: 'Type' | 'Name', values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, Value]) => ({ [key]: name, Value }))

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The same for the same text, for as long as the vehicle is there (RFC 9562, version 8). */
function formatGuid(text: string): string {
  if (GUID.test(text)) return text.toLowerCase()
  const hex = hash('sha256', text, 'hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}

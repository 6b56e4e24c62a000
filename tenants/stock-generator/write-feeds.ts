import type { GeneratedVehicle } from './generated-vehicle.ts'

/** The dms-json of a dealer management system; an empty value is left out, as such systems do. */
export function toDmsJson(vehicles: readonly GeneratedVehicle[]): string {
  const list = vehicles.map((vehicle) => {
    const fields = Object.entries(dmsFields(vehicle))
    return Object.fromEntries(fields.filter(([, value]) => value !== '' && value !== null))
  })
  return `${JSON.stringify({ vehicles: list }, null, 1)}\n`
}

function dmsFields(vehicle: GeneratedVehicle) {
  return {
    stocknum: vehicle.stocknum,
    car_type: vehicle.carType,
    item_type: vehicle.itemType,
    status: vehicle.status,
    ...{
      make: vehicle.make,
      model: vehicle.model,
      badge: vehicle.badge,
      series: vehicle.series,
      year: vehicle.year,
    },
    ...{ vin: vehicle.vin, rego: vehicle.rego, rego_expiry: vehicle.regoExpiry, odometer: vehicle.odometer },
    ...{ dapprice: vehicle.driveAway, egcprice: vehicle.excludingCharges, before_price: vehicle.was },
    ...{ body: vehicle.body, colour: vehicle.colour, interior_colour: vehicle.interiorColour },
    ...{ transmission: vehicle.transmission, fuel_type: vehicle.fuel, drive: vehicle.drive },
    ...{ doors: vehicle.doors || '', seats: vehicle.seats || '', cylinders: vehicle.cylinders },
    ...{ engine_capacity: vehicle.engineCc, induction: vehicle.induction },
    ...{
      fuel_consumption: vehicle.consumption,
      towing_capacity: vehicle.towingKg,
      ancap_rating: vehicle.ancap,
    },
    certified: vehicle.certified ? 'Y' : 'N',
    ...{ compliance_date: vehicle.complianceDate, build_date: vehicle.buildDate },
    ...{ location_code: vehicle.locationCode, tag: vehicle.tag },
    ...{ date_in_stock: vehicle.dateInStock, sold_date: vehicle.soldDate },
    dealercomments: vehicle.comments,
    features: vehicle.features,
    images: vehicle.images,
    show_on_dealer_website: true,
  }
}

/** The nightly csv: semicolons, a header line, features and pictures separated by pipes. */
export function toCsv(vehicles: readonly GeneratedVehicle[]): string {
  const rows = vehicles.map(csvColumns)
  const header = Object.keys(rows[0] ?? {})
  const lines = [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]
  return `${lines.map((line) => line.map(csvCell).join(';')).join('\r\n')}\r\n`
}

function csvColumns(vehicle: GeneratedVehicle): Record<string, string> {
  return {
    'Stock number': vehicle.stocknum,
    'Car type': vehicle.carType.toUpperCase(),
    Status: vehicle.status,
    Make: vehicle.make,
    Model: vehicle.model,
    Badge: vehicle.badge,
    Series: vehicle.series,
    Year: String(vehicle.year),
    'DAP Price':
      vehicle.driveAway && vehicle.driveAway !== 'POA' ? `$${vehicle.driveAway}` : vehicle.driveAway,
    'EGC Price': vehicle.excludingCharges,
    'Was price': vehicle.was,
    Odometer: `${vehicle.odometer} km`,
    Rego: vehicle.rego,
    'Rego expiry': vehicle.regoExpiry,
    Vin: vehicle.vin,
    Body: vehicle.body,
    'Exterior Colour': vehicle.colour,
    'Interior Colour': vehicle.interiorColour,
    Fuel: vehicle.fuel,
    Transmission: vehicle.transmission,
    Drive: vehicle.drive,
    Doors: String(vehicle.doors),
    Seats: String(vehicle.seats),
    Cylinders: vehicle.cylinders,
    'Engine size': vehicle.engineCc,
    'Fuel consumption': vehicle.consumption,
    'Towing capacity': vehicle.towingKg,
    'ANCAP rating': vehicle.ancap,
    Certified: vehicle.certified ? 'Yes' : 'No',
    'Compliance date': vehicle.complianceDate,
    'Build date': vehicle.buildDate,
    'Location code': vehicle.locationCode,
    Tag: vehicle.tag,
    'Date in stock': vehicle.dateInStock,
    'Sold date': vehicle.soldDate,
    Dealercomments: vehicle.comments,
    Features: vehicle.features.join('|'),
    Images: vehicle.images.join('|'),
  }
}

function csvCell(value: string): string {
  return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

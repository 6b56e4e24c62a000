import type { FeedFormat } from '../feed/feed-row.ts'

/** A vehicle independent of a format, with values as they are written to the file. */
export type WrittenVehicle = Record<
  | 'stocknum'
  | 'make'
  | 'model'
  | 'badge'
  | 'year'
  | 'price'
  | 'colour'
  | 'comments'
  | 'location'
  | 'dealership',
  string
>

export function writtenVehicle(change: Partial<WrittenVehicle> = {}): WrittenVehicle {
  return {
    stocknum: 'A1',
    make: 'Maker',
    model: 'Runner',
    badge: 'Sport',
    year: '2020',
    price: '30000',
    colour: 'White',
    comments: 'One owner.',
    location: 'N',
    dealership: '',
    ...change,
  }
}

/** Writes vehicles as a file of that format; the vehicle at index `spoil` is invalid. */
export function writeFeed(
  format: FeedFormat,
  vehicles: readonly WrittenVehicle[],
  { spoil }: { spoil?: number } = {},
): string {
  const { start, entry, between, end } = WRITERS[format]
  const entries = vehicles.map((vehicle, index) => entry(vehicle, index === spoil))
  return `${start}${entries.join(between)}${end}`
}

type Writer = {
  start: string
  entry: (vehicle: WrittenVehicle, spoilt: boolean) => string
  between: string
  end: string
}

const COLUMNS = [
  'Stock number',
  'Make',
  'Model',
  'Badge',
  'Year',
  'Drive Away',
  'Colour',
  'Comments',
  'Location',
  'Dealership slug',
  'Car type',
]

const WRITERS: Record<FeedFormat, Writer> = {
  'dms-json': {
    start: '[',
    between: ',\n',
    end: ']',
    entry: (vehicle, spoilt) => {
      const { price, location, dealership, comments, ...same } = vehicle
      const codes = { location_code: location, external_dealership_identifier: dealership }
      const text = JSON.stringify({
        ...same,
        dapprice: price,
        ...codes,
        dealercomments: comments,
        car_type: 'used',
      })
      return spoilt ? text.replace(/\}$/, ',}') : text
    },
  },
  'csn-dto': {
    start: '',
    between: '\n',
    end: '\n',
    entry: (vehicle, spoilt) => {
      const text = JSON.stringify(formatCsn(vehicle))
      return spoilt ? text.replace(/\}$/, ',}') : text
    },
  },
  csv: {
    start: `${COLUMNS.join(',')}\n`,
    between: '\n',
    end: '\n',
    entry: (vehicle, spoilt) => {
      const { stocknum, make, model, badge, year, price, colour, comments, location, dealership } = vehicle
      const values = [
        stocknum,
        make,
        model,
        badge,
        year,
        price,
        colour,
        comments,
        location,
        dealership,
        'Used',
      ]
      return [...values, ...(spoilt ? ['one', 'too many'] : [])].map(quotedValue).join(',')
    },
  },
  xml: {
    start: '<?xml version="1.0"?>\n<stock>\n',
    between: '\n',
    end: '\n</stock>\n',
    entry: (vehicle, spoilt) => {
      const { price, location, dealership, ...same } = vehicle
      const named = {
        ...same,
        dapprice: price,
        locationcode: location,
        dealershipslug: dealership,
        cartype: 'used',
      }
      const fields = Object.entries(named).map(([name, value]) => `<${name}>${escapedText(value)}</${name}>`)
      return `<vehicle>${fields.join('')}${spoilt ? '<oops>' : ''}</vehicle>`
    },
  },
}

function formatCsn({
  stocknum,
  make,
  model,
  badge,
  year,
  price,
  colour,
  comments,
  location,
  dealership,
}: WrittenVehicle) {
  return {
    Type: 'Car',
    ListingType: 'Used',
    SaleStatus: 'In Stock',
    Description: comments,
    Identification: [{ Type: 'StockNumber', Value: stocknum }],
    Specification: {
      Make: make,
      Model: model,
      ReleaseDate: { Year: year },
      Attributes: [{ Name: 'Badge', Value: badge }],
    },
    Colours: [{ Location: 'Exterior', Name: colour }],
    PriceList: [{ Type: 'DAP', Amount: price }],
    Seller: { Identifier: dealership, LocationCode: location },
  }
}

function quotedValue(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

function escapedText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

import type { RandomSource } from '@forecourt/schemas/random'
import type { FieldName } from '#stock/vehicle/vehicle-fields.ts'
import { KINDS, type VehicleKind } from './vehicle-kinds.ts'

/** What a feed says of a vehicle, as text by field, and what that means. */
export type RandomVehicle = {
  stocknum: string
  fields: Partial<Record<FieldName, string>>
  truth: {
    kind: VehicleKind['itemType']
    /** Advertised dollars; null where the feed has words in place of a price. */
    price: number | null
    /** Dollars a week of a subscription. */
    subscription: number | null
    km: number | null
    state: VehicleState
  }
  /** What staff set of it over the feed; its truth says what follows. */
  set?: StaffAct
}

export type StaffAct = 'hidden' | 'reserved' | 'sold' | 'pinned'

const STAFF_ACTS = ['hidden', 'reserved', 'sold', 'pinned'] as const satisfies readonly StaffAct[]
const STATE_OF_ACT: Readonly<Record<StaffAct, VehicleState>> = {
  hidden: 'withheld',
  reserved: 'reserved',
  sold: 'sold',
  pinned: 'for sale',
}

/** A vehicle of which staff have set something, where the feed offers it for sale; of few of them they do. */
export function setByStaff(random: RandomSource, vehicle: RandomVehicle): RandomVehicle {
  if (vehicle.truth.state !== 'for sale' || !random.chance(0.08)) return vehicle
  const set = random.pick(STAFF_ACTS)
  return { ...vehicle, set, truth: { ...vehicle.truth, state: STATE_OF_ACT[set] } }
}

export type VehicleState = 'for sale' | 'reserved' | 'sold' | 'coming' | 'preorder' | 'withheld'

/** Fields that `randomVehicle` states itself, or that the files' names and codes belong to. */
type StatedField =
  | ('stocknum' | 'make' | 'model' | 'year' | 'carType' | 'status' | 'itemType' | 'km')
  | ('dapPrice' | 'egcPrice' | 'price' | 'priceLabel' | 'beforeCents' | 'reducedCents' | 'subscriptionCents')
  | ('sold' | 'reserved' | 'preorder' | 'soldAt' | 'showOnWebsite')
  | ('key' | 'locationCode' | 'dealershipCode' | 'dealershipName' | 'dealershipIds')

/** Words of feeds for a status, with what each means. */
const STATUS_WORDS: readonly (readonly [word: string, state: VehicleState])[] = [
  ['', 'for sale'],
  ['In Stock', 'for sale'],
  ['Available', 'for sale'],
  ['Deposit taken', 'reserved'],
  ['On hold', 'reserved'],
  ['Sold', 'sold'],
  ['In transit', 'coming'],
  ['Coming soon', 'coming'],
  ['Pre-order', 'preorder'],
  ['Quarantined', 'withheld'],
]

/** A vehicle of any kind; more are for sale than not. */
export function randomVehicle(random: RandomSource, at: number): RandomVehicle {
  const kind = random.pick(KINDS)
  const [make, model, badges] = random.pick(kind.models)
  const carType = random.pick(['New', 'Used', 'Used', 'Used', 'Demo'])
  const [status, state] = random.chance(0.7)
    ? (STATUS_WORDS[random.integer(0, 2)] ?? ['', 'for sale'])
    : random.pick(STATUS_WORDS)
  const flags = randomStateFlags(random, state)
  const km = carType === 'New' ? random.integer(0, 60) : random.integer(20, 240_000)
  const { fields: prices, price, subscription } = randomPrices(random, kind)
  const stocknum = `${random.pick(['R', 'rd', 'U-'])}${1000 + at}`
  const fields: RandomVehicle['fields'] = {
    stocknum,
    make,
    model,
    status,
    carType,
    year: String(carType === 'New' ? 2026 : random.integer(2004, 2026)),
    itemType: random.pick(kind.words),
    km: random.pick([String(km), `${km.toLocaleString('en-AU')} km`]),
    ...prices,
    ...flags.fields,
    ...optionalFields(random, kind, badges, at),
  }
  return { stocknum, fields, truth: { kind: kind.itemType, price, subscription, km, state: flags.state } }
}

/** Flags beside the status: sold goes before reserved, and that before the status; a preorder is a price alone. */
function randomStateFlags(random: RandomSource, state: VehicleState) {
  const cases: readonly [state: VehicleState, fields: RandomVehicle['fields']][] = [
    [state, {}],
    [state, {}],
    [state, {}],
    [state, { sold: 'no', reserved: '0', preorder: 'false' }],
    [state === 'for sale' ? 'preorder' : state, { preorder: 'yes' }],
    [state === 'sold' ? 'sold' : 'reserved', { reserved: 'yes' }],
    ['sold', { sold: 'true', reserved: 'yes' }],
  ]
  const [said, fields] = random.pick(cases)
  // A status that withholds a vehicle is no contradiction of these.
  return state === 'withheld' ? { state, fields: {} } : { state: said, fields }
}

function randomPrices(random: RandomSource, { price: [low, high] }: VehicleKind) {
  const dollars = Math.round(random.integer(low, high) / 10) * 10
  const written = random.pick([String(dollars), `$${dollars.toLocaleString('en-AU')}`])
  const subscription = random.chance(0.1) ? random.integer(90, 700) : null
  const weekly: RandomVehicle['fields'] =
    subscription === null ? {} : { subscriptionCents: String(subscription) }
  const more = dollars + random.integer(1, 60) * 100
  const less = Math.max(500, dollars - random.integer(1, 30) * 100)
  const cases: readonly [price: number | null, fields: RandomVehicle['fields']][] = [
    [dollars, { dapPrice: written }],
    [dollars, { egcPrice: written }],
    [dollars, { price: `${written} drive away` }],
    [dollars, { price: written }],
    [dollars, { dapPrice: written, beforeCents: String(more) }],
    [dollars, { dapPrice: written, egcPrice: String(less) }],
    [less, { dapPrice: written, reducedCents: String(less) }],
    [null, { price: random.pick(['POA', '0', 'Call us', '']) }],
  ]
  const [price, fields] = random.pick(cases)
  return { price, subscription, fields: { ...fields, ...weekly } }
}

/** Fields that a feed may leave out, each present or not. */
function optionalFields(
  random: RandomSource,
  kind: VehicleKind,
  badges: readonly string[],
  at: number,
): RandomVehicle['fields'] {
  const all: Record<Exclude<FieldName, StatedField>, string> = {
    ...describedFields(random, badges, at),
    ...measuredFields(random, kind),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '' && random.chance(0.6)))
}

/** What a vehicle is and how it is built. */
function measuredFields(random: RandomSource, kind: VehicleKind) {
  return {
    body: random.pick(kind.bodies),
    transmission: random.pick(['Automatic', '6 speed manual', 'CVT', 'Sports Automatic']),
    gears: String(random.integer(1, 18)),
    fuel: random.pick(kind.fuels),
    drive: random.pick(['4x4', 'Front Wheel Drive', 'AWD', 'Rear wheel drive']),
    doors: String(random.integer(2, 5)),
    seats: String(random.integer(1, 12)),
    cylinders: String(random.integer(2, 8)),
    engineCc: random.pick(['2.0', '1998', '3.5 L', '1.5L Turbo', '3.0 V6']),
    induction: random.pick(['Turbo', 'Aspirated']),
    fuelConsumption: random.pick(['7.6', '11.4']),
    fuelCapacity: '65',
    grossVehicleMass: random.pick(['3050', '4,490 kg']),
    vehicleLength: random.pick(['5220', '5.2 m']),
    vehicleHeight: '1800',
    vehicleWidth: '1955',
    torque: '500',
    towingCapacity: random.pick(['3500', '2,000 kg', '750 kg', '3.5', '3.5 t']),
    ancapRating: random.pick(['5', '4 stars']),
    bodyWidth: '2400',
    bodyLength: '6200',
    tareWeight: random.pick(['2450', '2,450 kg']),
    axleType: random.pick(['Tandem', 'Single']),
    sleeps: String(random.integer(2, 6)),
    seatHeight: random.pick(['790', '835 mm']),
    aggregateTrailerMass: '3100',
  } satisfies RandomVehicle['fields']
}

/** Names, papers, pictures and what the dealer says of a vehicle. */
function describedFields(random: RandomSource, badges: readonly string[], at: number) {
  return {
    badge: random.pick(badges),
    series: random.pick(['VDJ79R', 'MY25', 'Series II', 'Mk 8.5']),
    title: `${random.pick(badges)} of its own words`,
    vin: `6T1BF3FK${random.pick(['0', 'X'])}0${String(random.integer(1, 9_999_999)).padStart(7, '0')}`,
    regplate: `RD${random.integer(10, 99)}ER`,
    regoExpiry: random.pick(['14/03/2027', '2027-05-01', '14-Mar-27']),
    colour: random.pick(['White', 'Sunset Orange', 'glacier white metallic', 'Two-tone']),
    interiorColour: random.pick(['Black leather', 'Charcoal']),
    nvic: `NV${random.integer(100, 999)}`,
    certified: random.pick(['yes', 'no']),
    complianceDate: '03/2024',
    buildDate: '01/2024',
    comments: random.pick(COMMENTS),
    features: random.pick([
      'Air conditioning, Tow bar, Reversing camera',
      'Sunroof|Heated seats',
      'ABS, 18" alloys',
    ]),
    images: Array.from({ length: random.integer(0, 4) }, (_, index) => pictureAddress(at, index)).join(','),
    thumbnails: pictureAddress(at, 0),
    spinCode: `spin-${at}`,
    spinImages: Array.from({ length: 12 }, (_, index) => pictureAddress(at, index)).join(','),
    spinInteriorImage: pictureAddress(at, 9),
    hotspots: JSON.stringify({
      exterior: [{ description: 'Chip', anchors: [], positions: { 0: { x: 20, y: 40 } } }, 7],
      interior: [],
    }),
    privateSuburb: random.pick(['Wallan', 'St Kilda']),
    privatePostcode: random.pick(['3756', '3182']),
    lenders: JSON.stringify({ 'Feed Finance': { interestRate: 7.5, comparisonRate: 8.9, paymentWeek: 171 } }),
    videoUrl: 'https://films.example/own.mp4',
    financeQuote: JSON.stringify({ weeklyRepaymentAmount: 166, advertisedRate: 8.95, comparisonRate: 9.6 }),
    inspection: JSON.stringify({
      lines: [{ n: 1, part: 'Bonnet', found: 'Chips', done: 'Touched up' }],
      passed: 20,
      points: 21,
    }),
    views: String(random.integer(0, 40)),
    externalVideoUrl: 'https://films.example/one.mp4',
    historyReportUrl: 'https://reports.example/one.pdf',
    tag: random.pick(['One owner', 'Tradie special']),
    createdAt: random.pick(['2026-10-02', '20/11/2026', '2026-11-27T09:00:00+10:00']),
    marketCents: String(random.integer(9_000, 60_000)),
    stateMarketCents: String(random.integer(9_000, 60_000)),
  } satisfies RandomVehicle['fields']
}

const COMMENTS = [
  'One owner from new & never off the bitumen.\nCall in <b>today</b>.',
  'ABOUT US: we are a family business. '.repeat(30),
  'Was $45,990, now less.',
]

function pictureAddress(at: number, index: number): string {
  return `https://photos.forecourt.example/suv-slim/hero-left/silver.webp?v=${at}-${index}`
}

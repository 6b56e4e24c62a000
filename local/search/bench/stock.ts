// Generated stock for the bench: the shape of a vehicle index, reproducible from a seed.

import type { Settings } from 'meilisearch'
import { itemAt, Random } from './random.ts'

const MODELS: Record<string, string[]> = {
  Toyota: [
    'Corolla',
    'Camry',
    'HiLux',
    'LandCruiser',
    'LandCruiser Prado',
    'RAV4',
    'Yaris',
    'Kluger',
    'C-HR',
  ],
  Ford: ['Ranger', 'Everest', 'Mustang', 'Transit', 'Escape', 'Puma'],
  Mazda: ['CX-3', 'CX-5', 'CX-30', 'BT-50', 'Mazda3', 'Mazda2', 'MX-5'],
  Hyundai: ['i30', 'Tucson', 'Santa Fe', 'Kona', 'Venue', 'IONIQ 5'],
  Kia: ['Sportage', 'Sorento', 'Cerato', 'Stonic', 'Carnival', 'EV6'],
  Mitsubishi: ['Outlander', 'ASX', 'Triton', 'Pajero Sport', 'Eclipse Cross'],
  Nissan: ['X-Trail', 'Navara', 'Qashqai', 'Patrol', 'Juke'],
  Volkswagen: ['Golf', 'Tiguan', 'Amarok', 'Polo', 'T-Cross', 'Touareg'],
  'Mercedes-Benz': ['C-Class', 'GLC', 'A-Class', 'Vito', 'Sprinter'],
  BMW: ['X3', 'X5', '3 Series', '1 Series', 'iX3'],
  MG: ['ZS', 'HS', 'MG4', 'IM5', 'IM6', 'MG3'],
  Subaru: ['Forester', 'Outback', 'Crosstrek', 'WRX', 'BRZ'],
  Suzuki: ['Swift', 'Vitara', 'Jimny', 'Ignis'],
  Isuzu: ['D-MAX', 'MU-X'],
  Honda: ['CR-V', 'HR-V', 'Civic', 'ZR-V'],
}
const MAKES = Object.keys(MODELS)
const BADGES = [
  'GX',
  'GXL',
  'SR5',
  'Wildtrak',
  'XLT',
  'Touring',
  'Elite',
  'Highlander',
  'Sport',
  'Core',
  'Essence',
]
const BODIES = ['SUV', 'Ute', 'Hatchback', 'Sedan', 'Wagon', 'Van', 'Coupe', 'Convertible', 'People Mover']
const COLOURS = [
  'White',
  'Glacier White Pearl',
  'Black',
  'Midnight Black',
  'Grey',
  'Silver',
  'Blue',
  'Red',
  'Green',
]
const FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'Plug-in Hybrid']
const FEATURES = [
  'Tow Bar',
  'Sunroof',
  'Roof Racks',
  'Leather Seats',
  'Heated Seats',
  'Apple CarPlay',
  'Android Auto',
  'Bull Bar',
  'Snorkel',
  'Canopy',
  'Reverse Camera',
  'Keyless Entry',
  'Third Row',
  'Blind Spot Monitor',
  'Lane Assist',
  'Adaptive Cruise',
  'Parking Sensors',
  'Alloy Wheels',
  'Cargo Barrier',
  'Tinted Windows',
  'Side Steps',
  'Power Tailgate',
  'Head-Up Display',
  'Dual-Zone Climate',
]
/** Words of free texts: a few are common, most are rare. */
const EQUIPMENT = Array.from(
  { length: 400 },
  (_, at) => `${FEATURES[at % FEATURES.length]}, package ${Math.floor(at / FEATURES.length) + 1}`,
)
const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT']
const SENTENCES = [
  'One owner with full service history and two keys.',
  'Economical hybrid, averages 4.7L/100km around town.',
  'Perfect for a tradie or a small business.',
  'Extended warranty and finance options available to approved customers.',
  'Ideal family car with seven seats and plenty of room for the kids.',
  'Roadworthy certificate supplied; registered until 12/2026.',
  'Fitted with tow bar, bull bar and snorkel, ready for the big lap.',
  'Immaculate condition inside and out, must be seen to be appreciated.',
  'Panoramic glass roof, leather trim, heated and ventilated front seats.',
]
const ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

export type StockCar = Record<string, unknown> & { id: string; price: number }

/** Generated cars of `dealers` dealers, reproducible from the seed. */
export function makeStock(count: number, dealers: number, seed = 1): StockCar[] {
  return [...stockBatches(count, dealers, count, seed)].flat()
}

/** The same cars in chunks of `size`, to limit memory. */
export function* stockBatches(count: number, dealers: number, size: number, seed = 1): Generator<StockCar[]> {
  const random = new Random(seed)
  for (let from = 0; from < count; from += size) {
    const length = Math.min(size, count - from)
    yield Array.from({ length }, (_, at) => makeCar(random, from + at, dealers))
  }
}

function makeCar(random: Random, at: number, dealers: number): StockCar {
  const make = random.pick(MAKES)
  const model = random.pick(MODELS[make] ?? [])
  const badge = random.pick(BADGES)
  const year = random.whole(2008, 2026)
  const price = random.whole(60, 1600) * 100 - random.pick([0, 1, 10])
  const dealer = random.whole(1, dealers)
  const transmission = `${random.pick([5, 6, 8, 10])} speed ${random.pick(['Automatic', 'Manual', 'Sports Automatic'])}`
  const state = random.pick(STATES)
  return {
    id: `${dealer}-${at}`,
    name: `${year} ${make} ${model} ${badge} ${transmission.includes('Manual') ? 'Manual' : 'Auto'}`,
    make,
    model,
    badge,
    series: random.letters('ABCDEFGHJKLMNPRSTUVWXYZ', 2) + random.whole(1, 9),
    year,
    body: random.pick(BODIES),
    colour: random.pick(COLOURS),
    fuel: random.pick(FUELS),
    transmission,
    stocknum: `U${random.whole(1000, 999_999)}`,
    vin: random.letters(ALPHABET, 17),
    location: {
      name: `Yard ${random.whole(1, 3)} of dealer ${dealer}`,
      suburb: `Suburb ${dealer % 400}`,
      state,
    },
    description: random.some(SENTENCES, random.whole(1, 4)).join(' '),
    price,
    price_range: `Under $${Math.ceil(price / 10_000)}0,000`,
    km: random.whole(0, 250_000),
    seats: random.pick([2, 4, 5, 7, 8]),
    car_type: random.pick(['new', 'demo', 'used']),
    status: random.next() < 0.9 ? 'in_stock' : 'coming_soon',
    show_on_dealer_website: random.next() < 0.97,
    features: random.some(FEATURES, random.whole(0, 7)),
    equipment: Array.from({ length: random.whole(0, 8) }, () => skewedItem(random, EQUIPMENT)),
    created_at_timestamp: 1_760_000_000 + random.whole(0, 20_000_000),
    dealership_id: dealer,
    state,
    rank: random.whole(0, 1000),
  }
}

/** A random item; earlier ones are more likely. */
const skewedItem = <T>(random: Random, list: readonly T[]): T =>
  itemAt(list, Math.floor(random.next() ** 2 * list.length))

/** The settings of a vehicle index. */
export const stockSettings = {
  searchableAttributes: [
    'name',
    'make',
    'model',
    'badge',
    'series',
    'year',
    'body',
    'colour',
    'fuel',
    'transmission',
    'stocknum',
    'vin',
    'location',
    'description',
  ],
  filterableAttributes: [
    'id',
    'year',
    'make',
    'model',
    'badge',
    'series',
    'colour',
    'body',
    'fuel',
    'transmission',
    'price',
    'price_range',
    'km',
    'seats',
    'car_type',
    'status',
    'show_on_dealer_website',
    'features',
    'equipment',
    'created_at_timestamp',
    'dealership_id',
    'location',
    'state',
  ],
  sortableAttributes: ['price', 'km', 'year', 'created_at_timestamp', 'rank'],
  rankingRules: [
    'sort',
    'words',
    'typo',
    'proximity',
    'attributeRank',
    'wordPosition',
    'exactness',
    'rank:desc',
  ],
  synonyms: {
    vw: ['volkswagen'],
    merc: ['mercedes-benz'],
    ute: ['pickup'],
    pickup: ['ute'],
    auto: ['automatic'],
  },
  typoTolerance: { disableOnAttributes: ['stocknum', 'vin'] },
  faceting: { maxValuesPerFacet: 500, sortFacetValuesBy: { '*': 'count', year: 'alpha' } },
  pagination: { maxTotalHits: 1_000_000 },
} satisfies Settings

import type { Grade } from '../catalog/grade.ts'
import { REDGUM as COPY_STYLE } from '../copywriting/redgum.ts'
import { type XmlVehicle, xmlFile, xmlVehicle } from '../formats/xml.ts'
import type { StockPlace } from '../vehicle/place.ts'
import type { DemoDealer } from './dealer.ts'

const TRUCK_MAKES = ['Isuzu', 'Hino', 'Fuso', 'Iveco']
const downs = (place: Pick<StockPlace, 'code' | 'town' | 'share' | 'towns' | 'takes'>): StockPlace => ({
  ...place,
  state: 'QLD',
  sellerCode: '',
  dealershipName: `Redgum ${place.town}`,
})
const works = ({ itemType, photo, drive }: Grade) =>
  itemType === 'car' &&
  (['ute', 'van', 'cabchassis'].includes(photo) || (photo === 'suv' && drive.startsWith('4x4')))
const isNewWork = (grade: Grade) => grade.make === 'LDV' && works(grade)
const isTruck = ({ itemType, make }: Grade) => itemType === 'truck' && TRUCK_MAKES.includes(make)

/** Redgum Trucks & Caravans: what works and tours on the Darling Downs and out west. */
export const REDGUM: DemoDealer = {
  slug: 'redgum',
  file: 'feed.xml',
  seed: 401_403,
  places: [
    downs({
      code: 'TWB',
      town: 'Toowoomba',
      share: 6,
      towns: ['Highfields', 'Crows Nest', 'Oakey', 'Pittsworth', 'Gatton', 'Warwick'],
    }),
    downs({
      code: 'DBY',
      town: 'Dalby',
      share: 3,
      takes: ['car', 'truck'],
      towns: ['Chinchilla', 'Jandowae', 'Bell', 'Cecil Plains', 'Miles'],
    }),
    downs({
      code: 'ROM',
      town: 'Roma',
      share: 2,
      takes: ['car', 'truck'],
      towns: ['Mitchell', 'Injune', 'Surat', 'St George', 'Charleville'],
    }),
  ],
  draws: [
    { carType: 'new', count: 36, from: isTruck },
    { carType: 'demo', count: 5, from: (grade) => isTruck(grade) && grade.dollars < 180_000 },
    { carType: 'used', count: 34, from: ({ itemType }) => itemType === 'truck', ages: [2, 11] },
    { carType: 'new', count: 16, from: isNewWork },
    { carType: 'demo', count: 5, from: isNewWork },
    {
      carType: 'used',
      count: 62,
      from: works,
      weight: ({ photo }) => (photo === 'suv' ? 1 : 2),
      ages: [1, 11],
    },
    { carType: 'new', count: 20, from: ({ itemType, make }) => itemType === 'caravan' && make === 'Jayco' },
    { carType: 'used', count: 24, from: ({ itemType }) => itemType === 'caravan', ages: [2, 12] },
    {
      carType: 'new',
      count: 8,
      from: ({ itemType, make }) => itemType === 'motorhome' && ['Jayco', 'Avida'].includes(make),
    },
    { carType: 'used', count: 12, from: ({ itemType }) => itemType === 'motorhome', ages: [2, 12] },
  ],
  staples: [
    { make: 'Toyota', model: 'HiLux', badge: 'SR' },
    { make: 'Hino', model: '300 Series', badge: '616 IFS Trade Ace' },
    { make: 'Jayco', model: 'Journey', badge: '19.61-3 Outback' },
  ],
  stockNumber: ({ grade }, serial) =>
    `${({ truck: 'T', caravan: 'C', motorhome: 'M' } as Record<string, string>)[grade.itemType] ?? 'U'}${serial}`,
  films: true,
  priceEndings: [10, 10, 50, 100],
  egcPercent: 45,
  maxUsedDollars: 330_000,
  copyStyle: COPY_STYLE,
  write: (vehicles) => {
    const written = vehicles.map(xmlVehicle)
    return xmlFile(
      [...written, without(written[77], ['Condition']), without(written[120], ['StockNo'])],
      'listing',
    )
  },
}

// Rows that were saved half filled in: they have neither the number of another vehicle nor all that one needs.
function without(vehicle: XmlVehicle | undefined, names: readonly string[]): XmlVehicle {
  return (vehicle ?? [])
    .filter(([name]) => !names.includes(name))
    .map(([name, value]) => [name, name === 'StockNo' ? 'U19804' : value] as const)
}

import { BRISBANE_MG as COPY_STYLE } from '../copywriting/brisbane-mg.ts'
import { csvFile } from '../formats/csv.ts'
import { showroomRow } from '../formats/showroom-csv.ts'
import type { StockPlace } from '../vehicle/place.ts'
import type { DemoDealer } from './dealer.ts'

const brisbane = (code: string, town: string, share: number, towns: readonly string[]): StockPlace => ({
  code,
  town,
  share,
  towns,
  sellerCode: '',
  state: 'QLD',
  dealershipName: `Brisbane MG ${town}`,
})

/** Brisbane MG: one make. */
export const BRISBANE_MG: DemoDealer = {
  slug: 'brisbane-mg',
  file: 'feed.csv',
  seed: 4_006,
  places: [
    brisbane('VALLEY', 'Fortitude Valley', 3, [
      'New Farm',
      'Ascot',
      'Kelvin Grove',
      'Nundah',
      'Toowong',
      'Ashgrove',
    ]),
    brisbane('SPRINGWOOD', 'Springwood', 2, [
      'Daisy Hill',
      'Rochedale',
      'Shailer Park',
      'Capalaba',
      'Loganholme',
    ]),
  ],
  draws: [
    {
      carType: 'new',
      count: 72,
      from: ({ make }) => make === 'MG',
      weight: ({ model }) => (/^IM|ZS|HS|MG4/.test(model) ? 2 : 1),
    },
    { carType: 'demo', count: 24, from: ({ make, model }) => make === 'MG' && model !== 'U9' },
    { carType: 'used', count: 64, from: ({ make }) => make === 'MG', ages: [1, 7] },
  ],
  stockNumber: (_draft, serial) => `MG${serial}`,
  films: true,
  priceEndings: [10, 10, 10, 500],
  egcPercent: 6,
  copyStyle: COPY_STYLE,
  write: (vehicles) => {
    const rows = vehicles.map(showroomRow)
    // One was typed in before the build plate was read, another twice.
    const unread = {
      ...rows[30],
      'Stock number': 'MG19903',
      Year: 'TBA',
      'Build date': '',
      'Compliance date': '',
    }
    return csvFile([...rows, unread, { ...rows[8] }], { delimiter: ',', encoding: 'utf-8' })
  },
}

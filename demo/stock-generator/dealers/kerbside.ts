import { KERBSIDE as COPY_STYLE } from '../copywriting/kerbside.ts'
import { csvFile } from '../formats/csv.ts'
import { legacyDmsRow } from '../formats/legacy-dms-csv.ts'
import type { StockPlace } from '../vehicle/place.ts'
import type { DemoDealer } from './dealer.ts'

const perth = (code: string, town: string, share: number, towns: readonly string[]): StockPlace => ({
  code,
  town,
  share,
  towns,
  sellerCode: '',
  state: 'WA',
  dealershipName: `Kerbside ${town}`,
})
/** Europeans that people with a used-car budget buy; the rest goes to auction. */
const WEIGHTS: Readonly<Record<string, number>> = {
  Toyota: 3,
  Mazda: 3,
  Hyundai: 3,
  Holden: 3,
  Subaru: 2,
  Mitsubishi: 2,
  Ford: 2,
  Nissan: 2,
  Kia: 2,
}

/** Kerbside Used Cars, Perth. */
export const KERBSIDE: DemoDealer = {
  slug: 'kerbside',
  file: 'feed.csv',
  seed: 601_603,
  places: [
    perth('CAN', 'Cannington', 5, ['Victoria Park', 'Thornlie', 'Como', 'Bentley', 'Gosnells', 'Kalamunda']),
    perth('JOO', 'Joondalup', 3, ['Wanneroo', 'Hillarys', 'Kingsley', 'Yanchep', 'Duncraig', 'Mindarie']),
    perth('ROC', 'Rockingham', 2, [
      'Baldivis',
      'Secret Harbour',
      'Kwinana Town Centre',
      'Mandurah',
      'Warnbro',
    ]),
  ],
  draws: [
    {
      carType: 'used',
      count: 260,
      from: ({ itemType, make }) => itemType === 'car' && !['RAM', 'Porsche', 'MG'].includes(make),
      weight: ({ make }) => WEIGHTS[make] ?? 1,
      ages: [3, 13],
    },
  ],
  staples: [
    { make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport Hybrid' },
    { make: 'Mazda', model: '3', badge: 'G20 Pure' },
    { make: 'Kia', model: 'Sportage', badge: 'S' },
  ],
  stockNumber: (_draft, serial) => `K${serial}`,
  ownCameras: true,
  historyReports: true,
  priceEndings: [1, 12, 50, 100],
  egcPercent: 0,
  maxUsedDollars: 46_000,
  copyStyle: COPY_STYLE,
  write: (vehicles) => {
    const rows = vehicles.map(legacyDmsRow)
    // Booked in at the buying lane and not looked at yet; and a wholesale car in a column of its own making.
    const unseen = { ...rows[33], 'STOCK NO': 'K19790', MODEL: '', VARIANT: '' }
    const wholesale = { ...rows[70], 'STOCK NO': 'K19822', 'NEW/USED': 'TRADE ONLY' }
    return csvFile([...rows, unseen, wholesale], { delimiter: ';', encoding: 'windows-1252' })
  },
}

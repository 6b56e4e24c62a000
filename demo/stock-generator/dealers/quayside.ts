import type { Grade } from '../catalog/grade.ts'
import { QUAYSIDE as COPY_STYLE } from '../copywriting/quayside.ts'
import { type DmsRow, dmsFile, dmsRow } from '../formats/dms-json.ts'
import { computeHash } from '../hash.ts'
import type { StockPlace } from '../vehicle/place.ts'
import type { StockVehicle } from '../vehicle/stock-vehicle.ts'
import type { DemoDealer } from './dealer.ts'

const SOLD_NEW = ['Mazda', 'Kia', 'Hyundai', 'BYD', 'GWM', 'Mitsubishi']
const sydney = (code: string, town: string, share: number, towns: readonly string[]): StockPlace => ({
  code,
  town,
  share,
  towns,
  sellerCode: '',
  state: 'NSW',
  dealershipName: `Quayside Motors ${town}`,
})
const isCar = ({ itemType }: Grade) => itemType === 'car'

/** Quayside Motors, Sydney: many makes, new, demonstrator and used. */
export const QUAYSIDE: DemoDealer = {
  slug: 'quayside',
  file: 'feed.json',
  seed: 20_260_701,
  places: [
    sydney('ALX', 'Alexandria', 5, [
      'Marrickville',
      'Newtown',
      'Maroubra',
      'Rosebery',
      'Earlwood',
      'Kensington',
    ]),
    sydney('PAR', 'Parramatta', 3, ['Baulkham Hills', 'Westmead', 'Carlingford', 'Merrylands', 'Northmead']),
    sydney('BRK', 'Brookvale', 3, [
      'Dee Why',
      'Manly',
      'Mona Vale',
      'Freshwater',
      'Narrabeen',
      'Frenchs Forest',
    ]),
  ],
  draws: [
    { carType: 'new', count: 132, from: (grade) => isCar(grade) && SOLD_NEW.includes(grade.make) },
    { carType: 'demo', count: 40, from: (grade) => isCar(grade) && SOLD_NEW.includes(grade.make) },
    {
      carType: 'used',
      count: 246,
      from: (grade) => isCar(grade) && !['MG', 'LDV', 'RAM', 'Mahindra'].includes(grade.make),
      weight: ({ make }) => (SOLD_NEW.includes(make) || make === 'Toyota' ? 2 : 1),
      ages: [1, 10],
    },
  ],
  staples: [
    { make: 'Mazda', model: 'CX-5', badge: 'G25 Maxx Sport' },
    { make: 'Toyota', model: 'RAV4', badge: 'GX Hybrid' },
    { make: 'Hyundai', model: 'i30', badge: 'Active' },
  ],
  stockNumber: ({ carType }, serial) =>
    `Q${carType === 'new' ? 'N' : carType === 'demo' ? 'D' : 'U'}${serial}`,
  films: true,
  spinViewer: true,
  historyReports: true,
  marketPrices: true,
  priceEndings: [10, 10, 10, 120],
  egcPercent: 8,
  maxUsedDollars: 140_000,
  copyStyle: COPY_STYLE,
  write: (vehicles) => dmsFile(withSlips(vehicles.map(dmsRow), vehicles)),
}

// What a dealer's system really sends now and then: a vehicle entered twice, one saved before it was finished, a
// telephone number among the words, words pasted from a web page, and one kept off the website for the salesman's
// mother. The same vehicles stay the odd ones from day to day.
function withSlips(rows: readonly DmsRow[], vehicles: readonly StockVehicle[]): DmsRow[] {
  const [pasted, phoned, heldBack] = vehicles
    .filter(({ carType, status, comments }) => carType === 'used' && status === 'in stock' && comments !== '')
    .map(({ stocknum }) => ({ stocknum, order: computeHash(stocknum) }))
    .sort((one, other) => one.order - other.order)
    .map(({ stocknum }) => stocknum)
  const changed = rows.map((row) => {
    const words = String(row.dealercomments)
    if (row.stocknum === heldBack) return { ...row, show_on_dealer_website: false }
    if (row.stocknum === pasted) return { ...row, dealercomments: words + PASTED }
    return row.stocknum === phoned
      ? { ...row, dealercomments: `${words}<p>Ring Toni on 02 5550 0144.</p>` }
      : row
  })
  const { model: _model, badge: _badge, ...unfinished } = changed[40] ?? {}
  return [...changed, { ...unfinished, stocknum: 'QU19877' }, { ...changed[12], odometer: 51 }]
}

const PASTED =
  `<script>document.title='taken'</script><img src=x onerror="document.title='taken'">` +
  '&lt;iframe src="https://elsewhere.example"&gt;&lt;/iframe&gt;<a href="javascript:alert(1)">Click here</a> for &amp;pound;1!'

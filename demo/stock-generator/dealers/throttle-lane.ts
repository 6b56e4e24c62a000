import type { Grade } from '../catalog/grade.ts'
import { THROTTLE_LANE as COPY_STYLE } from '../copywriting/throttle-lane.ts'
import { type CsnVehicle, csnLines, csnVehicle } from '../formats/csn-dto.ts'
import type { StockPlace } from '../vehicle/place.ts'
import type { DemoDealer } from './dealer.ts'

const SOLD_NEW = ['Honda', 'Yamaha', 'Kawasaki', 'Suzuki', 'Triumph', 'Royal Enfield', 'Harley-Davidson']
const shop = (place: Omit<StockPlace, 'state' | 'dealershipName'>): StockPlace => ({
  ...place,
  state: 'SA',
  dealershipName: `Throttle Lane ${place.town}`,
})
const isMotorcycle = ({ itemType }: Grade) => itemType === 'motorcycle'

/** Throttle Lane Motorcycles, Adelaide. */
export const THROTTLE_LANE: DemoDealer = {
  slug: 'throttle-lane',
  file: 'feed.jsonl',
  seed: 2_003,
  places: [
    shop({
      code: 'CITY',
      sellerCode: '501',
      town: 'Adelaide',
      share: 5,
      newMakes: SOLD_NEW,
      towns: ['Norwood', 'Unley', 'Stirling', 'Prospect', 'Burnside', 'Hahndorf'],
    }),
    shop({
      code: 'MARION',
      sellerCode: '502',
      town: 'Marion',
      share: 3,
      newMakes: ['Honda', 'Yamaha', 'Suzuki', 'Royal Enfield'],
      towns: ['Brighton', 'Glenelg', 'Aberfoyle Park', 'Hallett Cove', 'Blackwood'],
    }),
    shop({
      code: 'ELIZ',
      sellerCode: '503',
      town: 'Elizabeth',
      share: 2,
      newMakes: ['Kawasaki', 'Triumph', 'Harley-Davidson'],
      towns: ['Gawler', 'Salisbury', 'Munno Para', 'Tanunda', 'Golden Grove'],
    }),
  ],
  draws: [
    { carType: 'new', count: 88, from: (grade) => isMotorcycle(grade) && SOLD_NEW.includes(grade.make) },
    { carType: 'demo', count: 22, from: (grade) => isMotorcycle(grade) && SOLD_NEW.includes(grade.make) },
    { carType: 'used', count: 70, from: isMotorcycle, ages: [1, 12] },
  ],
  staples: [
    { make: 'Yamaha', model: 'MT-07', badge: 'LA' },
    { make: 'Kawasaki', model: 'Ninja 650', badge: 'L ABS' },
  ],
  stockNumber: ({ carType }, serial) => `TL${carType === 'used' ? 'U' : ''}${serial}`,
  priceEndings: [10, 10, 5, 110],
  egcPercent: 5,
  copyStyle: COPY_STYLE,
  write: (vehicles) => csnLines([...vehicles.map(csnVehicle), ...slips(vehicles.map(csnVehicle))]),
}

// Listed on a telephone before the paperwork: one has no stock number yet, one no year.
function slips(vehicles: readonly CsnVehicle[]): CsnVehicle[] {
  const [first, second] = [vehicles[60], vehicles[90]]
  const specification = second?.Specification as Record<string, unknown> | undefined
  return [
    { ...first, Identification: [] },
    {
      ...second,
      Identification: [{ Type: 'StockNumber', Value: 'TLU19911' }],
      Specification: { ...specification, ReleaseDate: {} },
    },
  ]
}

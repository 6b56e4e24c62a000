import type { Grade } from '../catalog/grade.ts'
import { WATTLEBROOK as COPY_STYLE } from '../copywriting/wattlebrook.ts'
import { type CsnVehicle, csnArray, csnVehicle } from '../formats/csn-dto.ts'
import type { DemoDealer } from './dealer.ts'
import { MOTORCYCLE_MAKES, TRUCK_MAKES, WATTLEBROOK_PLACES } from './wattlebrook-places.ts'

const CAR_MAKES = ['Toyota', 'Ford', 'Nissan', 'Subaru', 'Volkswagen', 'Kia', 'Isuzu', 'Mahindra']
const isCar = ({ itemType }: Grade) => itemType === 'car'
const isTruck = ({ itemType, make }: Grade) => itemType === 'truck' && TRUCK_MAKES.includes(make)
const isMotorcycle = ({ itemType }: Grade) => itemType === 'motorcycle'

/** Wattlebrook Motor Group: cars, trucks and motorcycles at eight dealerships in three states. */
export const WATTLEBROOK: DemoDealer = {
  slug: 'wattlebrook',
  file: 'feed.json',
  seed: 1_994,
  places: WATTLEBROOK_PLACES,
  draws: [
    { carType: 'new', count: 404, from: (grade) => isCar(grade) && CAR_MAKES.includes(grade.make) },
    { carType: 'demo', count: 96, from: (grade) => isCar(grade) && CAR_MAKES.includes(grade.make) },
    {
      carType: 'used',
      count: 760,
      from: isCar,
      weight: ({ make, photo }) => (CAR_MAKES.includes(make) ? 2 : 1) + (photo === 'ute' ? 1 : 0),
      ages: [1, 11],
    },
    { carType: 'new', count: 48, from: isTruck },
    { carType: 'demo', count: 6, from: isTruck },
    { carType: 'used', count: 56, from: ({ itemType }) => itemType === 'truck', ages: [2, 11] },
    {
      carType: 'new',
      count: 62,
      from: (grade) => isMotorcycle(grade) && MOTORCYCLE_MAKES.includes(grade.make),
    },
    {
      carType: 'demo',
      count: 12,
      from: (grade) => isMotorcycle(grade) && MOTORCYCLE_MAKES.includes(grade.make),
    },
    { carType: 'used', count: 56, from: isMotorcycle, ages: [1, 10] },
  ],
  staples: [
    { make: 'Ford', model: 'Ranger', badge: 'XLS' },
    { make: 'Toyota', model: 'HiLux', badge: 'SR' },
    { make: 'Subaru', model: 'Forester', badge: '2.5i' },
    { make: 'Yamaha', model: 'MT-07', badge: 'LA' },
  ],
  stockNumber: ({ place, carType }, serial) =>
    `${place.code.charAt(0)}${carType === 'used' ? 'U' : 'N'}${serial}`,
  priceEndings: [10, 10, 12, 510],
  egcPercent: 35,
  subscriptionPercent: 7,
  maxUsedDollars: 420_000,
  marketPrices: true,
  copyStyle: COPY_STYLE,
  write: (vehicles) => csnArray([...vehicles.map(csnVehicle), ...slips(vehicles.map(csnVehicle))]),
}

// A dealer that was given up still sends a car, and one was listed before anybody knew what it is.
function slips(vehicles: readonly CsnVehicle[]): CsnVehicle[] {
  const [closed, unnamed] = [vehicles[700], vehicles[900]]
  const specification = unnamed?.Specification as Record<string, unknown> | undefined
  return [
    {
      ...closed,
      Identification: [{ Type: 'StockNumber', Value: 'TU19422' }],
      Seller: { Identifier: 'WMG309', Name: 'Wattlebrook Tamworth', LocationCode: 'TAMW' },
    },
    {
      ...unnamed,
      Identification: [{ Type: 'StockNumber', Value: 'NU19760' }],
      Specification: { ...specification, Make: '', Model: '' },
    },
  ]
}

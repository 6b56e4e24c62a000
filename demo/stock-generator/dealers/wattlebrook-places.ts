import type { ItemType } from '../catalog/grade.ts'
import type { PlaceState, StockPlace } from '../vehicle/place.ts'

type Dealership = {
  code: string
  sellerCode: string
  town: string
  state: PlaceState
  share: number
  newMakes: readonly string[]
  towns: readonly string[]
  takes?: readonly ItemType[]
  name?: string
}

const dealership = ({ name, takes = ['car'], ...place }: Dealership): StockPlace => ({
  ...place,
  takes,
  dealershipName: `Wattlebrook ${name ?? place.town}`,
})

export const TRUCK_MAKES = ['Hino', 'Fuso', 'Iveco', 'Kenworth']
export const MOTORCYCLE_MAKES = ['Yamaha', 'Kawasaki', 'Triumph']

/** The group's eight dealerships; a make is sold new where the dealership is its franchise. */
export const WATTLEBROOK_PLACES: readonly StockPlace[] = [
  dealership({
    code: 'NEWC',
    sellerCode: 'WMG301',
    town: 'Newcastle',
    state: 'NSW',
    share: 7,
    newMakes: ['Toyota', 'Subaru', 'Kia', 'Isuzu'],
    towns: ['Merewether', 'Maitland', 'Charlestown', 'Cessnock', 'Belmont', 'Raymond Terrace', 'Adamstown'],
  }),
  dealership({
    code: 'PENR',
    sellerCode: 'WMG302',
    town: 'Penrith',
    state: 'NSW',
    share: 6,
    newMakes: ['Ford', 'Nissan', 'Mahindra'],
    towns: ['Emu Plains', 'Glenmore Park', 'St Marys', 'Springwood', 'Katoomba', 'Windsor'],
  }),
  dealership({
    code: 'GEEL',
    sellerCode: 'WMG303',
    town: 'Geelong',
    state: 'VIC',
    share: 6,
    newMakes: ['Volkswagen', 'Kia', 'Nissan'],
    towns: ['Ocean Grove', 'Torquay', 'Belmont', 'Lara', 'Highton', 'Queenscliff', 'Colac'],
  }),
  dealership({
    code: 'BALL',
    sellerCode: 'WMG304',
    town: 'Ballarat',
    state: 'VIC',
    share: 4,
    newMakes: ['Toyota', 'Isuzu', 'Mahindra'],
    towns: ['Wendouree', 'Buninyong', 'Daylesford', 'Ararat', 'Creswick', 'Sebastopol'],
  }),
  dealership({
    code: 'TWBA',
    sellerCode: 'WMG305',
    town: 'Toowoomba',
    state: 'QLD',
    share: 5,
    newMakes: ['Ford', 'Subaru', 'Volkswagen'],
    towns: ['Highfields', 'Warwick', 'Gatton', 'Oakey', 'Pittsworth', 'Rangeville'],
  }),
  dealership({
    code: 'MKY',
    sellerCode: 'WMG306',
    town: 'Mackay',
    state: 'QLD',
    share: 4,
    newMakes: ['Toyota', 'Nissan', 'Isuzu', 'Mahindra'],
    towns: ['Andergrove', 'Sarina', 'Walkerston', 'Proserpine', 'Moranbah', 'Bucasia'],
  }),
  dealership({
    code: 'NTRK',
    sellerCode: 'WMG307',
    town: 'Beresfield',
    name: 'Newcastle Trucks',
    state: 'NSW',
    share: 1,
    newMakes: TRUCK_MAKES,
    takes: ['truck'],
    towns: ['Singleton', 'Muswellbrook', 'Kurri Kurri', 'Thornton', 'Scone'],
  }),
  dealership({
    code: 'GMC',
    sellerCode: 'WMG308',
    town: 'Geelong West',
    name: 'Geelong Motorcycles',
    state: 'VIC',
    share: 1,
    newMakes: MOTORCYCLE_MAKES,
    takes: ['motorcycle'],
    towns: ['Werribee', 'Torquay', 'Drysdale', 'Newtown', 'Anglesea', 'Bannockburn'],
  }),
]

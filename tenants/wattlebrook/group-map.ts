import { keyed } from '../src/content-fields.ts'

type MapPlace = readonly [name: string, lat: number, lng: number]

const places = (list: readonly MapPlace[]) =>
  keyed(
    list.map(([name, lat, lng]) => ({ name, position: { _type: 'geopoint', lat, lng } })),
    'companyPlace',
  )

/** The dealerships with the addresses of the other companies. */
export const GROUP_MAP = {
  _type: 'groupMap',
  title: 'Where the group is',
  text: 'Dealerships, rental desks, tyre centres, workshops and offices between Geelong and Cairns. Each dealership holds its own licence.',
  companies: keyed(
    [
      {
        name: 'TWG Rental',
        text: 'Cars, utes and light trucks by the day, by the month or on contract.',
        href: '/twg-rental',
        places: places([
          ['Mackay', -21.3, 149.2],
          ['Townsville', -19.3, 146.8],
          ['Cairns', -17, 145.8],
          ['Rockhampton', -23.4, 150.5],
          ['Gladstone', -23.9, 151.3],
          ['Bundaberg', -24.9, 152.3],
          ['Brisbane', -27.4, 153],
          ['Caboolture', -27.1, 152.9],
          ['Gold Coast', -28, 153.4],
          ['Toowoomba', -27.6, 151.9],
          ['Moree', -29.5, 149.8],
          ['Tamworth', -31.1, 150.9],
          ['Port Macquarie', -31.4, 152.9],
          ['Beresfield', -32.8, 151.7],
          ['Singleton', -32.6, 151.2],
          ['Sydney', -33.9, 151.1],
          ['Canberra', -35.3, 149.1],
          ['Wagga Wagga', -35.1, 147.4],
          ['Melbourne', -37.8, 145],
          ['Geelong', -38.1, 144.4],
          ['Bendigo', -36.8, 144.3],
        ]),
      },
      {
        name: 'TWG Tyres',
        text: 'Fitting, balancing and alignment. Truck tyres on the road, too.',
        href: '/twg-tyres',
        places: places([
          ['Paget', -21.2, 149.2],
          ['Yeppoon', -23.1, 150.7],
          ['Bargara', -24.8, 152.5],
          ['Ipswich', -27.6, 152.8],
          ['Toowoomba', -27.5, 151.9],
          ['Beenleigh', -27.7, 153.2],
          ['Cessnock', -32.8, 151.4],
          ['Raymond Terrace', -32.8, 151.7],
          ['Windsor', -33.6, 150.8],
          ['Wollongong', -34.4, 150.9],
          ['Bathurst', -33.4, 149.6],
          ['Ballarat', -37.6, 143.8],
          ['Lara', -38, 144.4],
          ['Dandenong', -38, 145.2],
        ]),
      },
      {
        name: '4x4 Outdoor',
        text: 'Bars, suspension and canopies, fitted before delivery or at any later time.',
        href: '/4x4-outdoor',
        places: places([
          ['Penrith', -33.8, 150.7],
          ['Toowoomba', -27.6, 151.9],
        ]),
      },
      {
        name: 'Neotek',
        text: 'Diagnostics and tracking for fleets, and charging for depots.',
        href: '/neotek',
        places: places([
          ['Mackay', -21.1, 149.2],
          ['Toowoomba', -27.5, 152],
          ['Newcastle', -32.9, 151.7],
          ['Penrith', -33.7, 150.7],
          ['Geelong', -38.2, 144.3],
        ]),
      },
      {
        name: 'Finance and Insurance',
        text: 'One office a state, for all of its dealerships.',
        href: '/finance-and-insurance',
        places: places([
          ['Brisbane', -27.5, 153],
          ['Newcastle', -32.9, 151.8],
          ['Melbourne', -37.8, 144.9],
        ]),
      },
    ],
    'groupCompany',
  ),
}

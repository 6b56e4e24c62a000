import { keyed } from '../src/content-fields.ts'

/** The dealer's own words on every vehicle's page. */
export const VEHICLE_PAGE = {
  included: [
    'Inspection by the makers’ own technicians',
    'Registration and government charges in the drive away price',
    'Two keys, books and floor mats',
  ],
  assurances: ['48 hour money back guarantee', '12 months roadside assist'],
  viewsFrom: 10,
  reasons: keyed(
    [
      { title: 'Eight dealerships, one group', text: 'A car at any of them can be seen at yours.' },
      { title: 'Family owned since 1994', text: 'The name above the door answers the phone.' },
      { title: 'Makers’ workshops', text: 'Each brand is serviced by people it trained.' },
      { title: 'Trade-ins valued in writing', text: 'An offer that holds for seven days.' },
    ],
    'reason',
  ),
  protection: keyed(
    [
      { title: 'Wattlebrook Care', text: 'Three years of extended warranty at any workshop of the group.' },
      { title: 'Insurance', text: 'Quoted beside your finance, with monthly payments.' },
      { title: 'Tyre and rim', text: 'Cover for potholes and kerbs, with a spare car while it is mended.' },
    ],
    'protectionCover',
  ),
}

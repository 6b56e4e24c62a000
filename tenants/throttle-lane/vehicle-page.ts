import { keyed } from '../src/content-fields.ts'

/** The dealer's own words on every vehicle's page. */
export const VEHICLE_PAGE = {
  included: [
    'Pre-delivery check and a first service voucher',
    'Fresh registration',
    'Two keys, tool kit and paddock stand bobbins where they fit',
  ],
  assurances: ['48 hour money back guarantee', '12 months roadside assist'],
  viewsFrom: 10,
  reasons: keyed(
    [
      { title: 'Riders only', text: 'Everybody here rides to work. Ask us about your commute.' },
      { title: 'Set up for you', text: 'Levers, preload and bars adjusted to you before you leave.' },
      { title: 'Learner friendly', text: 'LAMS bikes, gear and a quiet road for the first ride.' },
    ],
    'reason',
  ),
  protection: keyed(
    [
      { title: 'Tyre cover', text: 'For nails and glass, at any fitter.' },
      { title: 'Extended warranty', text: 'Two more years after the maker’s.' },
      { title: 'Security', text: 'Data dots, ground anchors and trackers, fitted here.' },
    ],
    'protectionCover',
  ),
}

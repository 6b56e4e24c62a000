import { keyed } from '../src/content-fields.ts'

/** The dealer's own words on every vehicle's page. */
export const VEHICLE_PAGE = {
  included: [
    'Weighed, inspected and test driven under load',
    'Safety or roadworthy certificate',
    'Two keys and every book we were given',
  ],
  assurances: ['48 hour money back guarantee', '12 months roadside assist, towing included'],
  viewsFrom: 10,
  reasons: keyed(
    [
      {
        title: 'We drive what we sell',
        text: 'Trucks, vans and four-wheel drives are our own working week.',
      },
      { title: 'Honest weights', text: 'Tare, payload and ball weight as measured, not as printed.' },
      { title: 'Fitted out here', text: 'Trays, bars and brake controllers in our own workshop.' },
    ],
    'reason',
  ),
  protection: keyed(
    [
      { title: 'Extended warranty', text: 'Engine, gearbox and driveline, for work as well.' },
      { title: 'Underbody protection', text: 'For salt, red dust and river crossings.' },
      { title: 'Commercial insurance', text: 'For the vehicle and what it carries.' },
    ],
    'protectionCover',
  ),
}

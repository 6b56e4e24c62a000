import { keyed } from '../src/content-fields.ts'

/** The dealer's own words on every vehicle's page. */
export const VEHICLE_PAGE = {
  included: [
    'The inspection sheet, the bad lines too',
    'A roadworthy inspection by somebody else’s mechanic',
    'Two keys, or the price of the second one',
  ],
  assurances: ['48 hour money back guarantee', '12 months roadside assist'],
  priceFalls: { everyDays: 30, dollars: 400 },
  viewsFrom: 10,
  reasons: keyed(
    [
      { title: 'Faults first', text: 'What is wrong with it is written on the card, before you ask.' },
      { title: 'No commission', text: 'The person showing you the car earns the same whichever you choose.' },
      { title: 'Small yards', text: 'Three of them, and every car was chosen by one of three people.' },
    ],
    'reason',
  ),
  protection: keyed(
    [
      { title: 'Mechanical protection', text: 'Two years for cars under 160,000 kilometres.' },
      { title: 'Insurance', text: 'We ring three insurers with you and take nothing for it.' },
    ],
    'protectionCover',
  ),
}

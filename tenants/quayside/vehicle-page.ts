import { keyed } from '../src/content-fields.ts'

/** The dealer's own words on every vehicle's page. */
export const VEHICLE_PAGE = {
  included: [
    'A workshop inspection, with the sheet to take home',
    'Registration and stamp duty in the drive away price',
    'Two keys and the service books',
    'A full tank on the day you collect it',
  ],
  assurances: ['48 hour money back guarantee', '12 months roadside assist'],
  viewsFrom: 2,
  reasons: keyed(
    [
      {
        title: 'One price',
        text: 'The price on the windscreen is the price you pay. Nobody haggles better than you.',
      },
      {
        title: 'Three yards',
        text: 'See it at Alexandria, Parramatta or Brookvale. We bring it to the yard nearest you.',
      },
      { title: 'Our own workshop', text: 'The people who inspected it are the people who service it.' },
      { title: 'Straight answers', text: 'Ask for photos of any corner. We take them the same day.' },
    ],
    'reason',
  ),
  protection: keyed(
    [
      {
        title: 'Extended warranty',
        text: 'Up to five years, honoured at any licensed workshop in Australia.',
      },
      {
        title: 'Comprehensive insurance',
        text: 'A quote while the papers are signed, and cover from the kerb.',
      },
      { title: 'Paint and interior protection', text: 'Applied before you collect it, with a certificate.' },
    ],
    'protectionCover',
  ),
  chatUrl: 'https://chat.forecourt.example/quayside',
}

import { keyed, pictureField } from '../src/content-fields.ts'
import {
  carRowBlock,
  heroBlock,
  questionsBlock,
  siteBlock,
  textBlock,
  tilesBlock,
} from '../src/page-blocks.ts'

/** The front page: find one, what is wrong with it, what came in, what it costs, questions. */
export const homePage = {
  title: 'Kerbside Used Cars',
  metaTitle: 'Used cars in Perth, faults and all',
  metaDescription:
    'Used cars in Cannington, Joondalup and Rockingham. Each with its inspection sheet, the bad lines too. Drive away prices.',
  blocks: keyed([
    heroBlock([
      {
        title: 'Used cars. The faults are on the card.',
        description: '',
        image: pictureField('hatch-round-hero-plum', 'Plum hatch with four numbered faults, illustration'),
        points: [
          { title: 'Stone chips on bonnet edge', text: '14 chips, touched up', x: 77, y: 36 },
          { title: 'Right front wheel kerbed', text: '40 mm, left as it is', x: 48, y: 76 },
          { title: 'Rear door repainted', text: '212 µm, was a trolley dent', x: 18, y: 44 },
          { title: 'Windscreen chip, filled', text: '3 mm, outside the driver’s sweep', x: 50, y: 15 },
        ],
      },
    ]),
    carRowBlock({
      title: 'In this week',
      carTypes: ['used'],
      linkLabel: 'Newest first',
      link: '/search/used-cars?sortBy=latest',
    }),
    textBlock(
      'What you should know first',
      'A used car has been used. Ours have stone chips, worn bolsters and sometimes a repaired panel. We photograph those, because you will see them anyway.',
      '**We turn away about one in three.** Flood cars, odometers that do not add up, chassis repairs: they do not come here.',
      '**The price is on the windscreen and it is drive away.** We drop it every 30 days a car stands, and the page says by how much.',
    ),
    siteBlock('priceSteps', { title: 'Thirty days, then it falls' }),
    questionsBlock('Fair questions', [
      [
        'Why is yours dearer than the one on the marketplace?',
        'Because somebody has to stand behind it. A private seller owes you nothing after the handshake; we owe you statutory warranty and whatever the sheet says.',
      ],
      [
        'Can I haggle?',
        'You can ask. The price already falls every 30 days, so mostly the answer is no, or “on the 14th”.',
      ],
      [
        'Has it been in an accident?',
        'Read the sheet: every panel is measured with a paint gauge and the readings are printed. Over 180 microns means it was repainted, and we say what we know about why.',
      ],
      [
        'Can I bring it back?',
        'Within 48 hours and 200 km, yes, for the full price. See [warranty](/warranty).',
      ],
    ]),
    siteBlock('bodyTypes'),
    carRowBlock({
      title: 'Under $12,000',
      order: 'price-asc',
      carTypes: ['used'],
      maxPrice: 12_000,
      linkLabel: 'All of them',
      link: '/search/used-cars?price=-12000',
    }),
    siteBlock('offers'),
    tilesBlock('Other things people come for', [
      ['Sell us yours', 'A figure in 20 minutes', '/sell-your-car'],
      ['The inspection', '112 points, explained', '/inspection'],
      ['Warranty', 'What the law gives, what we add', '/warranty'],
      ['Yards and hours', 'Closed Sundays, by law', '/locations'],
    ]),
    siteBlock('locations', { show: 'sales' }),
  ]),
}

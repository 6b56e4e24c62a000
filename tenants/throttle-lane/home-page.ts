import { keyed, pictureField } from '../src/content-fields.ts'
import {
  carRowBlock,
  heroBlock,
  questionsBlock,
  siteBlock,
  textBlock,
  tilesBlock,
} from '../src/page-blocks.ts'

/** The front page. It says little. */
export const homePage = {
  title: 'Throttle Lane Motorcycles',
  metaTitle: 'Motorcycles in Adelaide, Marion and Elizabeth',
  metaDescription:
    'New, demo and used motorcycles in Adelaide, Marion and Elizabeth. Honda, Yamaha, Kawasaki, Suzuki, Triumph, Royal Enfield, Harley-Davidson.',
  blocks: keyed([
    heroBlock([
      {
        title: 'Come in. Sit on it. Ride it.',
        image: pictureField(
          'motorcycle-naked-sharp-hero-n-acid',
          'Acid green naked motorcycle in a dark room, illustration',
        ),
        description: 'Seven makes on three floors. Demo rides any day we are open.',
      },
    ]),
    {
      _type: 'licencePicker',
      title: 'Your licence. Your bike.',
      licences: keyed(
        [
          { name: 'Learner’s permit', text: 'LAMS only', learner: true },
          { name: 'R-Date', text: 'LAMS only', learner: true },
          { name: 'Class R', text: 'Anything', learner: false },
        ],
        'riderLicence',
      ),
      seatMm: 810,
      note: 'LAMS: up to 660 cc and 150 kW a tonne with rider, on the South Australian list.',
    },
    carRowBlock({
      title: 'Fresh',
      limit: 8,
      linkLabel: 'All of it',
      link: '/search/new-used-and-demo-cars?sortBy=latest',
    }),
    textBlock(
      'How it goes here',
      '**Ride away.** One price, with rego.',
      '**Known history.** Used bikes come with a report, the keys we got, and photos of the tyres.',
      '**Serviced by people who ride.** Six mechanics, eleven bikes between them.',
    ),
    siteBlock('offers'),
    siteBlock('bodyTypes'),
    carRowBlock({
      title: 'Used, under $10,000',
      order: 'price-asc',
      carTypes: ['used'],
      maxPrice: 10_000,
      limit: 8,
      linkLabel: 'All used',
      link: '/search/used-cars',
    }),
    tilesBlock('Next', [
      ['Service', 'Workshop opens 7.30 am', '/service'],
      ['Learner riders', 'LAMS, permits, first bikes', '/learner-riders'],
      ['Offers', 'Four running', '/special-offers'],
      ['Shops', 'City, Marion, Elizabeth', '/locations'],
    ]),
    questionsBlock('Asked often', [
      [
        'Can I test ride?',
        'Yes. Full licence, your own gear or ours, $2,000 excess. Learners on LAMS bikes, with one of us.',
      ],
      ['Trade-ins?', 'Any bike. Cars, no.'],
      ['Open Sundays?', 'No. We ride.'],
      ['Freight?', 'Crated to any capital. Darwin takes nine days.'],
    ]),
    siteBlock('locations', { show: 'sales' }),
  ]),
}

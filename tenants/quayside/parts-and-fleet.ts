import { drawnPictureField, keyed } from '../src/content-fields.ts'
import {
  carRowBlock,
  figuresBlock,
  formBlock,
  questionsBlock,
  servicePointsBlock,
  teamBlock,
  tilesBlock,
} from '../src/page-blocks.ts'

/** Parts and accessories, ordered today and fitted this week. */
export const partsPage = {
  title: 'Vehicle Parts & Accessories',
  metaDescription: 'Genuine parts and accessories at Quayside Motors, ordered today and fitted this week.',
  blocks: keyed([
    servicePointsBlock(
      'Genuine parts, fitted here',
      [
        ['For towing and loads', 'Tow bars, canopies, tub liners and roof racks.', 'wrench'],
        ['For the family', 'Child-seat anchors while you wait, boot liners, dash cameras.', 'wrench'],
        ['For the workshop at home', 'Filters, pads, blades and batteries for the makes we sell.', 'wrench'],
        ['Covered for 24 months', 'Parts and labour, when we fit them.'],
      ],
      {
        text: 'What is not on the shelf comes from Sydney warehouses by the next morning.',
        image: drawnPictureField('ute-blue', 'Blue ute seen from the front, illustration'),
        buttons: [
          ['Ring the counter', 'tel:0255500149'],
          ['Have it fitted', '/service'],
        ],
      },
    ),
    figuresBlock(
      ['1 day', 'for what is not on the shelf'],
      ['24 months', 'on parts we fit'],
      ['$0', 'to fit what you buy with the car'],
    ),
    servicePointsBlock(
      'From question to fitted',
      [
        ['Ask', 'With the VIN or the registration we find the one that fits.'],
        ['A price in writing', 'For the part and for fitting it, within the day.'],
        ['Fitted the same week', 'At any of the three yards, or put aside for you at the counter.'],
      ],
      { numbered: true },
    ),
    formBlock('parts', 'Ask for a part', 'The part number, if you have it. The registration, if not.'),
    questionsBlock('At the counter', [
      [
        'Do you sell parts for makes you do not sell?',
        'Filters, batteries and tyres, yes. For the rest we tell you who does.',
      ],
      [
        'What do you need to know to find a part?',
        'The VIN, which is on the registration paper and at the foot of the windscreen.',
      ],
      ['May I bring a part back?', 'Within 14 days, unfitted and in its box.'],
    ]),
    tilesBlock('While you are here', [
      ['Book a service', 'Have it fitted the same day', '/service'],
      ['Locations and hours', 'Alexandria, Parramatta, Brookvale', '/locations'],
      ['Offers', 'What is on this month', '/special-offers'],
    ]),
  ]),
}

/** Fleet sales, from two vehicles. */
export const fleetPage = {
  title: 'Fleet',
  metaDescription: 'Fleet sales at Quayside Motors: from two vehicles, with one person to call.',
  blocks: keyed([
    servicePointsBlock(
      'From a pair of utes to two hundred vehicles',
      [
        ['Sole traders', 'Two vehicles and an ABN, and you buy on fleet terms.'],
        ['Businesses', 'Signwriting, racking and trackers fitted before delivery, on one invoice.'],
        ['Councils and care', 'Fit-outs to the tender, and a service calendar for every vehicle.'],
      ],
      {
        text: 'One account manager, one invoice, one service calendar.',
        buttons: [
          ['Call the fleet desk', 'tel:0255500160'],
          ['Write to us', 'mailto:fleet@quayside.example'],
        ],
      },
    ),
    servicePointsBlock(
      'How it works',
      [
        ['Tell us the job', 'What they carry, how far, and what you run today.'],
        ['Drive two for a week', 'Your drivers decide what they can live with.'],
        ['One order', 'With fit-out, signwriting and a delivery plan.'],
        ['Serviced near each driver', 'At any yard, on one account. The old ones go on one valuation.'],
      ],
      { numbered: true },
    ),
    teamBlock('Your one person', [
      [
        'Nadia Karim',
        'Fleet manager',
        'Ran a courier fleet of eighty for nine years before she sold one.',
        '02 5550 0160',
      ],
    ]),
    carRowBlock({
      title: 'Utes and vans on the ground',
      bodies: ['Ute', 'Van'],
      carTypes: ['new', 'demo'],
      linkLabel: 'All utes',
      link: '/search/ute',
    }),
    formBlock('enquiry', 'What do you need?', 'How many, for what, and by when. Nadia answers the same day.'),
    questionsBlock('Asked by businesses', [
      ['Do I need an ABN?', 'Yes, and GST registration for the fleet price.'],
      [
        'Can you buy our old vehicles?',
        'All of them, on one valuation, on the day the new ones are handed over.',
      ],
      ['Where are they serviced?', 'At the yard nearest to each driver, on one account.'],
    ]),
  ]),
}

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

/** Genuine parts and accessories. */
export const partsPage = {
  title: 'Vehicle Parts & Accessories',
  metaDescription: 'Genuine MG parts and accessories in Brisbane.',
  blocks: keyed([
    servicePointsBlock(
      'Genuine parts, in Bowen Hills',
      [
        ['For charging', 'Home chargers, cables and wall mounts, with an electrician to match.', 'wrench'],
        [
          'For the boot and roof',
          'Mats, racks, cross bars and liners for every model in the showroom.',
          'wrench',
        ],
        ['For towing', 'Tow bars for the models that MG rates for it.', 'wrench'],
        ['Covered for 24 months', 'Parts and labour, when we fit them.'],
      ],
      {
        text: 'The counter is next to the workshop. What we have is there when you ask; the rest comes from Sydney in two days.',
        image: drawnPictureField('suv-rear-copper', 'Copper SUV seen from behind, illustration'),
        buttons: [
          ['Ring the counter', 'tel:0755500155'],
          ['Have it fitted', '/service'],
        ],
      },
    ),
    figuresBlock(
      ['2 days', 'for what comes from Sydney'],
      ['24 months', 'on parts we fit'],
      ['7 kW', 'home chargers on the shelf'],
    ),
    formBlock(
      'parts',
      'Ask for a part',
      'The part number or the registration is enough. You hear the price and the day.',
    ),
    questionsBlock('At the counter', [
      [
        'Can I fit a tow bar to an electric MG?',
        'To those the maker rates for towing. Tell us the model and we look it up.',
      ],
      ['Do accessories affect the warranty?', 'Genuine ones do not. We list them on the handover sheet.'],
    ]),
    tilesBlock('From here', [
      ['Book a service', 'Bowen Hills, from 7 am', '/service'],
      ['Charging Solutions', 'At home and on the road', '/charging-solutions'],
      ['Our locations', 'Valley, Springwood, Bowen Hills', '/locations'],
    ]),
  ]),
}

/** Fleets and novated leases. */
export const fleetPage = {
  title: 'Fleet',
  metaDescription: 'MG for fleets and novated leases in Brisbane.',
  blocks: keyed([
    servicePointsBlock(
      'An electric MG from your salary',
      [
        ['Before tax', 'Your employer pays lease, power, tyres and insurance from your gross salary.'],
        ['No fringe benefits tax', 'On fully electric cars below the luxury car tax threshold.'],
        ['All in one payment', 'Servicing and a home charger can be part of it.'],
      ],
      {
        text: 'We work out what it does to your pay before you choose a colour.',
        buttons: [
          ['Call the fleet desk', 'tel:0755500160'],
          ['Electric MG in stock', '/search/mg?fuel=Electric'],
        ],
      },
    ),
    servicePointsBlock(
      'Four steps to a novated lease',
      [
        ['Your salary and your kilometres', 'Two figures, and you see what it costs a fortnight.'],
        ['A drive', 'An hour, alone if you like.'],
        ['Your employer signs', 'We write to the payroll office. Most have done it before.'],
        ['Handover', 'In Fortitude Valley or at your work, with the charger fitted at home.'],
      ],
      { numbered: true },
    ),
    teamBlock('Who looks after you', [
      [
        'Ingrid Salo',
        'Fleet and novated leases',
        'Did payroll for a hospital before, and speaks fluent salary packaging.',
        '07 5550 0160',
      ],
    ]),
    carRowBlock({
      title: 'In stock, ready to register',
      carTypes: ['new'],
      linkLabel: 'All new MG',
      link: '/search/new-cars',
    }),
    formBlock(
      'enquiry',
      'Ask for the figures',
      'The model you like, and how far you drive in a year. Ingrid sends the sums the next day.',
    ),
    questionsBlock('Novated, in short', [
      ['Who pays whom?', 'Your employer pays the lease from your salary, most of it before tax.'],
      ['Does a hybrid count?', 'Only fully electric cars are free of fringe benefits tax today.'],
      [
        'What happens when I change jobs?',
        'The lease goes with you to the next employer, or you pay it yourself.',
      ],
    ]),
  ]),
}

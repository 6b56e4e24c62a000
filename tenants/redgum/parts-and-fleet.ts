import { drawnPictureField, keyed } from '../src/content-fields.ts'
import {
  carRowBlock,
  formBlock,
  questionsBlock,
  servicePointsBlock,
  teamBlock,
  tilesBlock,
} from '../src/page-blocks.ts'

/** Parts, from the counter in Torrington. */
export const partsPage = {
  title: 'Vehicle Parts & Accessories',
  metaDescription: 'Genuine truck parts at Torrington, and what comes overnight from Brisbane.',
  blocks: keyed([
    servicePointsBlock(
      'On the shelf at Torrington',
      [
        [
          'Trucks',
          'Filters, pads, drums, springs, mirrors and lamps for light and medium Isuzu, Hino and Fuso.',
          'wrench',
        ],
        ['Caravans', 'Couplings, brake magnets, bearings, hitches and gas fittings.', 'wrench'],
        [
          'Utes and 4x4',
          'Bull bars, driving lights, UHF, canopies and dust covers, fitted or in the box.',
          'wrench',
        ],
        ['Not there?', 'Overnight from Brisbane, on the bus to Roma and St George.'],
      ],
      {
        text: 'The counter opens with the workshop, at 6 am.',
        image: drawnPictureField('wheel-white', 'Front wheel and tank of a white truck, illustration'),
        buttons: [
          ['Ring the counter', 'tel:0755500445'],
          ['Have it fitted', '/service'],
        ],
      },
    ),
    formBlock('parts', 'Order a part', 'The part number if you have it, the rego if not.'),
    servicePointsBlock(
      'How to get the right one',
      [
        ['Bring the VIN or the old part', 'Either will do. A photo of the plate is as good.'],
        ['We put it aside', 'Until Saturday noon, with a name and a number.'],
        ['Fit it, or have it fitted', 'The workshop is through the door. Ring ahead in harvest.'],
      ],
      { numbered: true },
    ),
    questionsBlock('Before you drive in', [
      ['Do you send to a property?', 'To the bus stop or the mailbox run, whichever comes first.'],
      ['Can I bring it back?', 'Within 30 days, unfitted. Electrical parts and what was ordered in, no.'],
      [
        'Do you have parts for older trucks?',
        'Back to the early nineties for Isuzu. For the rest we know a bloke in Oakey.',
      ],
    ]),
    tilesBlock('Through the door', [
      ['Book the workshop', 'Torrington, from 6 am', '/service'],
      ['Trays, bodies and fit-outs', 'Three weeks to ten', '/trays-and-bodies'],
      ['Yards and hours', 'Toowoomba, Dalby, Roma', '/locations'],
    ]),
  ]),
}

/** Fleets of contractors, councils and stations. */
export const fleetPage = {
  title: 'Fleet',
  metaDescription: 'Fleet trucks and utes for contractors, councils and stations.',
  blocks: keyed([
    servicePointsBlock(
      'Who we do it for',
      [
        ['Contractors', 'Mine-spec utes and light trucks from your own sheet, priced line by line.'],
        [
          'Councils',
          'Tippers, crew cabs and water carts to the tender, delivered in the order you need them.',
        ],
        ['Stations', 'Cab chassis with the tray you had last time, and somebody who knows what broke on it.'],
      ],
      {
        text: 'From three vehicles you deal with one person.',
        buttons: [
          ['Ring the fleet desk', 'tel:0755500460'],
          ['Trays and bodies', '/trays-and-bodies'],
        ],
      },
    ),
    servicePointsBlock(
      'How it goes',
      [
        ['Send the sheet', 'Yours, the mine’s or the council’s. We price it within three days.'],
        ['Build and fit-out', 'Bodies, bars, lights and UHF in one go, with one set of paper.'],
        ['Delivery', 'Registered, signwritten and driven to you, west to Charleville.'],
        ['Service at the depot', 'After hours, from five trucks. And we take the old ones where they stand.'],
      ],
      { numbered: true },
    ),
    teamBlock('One person to ring', [
      [
        'Wal Petersen',
        'Trucks and fleet',
        'Has looked after the Western Downs council since 2011 and knows your last order by heart.',
        '07 5550 0460',
      ],
    ]),
    carRowBlock({
      title: 'Ready for work',
      bodies: ['Ute', 'Cab Chassis', 'Tray', 'Pantech', 'Van'],
      carTypes: ['new'],
      linkLabel: 'What’s in the yard',
      link: '/search/new-used-and-demo-cars',
    }),
    formBlock(
      'enquiry',
      'Send us the list',
      'How many, of what, and by when. A price comes back within three working days.',
    ),
    questionsBlock('Asked by fleets', [
      ['Can you build to our sheet?', 'Yes. Send the mine’s or the council’s, and we price it line by line.'],
      ['Do you take the old ones?', 'Where they stand. We bring the float.'],
      [
        'Do you lease?',
        'Through the lenders on our [finance page](/finance), with the fit-out in the contract.',
      ],
    ]),
  ]),
}

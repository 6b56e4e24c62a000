import { drawnPictureField, keyed, makes, pictureField } from '../src/content-fields.ts'
import {
  buildCover,
  figuresBlock,
  priceListBlock,
  questionsBlock,
  servicePointsBlock,
  servicePricesBlock,
  slideButtons,
  teamBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { richText } from '../src/rich-text.ts'

/** Blocks of the workshop's page. */
export const serviceBlocks = keyed([
  servicePricesBlock(
    'What it costs',
    [
      [
        'Ute or 4x4 service',
        'Logbook, every 10,000 km.',
        '$420',
        'from',
        'Oil and filter, genuine',
        'Driveline and springs greased',
        'Brakes, bearings and tyres looked at',
        'Logbook stamped',
      ],
      [
        'Truck service',
        'Light trucks, done while you wait.',
        '$640',
        'from',
        'Oil, oil filter and fuel filters',
        'Every grease point, and there are a lot',
        'Brakes adjusted, air system drained',
        'Written report for the fleet file',
      ],
      [
        'Caravan service',
        'Before the trip, not during it.',
        '$395',
        'fixed',
        'Bearings repacked, brakes adjusted',
        'Coupling, chains and lights',
        'Gas and water checked for leaks',
        'Tyre dates read out to you',
      ],
    ],
    {
      text: 'The figure we give you on the phone is the one on the invoice.',
      note: 'With GST. Anything over 8 tonnes is quoted by the hour before we start.',
    },
  ),
  servicePointsBlock(
    'The workshop',
    [
      ['Doors open at 6 am', 'A truck that comes in at smoko the day before is first up.'],
      [
        'Genuine parts on the shelf',
        'For Isuzu, Hino and Fuso. The rest comes from Brisbane on the night run.',
        'wrench',
      ],
      ['Certificates of inspection', 'Light and heavy, while you wait or overnight.'],
      ['Field service', 'To Dalby, Miles and Millmerran when it won’t start.', 'wrench'],
    ],
    {
      text: 'Four pits, one of them long enough for a B-double prime mover, and nine fitters.',
      image: drawnPictureField('truck-white', 'White truck seen from the front, illustration'),
    },
  ),
  tilesBlock('Ring the workshop', [
    ['Torrington', '07 5550 0440', 'tel:0755500440'],
    ['Dalby, field service', '07 5550 0424', 'tel:0755500424'],
  ]),
  questionsBlock('Before you bring it in', [
    [
      'Can I wait?',
      'For a light truck service, yes: three hours, there is a room with a kettle and a fan. For anything heavier leave it with us.',
    ],
    [
      'Do you service caravans?',
      'Bearings, brakes, couplings, tyres and gas certificates. Not upholstery; we’ll send you to a bloke in Crows Nest who is better than we would be.',
    ],
  ]),
])

/** Blocks of the warranty page. */
export const warrantyBlocks = keyed([
  {
    _type: 'warranty',
    title: 'New trucks and vans',
    years: 5,
    makes: makes('isuzu', 'hino', 'fuso', 'iveco'),
    cover: buildCover(
      ['Truck, cab chassis and driveline', 5, '250,000 km'],
      ['Cab, rust through', 3],
      ['Bodies and trays', 3],
      ['Caravan, frame', 5],
      ['Caravan, fit-out', 1],
      ['Used, from us', 0.25, 'engine, gearbox and diff'],
    ),
    body: richText(
      'The warranty is the maker’s, and we do the work. New caravans carry the builder’s: one to five years on the frame, one year on the fit-out. It is written in the book and we go through it with you.',
    ),
  },
  figuresBlock(
    ['90 days', 'on engine, gearbox and diff when the law gives nothing'],
    ['12', 'places where we read a van for damp'],
    ['2 months', 'at most since the roadworthy'],
  ),
  servicePointsBlock(
    'Used trucks and utes',
    [
      ['Statutory warranty', 'Where the law gives it: under ten years and 160,000 km.'],
      ['Over that, 90 days from us', 'On engine, gearbox and diff, in writing.'],
      ['A roadworthy', 'Not older than two months, and you see what it found.'],
    ],
    {
      image: drawnPictureField('truck-white', 'White truck seen from the front, illustration'),
      buttons: [['Used trucks and utes', '/search/used-cars']],
    },
  ),
  servicePointsBlock(
    'Used caravans',
    [
      ['Gas certificate', 'New with every van, whatever its age.'],
      ['A damp reading', 'In twelve places, with the numbers on the sheet.'],
      ['Brakes, bearings and coupling', 'Done before you take it, not after the first trip.'],
    ],
    {
      image: drawnPictureField('caravan-blue', 'Blue caravan seen from the side, illustration'),
      buttons: [['Caravans in the yard', '/search/caravan']],
    },
  ),
  questionsBlock('When something breaks', [
    [
      'Where do I take it?',
      'To us or to the maker’s nearest dealer. West of Dalby, ring first: we may come to you.',
    ],
    ['Do you tow it in?', 'A truck we sold that will not move inside its warranty comes in on our float.'],
    [
      'Does a body or a tray change the warranty?',
      'Not on the truck. The body shop’s own runs beside it, and we hold the paper for both.',
    ],
    [
      'And the Australian Consumer Law?',
      'Your rights under it stand beside all of this, and last as long as they last.',
    ],
  ]),
  tilesBlock('Keep it running', [
    ['Book a service', 'Doors open at 6 am', '/service'],
    ['Roadside assist', 'What comes, and how far', '/roadside-assist'],
    ['Ring the yard', 'Toowoomba, Dalby, Roma', '/locations'],
  ]),
])

/** Blocks of the page on trays and bodies. */
export const bodyBlocks = keyed([
  {
    _type: 'bodyPicker',
    title: 'Pick a chassis. Pick a body.',
    text: 'We order it, two Toowoomba shops build it, and we stand behind what comes back.',
    chassis: keyed(
      [
        { name: 'LandCruiser 79', text: 'Car licence, 4x4', price: 82_990, gvmKg: 3_510, kerbKg: 2_175 },
        { name: 'Isuzu NLR 45-150', text: 'Car licence', price: 62_400, gvmKg: 4_495, kerbKg: 2_185 },
        { name: 'Hino 300 616', text: 'Car licence', price: 64_900, gvmKg: 4_495, kerbKg: 2_230 },
        { name: 'Fuso Canter 918', text: 'LR licence', price: 78_600, gvmKg: 8_550, kerbKg: 3_060 },
      ],
      'pickerChassis',
    ),
    bodies: keyed(
      [
        { name: 'Alloy tray', price: 6_900, kg: 210, takes: '3 to 4 weeks' },
        { name: 'Steel tray', price: 5_400, kg: 380, takes: '3 weeks' },
        { name: 'Tipper', price: 18_900, kg: 780, takes: '8 to 10 weeks' },
        { name: 'Stock crate', price: 16_400, kg: 690, takes: '6 to 8 weeks' },
        { name: 'Service body', price: 21_500, kg: 620, takes: '7 to 9 weeks' },
        { name: 'Pantech', price: 19_800, kg: 810, takes: '6 to 8 weeks', notOn: ['LandCruiser 79'] },
      ],
      'pickerBody',
    ),
    extras: keyed(
      [
        { name: 'Two under-tray toolboxes', price: 1_480, kg: 62 },
        { name: 'Ladder rack', price: 890, kg: 34 },
        { name: 'Tow bar, 3.5 t, with brake controller', price: 1_650, kg: 48 },
      ],
      'pickerExtra',
    ),
    note: 'The builder confirms weight and price in writing.',
    buttons: slideButtons([
      ['Get this quoted', '/contact-us'],
      ['Call 07 5550 0400', 'tel:0755500400'],
    ]),
  },
  priceListBlock(
    'Build slots we hold',
    [['On the road', 'ex GST']],
    [
      [
        'Chassis in the yard',
        [
          ['LandCruiser 79, alloy tray', 'White, 1,050 kg left to carry', '3 weeks', '$89,890'],
          ['Isuzu NLR 45-150, steel tray', 'White, 1,855 kg left to carry', '3 weeks', '$67,800'],
          ['Hino 300 616, tipper', 'White, 1,410 kg left to carry', '8 weeks', '$83,800'],
        ],
      ],
      [
        'Chassis on the way',
        [
          ['Isuzu NLR 45-150, pantech', 'White, 1,425 kg left to carry', '9 weeks', '$82,200'],
          ['Fuso Canter 918, stock crate', 'White, 4,725 kg left to carry', '11 weeks', '$95,000'],
        ],
      ],
    ],
    {
      text: 'Chassis we’ve ordered, each with a body shop waiting for it. Change the body and the weeks change with it.',
      note: 'Weeks are from a signed order to the keys. Plus government charges.',
      buttons: [['Hold one for me', '/contact-us']],
    },
  ),
  servicePointsBlock(
    'Already got a truck?',
    [
      ['Bring it in', 'Half of a good fit-out is copying what already works.'],
      ['We measure and photograph it', 'Then we price the new one off that.', 'wrench'],
      [
        'Two shops in Toowoomba build it',
        'We don’t build bodies. We stand behind what comes back.',
        'wrench',
      ],
    ],
    {
      image: drawnPictureField('truck-white', 'White truck with a tray, illustration'),
    },
  ),
  teamBlock('Talk to Wal', [
    [
      'Wal Petersen',
      'Trucks, Redgum Toowoomba',
      'Bodies, trays and paperwork. In Monday to Friday.',
      '07 5550 0400',
    ],
  ]),
  tilesBlock('Start with a chassis', [
    ['Cab chassis', 'Utes and light trucks', '/search/cab-chassis'],
    ['Truck finance', 'What the job can pay a week', '/truck-finance'],
    ['Trucks', 'Trays and pantechs', '/search/light-truck'],
    ['Talk to us', 'Say what you carry', '/contact-us'],
  ]),
])

/** Blocks of the page on towing weights. */
export const towingBlocks = keyed([
  {
    _type: 'towWeights',
    title: 'Five limits, and the brochure shows you one',
    text: 'A dual cab with two people, a canopy and a bar, and a van loaded for a month. All five must hold at once; the one that runs out first decides.',
    vehicle: 'Dual-cab ute',
    van: 'Touring caravan',
    kerbKg: 2_210,
    loadKg: 540,
    gvmKg: 3_200,
    towingKg: 3_500,
    ballLimitKg: 350,
    gcmKg: 5_950,
    tareKg: 2_260,
    vanLoadKg: 440,
    atmKg: 2_900,
    ballKg: 275,
    note: 'An example. Kerb weight and limits of yours are in the handbook and on the plates; what it weighs today the scales say.',
  },
  servicePointsBlock(
    'On our scales, free',
    [
      ['Come as you tour', 'Loaded, with water and people in it. Empty figures help nobody.'],
      ['Axle by axle', 'First the ute alone, then hitched, then the van alone. Half an hour.'],
      ['On paper', 'All five figures, and what to move or leave at home.'],
    ],
    {
      numbered: true,
      text: 'At Torrington, on weekdays from 6 am. No van of ours needed.',
      image: pictureField('rig-ivory-white', 'A cream ute hitched to an off-road caravan, illustration'),
      buttons: [
        ['Ring the workshop', 'tel:0755500440'],
        ['Utes that tow', '/search/ute'],
      ],
    },
  ),
  { _type: 'towFinder', title: 'Which of ours tows yours?' },
  questionsBlock('On the scales', [
    [
      'My van is over. What now?',
      'Often it is water and awnings: move the tank that is full, leave the annexe at home. If it is still over, we can price a GVM upgrade, or a lighter van.',
    ],
    [
      'Is it my problem if I am a little over?',
      'Yes. The fine is yours, and so is the claim the insurer won’t pay.',
    ],
  ]),
])

/** Blocks of the page on finance for trucks. */
export const truckFinanceBlocks = keyed([
  {
    _type: 'payAWeek',
    title: 'What can the job pay a week?',
    text: 'Say what the truck has to earn. We’ll show you how much truck that is.',
    ratePercent: 7.49,
    comparisonPercent: 8.12,
    weekly: 420,
    years: [3, 4, 5, 7],
    balloons: [0, 20, 30, 40],
    note: 'Chattel mortgage. Comparison rate for a secured loan of $30,000 over 5 years: different terms, fees or amounts make another one.',
    buttons: slideButtons([
      ['Apply for finance', '/apply-for-finance'],
      ['Trucks in the yard', '/search/light-truck'],
    ]),
  },
  servicePointsBlock('Bring these', [
    ['Two years’ tax returns', 'Or 6 months of BAS, if you’re newer.'],
    ['Driver’s licence and ABN', 'We look the rest up.'],
    ['What the truck will do', 'A contract helps, it isn’t a must.'],
  ]),
  teamBlock('Talk to Wal', [
    [
      'Wal Petersen',
      'Trucks, Redgum Toowoomba',
      'Chattel mortgages and what the bank will ask. In Monday to Friday.',
      '07 5550 0400',
    ],
  ]),
])

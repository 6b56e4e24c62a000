import { drawnPictureField, keyed, makes } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import {
  buildCover,
  figuresBlock,
  formBlock,
  questionsBlock,
  servicePointsBlock,
  servicePricesBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { richText } from '../src/rich-text.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)

/** Service, parts, roadside assist, warranty and charging. */
export function servicePages(): SeedDocument[] {
  return [service, parts, roadside, warranty, charging]
}

const service = make.page('service', {
  title: 'Service',
  metaDescription: 'Service departments of Wattlebrook Motor Group in three states.',
  blocks: keyed([
    servicePricesBlock(
      'Scheduled servicing',
      [
        [
          'Logbook service',
          'Passenger and light commercial vehicles.',
          '$345',
          'from',
          'Work listed by the manufacturer',
          'Genuine parts and fluids',
          'Digital service record',
          'Vehicle washed',
        ],
        [
          'Truck service',
          'A and B services, by arrangement overnight.',
          '$890',
          'from',
          'Work listed by the manufacturer',
          'Brake and driveline inspection',
          'Compliance report for your maintenance file',
          'Replacement vehicle on request',
        ],
        [
          'Motorcycle service',
          'All brands sold by the group.',
          '$265',
          'from',
          'Oil, filter and chain',
          'Brakes, bearings and tyres inspected',
          'Fault memory read',
          'Road test',
        ],
      ],
      {
        text: 'Carried out at eight dealerships by technicians trained by the brands.',
        note: 'Prices include GST. The quotation for your vehicle is fixed for 12 months.',
      },
    ),
    servicePointsBlock(
      'Eight service departments',
      [
        ['Trained by the brands', 'Each department services the brands that its dealership sells.'],
        ['Quotations fixed for 12 months', 'Precise price servicing, in writing.'],
        ['Genuine parts', 'With 24 months of warranty on parts and labour.', 'wrench'],
        ['One service record', 'Across the group, for as long as you own the vehicle.'],
      ],
      { image: drawnPictureField('suv-white', 'White SUV seen from the front, illustration') },
    ),
    tilesBlock('Book by telephone', [
      ['Newcastle', '02 5550 0315', 'tel:0255500315'],
      ['Penrith', '02 5550 0325', 'tel:0255500325'],
      ['Geelong', '03 5550 0335', 'tel:0355500335'],
      ['Ballarat', '03 5550 0345', 'tel:0355500345'],
      ['Toowoomba', '07 5550 0355', 'tel:0755500355'],
      ['Mackay', '07 5550 0365', 'tel:0755500365'],
    ]),
    questionsBlock('Service questions', [
      [
        'My brand is not sold at the nearest dealership. Can it be serviced there?',
        'Out of warranty, yes. Within warranty the booking is passed to the nearest authorised department.',
      ],
      ['Are loan cars available?', 'With a booking five working days ahead, at $33 a day including GST.'],
    ]),
  ]),
})

const parts = make.page('vehicle-parts-and-accessories', {
  title: 'Vehicle Parts & Accessories',
  metaDescription: 'Genuine parts from the Wattlebrook warehouse in Beresfield, delivered in three states.',
  blocks: keyed([
    servicePointsBlock(
      'One warehouse, eight counters',
      [
        [
          'Genuine parts for every brand of the group',
          '41,000 lines in Beresfield, from filters to body panels.',
          'wrench',
        ],
        ['Overnight to every dealership', 'Ordered by 4 pm, at the counter by 9 am.'],
        [
          'Accessories fitted before delivery',
          'Tow bars, racks, liners and driving lights, with one warranty.',
        ],
        ['Trade accounts', 'From Coffs Harbour to the Victorian border: 02 5550 0375.'],
      ],
      {
        image: drawnPictureField('ute-black', 'Black ute seen from the front, illustration'),
        buttons: [
          ['Ring the trade desk', 'tel:0255500375'],
          ['Dealerships', '/locations'],
        ],
      },
    ),
    figuresBlock(
      ['41,000', 'part lines in one warehouse'],
      ['Overnight', 'to every dealership'],
      ['24 months', 'on parts and labour'],
    ),
    formBlock(
      'parts',
      'Ask for a part',
      'By part number, by VIN or in your own words. The counter of your dealership answers with price and day.',
    ),
    questionsBlock('Parts questions', [
      [
        'How do I open a trade account?',
        'With an ABN and two trade references. Accounts are opened within two working days.',
      ],
      ['Can a part be sent to another dealership?', 'Yes, overnight and without charge.'],
      ['What is the return period?', 'Thirty days, unfitted and in original packaging.'],
    ]),
    tilesBlock('Related', [
      ['Service', 'Departments in three states', '/service'],
      ['Dealerships', 'Counters and hours', '/locations'],
      ['4x4 & outdoor', 'Fit-outs and accessories', '/4x4-outdoor'],
    ]),
  ]),
})

const roadside = make.page('roadside-assist', {
  title: 'Roadside Assist',
  metaDescription: '12 months roadside assist with every pre-owned vehicle from Wattlebrook.',
  blocks: keyed([
    servicePointsBlock(
      'Included with every vehicle',
      [
        ['Pre-owned vehicles', '12 months, nationwide, at all hours.'],
        ['New vehicles', 'The programme of their brand, extended by each scheduled service with the group.'],
        ['Towing', 'To the nearest Wattlebrook workshop within 150 km.', 'wrench'],
      ],
      { image: drawnPictureField('wagon-blue', 'Blue wagon seen from the front, illustration') },
    ),
    figuresBlock(
      ['24 hours', 'in every state'],
      ['12 months', 'with pre-owned vehicles'],
      ['150 km', 'towed to a group workshop'],
    ),
    questionsBlock('Assistance questions', [
      [
        'Which number do I call?',
        'The one on the windscreen label. New vehicles: the number in the owner’s manual.',
      ],
      ['Is it extended?', 'By 12 months with each scheduled service at a Wattlebrook department.'],
      ['Are trucks included?', 'Under the programme of their brand; the dealership states which.'],
    ]),
    tilesBlock('Related', [
      ['Service', 'Departments in three states', '/service'],
      ['Warranty', 'By brand, and pre-owned', '/warranty'],
    ]),
  ]),
})

const warranty = make.page('warranty', {
  title: 'Warranty',
  metaDescription: 'Warranties by brand, and the two-year group warranty on pre-owned vehicles.',
  blocks: keyed([
    {
      _type: 'warranty',
      title: 'New vehicles, by brand',
      makes: makes('kia', 'toyota', 'ford', 'subaru', 'nissan', 'volkswagen'),
      body: richText(
        'Trucks and motorcycles carry between two and five years; the dealership states which.',
        'These warranties stand beside your rights under the Australian Consumer Law.',
      ),
    },
    {
      _type: 'warranty',
      title: 'From the group',
      cover: buildCover(
        ['Pre-owned vehicles', 2, 'under eight years of age and 140,000 km'],
        ['Certified, in addition', 1],
        ['Parts and labour', 2],
        ['Roadside assist, pre-owned', 1, 'extended by each scheduled service'],
      ),
      body: richText(
        'Honoured at each Wattlebrook workshop in three states, whichever dealership sold the vehicle.',
      ),
    },
    { _type: 'certifiedUsed' },
    servicePointsBlock(
      'A claim, in three steps',
      [
        ['Report it', 'To the nearest dealership, by telephone or with a booking for service.'],
        ['Inspection', 'Within two working days. Vehicles that cannot be driven are towed up to 150 km.'],
        ['Repair', 'Invoiced to the manufacturer or to the group. You pay nothing in advance.'],
      ],
      {
        numbered: true,
        image: drawnPictureField('wagon-blue', 'Blue wagon seen from the front, illustration'),
        buttons: [['Book a service', '/service']],
      },
    ),
    questionsBlock('Warranty questions', [
      ['Is the warranty transferable?', 'Yes, with the vehicle, on notice of the change of owner.'],
      ['Is servicing with the group required?', 'No. Servicing on schedule by a licensed repairer is.'],
      ['May a vehicle be returned?', 'Pre-owned vehicles within 48 hours and 200 km, for the price in full.'],
    ]),
    tilesBlock('Related', [
      ['Service', 'Departments in three states', '/service'],
      ['Roadside Assist', 'Included with pre-owned vehicles', '/roadside-assist'],
      ['Dealerships', 'Addresses and hours', '/locations'],
    ]),
  ]),
})

const charging = make.page('charging-solutions', {
  title: 'Charging Solutions',
  metaDescription: 'Home and depot charging through Wattlebrook and Neotek.',
  blocks: keyed([
    servicePointsBlock(
      'At home and at the depot',
      [
        ['Inspection first', 'On site before the order, refunded if you do not proceed.'],
        ['7 kW, single phase', 'From $1,690 installed.'],
        ['22 kW, three phase', 'From $2,480 installed.'],
        ['On the way', 'At least one public 50 kW charger at every dealership, free while you are served.'],
      ],
      {
        text: 'Home chargers are supplied and installed through the dealership, depot charging through Neotek.',
        image: drawnPictureField('suv-white', 'White SUV seen from the front, illustration'),
        buttons: [
          ['Contact a dealership', '/contact-us'],
          ['Neotek', '/neotek'],
        ],
      },
    ),
    questionsBlock('Charging questions', [
      [
        'Is an apartment possible?',
        'In most buildings. The dealership prepares the application to the owners corporation.',
      ],
      ['Who maintains the charger?', 'The installer, for two years; afterwards by arrangement.'],
    ]),
  ]),
})

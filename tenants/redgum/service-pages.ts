import { keyed } from '../src/content-fields.ts'
import { questionsBlock, servicePricesBlock, textBlock, tilesBlock } from '../src/page-blocks.ts'

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
  textBlock(
    'The workshop',
    'Four pits, one of them long enough for a B-double prime mover, and nine fitters. We do logbook services, brakes, clutches, gearboxes, airconditioning and the certificate of inspection.',
    '- Doors open at 6 am, so a truck that comes in at smoko the day before is first up.',
    '- Precise price servicing: the figure we give you on the phone is the one on the invoice.',
    '- Genuine parts on the shelf for Isuzu, Hino and Fuso. What we haven’t got comes from Brisbane on the night run.',
    '- Field service to Dalby, Miles and Millmerran when it won’t start.',
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
  textBlock(
    'Warranty',
    'New trucks carry their maker’s warranty, 5 years on most of what we sell. New caravans carry the builder’s: one to five years on the frame, one year on the fit-out. It is written in the book and we go through it with you.',
    '## Used trucks and utes',
    '- Statutory warranty where the law gives it: under ten years and 160,000 km.',
    '- Over that, 90 days on engine, gearbox and diff, from us, in writing.',
    '- A roadworthy not older than two months.',
    '## Used caravans',
    '- Gas certificate and a damp reading in twelve places, with the numbers.',
    '- Brakes, bearings and coupling done before you take it.',
    'Your rights under the Australian Consumer Law stand beside all of this.',
  ),
])

/** Blocks of the page on trays and bodies. */
export const bodyBlocks = keyed([
  textBlock(
    'Trays, bodies and fit-outs',
    'We don’t build bodies. We send the chassis to two shops in Toowoomba that do, and we stand behind what comes back.',
    '- Steel and alloy trays, three to four weeks.',
    '- Canopies, toolboxes and dog boxes, two weeks.',
    '- Tippers, stock crates and service bodies, six to ten weeks. Ask early in the season.',
    'Bring the truck you have now. Half of a good fit-out is copying what already works.',
  ),
  tilesBlock('Start with a chassis', [
    ['Cab chassis', 'Utes and light trucks', '/search/cab-chassis'],
    ['Trucks', 'Trays and pantechs', '/search/light-truck'],
    ['Talk to us', 'Say what you carry', '/contact-us'],
  ]),
])

/** Blocks of the page on towing weights. */
export const towingBlocks = keyed([
  textBlock(
    'Towing weights',
    'Four numbers decide it, and the brochure shows you one of them.',
    '- **Braked towing capacity**: what the ute may pull. This is the one in the ad.',
    '- **GVM**: what the ute itself may weigh, loaded, with the ball weight pressing on it.',
    '- **GCM**: ute and van together. On most dual cabs you run out of this first.',
    '- **Ball weight**: about a tenth of the van. It counts as load on the ute.',
    '## An example',
    'A dual cab with a GCM of 5,950 kg that weighs 2,900 kg with two people, a canopy and full tanks has 3,050 kg left for the van. Not the 3,500 in the ad.',
    'Bring the ute and we put both on the scales at Torrington. It takes half an hour and costs nothing.',
  ),
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

import { keyed, pictureField } from '../src/content-fields.ts'
import {
  carRowBlock,
  heroBlock,
  questionsBlock,
  siteBlock,
  textBlock,
  tilesBlock,
} from '../src/page-blocks.ts'

/** The front page: find what is in the yard, what has just come in, how Redgum works, where to go next. */
export const homePage = {
  title: 'Redgum Trucks & Caravans',
  metaTitle: 'Trucks, utes, caravans in Toowoomba, Dalby and Roma',
  metaDescription:
    'Trucks, utes, vans, caravans and motorhomes at three yards: Toowoomba, Dalby and Roma. New, demonstrator and used, with our own truck workshop.',
  blocks: keyed([
    heroBlock([
      {
        title: 'Built for the load. Ready for the road.',
        description:
          'Trucks, utes and caravans on three yards from Toowoomba to Roma, and a workshop that starts at six.',
        image: pictureField('rig-ivory-white', 'A cream ute hitched to an off-road caravan, illustration'),
        points: [
          { title: 'LandCruiser 79', text: '2,175 kg kerb', x: 24, y: 100, span: 46 },
          { title: '19 ft off-road van', text: '2,100 kg on our scales', x: 74, y: 100, span: 47 },
        ],
      },
    ]),
    {
      _type: 'towFinder',
      title: 'What can tow yours?',
      text: 'We weigh every van empty. Put in what you will carry; the plate tells the rest.',
      note: 'Bring yours and we weigh it, free.',
    },
    carRowBlock({
      title: 'Just in the yard',
      linkLabel: 'Everything, newest first',
      link: '/search/new-used-and-demo-cars?sortBy=latest',
    }),
    textBlock(
      'How we do business',
      '**We work on it before you do.** Every used truck and ute goes over our own pit. What we fixed and what we left is on a sheet in the glovebox.',
      '**We weigh it.** Vans go on the scales empty, and the number goes on the windscreen. Tare on the plate and tare on the ground are not always the same.',
      '**We tell you when it’s wrong for you.** If your ute can’t tow that van within its limits, we’ll say so and show you one it can. See [towing weights](/towing-weights).',
    ),
    tilesBlock('What do you need done?', [
      ['Book the workshop', 'Trucks from 6 am', '/service'],
      ['Trays and bodies', 'Steel, alloy, canopies', '/trays-and-bodies'],
      ['Towing weights', 'What your ute can pull', '/towing-weights'],
      ['Latest offers', 'Drive away, with the small print', '/special-offers'],
      ['Find a yard', 'Toowoomba, Dalby, Roma', '/locations'],
      ['Warranty', 'Five years on new trucks', '/warranty'],
    ]),
    siteBlock('bodyTypes'),
    carRowBlock({
      title: 'Utes and trays',
      order: 'price-asc',
      bodies: ['Ute', 'Cab Chassis'],
      linkLabel: 'All utes',
      link: '/search/ute',
    }),
    siteBlock('offers'),
    questionsBlock('People ask us', [
      [
        'Can you bring a truck out to the property?',
        'Yes, if you are within 200 kilometres of a yard and you are serious about it. Ring [07 5550 0402](tel:0755500402) and say what you carry.',
      ],
      [
        'Do I need a truck licence?',
        'Up to 4,500 kg GVM a car licence will do. We have most of our light trucks on the car-licence plate; ask before you sign.',
      ],
      [
        'Do you take stock, plant or a horse float in trade?',
        'Trucks, utes, vans, caravans, floats and trailers, yes. Tractors and headers, no. We know who does, though.',
      ],
      [
        'Why is there no weekly price on your trucks?',
        'Because it depends on your ABN, your tax and what you trade. Sit down with us or your accountant and you get the real figure.',
      ],
    ]),
    siteBlock('locations', { show: 'sales' }),
  ]),
}

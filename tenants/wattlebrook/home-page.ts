import { keyed, pictureField } from '../src/content-fields.ts'
import { carRowBlock, heroBlock, questionsBlock, siteBlock, textBlock } from '../src/page-blocks.ts'

import { GROUP_BRANDS } from './brand-pages.ts'
import { GROUP_MAP } from './group-map.ts'

/** The front page of the group: its size, its stock, its companies, its dealerships. */
export const homePage = {
  title: 'Wattlebrook Motor Group',
  metaTitle: 'Wattlebrook Motor Group: cars, trucks and motorcycles',
  metaDescription:
    'Eight dealerships in New South Wales, Victoria and Queensland. New, demonstrator and pre-owned cars, trucks and motorcycles.',
  blocks: keyed([
    heroBlock([
      {
        title: 'One group. Eight dealerships. Three states.',
        description:
          'Fifteen brands new, more than forty in stock: cars, trucks and motorcycles, searched as one.',
        image: pictureField(
          'fleet-white-teal',
          'A white box truck, a teal SUV and a white motorcycle, illustration',
        ),
      },
    ]),
    siteBlock('figures'),
    siteBlock('brandGrids', { companies: GROUP_BRANDS }),
    GROUP_MAP,
    textBlock(
      'How the group works',
      'Wattlebrook began with one showroom in Hunter Street in 1994. With its rental desks, tyre centres and workshops it now works from more than fifty addresses between Geelong and Cairns.',
      'Each dealership holds its own licence and answers to its own customers. What they share is one stock, one finance rate and one warranty.',
    ),
    carRowBlock({
      title: 'New to the group this week',
      linkLabel: 'All arrivals',
      link: '/search/new-used-and-demo-cars?sortBy=latest',
    }),
    siteBlock('bodyTypes'),
    siteBlock('offers'),
    carRowBlock({
      title: 'Pre-owned with group warranty',
      order: 'relevant',
      carTypes: ['used'],
      linkLabel: 'All pre-owned vehicles',
      link: '/search/used-cars',
    }),
    siteBlock('locations', { show: 'sales' }),
    questionsBlock('Buying within the group', [
      [
        'The car I want is in another state. What happens?',
        'Your nearest dealership buys it in for you. Transport within a state is included; between states it is quoted before you commit. Registration and duty follow the state you live in.',
      ],
      [
        'Who services it?',
        'Any Wattlebrook workshop that carries your brand. The service record is held by the group and is visible to each of them.',
      ],
      [
        'Which dealership do I contact?',
        'The one named on the vehicle’s page. Its hours are shown in its own time zone.',
      ],
    ]),
  ]),
}

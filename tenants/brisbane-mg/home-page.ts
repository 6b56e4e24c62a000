import { keyed, pictureField, reference } from '../src/content-fields.ts'
import { richText } from '../src/rich-text.ts'
import { rangeBlock } from './service-pages.ts'

const buttons = (model: string) =>
  keyed(
    [
      { title: 'Discover more', link: `/search/mg?query=${model}`, style: 'primary' },
      { title: 'Search Stock', link: '/search/new-used-and-demo-cars', style: 'secondary' },
    ],
    'slideButton',
  )

/** The front page; its hero has the two slides of BLOCK-01. */
export const homePage = {
  title: 'Brisbane MG',
  metaTitle: 'Brisbane MG: new, demo and used MG in Brisbane',
  metaDescription:
    'MG in Fortitude Valley and Springwood: IM6, IM5, MG4, ZS and the rest, new, demonstrator and certified used, with service in Bowen Hills.',
  blocks: [
    {
      _key: 'hero',
      _type: 'hero',
      showFinder: true,
      slides: keyed(
        [
          {
            title: 'IM6. Quiet, all the way to Coffs.',
            description:
              'A large electric SUV with four-wheel steering: up to 505 km on a charge (WLTP). Ours are charged and parked on Ann Street.',
            image: pictureField('suv-slim-hero-n-copper', 'Copper IM6 under a strip light, illustration'),
            buttons: buttons('IM6'),
          },
          {
            title: 'IM5. Brisbane to Byron, and home again.',
            description: 'A fastback that goes up to 755 km on a charge (NEDC).',
            image: pictureField(
              'sedan-blade-hero-n-pearl',
              'Pearl white IM5 under a strip light, illustration',
            ),
            buttons: buttons('IM5'),
          },
        ],
        'slide',
      ),
    },
    {
      _key: 'range',
      _type: 'categoryCards',
      title: 'Explore Our Range',
      cards: keyed(
        [
          ['Electric SUVs', 'IM6 and the rest', 'suv-grey', '/search/suv?fuel=Electric'],
          ['Sedans and fastbacks', 'IM5', 'sedan-grey', '/search/sedan'],
          ['Hatches', 'MG3 and MG4', 'hatch-white', '/search/hatch'],
          ['Roadsters', 'Cyberster', 'convertible-orange', '/search/convertible'],
          ['Petrol SUVs', 'ZS and HS', 'suv-red', '/search/suv?fuel=Petrol'],
        ].map(([title = '', description, name = '', href]) => ({
          title,
          description,
          href,
          imageUrl: pictureField(name, 'An MG, illustration'),
        })),
        'categoryCard',
      ),
    },
    { _key: 'models', _type: 'modelCards', make: reference('manufacturer-mg'), limit: 8 },
    {
      _key: 'electric-range',
      ...rangeBlock,
      buttons: keyed(
        [{ title: 'Charger supplied and installed', link: '/charging-solutions', style: 'secondary' }],
        'slideButton',
      ),
    },
    {
      _key: 'ready',
      _type: 'carRow',
      title: 'Ready to drive today',
      order: 'relevant',
      carTypes: ['new', 'demo'],
      makes: keyed([reference('manufacturer-mg')]),
      limit: 3,
      linkLabel: 'All new and demo cars',
      link: '/search/new-and-demo-cars',
    },
    { _key: 'offers', _type: 'offers' },
    {
      _key: 'electric',
      _type: 'richText',
      title: 'Going electric, from people who did',
      body: richText(
        'Nine of us drive one to work. Ask what a night on a household plug really adds, what Gympie and back looks like in summer, and what the first service costs.',
        '- Drive one home for a night before you decide.',
        '- We have the [charger](/charging-solutions) put in, by an electrician we know.',
        '- Service is in Bowen Hills, with a loan car that is electric too.',
      ),
    },
    {
      _key: 'used',
      _type: 'carRow',
      title: 'Certified used',
      order: 'latest',
      carTypes: ['used'],
      limit: 3,
      linkLabel: 'All used cars',
      link: '/search/used-cars',
    },
    { _key: 'locations', _type: 'locations', show: 'sales' },
    {
      _key: 'ways',
      _type: 'callToAction',
      title: 'What would you like to do?',
      tiles: keyed(
        [
          {
            label: 'Search stock',
            text: 'New, demo and used',
            href: '/search/new-used-and-demo-cars',
            image: pictureField('suv-lamp-copper', 'Headlamp and grille of a copper SUV, illustration'),
          },
          {
            label: 'Book a test drive',
            text: 'An hour, alone if you like',
            href: '/book-test-drive',
            image: pictureField('sedan-rear-grey', 'Grey sedan seen from behind, illustration'),
          },
          {
            label: 'Latest offers',
            text: 'What runs this month',
            href: '/special-offers',
            image: pictureField('sedan-lamp-red', 'Headlamp and grille of a red sedan, illustration'),
          },
          {
            label: 'Book a service',
            text: 'Bowen Hills, weekdays from 7 am',
            href: '/service',
            image: pictureField('suv-wheel-copper', 'Front wheel of a copper SUV, illustration'),
          },
          {
            label: 'Warranty',
            text: 'What is covered',
            href: '/warranty',
            image: pictureField('hatch-white', 'White hatch, illustration'),
          },
          {
            label: 'Contact us',
            text: 'Valley, Springwood, Bowen Hills',
            href: '/contact-us',
            image: pictureField('suv-rear-copper', 'Copper SUV seen from behind, illustration'),
          },
        ],
        'actionTile',
      ),
    },
    {
      _key: 'questions',
      _type: 'questions',
      title: 'Asked every week',
      questions: keyed(
        [
          {
            question: 'How far does an IM5 go?',
            answer: richText(
              'Between 450 and 655 km by the WLTP test, depending on the grade; up to 755 km by the older NEDC test. On the highway to the coast count on a little less.',
            ),
          },
          {
            question: 'What does charging at home cost?',
            answer: richText(
              'On a controlled-load tariff about $9 for a full charge; with solar on the roof, less. The charger itself is on the [charging page](/charging-solutions).',
            ),
          },
          {
            question: 'Are you open on Sundays?',
            answer: richText(
              'By appointment only. Ring the [showroom](/locations) by Saturday noon and someone will be there.',
            ),
          },
        ],
        'question',
      ),
    },
  ],
}

import { blockGallery } from '../src/block-gallery.ts'
import { MOTORCYCLE_SAMPLES } from '../src/block-gallery-samples.ts'
import { drawnPictureField, keyed } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import {
  figuresBlock,
  questionsBlock,
  servicePointsBlock,
  siteBlock,
  textBlock,
  tilesBlock,
} from '../src/page-blocks.ts'
import { privacyPolicy } from '../src/privacy-policy.ts'
import { termsPage } from '../src/terms.ts'
import { careersPage } from './careers-page.ts'
import { homePage } from './home-page.ts'
import { SLUG } from './settings.ts'
import { workshopPages } from './workshop-pages.ts'

const make = dealerDocuments(SLUG)

/** Every page of the site. */
export function listPages(seedDate: string): SeedDocument[] {
  return [
    make.page('home', homePage),
    make.page(
      'block-gallery',
      blockGallery({
        pictures: ['naked-black', 'cruiser-black', 'naked-red'],
        makes: ['honda', 'yamaha'],
        location: 'location-throttle-lane-throttle-lane-adelaide',
        film: 'https://photos.forecourt.example/suv-shield/film/green.webm',
        samples: MOTORCYCLE_SAMPLES,
      }),
    ),
    ...workshopPages(),
    learnerRiders,
    aboutUs,
    tradeIn,
    contactUs,
    make.page('careers', careersPage(seedDate)),
    make.page(
      'privacy-policy',
      privacyPolicy({ name: 'Throttle Lane Motorcycles', email: 'privacy@throttle-lane.example' }),
    ),
    make.page(
      'terms-and-conditions',
      termsPage({
        name: 'Throttle Lane Motorcycles',
        metaDescription: 'Terms of the Throttle Lane website.',
        prices:
          'Prices are in Australian dollars with GST. Ride away means registration, stamp duty and compulsory insurance for a private rider in the shop’s state.',
        vehicles:
          'Power, weight and seat height come from the maker. Whether you may ride a bike on a learner’s licence is decided by the list of your state on the day.',
        pictures: 'Pictures are illustrations. The bike on the floor is the bike you buy: sit on it first.',
      }),
    ),
  ]
}

const learnerRiders = make.page('learner-riders', {
  title: 'Learner riders',
  metaDescription: 'LAMS in South Australia: what a learner may ride, how long, and which bikes we keep.',
  blocks: keyed([
    textBlock(
      'Learner riders',
      'LAMS means Learner Approved Motorcycle Scheme: up to 660 cc and 150 kW a tonne, with rider. Some big bikes are on the list, some small ones are not. The list decides.',
    ),
    servicePointsBlock(
      'The way to a full licence',
      [
        ['Rider Safe Basic', 'Two days, then the permit.'],
        ['Rider Safe Advanced', 'One day, then R-Date.'],
        ['LAMS only', 'Until you hold a full R class.'],
      ],
      { numbered: true },
    ),
    { _type: 'licencePicker' },
    servicePointsBlock(
      'Fit before power',
      [
        ['Both feet down', 'Elbows bent, levers in reach.'],
        ['150 cm to 204 cm', 'We have had both leave happy.'],
        ['Lowering links and seats', 'Fitted the same week.', 'wrench'],
      ],
      { image: drawnPictureField('naked-red', 'Red naked motorcycle seen from the front, illustration') },
    ),
    tilesBlock('Start here', [
      ['LAMS bikes in stock', 'New and used, learner approved', '/search/new-used-and-demo-cars?query=LAMS'],
      ['$500 of gear', 'With a first bike', '/offers/learner-gear'],
      ['All stock', 'New, demo, used', '/search/new-used-and-demo-cars'],
    ]),
    questionsBlock('Learners ask', [
      ['Can I ride it home?', 'If your permit is on you, yes. Otherwise we deliver inside Adelaide, free.'],
      ['Used or new?', 'Used. You will drop it once, at walking pace, on the left.'],
    ]),
  ]),
})

const aboutUs = make.page('about-us', {
  title: 'About us',
  metaDescription: 'Throttle Lane: motorcycles in Adelaide since 2003.',
  blocks: keyed([
    figuresBlock(
      ['2003', 'Wright Street'],
      ['3', 'shops'],
      ['26', 'people'],
      ['40-odd', 'bikes of their own'],
    ),
    textBlock(
      'Short version',
      'One shop in Wright Street, 2003. Marion in 2011. Elizabeth in 2018. Twenty-six people, forty-odd motorcycles of their own.',
      'No café. No lifestyle. Bikes.',
    ),
    servicePointsBlock(
      'What you get',
      [
        ['The card says what is wrong', 'On every used bike. All of it.'],
        ['Six bikes before we talk price', 'Ride them. Bring your own gear, or take ours.'],
        ['Eight lifts behind the shop', 'Who sold it and who fixes it drink the same coffee.'],
      ],
      { image: drawnPictureField('cruiser-black', 'Black cruiser seen from the front, illustration') },
    ),
    { _type: 'reviews', show: 'all' },
    tilesBlock('Find us', [
      ['Shops', 'City, Marion, Elizabeth', '/locations'],
      ['Contact', 'Numbers that get answered', '/contact-us'],
    ]),
    siteBlock('locations', { show: 'all' }),
  ]),
})

const tradeIn = make.page('trade-in', {
  title: 'Sell your bike',
  metaDescription: 'What your motorcycle is worth, by its plate and kilometres. Any bike. Cars, no.',
  blocks: keyed([
    textBlock(
      'How it goes',
      'Any bike. Cars, no. A range here, the figure in the shop.',
      '- Ride it in, or we fetch it in the van.',
      '- Money the same day, or off the next one.',
    ),
  ]),
})

const contactUs = make.page('contact-us', {
  title: 'Contact us',
  metaDescription: 'Phone numbers of Throttle Lane in Adelaide, Marion and Elizabeth.',
  blocks: keyed([
    textBlock(
      'Contact',
      'New bikes: [08 5550 0501](tel:0855500501). Used: [08 5550 0502](tel:0855500502). Demos: [08 5550 0503](tel:0855500503). Workshop: [08 5550 0540](tel:0855500540).',
      'Photos of a trade-in: [trade@throttle-lane.example](mailto:trade@throttle-lane.example). Left, right, dash.',
      'Closed Sunday and Monday. [Hours and maps](/locations).',
    ),
  ]),
})

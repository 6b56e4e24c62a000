import { keyed, pictureField } from '../src/content-fields.ts'
import { carRowBlock, questionsBlock, servicePointsBlock, tilesBlock } from '../src/page-blocks.ts'

/** What comes with a car bought here. */
export const diamondAdvantage = {
  title: 'Diamond Advantage',
  metaDescription: 'What comes with every MG bought at Brisbane MG: service, roadside assist, a loan car.',
  blocks: keyed([
    servicePointsBlock(
      'What comes with your MG',
      [
        ['The first service', 'At no charge, at 1,500 km or after a month.'],
        ['Roadside assist', 'For as long as we service the car.'],
        ['A loan car', 'At every service booked a week ahead.'],
        ['A wash and a charge', 'Whenever you come by.'],
      ],
      {
        text: 'Every new MG bought here carries the Diamond Advantage. It costs nothing, and it stays with the car when you sell it.',
        image: pictureField('sedan-blade-hero-n-pearl', 'Pearl sedan seen from the front, illustration'),
        buttons: [['New MG in stock', '/search/new-cars']],
      },
    ),
    questionsBlock('The small print, in short', [
      ['Does it pass to the next owner?', 'Yes, with what is left of it. Tell us the name.'],
      ['Do demonstrators have it?', 'Yes, from the day you drive it home.'],
    ]),
    { _type: 'featureLinks' },
  ]),
}

/** How buying goes, step by step. */
export const buying = {
  title: 'Buying',
  metaDescription: 'How buying an MG goes at Brisbane MG: test drive, price, trade-in, finance, delivery.',
  blocks: keyed([
    servicePointsBlock(
      'From the first look to the keys',
      [
        ['Drive it', 'An hour, alone if you like, with a charge that gets you to the coast and back.'],
        ['Know the price', 'Drive away, on the windscreen and here. Ask what a trade-in makes of it.'],
        ['Decide at home', 'We hold a car for two days without a deposit if you ask.'],
        ['Take it home', 'A hand-over takes an hour; somebody sets up the app with you.'],
      ],
      {
        numbered: true,
        image: pictureField('suv-slim-hero-n-copper', 'Copper SUV seen from the front, illustration'),
        buttons: [
          ['Book a test drive', '/book-test-drive'],
          ['Search stock', '/search/new-used-and-demo-cars'],
        ],
      },
    ),
    tilesBlock('Next steps', [
      ['Book a test drive', 'Valley or Springwood', '/book-test-drive'],
      ['Search stock', 'New, demo and used', '/search/new-used-and-demo-cars'],
      ['Value my trade-in', 'A range at once', '/sell-your-car'],
    ]),
    questionsBlock('Asked while buying', [
      ['Can I order a colour you do not have?', 'Yes. A car from the factory takes eight to twelve weeks.'],
      ['Do you deliver?', 'Within Queensland and northern New South Wales, on a truck, fully charged.'],
    ]),
  ]),
}

/** What we think of the cars we sell. */
export const vehicleReviews = {
  title: 'Vehicle reviews',
  metaDescription: 'What the people at Brisbane MG think of the MG range after a few thousand kilometres.',
  blocks: keyed([
    servicePointsBlock(
      'MG4, after 10,000 km',
      [
        ['We like', 'Light on its feet, and honest about its range: 380 km on the highway at 110 km/h.'],
        ['Watch for', 'No rear wiper: you miss it in July.', 'minus'],
        ['It is for', 'One car in the house, and a plug in the garage.'],
      ],
      {
        text: 'The one that our workshop drives to work.',
        image: pictureField('hatch-white', 'White MG4 seen from the front, illustration'),
        buttons: [['MG4 in stock', '/search/mg/mg4']],
      },
    ),
    servicePointsBlock(
      'IM5, after 10,000 km',
      [
        ['We like', 'Quiet enough to hear the tyres. Parks itself better than two of our sales people.'],
        ['Watch for', 'The boot: it is wide and shallow.', 'minus'],
        ['It is for', 'Brisbane to Byron and back, on one charge.'],
      ],
      {
        text: 'The longest legs in the showroom.',
        image: pictureField('sedan-grey', 'Grey IM5 seen from the front, illustration'),
        buttons: [['IM5 in stock', '/search/mg/im5']],
      },
    ),
    servicePointsBlock(
      'ZS, after 10,000 km',
      [
        ['We like', 'Not thirsty, easy to park, and the one that comes back least.'],
        ['Watch for', 'The on-ramp: it is in no hurry.', 'minus'],
        ['It is for', 'Most people’s first new car.'],
      ],
      {
        text: 'The one that most first-time buyers take home.',
        image: pictureField('suv-red', 'Red ZS seen from the front, illustration'),
        buttons: [['ZS in stock', '/search/mg/zs']],
      },
    ),
    carRowBlock({
      title: 'In stock',
      order: 'relevant',
      limit: 3,
      linkLabel: 'All MG',
      link: '/search/mg',
    }),
    { _type: 'reviews', title: 'And what customers say of us', show: 'all' },
    questionsBlock('How we review', [
      [
        'Who writes these?',
        'Whoever drove the car the furthest, and the technician who had it on the hoist.',
      ],
      ['Does MG pay for it?', 'No, and it does not read it before you do.'],
      ['Yours says something else.', 'Tell us. Two of these lines came from customers.'],
    ]),
    tilesBlock('Try one', [
      ['Book a test drive', 'An hour, alone if you like', '/book-test-drive'],
      ['Search stock', 'New, demo and used', '/search/new-used-and-demo-cars'],
      ['Warranty', 'Car and battery', '/warranty'],
    ]),
  ]),
}

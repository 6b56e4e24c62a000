import { keyed, pictureField } from '../src/content-fields.ts'
import { carRowBlock, questionsBlock, servicePointsBlock, textBlock, tilesBlock } from '../src/page-blocks.ts'

/** What the people who sell and service the cars think of three of them. */
export const vehicleReviews = {
  title: 'Vehicle reviews',
  metaDescription: 'What the people at Quayside Motors think of the cars they sell.',
  blocks: keyed([
    textBlock(
      'Three cars we keep recommending',
      'Nobody pays us for these. Each was driven by somebody who sells it and somebody who services it, for at least a month, and we say what they did not like.',
    ),
    servicePointsBlock(
      'Kia Niro: a small SUV for the city',
      [
        ['We like', 'It fits a pram and a Parramatta parking bay, and you see out of it.'],
        ['Watch for', 'The reversing camera after rain. Wipe it.', 'minus'],
        [
          'From the workshop',
          'Brakes last: the hybrid does most of the stopping. $289 a minor service.',
          'wrench',
        ],
        ['Choose', 'The hybrid. It pays for itself in two years of commuting.', 'key'],
      ],
      {
        text: 'Driven for six weeks by Mei, who parks in Alexandria every day.',
        image: pictureField('suv-blue', 'Blue SUV seen from the front, illustration'),
        buttons: [
          ['Kia Niro in stock', '/search/kia/niro'],
          ['Book a test drive', '/book-test-drive'],
        ],
      },
    ),
    servicePointsBlock(
      'Mitsubishi Triton: a ute that is a family car',
      [
        ['We like', 'Three child seats across, and a tub that takes the bikes standing.'],
        ['Watch for', 'The turning circle. Allow for it at the school gate.', 'minus'],
        [
          'From the workshop',
          'Have the driveline greased if you use the beach. Most people do not ask.',
          'wrench',
        ],
        [
          'Choose',
          'The longer tray only if you use it; everybody else is happier with the softer springs.',
          'key',
        ],
      ],
      {
        text: 'Driven to Mudgee and back with a trailer by Angus, who runs the lifts.',
        image: pictureField('ute-blue', 'Blue ute seen from the front, illustration'),
        buttons: [
          ['Triton in stock', '/search/mitsubishi/triton'],
          ['Book a test drive', '/book-test-drive'],
        ],
      },
    ),
    servicePointsBlock(
      'Mazda 3: a hatch with a first licence',
      [
        ['We like', 'Five stars, cheap tyres, and no turbo to be careful with.'],
        ['Watch for', 'The back seat on a long trip, for anybody over 180 cm.', 'minus'],
        ['From the workshop', 'Nothing to report, which is the report.', 'wrench'],
        ['Choose', 'A used one under 60,000 km. We have sold the same car three times.', 'key'],
      ],
      {
        text: 'Driven by Priya’s daughter, on her red and then her green plates.',
        image: pictureField('hatch-sky', 'Sky blue hatchback seen from the front, illustration'),
        buttons: [
          ['Mazda 3 in stock', '/search/mazda/3'],
          ['Book a test drive', '/book-test-drive'],
        ],
      },
    ),
    carRowBlock({
      title: 'In stock today',
      order: 'relevant',
      linkLabel: 'All cars',
      link: '/search/new-used-and-demo-cars',
    }),
    { _type: 'reviews', title: 'And what customers say of us', show: 'all' },
    questionsBlock('How we review', [
      ['Who writes these?', 'The person named beside each, and the technician who had it on the lift.'],
      ['Do makers pay for a review?', 'No. They do not see it before you do either.'],
      ['Mine is not here.', 'Ask at the [yard](/locations): somebody has driven it.'],
    ]),
    tilesBlock('Try one', [
      ['Book a test drive', 'An hour, with the child seats', '/book-test-drive'],
      ['How buying goes', 'From the first look to the keys', '/buying'],
      ['Warranty', 'What is covered, and for how long', '/warranty'],
    ]),
  ]),
}

import { keyed, pictureField } from '../src/content-fields.ts'
import { richText } from '../src/rich-text.ts'

/** The front page: finder in the hero, what just arrived, why people come back, where to go next, questions. */
export const homePage = {
  title: 'Quayside Motors',
  scrollingBanner: 'Stocktake sale: demonstrators marked down',
  metaTitle: 'Quayside Motors: new, demo and used cars in Sydney',
  metaDescription:
    'New, demonstrator and used cars at three yards in Sydney: Alexandria, Parramatta and Brookvale. Drive away prices, finance and service.',
  blocks: [
    {
      _key: 'hero',
      _type: 'hero',
      showFinder: true,
      slides: keyed(
        [
          {
            title: 'Find the right car, at the right price.',
            image: pictureField('suv-block-hero-white', 'White SUV seen from the front, illustration'),
          },
        ],
        'slide',
      ),
    },
    {
      _key: 'arrivals',
      _type: 'carRow',
      title: 'Just arrived',
      order: 'latest',
      limit: 6,
      linkLabel: 'See what’s new',
      link: '/search/new-used-and-demo-cars?sortBy=latest',
    },
    { _key: 'prices', _type: 'priceHistogram' },
    { _key: 'bodies', _type: 'bodyTypes' },
    { _key: 'offers', _type: 'offers' },
    {
      _key: 'why',
      _type: 'richText',
      title: 'Why people come back',
      body: richText(
        '**One price.** What stands on the windscreen is what you pay, on-road costs and all. We do not add a delivery fee at the desk.',
        '**48 hours to change your mind.** Bring a used car back within two days, whatever the reason, and we return what you paid.',
        '**Inspected here.** Our own workshop checks every certified car over 90 points and hands you the sheet. See the [warranty](/warranty) that goes with it.',
      ),
    },
    {
      _key: 'budget',
      _type: 'carRow',
      title: 'Used cars under $25,000',
      order: 'relevant',
      carTypes: ['used'],
      maxPrice: 25_000,
      limit: 6,
      linkLabel: 'All used cars',
      link: '/search/used-cars',
    },
    { _key: 'figures', _type: 'figures' },
    { _key: 'locations', _type: 'locations', show: 'sales' },
    {
      _key: 'ways',
      _type: 'callToAction',
      title: 'More ways we can help',
      tiles: keyed(
        [
          { label: 'Latest offers', text: 'What runs this month', href: '/special-offers' },
          { label: 'Book a service', text: 'Three workshops, most brands', href: '/service' },
          { label: 'Find a yard', text: 'Hours and directions', href: '/locations' },
        ],
        'actionTile',
      ),
    },
    {
      _key: 'questions',
      _type: 'questions',
      title: 'Good to know',
      questions: keyed(
        [
          {
            question: 'Are your prices drive away?',
            answer: richText(
              'Nearly all. The words beside each price say which kind it is: drive away, or excluding government charges.',
            ),
          },
          {
            question: 'Can I try a car at the yard nearest to me?',
            answer: richText(
              'Yes. Most cars can be moved between Alexandria, Parramatta and Brookvale within two days, at no cost and with no obligation.',
            ),
          },
          {
            question: 'Do you take trade-ins?',
            answer: richText(
              'Any make, any age. Bring it to a [yard](/locations) and a valuer looks at it while you have a coffee. The figure we write down holds for seven days.',
            ),
          },
          {
            question: 'How does the weekly price come about?',
            answer: richText(
              'It is an estimate over five years with no deposit, always shown with its comparison rate. It is not a quote; a lender decides on your own application.',
            ),
          },
        ],
        'question',
      ),
    },
  ],
}

import { CARS, type Samples } from './block-gallery-samples.ts'
import { gallerySheets } from './block-gallery-sheets.ts'
import { keyed, makes, pictureField, reference } from './content-fields.ts'
import { buildCover, rolesBlock, servicePointsBlock, servicePricesBlock } from './page-blocks.ts'
import { richText } from './rich-text.ts'

type Gallery = {
  /** Pictures of the dealer, by name. */
  pictures: readonly [string, string, string]
  /** Slugs of makes. */
  makes: readonly string[]
  /** Id of one of its locations. */
  location: string
  /** A film of the stock. */
  film: string
  /** What is sold, in the words of the samples; cars where nothing is said. */
  samples?: Samples
}

const button = (title: string, link: string, style = 'primary') => ({ title, link, style })
const buttons = (...items: object[]) => keyed(items, 'slideButton')

/**
 * Every kind of block with sample content on one page that no menu and no search engine leads to: for looking at a
 * template.
 */
export function blockGallery(gallery: Gallery) {
  const [first, second, third] = gallery.pictures
  const samples = gallery.samples ?? CARS
  const picture = (name: string) => pictureField(name, samples.pictured)
  const range = [first, second, third, first, second].map(picture)
  return {
    title: 'Blocks',
    metaDescription: 'Every kind of block with sample content.',
    unlisted: true,
    blocks: keyed([
      {
        _type: 'hero',
        slides: keyed(
          ['One slide after another', 'The second slide'].map((title, at) => ({
            title,
            description: 'They follow each other by themselves, and can be paused.',
            image: picture(at === 0 ? first : second),
            buttons: buttons(
              button('Search stock', '/search/new-used-and-demo-cars'),
              button('Offers', '/special-offers', 'secondary'),
            ),
          })),
          'slide',
        ),
      },
      { _type: 'scrollingBanner', text: 'Stocktake sale: demonstrators marked down' },
      {
        _type: 'carRow',
        title: `Row of ${samples.many}`,
        order: 'latest',
        limit: 6,
        linkLabel: 'All',
        link: '/search/used-cars',
      },
      { _type: 'bodyTypes' },
      { _type: 'modelCards', limit: 8 },
      { _type: 'licencePicker' },
      { _type: 'priceHistogram' },
      { _type: 'priceSteps' },
      { _type: 'towFinder' },
      { _type: 'towWeights' },
      { _type: 'groupMap' },
      {
        _type: 'rangeAndCharging',
        from: 'Here',
        stops: keyed(
          [
            { name: 'The coast', km: 80 },
            { name: 'The border', km: 240 },
            { name: 'The mountains', km: 520 },
          ],
          'roadStop',
        ),
        chargerKw: 11,
        centsPerKwh: 16,
      },
      {
        _type: 'categoryCards',
        cards: keyed(
          samples.kinds.map(([title, description], at) => ({
            title,
            description,
            imageUrl: range[at],
            href: '/search/new-used-and-demo-cars',
          })),
          'categoryCard',
        ),
      },
      hiddenColumns(range, samples),
      {
        _type: 'imageBanner',
        title: 'A picture with words on it',
        text: 'The shade beneath the words makes them readable on any picture.',
        image: picture(third),
        side: 'left',
        buttons: buttons(
          button('Book a test drive', '/book-test-drive'),
          button('Contact us', '/contact', 'secondary'),
        ),
      },
      ...promises(gallery, samples, picture),
      ...people(samples, gallery.location),
      ...closing(gallery, range),
    ]),
  }
}

function closing({ film, location }: Gallery, range: readonly object[]) {
  return [
    {
      _type: 'video',
      title: 'A walk round',
      url: film,
      image: range[0],
      transcript:
        'The camera goes once around the vehicle, from the front along its left side.\n\nNobody speaks.',
    },
    {
      _type: 'callToAction',
      title: 'Calls to action with pictures',
      tiles: keyed(
        [
          ['Book a service', '/service'],
          ['Search stock', '/search/new-used-and-demo-cars'],
          ['Book a test drive', '/book-test-drive'],
        ].map(([label, href], at) => ({ label, text: 'One line below', href, image: range[at] })),
        'actionTile',
      ),
    },
    { _type: 'offers' },
    { _type: 'featureLinks' },
    { _type: 'brandGrids' },
    { _type: 'brandMatrix' },
    { _type: 'locations', show: 'all', layout: 'carousel' },
    { _type: 'map', show: 'one', location: reference(location) },
    { _type: 'leadForm', form: 'enquiry', text: 'Somebody who knows answers by the next working day.' },
    { _type: 'richText', title: 'A text', body: richText('One paragraph.', 'And another one.') },
    questions(),
  ]
}

function hiddenColumns(range: readonly object[], { tabs, specs }: Samples) {
  return {
    _type: 'hiddenColumns',
    title: 'Columns in tabs',
    items: keyed(
      tabs.map((title, at) => ({
        title,
        subtitle: 'What it is about, in one line',
        text1: 'The first paragraph says what matters most to somebody who reads no further.',
        text2: 'The second adds what is good to know before a visit.',
        imgSrc: range[at],
        specs: keyed(
          specs.map(([label, value]) => ({ label, value })),
          'columnSpec',
        ),
        btnText: 'Search stock',
        btnLink: '/search/new-used-and-demo-cars',
      })),
      'hiddenColumn',
    ),
  }
}

function promises(gallery: Gallery, samples: Samples, picture: (name: string) => object) {
  const [minor = [], major = []] = samples.service
  return [
    servicePricesBlock(
      'What a service costs',
      [
        ['Minor service', 'About two hours.', '$289', 'fixed', ...minor],
        ['Major service', 'Most of a day.', '$569', 'from', ...major],
      ],
      { text: 'You know the price before we start.', note: 'Prices include GST.' },
    ),
    {
      _type: 'servicePoints',
      title: 'A workshop of our own',
      points: keyed(
        [
          { title: 'Precise price servicing', text: 'You know the price before we start.' },
          { title: 'Genuine parts', text: 'From the maker, with the maker’s warranty.' },
        ],
        'servicePoint',
      ),
      image: picture(gallery.pictures[1]),
      buttons: buttons(button('Book a service', '/service')),
    },
    servicePointsBlock('Points with marks', [
      ['What is good', 'It has a tick.'],
      ['A drawback', 'It has a minus.', 'minus'],
      ['From the workshop', 'It has a spanner.', 'wrench'],
      ['What to choose', 'It has a key.', 'key'],
    ]),
    servicePointsBlock(
      'Steps, one after the other',
      [
        ['Ask', 'What happens first.'],
        ['Look', 'And then.'],
        ['Sign', 'At the end.'],
      ],
      { numbered: true },
    ),
    ...gallerySheets(),
    { _type: 'certifiedUsed', text: 'On every used vehicle with the badge.' },
    {
      _type: 'warranty',
      title: 'Warranty by brand',
      makes: makes(...gallery.makes),
      cover: buildCover(
        ['The vehicle', 7, 'unlimited kilometres'],
        ['Battery', 8, '160,000 km'],
        ['Parts we fit', 0.5],
      ),
      body: richText('These warranties add to your rights under the Australian Consumer Law.'),
    },
    {
      _type: 'recall',
      title: samples.recall.title,
      status: 'active',
      affected: 5168,
      yearFrom: 2021,
      yearTo: 2022,
      body: richText(samples.recall.body),
      buttons: buttons(button('Book the repair', '/service')),
    },
    { _type: 'payments', methods: ['visa', 'mastercard', 'amex', 'eftpos', 'payid', 'transfer'] },
    {
      _type: 'figures',
      title: 'Figures',
      figures: keyed(
        [
          { value: '30', label: 'years in business' },
          { value: '3', label: 'locations' },
          { value: '41', label: 'people' },
        ],
        'blockFigure',
      ),
    },
  ]
}

function people({ quotes }: Samples, location: string) {
  return [
    rolesBlock('Open roles', 'Each with its own application.', [
      {
        title: 'Service technician',
        location,
        pay: '$44 to $52 an hour, plus super',
        text: 'Two lines about the job, for somebody who reads no further.',
        points: ['A trade certificate', 'What else is good to have'],
        posted: '2026-11-02',
      },
      {
        title: 'Detailer, weekends',
        kind: 'casual',
        text: 'A role without a place, a pay or a closing day.',
        posted: '2026-11-02',
      },
    ]),
    {
      _type: 'team',
      text: 'Ask for them by name.',
      people: keyed(
        [
          ['Mei Tan', 'Sales'],
          ['Angus Reid', 'Workshop'],
          ['Priya Nair', 'Finance'],
          ['Tom Okafor', 'Parts'],
        ].map(([name, role]) => ({ name, role })),
        'teamPerson',
      ),
    },
    { _type: 'reviews', show: 'all' },
    {
      _type: 'testimonials',
      quotes: keyed(
        quotes.map(([text, name, about, stars]) => ({ text, name, about, stars })),
        'testimonial',
      ),
    },
  ]
}

function questions() {
  return {
    _type: 'questions',
    questions: keyed(
      [
        { question: 'May I drive it first?', answer: richText('Yes, whenever we are open.') },
        { question: 'Do you take trade-ins?', answer: richText('Any make, any age.') },
      ],
      'question',
    ),
  }
}

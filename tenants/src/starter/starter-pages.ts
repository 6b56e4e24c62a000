import { keyed } from '../content-fields.ts'
import { dealerDocuments } from '../dealer-documents.ts'
import type { SeedDocument } from '../dealer-seed.ts'
import { carRowBlock, heroBlock, questionsBlock, siteBlock, textBlock, tilesBlock } from '../page-blocks.ts'
import { privacyPolicy } from '../privacy-policy.ts'
import type { Starter } from './starter.ts'

/** The pages of a new dealer: true of any dealer, short, and meant to be written anew. */
export function starterPages(starter: Starter): SeedDocument[] {
  const { slug, name, email, locations } = starter
  const make = dealerDocuments(slug)
  const place = `/locations/${locations[0].slug}`
  return [
    make.page('home', homePage(starter)),
    make.page('about-us', {
      title: 'About us',
      metaDescription: `About ${name}: who we are and where to find us.`,
      blocks: keyed([
        textBlock(
          'About us',
          `${name} is a licensed motor dealer. Our hours and the way to us are on the page of our [location](${place}).`,
          'What we have in stock is on this site as soon as it is on the ground.',
        ),
        tilesBlock('Come and see us', [
          ['Hours and directions', name, place],
          ['Search stock', 'New, demo and used', '/search/new-used-and-demo-cars'],
        ]),
      ]),
    }),
    make.page('contact-us', {
      title: 'Contact us',
      metaDescription: `How to reach ${name}.`,
      blocks: keyed([
        textBlock(
          'Contact us',
          `Come by while we are open: the hours are on the page of our [location](${place}), public holidays included.`,
        ),
      ]),
    }),
    make.page('privacy-policy', privacyPolicy({ name, email, inForceSince: '' })),
  ]
}

function homePage(starter: Starter) {
  const { name, locations } = starter
  const place = `/locations/${locations[0].slug}`
  return {
    title: name,
    metaDescription: `New, demonstrator and used vehicles at ${name}: stock, offers and opening hours.`,
    blocks: keyed([
      heroBlock([
        {
          title: name,
          description: `New, demonstrator and used${inCities(starter)}. Search what we have today.`,
          buttons: [
            ['Search stock', '/search/new-used-and-demo-cars'],
            ['Where we are', place],
          ],
        },
      ]),
      carRowBlock({
        title: 'Just arrived',
        linkLabel: 'All stock',
        link: '/search/new-used-and-demo-cars?sortBy=latest',
      }),
      siteBlock('bodyTypes'),
      siteBlock('offers'),
      siteBlock('locations', { show: 'all' }),
      tilesBlock('More from us', [
        ['Search stock', 'New, demo and used', '/search/new-used-and-demo-cars'],
        ['Latest offers', 'What runs at present', '/special-offers'],
        ['Contact us', 'How to reach us', '/contact-us'],
      ]),
      questionsBlock('Good to know', [
        [
          'What does “drive away” mean?',
          'The price includes registration, compulsory third party insurance, stamp duty and delivery for a private buyer in our state.',
        ],
        [
          'May I see a vehicle before I decide?',
          `Yes, whenever we are open. The hours are [here](${place}).`,
        ],
      ]),
    ]),
  }
}

/** ' in Mildura and Swan Hill', or '' while no place is given. */
function inCities({ locations }: Starter): string {
  const cities = [...new Set(locations.flatMap(({ city }) => city || []))]
  return cities.length === 0 ? '' : ` in ${new Intl.ListFormat('en-AU').format(cities)}`
}

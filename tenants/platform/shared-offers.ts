import { keyed, orderRank, reference, slug } from '../src/content-fields.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { endOfDay, startOfDay } from '../src/seed-dates.ts'

const ZONE = 'Australia/Sydney'
const sites = (...slugs: string[]) => keyed(slugs.map((one) => reference(`tenant-${one}`)))

/**
 * One offer made for several sites: one of them is excluded (OFFER-06), another is excluded and shows it all the same,
 * because its own list says so (OFFER-07).
 */
export function listSharedOffers(seedDate: string): SeedDocument[] {
  return [
    {
      _id: 'offer-shared-roadside-cover',
      _type: 'offer',
      name: 'Roadside cover to the end of next year',
      slug: slug('roadside-cover'),
      category: 'Service offer',
      figure: '12',
      figureUnit: 'months',
      figureNote: 'of roadside assist',
      inclusions: ['Towing up to 100 km', 'Flat battery, flat tyre, keys locked in', 'A taxi home'],
      description:
        'Have a logbook service done and the 12 months of roadside assist run to the end of next year instead. Anywhere in Australia, at any hour.',
      disclaimer: 'For cars up to 3.5 tonnes.\nStarts the day after the service.',
      sites: sites('quayside', 'wattlebrook', 'brisbane-mg'),
      excludedSites: sites('wattlebrook', 'brisbane-mg'),
      start: startOfDay(seedDate, -25, ZONE),
      expiry: endOfDay(seedDate, 50, ZONE),
      orderRank: orderRank(9),
    },
  ]
}

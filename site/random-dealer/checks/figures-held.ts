import { type Card, readCards } from '../car-facts.ts'
import type { DealerSite, Finding } from '../dealer-site.ts'
import { expectedWeekly, findSiteLender } from '../expected-weekly.ts'
import { buildDocuments } from '../random-dealer.ts'
import type { RandomVehicle } from '../random-vehicle.ts'

/** Bodies that cars alone have. */
const CAR_BODY = /\b(Wagon|Convertible|Sedan|Hatch|SUV)\b/
const LISTS_FOR_OTHERS = ['/feeds/google-vehicles.tsv', '/feeds/meta-vehicles.csv', '/feeds/arrivals.xml']

/** What cards and lists for others say of a vehicle is what its feed and its lender say. */
export async function figuresHeld(site: DealerSite): Promise<Finding[]> {
  const vehicles = new Map(site.dealer.vehicles.map((vehicle) => [vehicle.stocknum.toLowerCase(), vehicle]))
  const find = (slug: string) => vehicles.get(/(?:^|-)((?:u-|rd|r)\d+)$/.exec(slug)?.[1] ?? '')
  const cards = readCards(await site.open('/search/new-used-and-demo-cars'))
  // A dealer may name any column as the vehicles' key, and then no address has their stock number.
  const ofCards = hasKeyOfItsOwn(site)
    ? []
    : cards.flatMap((card) => listWrongFigures(card, find(card.slug), site))
  const ofLists = await Promise.all(
    LISTS_FOR_OTHERS.map(async (path) => {
      const { text } = await site.get(path)
      const slugs = new Set([...text.matchAll(/\/cars\/([a-z0-9-]+)/g)].map(([, slug = '']) => slug))
      return [...slugs]
        .filter((slug) => ['sold', 'withheld'].includes(find(slug)?.truth.state ?? ''))
        .map((slug) => ({ check: 'a list for others has no sold vehicle', where: slug, says: path }))
    }),
  )
  return [...ofCards, ...ofLists.flat()]
}

function hasKeyOfItsOwn({ dealer }: DealerSite): boolean {
  const settings = buildDocuments(dealer).find(({ _type }) => _type === 'siteSettings')
  const columns = (settings?.stockColumns ?? []) as { field?: string }[]
  return columns.some(({ field }) => field === 'key')
}

function listWrongFigures(
  { slug, facts, words }: Card,
  vehicle: RandomVehicle | undefined,
  { dealer }: DealerSite,
): Finding[] {
  const finding = (check: string, says: string): Finding => ({ check, where: slug, says })
  if (vehicle === undefined) return [finding('a card is of a vehicle of the feed', words.slice(0, 100))]
  const prices = expectedPrices(vehicle)
  const km = /([\d,]+) km\b/.exec(words)?.[1]
  const { price, km: driven, kind } = vehicle.truth
  const lender = findSiteLender(dealer)
  const weekly = lender === null || price === null ? undefined : expectedWeekly(price, lender)
  const body = kind === 'car' ? undefined : CAR_BODY.exec(words)?.[0]
  return [
    ...(body === undefined ? [] : [finding('a kind of vehicle has bodies of its own', `a ${kind}: ${body}`)]),
    ...(prices.includes(facts.price ?? '')
      ? []
      : [finding('a price is the feed’s', `card ${facts.price}, feed ${prices.join(' or ')}`)]),
    ...(km === undefined || km === driven?.toLocaleString('en-AU')
      ? []
      : [finding('kilometres are the feed’s', `card ${km}, feed ${driven}`)]),
    ...(facts.weekly === undefined || weekly === undefined || facts.weekly === weekly.toLocaleString('en-AU')
      ? []
      : [finding('a weekly figure is the lender’s', `card ${facts.weekly}, by the terms ${weekly}`)]),
  ]
}

/** What a price may read: the amount, a subscription, or words instead. */
function expectedPrices({ truth: { price, subscription, state } }: RandomVehicle): string[] {
  if (state === 'sold' || state === 'withheld') return ['']
  return [
    price === null ? '' : `$${price.toLocaleString('en-AU')}`,
    ...(subscription === null ? [] : [`$${subscription.toLocaleString('en-AU')}/week`]),
  ]
}

import { readCards } from '../car-facts.ts'
import type { DealerSite, Finding } from '../dealer-site.ts'
import type { RandomVehicle } from '../random-vehicle.ts'

/** What a card and the lists for others say of a vehicle is what its feed says: price, kilometres, and that it is for sale. */
export async function figuresHeld(site: DealerSite): Promise<Finding[]> {
  const findings: Finding[] = []
  const vehicles = new Map(site.dealer.vehicles.map((vehicle) => [vehicle.stocknum.toLowerCase(), vehicle]))
  const find = (slug: string) => vehicles.get(/(?:^|-)((?:u-|rd|r)\d+)$/.exec(slug)?.[1] ?? '')
  const add = (check: string, where: string, says: string) => findings.push({ check, where, says })
  const page = await site.open('/search/new-used-and-demo-cars')
  for (const { slug, facts, words } of readCards(page)) {
    const vehicle = find(slug)
    if (vehicle === undefined) add('a card is of a vehicle of the feed', slug, words.slice(0, 100))
    else if (!expectedPrices(vehicle).includes(facts.price ?? ''))
      add('a price is the feed’s', slug, `card ${facts.price}, feed ${expectedPrices(vehicle).join(' or ')}`)
    if (vehicle !== undefined) {
      const km = /([\d,]+) km\b/.exec(words)?.[1]
      if (km !== undefined && km !== vehicle.truth.km?.toLocaleString('en-AU'))
        add('kilometres are the feed’s', slug, `${km}, feed ${vehicle.truth.km}`)
    }
  }
  for (const path of ['/feeds/google-vehicles.tsv', '/feeds/meta-vehicles.csv', '/feeds/arrivals.xml']) {
    const list = await site.get(path)
    const slugs = [...new Set([...list.text.matchAll(/\/cars\/([a-z0-9-]+)/g)].map(([, slug = '']) => slug))]
    for (const slug of slugs) {
      const state = find(slug)?.truth.state
      if (state === 'sold' || state === 'withheld')
        add('a list for others has no sold vehicle', slug, `${state}, in ${path}`)
    }
  }
  return findings
}

/** What a price may read: the amount, a subscription, or words instead. */
function expectedPrices({ truth: { price, subscription, state } }: RandomVehicle): string[] {
  if (state === 'sold' || state === 'withheld') return ['']
  return [
    price === null ? '' : `$${price.toLocaleString('en-AU')}`,
    ...(subscription === null ? [] : [`$${subscription.toLocaleString('en-AU')}/week`]),
  ]
}

import { readCards } from '../car-facts.ts'
import { type DealerSite, type Finding, forEachAtOnce } from '../dealer-site.ts'

const ALL = '/search/new-used-and-demo-cars'
const MOST_CARS = 12
const LEAST_COMPARED = 5
/** Ends of a range are whole hundreds. */
const ROUNDING = 100

type Compared = {
  listing_price: number
  market_range_min: number
  market_range_max: number
  compared: number
  average?: number
}

/** What is said of a price holds: whom it is compared with, that it is good, and how many cost as much. */
export async function pricesCompared(site: DealerSite): Promise<Finding[]> {
  const findings: Finding[] = []
  const list = await site.open(ALL)
  await forEachAtOnce(readCards(list).slice(0, MOST_CARS), async ({ slug }) => {
    const { status, text } = await site.get(`/cars/${slug}/autogauge`)
    const gauge = status === 200 ? (JSON.parse(text) as Compared | null) : null
    const page = await site.follow(`/cars/${slug}`)
    if (!gauge && page?.querySelector('a[href="#price-comparison"]'))
      findings.push({ check: 'nothing is below a market that is not shown', where: slug, says: text })
    if (gauge && !holds(gauge))
      findings.push({
        check: 'a price is compared with five, and is no more than they average',
        where: slug,
        says: text,
      })
  })
  return [...findings, ...checkBars(list)]
}

function holds(gauge: Compared): boolean {
  const { listing_price: price, market_range_min: low, market_range_max: high, compared, average } = gauge
  return compared >= LEAST_COMPARED && price <= (average ?? (low + high) / 2 + ROUNDING)
}

/** Bars of the price filter, but for the open ends, stand for as many dollars each. */
function checkBars(list: Awaited<ReturnType<DealerSite['open']>>): Finding[] {
  const titles = list.querySelectorAll('.bars i').flatMap((bar) => bar.getAttribute('title') ?? [])
  const widths = titles.flatMap((title) => {
    const [, from, to] = /from \$([\d,]+) to \$([\d,]+)/.exec(title) ?? []
    return from && to ? [dollars(to) - dollars(from)] : []
  })
  return new Set(widths).size > 1
    ? [{ check: 'bars of prices are of equal dollars', where: ALL, says: titles.join('; ') }]
    : []
}

const dollars = (text: string) => Number(text.replaceAll(',', ''))

import { readCards } from '../car-facts.ts'
import { type DealerSite, type Finding, forEachAtOnce } from '../dealer-site.ts'
import { formatSlug } from './one-state.ts'

const MOST_CARS = 3
/** Every address that a page of a vehicle, a form or a program asks for a vehicle. */
const ADDRESSES: readonly ((slug: string, id: string) => string)[] = [
  (slug) => `/cars/${slug}/finance`,
  (slug) => `/cars/${slug}/autogauge`,
  (slug) => `/cars/${slug}/similar`,
  (slug) => `/cars/${slug}/strip`,
  (slug) => `/cars/${slug}/spin`,
  (slug) => `/cars/${slug}/checkout`,
  (slug) => `/cars/trade-in?car_id=${slug}`,
  (slug) => `/compare?cars=${slug}`,
  (_slug, id) => `/api/cars/${id}/finance`,
  (_slug, id) => `/saved/cards?ids=${id}`,
  (_slug, id) => `/contact?car_id=${id}`,
  (_slug, id) => `/contact?car_id=${id}&form=request_photos`,
  (_slug, id) => `/book-test-drive?car_id=${id}`,
  (_slug, id) => `/finance?car_id=${id}`,
]

/** Addresses that have left with their vehicle. */
const LEAVING: readonly ((slug: string) => string)[] = [
  (slug) => `/cars/${slug}.md`,
  (slug) => `/cars/${slug}/social.jpg`,
  (slug) => `/cars/${slug}/autogauge`,
  (slug) => `/cars/${slug}/similar`,
  (slug) => `/cars/${slug}/strip`,
  (slug) => `/cars/${slug}/finance`,
  (slug) => `/cars/${slug}/delivery`,
  (slug) => `/print?car_id=${slug}`,
  (slug) => `/api/cars/${slug}/pdf`,
  (slug) => `/api/cars/${slug}/view.json`,
  (slug) => `/api/cars/${slug}/similar`,
]

/** No address of a vehicle fails, and all say alike whether it has left. */
export async function carAddresses(site: DealerSite): Promise<Finding[]> {
  return [...(await addressesFail(site)), ...(await addressesLeave(site))]
}

async function addressesLeave(site: DealerSite): Promise<Finding[]> {
  const findings: Finding[] = []
  const sold = site.dealer.vehicles.filter(({ truth }) => truth.state === 'sold').slice(0, MOST_CARS)
  await forEachAtOnce(sold, async (vehicle) => {
    const slug = formatSlug(vehicle)
    const page = await site.get(`/cars/${slug}`)
    for (const address of LEAVING) {
      const { status } = await site.get(address(slug))
      if ((status === 410) === (page.status === 410)) continue
      const says = `${status}, and its page answers ${page.status}`
      findings.push({ check: 'all addresses of a vehicle leave with it', where: address(slug), says })
    }
  })
  return findings
}

async function addressesFail(site: DealerSite): Promise<Finding[]> {
  const findings: Finding[] = []
  const cards = readCards(await site.open('/search/new-used-and-demo-cars'))
  const every = Math.ceil(cards.length / MOST_CARS) || 1
  await forEachAtOnce(
    cards.filter((_, at) => at % every === 0),
    async ({ slug }) => {
      const page = await site.open(`/cars/${slug}`)
      const id = page.querySelector('[data-car-id][data-car-type]')?.getAttribute('data-car-id') ?? ''
      for (const address of ADDRESSES) {
        const path = address(slug, encodeURIComponent(id))
        const { status, body } = await site.get(path)
        if (status >= 500) findings.push({ check: 'no address fails', where: path, says: String(status) })
        if (status === 200 && body.length === 0)
          findings.push({ check: 'no answer is empty', where: path, says: 'empty' })
      }
    },
  )
  return findings
}

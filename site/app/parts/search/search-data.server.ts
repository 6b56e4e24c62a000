import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type FacetCount, StockUnavailableError } from '#app/integrations/stock-index.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { carPath } from '#app/paths.ts'
import { askSearch } from './ask-search.server.ts'
import { planSearch } from './plan-search.server.ts'
import { presentSearch } from './present-search.server.ts'
import { searchStatus } from './results/search-model.ts'

const PICTURE = { width: 1200, height: 800, fit: 'cover', alt: '' } as const

/** A car of a search as data: what its card says, in wire names; an unavailable car has an empty price. */
type SearchHit = {
  id: string
  /** Its page, an absolute address. */
  url: string
  name: string
  badge: string
  make: string
  model: string
  year: number | null
  km: number | null
  body: string
  colour: string
  /** `$38,990`, or the dealer's words for a car without a price. */
  price: string
  /** `Drive Away`. */
  price_type: string
  /** `Sold 2 days ago`; '' while it is for sale. */
  unavailable: string
  /** Absolute; null without a picture. */
  image_url: string | null
}

/** A page of results as data (DATA-16). */
type SearchData = {
  /** At most as many as a page of results shows. */
  hits: SearchHit[]
  /** The number of cars that the page of results names. */
  count: number
  /** Counts by facet key, most first; those of a key ignore what is chosen of it. */
  facets: Record<string, FacetCount[]>
  /** Milliseconds that the index took. */
  ms: number
  pages: number
}

/**
 * The results page at `/search/{splat}` as data, with that page's status.
 * @param splat the path after `/search/`
 * @throws 404 when the path names nothing the dealer has; StockUnavailableError
 */
export async function getSearchData(
  dealer: DealerContext,
  splat: string,
  params: URLSearchParams,
): Promise<{ status: number; body: SearchData }> {
  const plan = await planSearch(dealer, splat, params)
  const answer = await askSearch(dealer, plan)
  if (answer === null) throw new StockUnavailableError('The stock index did not answer a search.')
  const { cars, facets, ms } = answer.result
  const page = presentSearch(dealer, plan, answer)
  const listed = new Map(cars.map((car) => [car.id, car]))
  const hits = page.cells.flatMap((cell) => {
    const car = cell.kind === 'car' ? listed.get(cell.car.id) : undefined
    return cell.kind === 'car' && car ? [buildHit(car, cell.car, dealer)] : []
  })
  return { status: searchStatus(page), body: { hits, count: page.count, facets, ms, pages: page.pages } }
}

function buildHit(car: Car, card: CarCardModel, { origin, picture }: DealerContext): SearchHit {
  const [image] = car.images
  return {
    id: card.id,
    url: origin + carPath(card.slug),
    name: card.name,
    badge: card.sub ?? '',
    make: car.make,
    model: car.model,
    year: car.year,
    km: car.km,
    body: car.body,
    colour: car.colour,
    price: card.price ?? '',
    price_type: card.priceType ?? '',
    unavailable: card.unavailable ?? '',
    image_url: image ? new URL(picture(image.url, PICTURE).src, origin).href : null,
  }
}

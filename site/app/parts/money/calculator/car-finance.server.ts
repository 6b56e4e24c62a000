import { type Car, toCarDocument } from '@forecourt/schemas/contract'
import { toDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { equals } from '#app/integrations/stock-index-filter.ts'
import { listLenderRecords } from '#app/parts/car/lender-statement.server.ts'
import { getListedCar, requireListed } from '#app/parts/car/listed-car.server.ts'
import { financeVerdict, priceModel } from '#app/parts/car/present-price.server.ts'
import { requireOffered } from '#app/parts/car/sold-car.server.ts'
import { findCarByIdOrSlug } from '#app/parts/lead/submit/lead-facts.server.ts'
import { financeHref } from './finance-link.ts'

/** A car of this dealer's that lists show, or null. */
export async function findCarById(dealer: DealerContext, id: string): Promise<Car | null> {
  if (id === '') return null
  const [car] = await dealer.stock.listCars(stockScope(dealer), { filter: equals('id', id), limit: 1 })
  return car ?? null
}

async function getCarById(dealer: DealerContext, id: string): Promise<Car> {
  const car = await findCarById(dealer, id)
  if (car !== null) return car
  const { car: unlisted } = await findCarByIdOrSlug(dealer, id)
  if (unlisted !== null) await requireListed(unlisted, dealer, id)
  throw Response.json({ error: 'No such car' }, { status: 404 })
}

/** The lenders' records by provider; none where the dealer shows no finance for the car. @throws 404, 410 */
export async function getLenders(dealer: DealerContext, id: string) {
  const car = await getCarById(dealer, id)
  if (!financeVerdict(car, dealer).shown) return {}
  return listLenderRecords(car, dealer.bundle.tenant)
}

/** What a page may know of a car by its id; who owned it before is not among it. @throws 404, 410 */
export async function getCarSummary(dealer: DealerContext, id: string) {
  const car = await getCarById(dealer, id)
  const document = toCarDocument(car)
  const price = toDollars(effectivePriceCents(car))
  const { slug, name, year, make, model, badge, price_type, subscription_price } = document
  const { car_type, status, vin, nvic, images, dealership_slug } = document
  return {
    id: document.id,
    slug,
    name,
    year,
    make,
    model,
    badge,
    price,
    price_type,
    subscription_price,
    // As the site's pages show it, which for a subscription is by the week.
    price_text: priceModel(car, dealer).text,
    car_type,
    status,
    vin,
    nvic,
    dealership_slug,
    image: images[0]?.image.url ?? null,
  }
}

/**
 * Where finance for a car is asked for.
 * @throws 404, 410, and a redirect to the page of one that is sold
 */
export async function getFinanceHref(dealer: DealerContext, slug: string): Promise<string> {
  const car = await getListedCar(dealer, slug)
  requireOffered(car)
  return financeHref(dealer.bundle.tenant.finance.path, car)
}

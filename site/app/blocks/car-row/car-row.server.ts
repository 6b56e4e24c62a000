import type { BlockOf, Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { buildAnyFilter, equals, inRange } from '#app/integrations/stock-index-filter.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'

export type CarRowBlock = BlockOf<'carRow'>

/** A row of cars; `more` leads to the whole list. */
export type CarRowModel = {
  title: string
  cards: CarCardModel[]
  more: { label: string; href: string } | null
}

/** A row of cars from the dealer's stock; null when there is none that fits, or the stock does not answer. */
export async function carRowModel(block: CarRowBlock, dealer: DealerContext): Promise<CarRowModel | null> {
  const cars = await withStockFallback(dealer, () => listRowCars(block, dealer), [])
  if (cars.length === 0) return null
  const hasLink = block.link && block.linkLabel && targetExists(block.link, collectPageSlugs(dealer.bundle))
  return {
    title: block.title,
    cards: cars.map((car) => carCard(car, dealer)),
    more: hasLink ? { label: block.linkLabel, href: block.link } : null,
  }
}

/** The cars of a row: those that staff have pinned, of the ones that fit, and the first of the others. */
export async function listRowCars(block: CarRowBlock, dealer: DealerContext): Promise<Car[]> {
  const listing = { filter: carRowFilter(block), limit: block.limit, sort: block.order, facets: [] }
  const pinned = { ...listing, filter: [...listing.filter, equals('pinned', true)] }
  const groups = await dealer.stock.listCarGroups(stockScope(dealer), [pinned, listing])
  const byId = new Map(groups.flatMap(({ cars }) => cars).map((car) => [car.id, car]))
  return [...byId.values()].slice(0, block.limit)
}

/** What staff chose, as conditions of the stock query; a row shows only cars that are still for sale. */
export function carRowFilter({ carTypes, makes, bodies, maxPrice }: Omit<CarRowBlock, 'type'>): string[] {
  const conditions = [
    buildAnyFilter('status', AVAILABLE_STATUSES),
    buildAnyFilter('car_type', carTypes),
    buildAnyFilter('make', makes),
    buildAnyFilter('simple_body', bodies),
    maxPrice === null ? null : inRange('price', [1, maxPrice]),
  ]
  return conditions.filter((condition) => condition !== null)
}

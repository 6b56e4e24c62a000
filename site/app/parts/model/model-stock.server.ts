import type { Model, ModelVariant } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { plainName } from '#app/domain/words/plain-name.ts'
import { memoizeByStock } from '#app/http/memoize-by-stock.server.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { listedRequest } from '#app/parts/search/listed-stock.server.ts'

/** A model in the stock: its new and demo cars as the search of them counts, and the lowest price of a new one. */
export type ModelStock = {
  count: number
  /** Cents; null where no new one has a price. */
  fromCents: number | null
  /** As the stock writes them, for addresses of searches. */
  make: string
  model: string
}

/** Stock by the model's id; a model without stock is not in it. */
export type StockOfModels = ReadonlyMap<string, ModelStock>

type Named = Pick<Model, 'id' | 'name' | 'manufacturerName'>

/** What the models' pages count; a used one is no new model. */
const NEW_AND_DEMO = ['demo', 'new']

/** The stock of all models of a dealer, asked once per version of the index; null while the stock does not answer. */
export function findModelStock(dealer: DealerContext): Promise<StockOfModels | null> {
  return withStockFallback<StockOfModels | null>(dealer, () => cachedStock(dealer), null)
}

const cachedStock = memoizeByStock(askStock, ({ bundle }) =>
  JSON.stringify(bundle.models.map(({ id, name, manufacturerName }) => [id, name, manufacturerName])),
)

async function askStock(dealer: DealerContext): Promise<StockOfModels> {
  const counted = await dealer.stock.search({
    ...listedRequest(dealer),
    filters: { car_type: NEW_AND_DEMO },
    facets: ['make_model'],
  })
  const stocked = dealer.bundle.models.flatMap((model) => {
    const found = (counted.facets.make_model ?? []).find(({ value }) => isModel(value, model))
    return found ? [{ model, ...found }] : []
  })
  const entries = stocked.map(async ({ model, value, count }): Promise<[string, ModelStock]> => {
    const { cars } = await dealer.stock.search({
      ...listedRequest(dealer),
      filters: { make_model: [value], car_type: ['new'], status: AVAILABLE_STATUSES },
      sort: 'price-asc',
      pricedOnlyWhenCheapest: true,
    })
    const [cheapest] = cars
    const names = cheapest ?? namesIn(value, model)
    return [
      model.id,
      {
        count,
        fromCents: cheapest ? effectivePriceCents(cheapest) : null,
        make: names.make,
        model: names.model,
      },
    ]
  })
  return new Map(await Promise.all(entries))
}

/** New and demo cars of each variant, by its id; a variant without stock is not in it. */
export async function countVariants(
  dealer: DealerContext,
  stock: ModelStock | undefined,
  variants: readonly ModelVariant[],
): Promise<ReadonlyMap<string, { count: number; badge: string }>> {
  if (!stock) return new Map()
  const filters = { make: [stock.make], model: [stock.model], car_type: NEW_AND_DEMO }
  const ask = () => dealer.stock.search({ ...listedRequest(dealer), filters, facets: ['badge'] })
  const badges = (await withStockFallback(dealer, ask, null))?.facets.badge ?? []
  return new Map(
    variants.flatMap(({ id, name, badge }) => {
      const found = badges.find(({ value }) => plainName(value) === plainName(badge || name))
      return found ? [[id, { count: found.count, badge: found.value }] as const] : []
    }),
  )
}

/** Stocks write one name in several ways: `X-TRAIL`, `X-Trail`. */
function isModel(value: string, { manufacturerName, name }: Named): boolean {
  return plainName(value) === plainName(`${manufacturerName} ${name}`)
}

function namesIn(value: string, { manufacturerName }: Named): { make: string; model: string } {
  return { make: value.slice(0, manufacturerName.length), model: value.slice(manufacturerName.length).trim() }
}

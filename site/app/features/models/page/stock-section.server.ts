import { getBaseId, type Model } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { STOCK_AWAY } from '#app/http/call-instead.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { buildAnyFilter, equals } from '#app/integrations/stock-index-filter.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { carCards } from '#app/parts/car/present-car.server.ts'
import type { ModelStock } from '#app/parts/model/model-stock.server.ts'
import { stockQueryPath } from '#app/paths.ts'

/** The vehicles of a model in stock; `none` is said where there are no cards. */
export type StockSection = { title: string; none: string; cards: CarCardModel[]; search: string }

const CARS_SHOWN = 8

/** @param isKnown the stock has answered */
export async function stockSection(
  model: Model,
  dealer: DealerContext,
  { stock, isKnown }: { stock: ModelStock | undefined; isKnown: boolean },
): Promise<StockSection> {
  const { title, none } = formatStock(stock, isKnown, model.name)
  return { title, none, cards: await listCars(dealer, stock), search: stockQueryPath(getBaseId(model)) }
}

function formatStock(stock: ModelStock | undefined, isKnown: boolean, name: string) {
  if (!isKnown) return { title: 'In stock', none: STOCK_AWAY }
  return {
    title: stock ? `${formatCount(stock.count)} in stock` : 'On order',
    none: `No ${name} in stock today. We can order one for you.`,
  }
}

async function listCars(dealer: DealerContext, stock: ModelStock | undefined): Promise<CarCardModel[]> {
  if (!stock) return []
  const filter = [
    equals('make', stock.make),
    equals('model', stock.model),
    buildAnyFilter('car_type', ['new', 'demo']),
    buildAnyFilter('status', ['in_stock', 'coming_soon']),
  ].filter((condition) => condition !== null)
  const ask = () =>
    dealer.stock.listCars(stockScope(dealer), { filter, limit: CARS_SHOWN, sort: 'price-asc' })
  return carCards(await withStockFallback(dealer, ask, []), dealer)
}

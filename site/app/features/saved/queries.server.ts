import type { Shop } from '#app/features/shop.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import { carCards } from '#app/features/stock-search/car-card.server.ts'
import type { CarCardModel } from '#app/features/stock-search/cards/card-model.ts'
import { anyOf } from '#app/integrations/stock-index-filter.ts'
import { savedPath } from '#app/paths.ts'
import { MOST_CARDS } from './saved-cars.ts'
import type { SavedModel } from './saved-model.ts'

/** The page of the cars that a browser keeps; which they are it alone knows. @throws 404 where there is no garage */
export function getSaved(shop: Shop): SavedModel {
  const { tenant } = requireGarage(shop).bundle
  return {
    meta: {
      title: 'Saved',
      description: `What you saved and looked at here at ${tenant.name}.`,
      siteName: tenant.name,
      origin: shop.origin,
      path: savedPath(),
    },
  }
}

/**
 * Cards by the ids of their cars, in that order; one that this dealer does not list is left out, whosever it is.
 * @throws 404 where there is no garage
 */
export async function listCarCards(shop: Shop, ids: readonly string[]): Promise<CarCardModel[]> {
  const wanted = [...new Set(ids)].slice(0, MOST_CARDS)
  const filter = anyOf('id', wanted)
  requireGarage(shop)
  if (filter === null) return []
  const cars = await shop.stock.listCars(stockScope(shop), { filter, limit: MOST_CARDS })
  const place = new Map(wanted.map((id, index) => [id, index]))
  const inOrder = [...cars].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return carCards(inOrder, shop)
}

function requireGarage(shop: Shop): Shop {
  if (!shop.bundle.tenant.flags.garage) throw new Response('No such page', { status: 404 })
  return shop
}

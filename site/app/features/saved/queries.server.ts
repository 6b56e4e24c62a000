import { z } from 'zod'
import type { DealerContext } from '#app/context.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { buildAnyFilter } from '#app/integrations/stock-index-filter.ts'
import { latestCards } from '#app/parts/car/latest-cars.server.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { fellText } from '#app/parts/car/present-price.server.ts'
import { MOST_CARDS } from '#app/parts/car/saved/saved-cars.ts'
import type { SavedCardModel, SavedModel } from '#app/parts/car/saved/saved-model.ts'
import { savedPath } from '#app/paths.ts'

const INSTANT = z.iso.datetime()

/** The page of saved cars, whose list only the browser has. @throws 404 where there is no garage */
export async function getSaved(dealer: DealerContext): Promise<SavedModel> {
  const { tenant } = requireGarage(dealer).bundle
  return {
    meta: {
      title: 'Saved',
      description: `What you saved and looked at here at ${tenant.name}.`,
      siteName: tenant.name,
      origin: dealer.origin,
      path: savedPath(),
    },
    latest: await latestCards(dealer),
    signIn: tenant.flags.signIn,
  }
}

/**
 * Cards by the ids of their cars, in that order; one that this dealer does not list is left out, whosever it is.
 * @param since when each of these cars was saved, ISO 8601 in UTC; what is no instant counts as unknown
 * @throws 404 where there is no garage
 */
export async function listCarCards(
  dealer: DealerContext,
  ids: readonly string[],
  since: readonly string[] = [],
): Promise<SavedCardModel[]> {
  const wanted = [...new Set(ids)].slice(0, MOST_CARDS)
  const filter = buildAnyFilter('id', wanted)
  requireGarage(dealer)
  if (filter === null) return []
  const savedAt = new Map(ids.map((id, index) => [id, since[index]]))
  const cars = await dealer.stock.listCars(stockScope(dealer), {
    filter,
    limit: MOST_CARDS,
    withPriceSteps: since.length > 0,
  })
  const rank = new Map(wanted.map((id, index) => [id, index]))
  const inOrder = [...cars].sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
  return inOrder.map((car) => {
    const instant = INSTANT.safeParse(savedAt.get(car.id))
    const fell = instant.success ? fellText(car, dealer, instant.data) : ''
    const place = car.location?.name ?? ''
    return { ...carCard(car, dealer), ...(fell ? { fell } : {}), ...(place ? { place } : {}) }
  })
}

function requireGarage(dealer: DealerContext): DealerContext {
  if (!dealer.bundle.tenant.flags.garage) throw new Response('No such page', { status: 404 })
  return dealer
}

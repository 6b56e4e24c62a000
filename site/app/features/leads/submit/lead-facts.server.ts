import { type Car, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { equals } from '#app/integrations/stock-index-filter.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import type { LeadFacts } from '../definitions/lead-definition.ts'

/** What is known of an id or slug that a page came with. */
export type AskedCar = {
  car: Car | null /** The stock does not answer. */
  unknown: boolean
}

const ID = /^[\w.-]{1,200}$/

/** One of the dealer's own vehicles by its id or slug, sold ones too as long as the index knows them. */
export async function findCarByIdOrSlug(dealer: DealerContext, asked: string): Promise<AskedCar> {
  if (!ID.test(asked)) return { car: null, unknown: false }
  // This one vehicle takes the place of the window that hides vehicles sold long ago.
  const scope = { ...stockScope(dealer), window: `${equals('id', asked)} OR ${equals('slug', asked)}` }
  try {
    const [car = null] = await dealer.stock.listCars(scope, { limit: 1 })
    return { car, unknown: false }
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    return { car: null, unknown: true }
  }
}

/**
 * What a form is made from.
 * @param locationId the location asked for; without one, where the vehicle stands, or the only one there is
 */
export function leadFacts({ bundle, now }: DealerContext, car: Car | null, locationId = ''): LeadFacts {
  const locations = listLocations(bundle.locations, 'all')
  const known = (asked: string) => locations.some(({ id }) => id === asked)
  const ofCar = locations.find(
    ({ id, slug }) => car?.location && (id === car.location.id || slug === car.location.slug),
  )
  const sales = locations.filter(({ locationType }) => locationType === 'sales')
  const only = sales.length === 1 ? sales[0] : undefined
  return {
    tenant: bundle.tenant,
    locations,
    car,
    locationId: known(locationId) ? locationId : (ofCar?.id ?? only?.id ?? ''),
    now,
  }
}

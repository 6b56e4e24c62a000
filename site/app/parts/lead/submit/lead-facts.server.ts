import { type Car, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { ownValue } from '#app/domain/own-value.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { equals } from '#app/integrations/stock-index-filter.ts'
import { listShownOffers } from '#app/parts/offer/offer-model.server.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { LeadFacts, PricedService } from '../definitions/lead-definition.ts'
import { policyVersion } from './consents.server.ts'

/** The result of a lookup by id or slug; `unknown` while the stock is unavailable. */
export type CarLookup = {
  car: Car | null
  unknown: boolean
}

const ID = /^[\w.-]{1,200}$/

/** One of the dealer's own vehicles by its id or slug, sold ones included while they are indexed. */
export async function findCarByIdOrSlug(dealer: DealerContext, asked: string): Promise<CarLookup> {
  if (!ID.test(asked)) return { car: null, unknown: false }
  // Replaces the window that hides vehicles sold long ago.
  const scope = { ...stockScope(dealer), window: `${equals('id', asked)} OR ${equals('slug', asked)}` }
  try {
    const [car = null] = await dealer.stock.listCars(scope, { limit: 1 })
    return { car, unknown: false }
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    return { car: null, unknown: true }
  }
}

/** What a link may ask of a vehicle, by its `ask` parameter: how the message begins. */
const ASKED: Readonly<Record<string, string>> = {
  sheet: 'Please send me the inspection sheet of this one, good or bad.',
}

/** Of a message that an address begins. */
const MOST_LETTERS = 300

/**
 * What a form is made from.
 * @param locationId the requested location; by default the vehicle's, or the only sales location
 * @param about what the message begins with: an offer by its slug, or what is asked of a vehicle; '' for nothing
 */
export function leadFacts(
  dealer: DealerContext,
  car: Car | null,
  locationId = '',
  about: { offer?: string | undefined; ask?: string | undefined; message?: string | undefined } = {},
): LeadFacts {
  const { bundle, now } = dealer
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
    about:
      (car && ownValue(ASKED, about.ask ?? '')) ??
      (about.message?.slice(0, MOST_LETTERS) || aboutOffer(about.offer ?? '', dealer)),
    pages: bundle.pages,
    services: listServices(bundle.pages),
    policyVersion: policyVersion(bundle.pages),
    locationId: known(locationId) ? locationId : (ofCar?.id ?? only?.id ?? ''),
    now,
  }
}

/** What the workshop's services cost, by the blocks of prices on the dealer's pages; the first says it. */
function listServices(pages: DealerContext['bundle']['pages']): PricedService[] {
  const priced = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'servicePrices' ? block.services : []))
    .map(({ name, text, price, priceNote }) => ({
      name: withoutStega(name),
      text: withoutStega(text),
      price: formatPrice(withoutStega(price), withoutStega(priceNote)),
    }))
  return [...new Map(priced.reverse().map((service) => [service.name, service])).values()].reverse()
}

/** `From $569` or `$289 fixed`. */
const formatPrice = (price: string, note: string) =>
  /^from$/i.test(note.trim()) && price ? `From ${price}` : [price, note].filter(Boolean).join(' ')

/** The first words of a message about one of the site's current offers; '' for another's, or none. */
function aboutOffer(slug: string, dealer: DealerContext): string {
  if (slug === '') return ''
  const offer = listShownOffers(dealer).find((one) => one.slug === slug)
  return offer ? `About your offer “${withoutStega(offer.name)}”: ` : ''
}

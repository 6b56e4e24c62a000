import {
  formatDays,
  groupHours,
  type Location,
  listHoursEntries,
  listLocations,
  listSpecialHours,
  locationStockHref,
  weekdayAt,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { CarCardModel } from '#app/features/car/card/card-model.ts'
import { carCard } from '#app/features/car/present-car.server.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { popupOf } from '#app/features/locations/popup/popup.server.ts'
import { withStockFallback } from '#app/integrations/stock-fallback.server.ts'
import { equals } from '#app/integrations/stock-index-filter.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import { locationPath, locationsPath } from '#app/paths.ts'
import { addressLine, locationCard } from './location-card.server.ts'
import type { HoursRow, LocationCardModel, LocationPageModel, SpecialRow } from './location-models.ts'

/** CONST-08. */
const CARS_SHOWN = 6
const DEPARTMENT_NAMES = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  'car-buying': 'Car buying',
} as const

/** The page of all visible locations. */
export function getLocations(dealer: DealerContext): { meta: PageMeta; locations: LocationCardModel[] } {
  const { tenant, locations } = dealer.bundle
  const cards = listLocations(locations, 'all').map((place) => locationCard(place, dealer))
  const names = cards.map(({ name }) => name).join(', ')
  return {
    meta: {
      title: 'Our Locations',
      description: `Addresses, opening hours and directions of ${tenant.name}: ${names}.`,
      ...siteMeta(dealer),
      path: locationsPath(),
    },
    locations: cards,
  }
}

/**
 * One location by its slug or its dealership's (ROUTE-29).
 * @throws 404 when there is no such visible location
 */
export async function getLocation(
  dealer: DealerContext,
  slug: string,
): Promise<{ meta: PageMeta; location: LocationPageModel }> {
  const visible = listLocations(dealer.bundle.locations, 'all')
  const place =
    visible.find((found) => found.slug === slug) ?? visible.find((found) => found.dealershipSlug === slug)
  if (!place) throw new Response('No such location', { status: 404 })
  return {
    meta: {
      title: place.name,
      description: `${place.name}, ${addressLine(place.address)}. Opening hours, directions and stock.`,
      ...siteMeta(dealer),
      path: locationPath(place.slug),
    },
    location: {
      ...locationPage(place, visible, dealer),
      popup: popupOf(place, dealer),
      cards: await carsAt(place, dealer),
    },
  }
}

/** A location for its own page and for car pages, without its cars. */
export function locationPage(
  place: Location,
  visible: readonly Location[],
  dealer: DealerContext,
): Omit<LocationPageModel, 'cards' | 'popup'> {
  const contact = dealer.bundle.tenant.flags.showContactDetails
  return {
    ...locationCard(place, dealer),
    email: contact ? place.email : '',
    repairerLicence: contact ? place.motorVehicleRepairer : '',
    stockHref: locationStockHref(place),
    hours: hoursRows(place, dealer),
    special: specialRows(place, dealer),
    departments: departmentsOf(place, visible),
  }
}

async function carsAt(place: Location, dealer: DealerContext): Promise<CarCardModel[]> {
  const listing = { filter: equals('location.slug', place.slug), limit: CARS_SHOWN, sort: 'latest' } as const
  const cars = await withStockFallback(dealer, () => dealer.stock.listCars(stockScope(dealer), listing), [])
  return cars.map((car) => carCard(car, dealer))
}

function hoursRows(place: Location, { now, bundle }: DealerContext): HoursRow[] {
  const { closedText } = bundle.tenant.flags
  const today = weekdayAt(now, place.timeZone)
  return groupHours(listHoursEntries(place.openingHours), closedText).map(({ days, text }) => ({
    days: formatDays(days),
    text,
    today: days.includes(today),
    closed: text === closedText,
  }))
}

function specialRows(place: Location, { now, bundle }: DealerContext): SpecialRow[] {
  const days = listSpecialHours(place.specialHours, now, place.timeZone, bundle.tenant.flags.closedText)
  return days.map(({ label, name, text }) => ({ label, name, text }))
}

/** LOC-11: the departments at one address, for switching between their hours. */
function departmentsOf(place: Location, visible: readonly Location[]): LocationPageModel['departments'] {
  const siblings = visible.filter(
    (other) => other.id === place.id || (place.dealershipSlug !== '' && sameDealership(other, place)),
  )
  if (siblings.length < 2) return []
  return siblings.map((other) => ({
    label: DEPARTMENT_NAMES[other.locationType],
    href: `${locationPath(other.slug)}#hours`,
    current: other.id === place.id,
  }))
}

function sameDealership(one: Location, other: Location): boolean {
  return (
    one.dealershipSlug === other.dealershipSlug &&
    one.locationType !== other.locationType &&
    addressLine(one.address) === addressLine(other.address)
  )
}

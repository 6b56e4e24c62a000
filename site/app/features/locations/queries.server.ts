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
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { popupOf } from '#app/features/promo/popup.server.ts'
import type { Shop } from '#app/features/shop.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import { carCard } from '#app/features/stock-search/car-card.server.ts'
import type { CarCardModel } from '#app/features/stock-search/cards/card-model.ts'
import { orWithoutStock } from '#app/features/without-stock.server.ts'
import { equals } from '#app/integrations/stock-index-filter.ts'
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
export function getLocations(shop: Shop): { meta: PageMeta; locations: LocationCardModel[] } {
  const { tenant, locations } = shop.bundle
  const cards = listLocations(locations, 'all').map((place) => locationCard(place, shop))
  const names = cards.map(({ name }) => name).join(', ')
  return {
    meta: {
      title: 'Our Locations',
      description: `Addresses, opening hours and directions of ${tenant.name}: ${names}.`,
      ...siteMeta(shop),
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
  shop: Shop,
  slug: string,
): Promise<{ meta: PageMeta; location: LocationPageModel }> {
  const visible = listLocations(shop.bundle.locations, 'all')
  const place =
    visible.find((found) => found.slug === slug) ?? visible.find((found) => found.dealershipSlug === slug)
  if (!place) throw new Response('No such location', { status: 404 })
  return {
    meta: {
      title: place.name,
      description: `${place.name}, ${addressLine(place.address)}. Opening hours, directions and stock.`,
      ...siteMeta(shop),
      path: locationPath(place.slug),
    },
    location: {
      ...locationPage(place, visible, shop),
      popup: popupOf(place, shop),
      cards: await carsAt(place, shop),
    },
  }
}

/** A place as pages of its own and of cars show it; the cars themselves stand apart. */
export function locationPage(
  place: Location,
  visible: readonly Location[],
  shop: Shop,
): Omit<LocationPageModel, 'cards' | 'popup'> {
  const contact = shop.bundle.tenant.flags.showContactDetails
  return {
    ...locationCard(place, shop),
    email: contact ? place.email : '',
    repairerLicence: contact ? place.motorVehicleRepairer : '',
    stockHref: locationStockHref(place),
    hours: hoursRows(place, shop),
    special: specialRows(place, shop),
    departments: departmentsOf(place, visible),
  }
}

async function carsAt(place: Location, shop: Shop): Promise<CarCardModel[]> {
  const listing = { filter: equals('location.slug', place.slug), limit: CARS_SHOWN, sort: 'latest' } as const
  const cars = await orWithoutStock(shop, () => shop.stock.listCars(stockScope(shop), listing), [])
  return cars.map((car) => carCard(car, shop))
}

function hoursRows(place: Location, { now, bundle }: Shop): HoursRow[] {
  const { closedText } = bundle.tenant.flags
  const today = weekdayAt(now, place.timeZone)
  return groupHours(listHoursEntries(place.openingHours), closedText).map(({ days, text }) => ({
    days: formatDays(days),
    text,
    today: days.includes(today),
    closed: text === closedText,
  }))
}

function specialRows(place: Location, { now, bundle }: Shop): SpecialRow[] {
  const days = listSpecialHours(place.specialHours, now, place.timeZone, bundle.tenant.flags.closedText)
  return days.map(({ label, name, text }) => ({ label, name, text }))
}

/** LOC-11: the departments at one address, for switching between their hours. */
function departmentsOf(place: Location, visible: readonly Location[]): LocationPageModel['departments'] {
  const siblings = visible.filter(
    (other) => other.id === place.id || (place.dealershipSlug !== '' && sameHouse(other, place)),
  )
  if (siblings.length < 2) return []
  return siblings.map((other) => ({
    label: DEPARTMENT_NAMES[other.locationType],
    href: `${locationPath(other.slug)}#hours`,
    current: other.id === place.id,
  }))
}

function sameHouse(one: Location, other: Location): boolean {
  return (
    one.dealershipSlug === other.dealershipSlug &&
    one.locationType !== other.locationType &&
    addressLine(one.address) === addressLine(other.address)
  )
}

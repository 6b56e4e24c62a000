import {
  DEPARTMENT_NAMES,
  formatDays,
  groupHours,
  type Hours,
  type Location,
  listDepartments,
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
import { type PopupModel, popupOf } from '#app/features/locations/popup/popup.server.ts'
import { withStockFallback } from '#app/integrations/stock-fallback.server.ts'
import { equals } from '#app/integrations/stock-index-filter.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import { bookTestDriveAtPath, locationPath, locationsPath } from '#app/paths.ts'
import { addressLine, type LocationCardModel, locationCard } from './location-card.server.ts'

/** A row of the table of hours. */
export type HoursRow = { days: string; text: string; today: boolean; closed: boolean }

/** A special day. */
export type SpecialRow = { label: string; name: string; text: string }

/** A place as its own page shows it. */
export type LocationPageModel = LocationCardModel & {
  email: string
  repairerLicence: string
  stockHref: string
  /** Where a test drive at this place is booked; '' where the dealer offers none or sells nothing here. */
  testDriveHref: string
  hours: HoursRow[]
  special: SpecialRow[]
  /** What arrived there last; [] where there is none, or the stock does not answer. */
  cards: CarCardModel[]
  /** What pops up over the page, once a visitor. */
  popup: PopupModel | null
  /** The departments at this address, whose hours can be switched to; [] where there is one only. */
  departments: { label: string; href: string; current: boolean }[]
}

/** CONST-08. */
const CARS_SHOWN = 6

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
 * @param department whose hours are asked for; without one, or with one it does not have, those of its first
 * @throws 404 when there is no such visible location
 */
export async function getLocation(
  dealer: DealerContext,
  slug: string,
  department = '',
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
      ...locationPage(place, visible, dealer, department),
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
  department = '',
): Omit<LocationPageModel, 'cards' | 'popup'> {
  const { showContactDetails: contact, testDriveButton } = dealer.bundle.tenant.flags
  const own = listDepartments(place)
  const hours = own.find(({ locationType }) => locationType === department) ?? place
  return {
    ...locationCard(place, dealer),
    email: contact ? place.email : '',
    repairerLicence: contact ? place.motorVehicleRepairer : '',
    stockHref: locationStockHref(place),
    testDriveHref: testDriveButton && place.locationType === 'sales' ? bookTestDriveAtPath(place.id) : '',
    hours: hoursRows(hours, place.timeZone, dealer),
    special: specialRows(hours, place.timeZone, dealer),
    departments: departmentsOf(place, visible, hours.locationType),
  }
}

async function carsAt(place: Location, dealer: DealerContext): Promise<CarCardModel[]> {
  const listing = { filter: equals('location.slug', place.slug), limit: CARS_SHOWN, sort: 'latest' } as const
  const cars = await withStockFallback(dealer, () => dealer.stock.listCars(stockScope(dealer), listing), [])
  return cars.map((car) => carCard(car, dealer))
}

function hoursRows(hours: Hours, zone: string, { now, bundle }: DealerContext): HoursRow[] {
  const { closedText } = bundle.tenant.flags
  const today = weekdayAt(now, zone)
  return groupHours(listHoursEntries(hours.openingHours), closedText).map(({ days, text }) => ({
    days: formatDays(days),
    text,
    today: days.includes(today),
    closed: text === closedText,
  }))
}

function specialRows(hours: Hours, zone: string, { now, bundle }: DealerContext): SpecialRow[] {
  const days = listSpecialHours(hours, now, zone, bundle.tenant.flags.closedText)
  return days.map(({ label, name, text }) => ({ label, name, text }))
}

/** LOC-11: the departments at one address, its own and those listed as locations, for switching between their hours. */
function departmentsOf(
  place: Location,
  visible: readonly Location[],
  current: Location['locationType'],
): LocationPageModel['departments'] {
  const path = locationPath(place.slug)
  const own = listDepartments(place).map(({ locationType }, at) => ({
    label: DEPARTMENT_NAMES[locationType],
    href: at === 0 ? `${path}#hours` : `${path}?department=${locationType}#hours`,
    current: locationType === current,
  }))
  const labels = own.map(({ label }) => label)
  const listed = visible
    .filter((other) => place.dealershipSlug !== '' && sameDealership(other, place))
    .map(({ locationType, slug }) => ({
      label: DEPARTMENT_NAMES[locationType],
      href: `${locationPath(slug)}#hours`,
      current: false,
    }))
    .filter(({ label }) => !labels.includes(label))
  const departments = [...own, ...listed]
  return departments.length < 2 ? [] : departments
}

function sameDealership(one: Location, other: Location): boolean {
  return (
    one.dealershipSlug === other.dealershipSlug &&
    one.locationType !== other.locationType &&
    addressLine(one.address) === addressLine(other.address)
  )
}

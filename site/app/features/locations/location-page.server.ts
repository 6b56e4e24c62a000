import {
  DEPARTMENT_NAMES,
  dateAt,
  formatDate,
  type Location,
  listDepartments,
  listLocations,
  listReviews,
  locationStockHref,
  PICTURE_BOXES,
  WEEKDAY_NAMES,
  weekdayAt,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type PhoneLink, phoneLink } from '#app/domain/phone/phone-link.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { findPopup, type PopupModel } from '#app/features/locations/popup/popup.server.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { equals } from '#app/integrations/stock-index-filter.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { breadcrumbList } from '#app/page/structured-page.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { findSoldTypes } from '#app/parts/car/stock-overview.server.ts'
import { addressLine } from '#app/parts/contact/address.ts'
import {
  findOpenState,
  type HoursRow,
  hoursRows,
  type OpenState,
} from '#app/parts/contact/opening-hours.server.ts'
import { structuredLocation } from '#app/parts/contact/structured-location.ts'
import { buildSurroundings, type SurroundingsModel } from '#app/parts/contact/surroundings.server.ts'
import type { LeadLinkModel } from '#app/parts/lead/form/lead-link-model.ts'
import { emailLink, type LocationCardModel, locationCard } from '#app/parts/location/location-card.server.ts'
import { computeShares, type ReviewModel, reviewModel } from '#app/parts/location/review-model.ts'
import { bookTestDriveAtPath, locationPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { locationCrumbs } from './location-crumbs.ts'

/** A department as the page of its place shows it. */
export type DepartmentModel = {
  id: string
  label: string
  state: OpenState | null
  hours: HoursRow[]
  phone: PhoneLink | null
  /** Chosen by the selector; the first one is at first. */
  current: boolean
  href: string
}

/** Somebody who works there. */
export type PersonModel = {
  name: string
  role: string
  note: string
  picture: PictureModel | null
  phone: PhoneLink | null
  inToday: boolean
}

/** A place as its own page shows it. */
export type LocationPageModel = LocationCardModel & {
  photo: PictureModel | null
  surroundings: SurroundingsModel
  /** Today at the place, in words. */
  today: string
  email: LeadLinkModel | null
  mail: string
  repairerLicence: string
  stockHref: string
  /** A video about the dealer (TEN-13); '' for none. */
  videoHref: string
  /** Where a test drive at this place is booked; '' where the dealer offers none or sells nothing here. */
  testDriveHref: string
  testDriveText: string
  departments: DepartmentModel[]
  gettingHere: Location['gettingHere']
  people: PersonModel[]
  reviews: ReviewModel[]
  /** Shares of each rating in whole per cent, five stars first; [] where they are not known. */
  spread: number[]
  reviewsHref: string
  /** Forms addressed to this place, by subject. */
  subjects: LeadLinkModel[]
  /** What arrived there last, and how many there are; [] where there is none, or the stock does not answer. */
  cards: CarCardModel[]
  /** What pops up over the page, once a visitor. */
  popup: PopupModel | null
}

const CARS_SHOWN = 4

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
  const location = await locationPage(place, visible, dealer, department)
  return {
    meta: {
      title: place.name,
      description: `${place.name}, ${addressLine(place.address)}. Opening hours, directions and stock.`,
      ...siteMeta(dealer),
      path: locationPath(place.slug),
      hasMarkdown: true,
      ...(location.photo ? { image: location.photo.src } : {}),
      structured: [
        structuredLocation(place, location, dealer),
        breadcrumbList(locationCrumbs(place.name), {
          origin: dealer.origin,
          path: locationPath(place.slug),
        }),
      ],
    },
    location,
  }
}

async function locationPage(
  place: Location,
  visible: readonly Location[],
  dealer: DealerContext,
  department: string,
): Promise<LocationPageModel> {
  const { tenant } = dealer.bundle
  const { showContactDetails: contact, testDriveButton } = tenant.flags
  const { reviews } = place
  const hidden = tenant.reviews.hiddenLocations.includes(place.slug)
  return {
    ...locationCard(place, dealer),
    photo: place.image ? contentPicture(dealer, place.image, PICTURE_BOXES.locationPage) : null,
    surroundings: buildSurroundings(place, dealer),
    today: formatToday(place, dealer),
    mail: contact ? place.email : '',
    repairerLicence: contact ? place.motorVehicleRepairer : '',
    stockHref: locationStockHref(place),
    videoHref: tenant.youtubeUrl,
    testDriveHref: testDriveButton && place.locationType === 'sales' ? bookTestDriveAtPath(place.id) : '',
    testDriveText: getTradeWords(await findSoldTypes(dealer)).book,
    departments: buildDepartments(place, visible, dealer, department),
    gettingHere: place.gettingHere,
    people: contact ? listPeople(place, dealer) : [],
    reviews: listReviews(reviews.quotes, { minimum: tenant.reviews.minimumRating, hidden }).map(reviewModel),
    spread: hidden ? [] : computeShares(reviews.spread),
    reviewsHref: hidden ? '' : reviews.url,
    subjects: contact ? subjectsOf(place) : [],
    popup: findPopup(place, dealer),
    cards: await carsAt(place, dealer),
  }
}

function formatToday({ timeZone }: Location, { now }: DealerContext): string {
  return `${WEEKDAY_NAMES[weekdayAt(now, timeZone)]} ${formatDate(dateAt(now, timeZone)).replace(/ \d{4}$/, '')}`
}

async function carsAt(place: Location, dealer: DealerContext): Promise<CarCardModel[]> {
  const listing = { filter: equals('location.slug', place.slug), limit: CARS_SHOWN, sort: 'latest' } as const
  const cars = await withStockFallback(dealer, () => dealer.stock.listCars(stockScope(dealer), listing), [])
  return cars.map((car) => carCard(car, dealer))
}

/** LOC-11: the departments at one address, its own and those listed as locations of the same dealership. */
function buildDepartments(
  place: Location,
  visible: readonly Location[],
  dealer: DealerContext,
  asked: string,
): DepartmentModel[] {
  const contact = dealer.bundle.tenant.flags.showContactDetails
  const listed = visible.filter((other) => place.dealershipSlug !== '' && sameDealership(other, place))
  const all = [
    ...listDepartments(place).map((one) => ({ one, at: place })),
    ...listed.map((other) => ({ one: other, at: other })),
  ]
  const distinct = all.filter(
    ({ one }, index) => all.findIndex((other) => other.one.locationType === one.locationType) === index,
  )
  const chosen = distinct.some(({ one }) => one.locationType === asked) ? asked : place.locationType
  return distinct.map(({ one, at }, index) => ({
    id: one.locationType,
    label: DEPARTMENT_NAMES[one.locationType],
    state: findOpenState(one, at, dealer),
    hours: hoursRows(one, at.timeZone, dealer),
    phone: contact ? phoneLink(one.phone) : null,
    current: one.locationType === chosen,
    href: `${locationPath(place.slug)}${index === 0 ? '' : `?department=${one.locationType}`}#hours`,
  }))
}

function sameDealership(one: Location, other: Location): boolean {
  return (
    one.dealershipSlug === other.dealershipSlug &&
    one.locationType !== other.locationType &&
    addressLine(one.address) === addressLine(other.address)
  )
}

function listPeople({ people, timeZone }: Location, dealer: DealerContext): PersonModel[] {
  const today = weekdayAt(dealer.now, timeZone)
  return people.map(({ name, role, note, phone, image, weekdays }) => ({
    name,
    role,
    note,
    picture: image ? contentPicture(dealer, image, PICTURE_BOXES.person) : null,
    phone: phoneLink(phone),
    inToday: weekdays.includes(today),
  }))
}

const SUBJECTS = [
  ['A vehicle', 'Vehicle Enquiry'],
  ['Service', 'Service'],
  ['Parts', 'Parts'],
  ['Finance', 'Finance'],
] as const

const subjectsOf = (place: Location): LeadLinkModel[] =>
  SUBJECTS.map(([label, category]) => emailLink(place, label, category))

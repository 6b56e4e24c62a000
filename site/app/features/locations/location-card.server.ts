import {
  type Address,
  DEPARTMENT_NAMES,
  type Department,
  formatDays,
  groupHours,
  type Hours,
  isPlaceFor,
  LOCATION_TYPES,
  type Location,
  type LocationType,
  listDepartments,
  listHoursEntries,
  listSpecialHours,
  locationHref,
  onSpecialDay,
  openNow,
  PICTURE_BOXES,
  ratingCountVisible,
  type Stars,
  starsOf,
  type Tenant,
  weekdayAt,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type PhoneLink, phoneLink } from '#app/domain/phone/phone-link.ts'
import { setRanges } from '#app/domain/words/set-ranges.ts'
import type { LeadLinkModel } from '#app/features/leads/form/lead-link-model.ts'
import { judge } from '#app/http/judge.ts'
import { pageSlugsOf, targetExists } from '#app/http/link-targets.ts'
import { contactLocationPath, locationPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { namedDays } from './named-days.ts'

/** Whether a location is open, as text valid until `changesAt`. */
export type OpenState = { open: boolean; byAppointment?: true; rest: string }

/** A row of the table of hours. */
export type HoursRow = { days: string; text: string; today: boolean; closed: boolean }

/** A special day. */
export type SpecialRow = { label: string; name: string; text: string }

/** What visitors made of a place: the rating, its stars, and the count where it may be shown. */
export type RatingModel = { value: number; stars: Stars; count?: number }

/** What a drawing of a showroom can have in its windows. */
export type DrawnVehicle = 'car' | 'motorcycle'

/** A place as its card shows it; what the dealer hides is null or ''. */
export type LocationCardModel = {
  id: string
  slug: string
  name: string
  /** In a preview of staff, the attribute by which a click opens the name's field; see `fieldEdit`. */
  edit?: string
  href: string
  picture: PictureModel | null
  /** What the drawn showroom has in its windows, where there is no picture. */
  drawn: DrawnVehicle
  rating: RatingModel | null
  openState: OpenState | null
  /** Whether each department is open, where there are several, and its number where that is not the place's own. */
  open: { label: string; state: OpenState; phone: PhoneLink | null }[]
  address: string
  directions: string | null
  phones: PhoneLink[]
  /** LOC-30: a form addressed to this place; null where contact details are hidden. */
  email: LeadLinkModel | null
  /** LOC-15: the page of that form. */
  enquire: string | null
  hours: HoursRow[]
  special: SpecialRow[]
  licence: string
}

/** A location's card (LOC-05); the page's cache entry expires when its open state changes. */
export function locationCard(place: Location, dealer: DealerContext): LocationCardModel {
  const { tenant } = dealer.bundle
  const contact = tenant.flags.showContactDetails
  const departments = listDepartments(place)
  return {
    id: place.id,
    slug: place.slug,
    name: place.name,
    ...(place.edit === undefined ? {} : { edit: place.edit }),
    href: viewHref(place, dealer),
    picture: place.image ? contentPicture(dealer, place.image, PICTURE_BOXES.location) : null,
    drawn: drawnAt(place, dealer.bundle),
    rating: ratingOf(place, tenant),
    openState: openStateOf(place, place, dealer),
    open: departments.length > 1 ? departments.flatMap((one) => openDepartment(one, place, dealer)) : [],
    address: addressLine(place.address),
    directions: directionsHref(place.address),
    phones: contact ? phonesOf(place) : [],
    email: contact ? emailLink(place, 'Email us') : null,
    enquire: contact ? contactLocationPath(place.slug) : null,
    hours: hoursRows(place, place.timeZone, dealer),
    special: specialRows(place, place.timeZone, dealer),
    licence: contact ? place.dealerLicenseNumber : '',
  }
}

/**
 * Motorcycles where half of the makes or more build them that are sold new at a place, or, where it names none, by the
 * dealer; a make of cars may be there for its motorcycles.
 */
function drawnAt(
  { manufacturers: own }: Location,
  { manufacturers, tenant }: DealerContext['bundle'],
): DrawnVehicle {
  const sold =
    own.length > 0 ? own.map(({ slug }) => slug) : tenant.dealershipWebsites.map(({ makeSlug }) => makeSlug)
  const makes = manufacturers.filter(({ slug }) => sold.includes(slug))
  const riding = makes.filter(({ kind }) => kind === 'motorcycle').length
  return riding > 0 && riding * 2 >= makes.length ? 'motorcycle' : 'car'
}

function openDepartment(one: Department, place: Location, dealer: DealerContext) {
  const state = openStateOf(one, place, dealer)
  if (!state) return []
  const shown = dealer.bundle.tenant.flags.showContactDetails && one.phone !== place.phone
  return [{ label: DEPARTMENT_NAMES[one.locationType], state, phone: shown ? phoneLink(one.phone) : null }]
}

/** A form addressed to a location (LOC-15, LOC-30), about a subject where one is named. */
export function emailLink(place: Location, label: string, category = ''): LeadLinkModel {
  const asked = new URLSearchParams({ location_id: place.id, ...(category ? { category } : {}) })
  return { kind: 'enquiry', href: `${contactLocationPath(place.slug)}?${asked}`, label }
}

/** The site's configured address (LOC-12, LOC-13), or the location's own page while that does not exist. */
function viewHref(place: Location, { bundle }: DealerContext): string {
  const set = locationHref(place, bundle.tenant.flags.locationLink)
  return targetExists(set, pageSlugsOf(bundle)) ? set : locationPath(place.slug)
}

/** A location's phone and landline numbers, without duplicates. */
export function phonesOf(place: Pick<Location, 'phone' | 'landlinePhone'>): PhoneLink[] {
  const links = [phoneLink(place.phone), phoneLink(place.landlinePhone)].filter((link) => link !== null)
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index)
}

/** `112 Bourke Road, Alexandria NSW 2015`. */
export function addressLine(address: Address): string {
  if (address === null) return ''
  const town = [address.city, address.state.toUpperCase(), address.postcode].filter(Boolean).join(' ')
  return [address.street, town].filter(Boolean).join(', ')
}

/**
 * The location at a maps service: its own page there, else directions to its coordinates or address; null without
 * any.
 */
export function directionsHref(address: Address): string | null {
  if (address === null) return null
  if (address.placeUrl) return address.placeUrl
  const known =
    address.lat !== null && address.long !== null ? `${address.lat},${address.long}` : addressLine(address)
  return known ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(known)}` : null
}

/** Whether a department of a place is open; null for one without hours. */
export function openStateOf(
  hours: Hours,
  { name, timeZone }: Pick<Location, 'name' | 'timeZone'>,
  dealer: DealerContext,
): OpenState | null {
  if (hours.openingHours.length === 0) return null
  const verdict = judge(dealer, { kind: 'hours', name }, (now) => openNow(hours, now, timeZone))
  judge(dealer, { kind: 'special-day', name }, (now) => onSpecialDay(hours, now, timeZone))
  const { code = '', text = '' } = verdict.reasons[0] ?? {}
  return {
    open: verdict.shown,
    ...(code === 'by-appointment' ? { byAppointment: true } : {}),
    rest: text.replace(/^(open|closed|by appointment) /, ''),
  }
}

/** The week in rows, today's highlighted; none where no hours are known. */
export function hoursRows(hours: Hours, zone: string, { now, bundle }: DealerContext): HoursRow[] {
  if (hours.openingHours.length === 0) return []
  const { closedText } = bundle.tenant.flags
  const today = weekdayAt(now, zone)
  return groupHours(listHoursEntries(hours.openingHours), closedText).map(({ days, text }) => ({
    days: setRanges(formatDays(days)),
    ...rowOf({ days, text }, today, closedText),
  }))
}

/** As `hoursRows`, with Mondays to Fridays of the same hours in one row, `Mon, Tue, Thu`. */
export function shortHoursRows(hours: Hours, zone: string, { now, bundle }: DealerContext): HoursRow[] {
  if (hours.openingHours.length === 0) return []
  const { closedText } = bundle.tenant.flags
  const today = weekdayAt(now, zone)
  const groups = groupHours(listHoursEntries(hours.openingHours), closedText)
  const [workdays, weekend] = [groups.slice(0, -2), groups.slice(-2)]
  const merged = [...Map.groupBy(workdays, ({ text }) => text)].map(([text, same]) => ({
    days: same.flatMap(({ days }) => days),
    text,
  }))
  return [...merged, ...weekend].map(({ days, text }) => ({
    days: setRanges(namedDays(days)),
    ...rowOf({ days, text }, today, closedText),
  }))
}

function rowOf(
  { days, text }: ReturnType<typeof groupHours>[number],
  today: number,
  closedText: string,
): Omit<HoursRow, 'days'> {
  return { text: setRanges(text), today: days.includes(today), closed: text === closedText }
}

/** The special days to come, soonest first. */
export function specialRows(hours: Hours, zone: string, { now, bundle }: DealerContext): SpecialRow[] {
  const days = listSpecialHours(hours, now, zone, bundle.tenant.flags.closedText)
  return days.map(({ label, name, text }) => ({ label, name, text: setRanges(text) }))
}

/** What kinds of department a place has. */
export function kindsOf(place: Location): LocationType[] {
  const departments = listDepartments(place).map(({ locationType }) => locationType)
  return [...new Set([...departments, ...LOCATION_TYPES.filter((kind) => isPlaceFor(place, kind))])]
}

/** The rating of a place; null where it has none, or its reviews are hidden. */
export function ratingOf(place: Location, tenant: Tenant): RatingModel | null {
  const { averageRating, count } = place.reviews
  const hidden = tenant.reviews.hiddenLocations.includes(place.slug)
  if (averageRating === null || hidden) return null
  const counted = ratingCountVisible({ rating: averageRating, minimum: tenant.reviews.minimumRating, hidden })
  return { value: averageRating, stars: starsOf(averageRating), ...(counted.shown ? { count } : {}) }
}

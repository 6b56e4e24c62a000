import {
  DEPARTMENT_NAMES,
  type Department,
  isPlaceFor,
  LOCATION_TYPES,
  type Location,
  type LocationType,
  listDepartments,
  locationHref,
  PICTURE_BOXES,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type PhoneLink, phoneLink } from '#app/domain/phone/phone-link.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { addressLine, directionsHref, listPhones } from '#app/parts/contact/address.ts'
import {
  findOpenState,
  type HoursRow,
  hoursRows,
  type OpenState,
  type SpecialRow,
  specialRows,
} from '#app/parts/contact/opening-hours.server.ts'
import { findRating, type RatingModel } from '#app/parts/contact/rating.ts'
import type { LeadLinkModel } from '#app/parts/lead/form/lead-link-model.ts'
import { contactLocationPath, locationPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** A place as its card shows it; what the dealer hides is null or ''. */
export type LocationCardModel = {
  id: string
  slug: string
  name: string
  /** In a preview of staff, the attribute by which a click opens the name's field; see `fieldEdit`. */
  edit?: string
  href: string
  picture: PictureModel | null
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
    rating: findRating(place, tenant),
    openState: findOpenState(place, place, dealer),
    open: departments.length > 1 ? departments.flatMap((one) => openDepartment(one, place, dealer)) : [],
    address: addressLine(place.address),
    directions: directionsHref(place.address),
    phones: contact ? listPhones(place) : [],
    email: contact ? emailLink(place, 'Email us') : null,
    enquire: contact ? contactLocationPath(place.slug) : null,
    hours: hoursRows(place, place.timeZone, dealer),
    special: specialRows(place, place.timeZone, dealer),
    licence: contact ? place.dealerLicenseNumber : '',
  }
}

function openDepartment(one: Department, place: Location, dealer: DealerContext) {
  const state = findOpenState(one, place, dealer)
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
  return targetExists(set, collectPageSlugs(bundle)) ? set : locationPath(place.slug)
}

/** What kinds of department a place has. */
export function listKinds(place: Location): LocationType[] {
  const departments = listDepartments(place).map(({ locationType }) => locationType)
  return [...new Set([...departments, ...LOCATION_TYPES.filter((kind) => isPlaceFor(place, kind))])]
}

import {
  type Address,
  type Location,
  locationHref,
  onSpecialDay,
  openNow,
  PICTURE_BOXES,
  ratingCountVisible,
  type Tenant,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { PhoneLink } from '#app/features/layout/layout-model.ts'
import { phoneLink } from '#app/features/layout/queries.server.ts'
import { judge } from '#app/http/judge.ts'
import { pageSlugsOf, targetExists } from '#app/http/link-targets.ts'
import { locationPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** Whether a location is open, as text valid until `changesAt`. */
export type OpenState = { open: boolean; byAppointment?: true; rest: string }

/** A place as its card shows it; what the dealer hides is null or ''. */
export type LocationCardModel = {
  id: string
  slug: string
  name: string
  /** In a preview of staff, the attribute by which a click opens the name's field; see `fieldEdit`. */
  edit?: string
  href: string
  picture: PictureModel | null
  rating: { value: number; count?: number } | null
  openState: OpenState | null
  address: string
  directions: string | null
  phones: PhoneLink[]
  licence: string
}

/** A location's card (LOC-05); the page's cache entry expires when its open state changes. */
export function locationCard(place: Location, dealer: DealerContext): LocationCardModel {
  const { tenant } = dealer.bundle
  const contact = tenant.flags.showContactDetails
  return {
    id: place.id,
    slug: place.slug,
    name: place.name,
    ...(place.edit === undefined ? {} : { edit: place.edit }),
    href: viewHref(place, dealer),
    picture: place.image ? contentPicture(dealer, place.image, PICTURE_BOXES.location) : null,
    rating: ratingOf(place, tenant),
    openState: openStateOf(place, dealer),
    address: addressLine(place.address),
    directions: directionsHref(place.address),
    phones: contact ? phonesOf(place) : [],
    licence: contact ? place.dealerLicenseNumber : '',
  }
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

function openStateOf(place: Location, dealer: DealerContext): OpenState | null {
  if (place.openingHours.length === 0) return null
  const { name } = place
  const verdict = judge(dealer, { kind: 'hours', name }, (now) => openNow(place, now, place.timeZone))
  judge(dealer, { kind: 'special-day', name }, (now) => onSpecialDay(place, now, place.timeZone))
  const { code = '', text = '' } = verdict.reasons[0] ?? {}
  return {
    open: verdict.shown,
    ...(code === 'by-appointment' ? { byAppointment: true } : {}),
    rest: text.replace(/^(open|closed|by appointment) /, ''),
  }
}

function ratingOf(place: Location, tenant: Tenant): LocationCardModel['rating'] {
  const { averageRating, count } = place.reviews
  const hidden = tenant.reviews.hiddenLocations.includes(place.slug)
  if (averageRating === null || hidden) return null
  const counted = ratingCountVisible({ rating: averageRating, minimum: tenant.reviews.minimumRating, hidden })
  return { value: averageRating, ...(counted.shown ? { count } : {}) }
}

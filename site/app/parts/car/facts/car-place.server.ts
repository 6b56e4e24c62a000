import type { Car, Location, TenantBundle } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type PhoneLink, phoneLink } from '#app/domain/phone/phone-link.ts'
import { maskPhone } from '#app/domain/phone/phone-number.ts'
import { addressLine, directionsHref } from '#app/parts/contact/address.ts'
import {
  findOpenState,
  type HoursRow,
  hoursRows,
  type OpenState,
} from '#app/parts/contact/opening-hours.server.ts'
import { buildSurroundings, type SurroundingsModel } from '#app/parts/contact/surroundings.server.ts'
import { carNumberPath, searchPath } from '#app/paths.ts'

/** Whom to call about a car. */
export type CarPhoneModel = PhoneLink & {
  /** The readable part of a masked number, `07 34** ****`; '' where the full number is shown at once. */
  masked: string
  /** What is recorded when it is seen; names on the wire (CALL-15). */
  reveal: { car_id: string; dealership_id: string; website_id: string }
  /** The page on which it is in full, after it was recorded without JavaScript. */
  shownAt: string
}

/** Where the car is, and the number to call about it. */
export type CarPlaceModel = {
  /** Of the dealer's own location; [] and null for a place the dealer does not show. */
  hours: HoursRow[]
  openState: OpenState | null
  name: string
  address: string
  /** '' where it is not known. */
  city: string
  directions: string | null
  surroundings: SurroundingsModel
  phone: CarPhoneModel | null
  /** 'See more from this dealer' (VDP-43). */
  stockHref: string
}

/** In place of a location's name that is not known (VDP-40). */
export const NO_PLACE_NAME = 'Vehicle Location'

/** The dealer's own location at which a car is, where the dealer shows it. */
export function findCarLocation(
  { location }: Pick<Car, 'location'>,
  { locations }: Pick<TenantBundle, 'locations'>,
): Location | undefined {
  return locations.find(
    ({ id, slug, visible }) => visible && (id === location?.id || slug === location?.slug),
  )
}

/** The car's location: the dealer's own location, else the feed's text (VDP-40, VDP-43, PHONE-05). */
export function carPlace(car: Car, dealer: DealerContext, { numberShown = false } = {}): CarPlaceModel {
  const { bundle } = dealer
  const own = findCarLocation(car, bundle)
  const address = car.location?.address ?? null
  const place = address && {
    street: address.street,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    lat: address.lat,
    long: address.long,
    placeUrl: address.placeUrl,
    placeId: '',
    mapKey: '',
  }
  const phone = bundle.tenant.flags.callButton ? findPhone(car, dealer, own?.phone ?? '') : null
  const name = own?.name || car.locationName || NO_PLACE_NAME
  return {
    hours: own ? hoursRows(own, own.timeZone, dealer) : [],
    openState: own ? findOpenState(own, own, dealer) : null,
    name,
    address: addressLine(own?.address ?? null) || addressLine(place) || privateAddress(car),
    city: own?.address?.city || address?.city || car.privateSuburb,
    directions: directionsHref(own?.address ?? null) ?? directionsHref(place),
    surroundings: buildSurroundings(own ?? { name, address: place, plan: null }, dealer),
    phone: numberShown && phone ? { ...phone, masked: '' } : phone,
    stockHref: searchPath(car.dealershipSlug || own?.slug),
  }
}

/** Where the car itself is, of one that is at no known location. */
function privateAddress({ privateSuburb, privatePostcode }: Car): string {
  return [privateSuburb, privatePostcode].filter(Boolean).join(' ')
}

/** The number for the car's type if the dealer uses those, else the location's, else the dealer's own. */
function findPhone(
  car: Car,
  { bundle: { tenant }, log }: DealerContext,
  placePhone: string,
): CarPhoneModel | null {
  const byType = tenant.flags.phoneByCarType ? tenant.phones[car.carType] : ''
  const link = phoneLink(byType || placePhone || car.location?.phone || tenant.phones.main)
  if (link === null) {
    log.warn({ car: car.id }, 'a vehicle has no phone number')
    return null
  }
  return {
    ...link,
    masked: tenant.flags.phoneRevealed ? '' : maskPhone(link.text),
    reveal: { car_id: car.id, dealership_id: car.dealershipId, website_id: tenant.slug },
    shownAt: carNumberPath(car.slug),
  }
}

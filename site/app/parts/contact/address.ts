import type { Address, Location } from '@forecourt/schemas/contract'
import { type PhoneLink, phoneLink } from '#app/domain/phone/phone-link.ts'

/** A location's phone and landline numbers, without duplicates. */
export function listPhones(place: Pick<Location, 'phone' | 'landlinePhone'>): PhoneLink[] {
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

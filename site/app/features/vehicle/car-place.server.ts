import type { Car } from '@forecourt/schemas/contract'
import { maskPhone } from '#app/domain/phone/phone-number.ts'
import { phoneLink } from '#app/features/layout/queries.server.ts'
import { addressLine, directionsHref } from '#app/features/locations/location-card.server.ts'
import { locationPage } from '#app/features/locations/queries.server.ts'
import type { Shop } from '#app/features/shop.ts'
import { searchPath } from '#app/paths.ts'
import type { CarPhoneModel, CarPlaceModel } from './vehicle-model.ts'

const NO_NAME = 'Vehicle Location'

/** Where a car stands, by the dealer's own location or else by what the feed said (VDP-40, VDP-43, PHONE-05). */
export function carPlace(car: Car, shop: Shop): CarPlaceModel {
  const { bundle } = shop
  const own = bundle.locations.find(
    ({ id, slug, visible }) => visible && (id === car.location?.id || slug === car.location?.slug),
  )
  const location = own
    ? locationPage(
        own,
        bundle.locations.filter(({ visible }) => visible),
        shop,
      )
    : null
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
  return {
    hours: location?.hours ?? [],
    openState: location?.openState ?? null,
    name: location?.name || car.locationName || NO_NAME,
    address: location?.address || addressLine(place),
    directions: location?.directions ?? directionsHref(place),
    phone: phoneOf(car, shop, own?.phone ?? ''),
    stockHref: searchPath(car.dealershipSlug || own?.slug),
  }
}

/** The number of the car's type where the dealer wants that, else the place's, else the dealer's own. */
function phoneOf(car: Car, { bundle: { tenant } }: Shop, placePhone: string): CarPhoneModel | null {
  const byType = tenant.flags.phoneByCarType ? tenant.phones[car.carType] : ''
  const link = phoneLink(byType || placePhone || car.location?.phone || tenant.phones.main)
  if (link === null) return null
  return {
    ...link,
    masked: tenant.flags.phoneRevealed ? '' : maskPhone(link.text),
    reveal: { car_id: car.id, dealership_id: car.dealershipId, website_id: tenant.slug },
  }
}

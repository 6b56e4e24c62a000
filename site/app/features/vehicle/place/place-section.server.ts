import { type Car, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { ownNotice, type VehicleNotice, vehicleNotice } from '#app/features/vehicle/rules/vehicle-notice.ts'
import { type CarPlaceModel, carPlace, NO_PLACE_NAME } from '#app/parts/car/facts/car-place.server.ts'
import { reservationPath } from '#app/paths.ts'

/** Where a vehicle is, and whether it can be seen there. */
export type PlaceSection = {
  place: CarPlaceModel
  /** The heading of its place: `See it at Quayside Brookvale`. */
  placeTitle: string
  /** The car's city where it is not the dealer's own (VDP-34); null where it is, and for a car that is gone. */
  announcement: string | null
  /** That it is reserved or on its way. */
  notice: VehicleNotice | null
}

/** @param numberShown its number has been asked for and recorded */
export function placeSection(
  car: Car,
  dealer: DealerContext,
  { numberShown }: { numberShown: boolean },
): PlaceSection {
  const place = carPlace(car, dealer, { numberShown })
  const notice = findNotice(car, dealer, knownName(place))
  return {
    place,
    placeTitle: titlePlace(place.name, isAvailable(car), notice?.kind === 'coming'),
    announcement: isAvailable(car) ? announcedCity(place.city, primaryCity(dealer)) : null,
    notice,
  }
}

function titlePlace(name: string, isOffered: boolean, isComing: boolean): string {
  if (isComing) return `Coming to ${name}`
  return isOffered ? `See it at ${name}` : name
}

function findNotice(car: Car, dealer: DealerContext, place: string): VehicleNotice | null {
  const { now, bundle, ownHolds } = dealer
  const { timeZone, flags } = bundle.tenant
  const own = ownHolds?.find(({ carId }) => carId === car.id)
  if (!own || !isAvailable(car)) return vehicleNotice(car, place, now, timeZone)
  const href = reservationPath(own.slug, flags.reservePath, own.reservationId)
  return ownNotice({ until: own.until, refund: flags.refundText, href }, place, { now, timeZone })
}

/** '' where it is not known. */
const knownName = ({ name }: CarPlaceModel) => (name === NO_PLACE_NAME ? '' : name)

/** The city of the dealer's first location for sales, else of the dealer. */
function primaryCity({ bundle: { locations, tenant } }: DealerContext): string {
  const [first] = listLocations(locations, 'primary')
  return first?.address?.city || tenant.address?.city || ''
}

/**
 * The city a page announces its car to be in: its own, where that is not the dealer's primary one (VDP-34, VDP-35).
 * @returns null where both are the same, or one of them is not known
 */
export function announcedCity(carCity: string, primaryCity: string): string | null {
  const [city, primary] = [carCity.trim(), primaryCity.trim()]
  if (city === '' || primary === '') return null
  return city.toLowerCase() === primary.toLowerCase() ? null : city
}

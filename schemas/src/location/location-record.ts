import { listHoursEntries } from './hours-groups.ts'
import type { Location } from './location.zod.ts'

/** A location under the names of DATA-09 and DATA-10, as interfaces to other systems carry it. */
export function toLocationRecord(location: Location) {
  const { address, reviews, image } = location
  return {
    id: location.id,
    slug: location.slug,
    name: location.name,
    location_type: location.locationType,
    location_subtype: location.locationSubtype,
    manufacturers: location.manufacturers,
    primary: location.primary,
    visible: location.visible,
    dealership_id: location.dealershipId,
    dealership_slug: location.dealershipSlug,
    dealer_license_number: location.dealerLicenseNumber,
    motor_vehicle_repairer: location.motorVehicleRepairer,
    average_rating: reviews.averageRating,
    review_count: reviews.count,
    reviews: { count: reviews.count, average_rating: reviews.averageRating },
    image: image && { image: { url: image.asset.url, thumb: { url: image.asset.url } } },
    address: address && {
      street: address.street,
      city: address.city,
      state: address.state,
      postcode: address.postcode,
      lat: address.lat,
      long: address.long,
      place_id: address.placeId,
      place_url: address.placeUrl,
      map_key: address.mapKey,
    },
    contact_detail: contactDetailOf(location),
    distribution_locations: location.distributionLocations,
  }
}

function contactDetailOf(location: Location) {
  const entries = listHoursEntries(location.openingHours)
  return {
    phone: location.phone,
    landline_phone: location.landlinePhone,
    opening_hours: location.openingHours.map((day, at) => ({
      weekday: day.weekday,
      status: entries[at]?.status ?? 'Closed',
      formated_hours: entries[at]?.formatedHours ?? '',
      open: day.intervals[0]?.open ?? null,
      close: day.intervals.at(-1)?.close ?? null,
    })),
  }
}

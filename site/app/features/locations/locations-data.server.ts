import {
  formatIntervals,
  type Location,
  listHoursEntries,
  listIntervals,
  listLocations,
  openNow,
  PICTURE_BOXES,
} from '@forecourt/schemas/contract'
import { addDays, computeInstant, dateAt } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { evaluate } from '#app/http/evaluate.ts'
import { locationCard } from '#app/parts/location/location-card.server.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'

/** Width and height of a picture's thumbnail, in pixels. */
const THUMB = { width: 240, height: 160 } as const

/**
 * The visible locations of a dealer under the wire names of DATA-09, in the site's order; what the site hides or does not
 * know is '' or null. The key of the map tiles is left out: nobody but the dealer pays for them.
 */
export function getLocationsData(dealer: DealerContext) {
  return {
    locations: listLocations(dealer.bundle.locations, 'all').map((place) => buildRecord(place, dealer)),
  }
}

function buildRecord(place: Location, dealer: DealerContext) {
  const { address } = place
  const { rating } = locationCard(place, dealer)
  const shown = dealer.bundle.tenant.flags.showContactDetails
  const count = rating?.count ?? null
  return {
    id: place.id,
    slug: place.slug,
    name: place.name,
    location_type: place.locationType,
    location_subtype: place.locationSubtype,
    manufacturers: place.manufacturers.map(({ name, slug }) => ({ name, slug })),
    primary: place.primary,
    visible: place.visible,
    dealership_id: place.dealershipId,
    dealership_slug: place.dealershipSlug,
    dealer_license_number: shown ? place.dealerLicenseNumber : '',
    motor_vehicle_repairer: shown ? place.motorVehicleRepairer : '',
    average_rating: rating?.value ?? null,
    review_count: count,
    reviews: { count, average_rating: rating?.value ?? null },
    image: buildImage(place, dealer),
    address: address && {
      street: address.street,
      city: address.city,
      state: address.state,
      postcode: address.postcode,
      lat: address.lat,
      long: address.long,
      place_id: address.placeId,
      place_url: address.placeUrl,
    },
    contact_detail: { ...listPhones(place, shown), ...buildHours(place, dealer) },
    special_hours: listSpecialHours(place, dealer),
    distribution_locations: place.distributionLocations.map(({ id, name, slug }) => ({ id, name, slug })),
  }
}

const listPhones = ({ phone, landlinePhone }: Location, shown: boolean) =>
  shown ? { phone, landline_phone: landlinePhone } : { phone: '', landline_phone: '' }

/** The week, and whether the place is open now and what its hours are today, on a special day those of that day. */
function buildHours(place: Location, dealer: DealerContext) {
  const { name, timeZone, openingHours } = place
  const today = dateAt(dealer.now, timeZone)
  const verdict = evaluate(dealer, { kind: 'hours', name }, (now) => openNow(place, now, timeZone))
  dealer.cacheUntil(computeInstant(addDays(today, 1), 0, timeZone))
  const opened = verdict.shown ? 'Open' : 'Closed'
  const entries = listHoursEntries(openingHours)
  return {
    status: openingHours.length === 0 ? '' : opened,
    formated_hours: formatIntervals(listIntervals(place, today)),
    opening_hours: entries.map(({ weekday, status, formatedHours }, at) => {
      const intervals = status === 'Open' ? (openingHours[at]?.intervals ?? []) : []
      return {
        weekday,
        status,
        formated_hours: formatedHours,
        open: intervals[0]?.open ?? null,
        close: intervals.at(-1)?.close ?? null,
      }
    }),
  }
}

/** The special days to come, with the names of both forms of an entry (DATA-11). */
function listSpecialHours({ id, timeZone, specialHours }: Location, { now }: DealerContext) {
  const today = dateAt(now, timeZone)
  return specialHours
    .filter(({ date }) => date >= today)
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, name, status, intervals }) => {
      const begin = (status === 'Open' && intervals[0]?.open) || null
      const end = (status === 'Open' && intervals.at(-1)?.close) || null
      return { date, name, status, start_hour: begin, end_hour: end, hours: { begin, end }, location_id: id }
    })
}

function buildImage({ image }: Location, dealer: DealerContext) {
  if (image === null) return null
  const url = (box: { width: number; height: number }) =>
    new URL(contentPicture(dealer, image, { ...PICTURE_BOXES.locationPage, ...box }).src, dealer.origin).href
  return { image: { url: url(PICTURE_BOXES.locationPage), thumb: { url: url(THUMB) } } }
}

import { dateAt, type Location } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { LocationCardModel } from './location-card.server.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const TYPES = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  'car-buying': 'AutoDealer',
}

/** A location as schema.org's AutoDealer with its hours, special days included. https://schema.org/AutoDealer */
export function structuredLocation(
  place: Location,
  { href, phones, rating }: Pick<LocationCardModel, 'href' | 'phones' | 'rating'>,
  { origin, bundle, now }: Pick<DealerContext, 'origin' | 'bundle' | 'now'>,
): Record<string, unknown> {
  const { address, timeZone } = place
  const today = dateAt(now, timeZone)
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[place.locationType],
    '@id': origin + href,
    name: withoutStega(place.name),
    url: origin + href,
    parentOrganization: { '@type': 'Organization', name: bundle.tenant.name, url: origin },
    ...(phones[0] ? { telephone: phones[0].text } : {}),
    ...(address ? { address: structuredAddress(address) } : {}),
    ...(address && address.lat !== null && address.long !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long } }
      : {}),
    ...(rating?.count
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.count,
          },
        }
      : {}),
    openingHoursSpecification: place.openingHours.flatMap(({ weekday, status, intervals }) =>
      status === 'Open' ? intervals.map((span) => ({ ...spec(span), dayOfWeek: DAYS[weekday] })) : [],
    ),
    specialOpeningHoursSpecification: place.specialHours
      .filter(({ date, departments }) => date >= today && isFor(departments, place))
      .flatMap(({ date, status, intervals }) => {
        const dates = { validFrom: date, validThrough: date }
        const closed = { ...spec({ open: '00:00', close: '00:00' }), ...dates }
        return status === 'Open' && intervals.length > 0
          ? intervals.map((span) => ({ ...spec(span), ...dates }))
          : [closed]
      }),
  }
}

const isFor = (departments: readonly string[], { locationType }: Location) =>
  departments.length === 0 || departments.includes(locationType)

/** A day ends at 23:59 for schema.org. */
const spec = ({ open, close }: { open: string; close: string }) => ({
  '@type': 'OpeningHoursSpecification',
  opens: open,
  closes: close === '24:00' ? '23:59' : close,
})

const structuredAddress = (address: NonNullable<Location['address']>) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.state.toUpperCase(),
  postalCode: address.postcode,
  addressCountry: 'AU',
})

import {
  DEPARTMENT_NAMES,
  type Department,
  dateAt,
  type Location,
  listDepartments,
  listSpecialDays,
  PICTURE_BOXES,
} from '@forecourt/schemas/contract'
import type { AutoDealer, OpeningHoursSpecification } from 'schema-dts'
import type { DealerContext } from '#app/context.ts'
import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import { globalPhone } from '#app/domain/phone/phone-number.ts'
import { type Described, withoutUnknown } from '#app/page/structured-page.ts'
import { locationPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { listPhones } from './address.ts'
import type { RatingModel } from './rating.ts'
import { organizationId, structuredAddress } from './structured-site.server.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const TYPES = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  'car-buying': 'AutoDealer',
} as const

type Known = { phones: PhoneLink[]; rating: RatingModel | null }

/** A location as schema.org's AutoDealer with its hours, special days and departments. https://schema.org/AutoDealer */
export function structuredLocation(
  place: Location,
  { phones, rating }: Known,
  dealer: DealerContext,
): Described<AutoDealer> {
  const { bundle, origin } = dealer
  const { address } = place
  const [own, ...others] = listDepartments(place)
  return withoutUnknown<Described<AutoDealer>>({
    '@context': 'https://schema.org',
    ...structuredPlace(place, phones, dealer),
    // A service centre is no AutoDealer, but has all of its properties.
    '@type': TYPES[place.locationType] as 'AutoDealer',
    parentOrganization: { '@type': 'Organization', '@id': organizationId(origin), name: bundle.tenant.name },
    image: place.image
      ? new URL(contentPicture(dealer, place.image, PICTURE_BOXES.locationPage).src, origin).href
      : '',
    geo:
      address && address.lat !== null && address.long !== null
        ? { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long }
        : null,
    aggregateRating: rating?.count
      ? { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.count }
      : null,
    ...(own ? buildHours(own, place, dealer) : {}),
    department: others.map((one) => structuredDepartment(one, place, dealer)),
  })
}

/** Who and where a location is, as a seller of cars is named. */
export function structuredPlace(
  place: Location,
  phones: Known['phones'],
  { origin }: Pick<DealerContext, 'origin'>,
): Exclude<AutoDealer, string> {
  const url = origin + locationPath(place.slug)
  return withoutUnknown<Exclude<AutoDealer, string>>({
    '@type': 'AutoDealer',
    '@id': url,
    name: withoutStega(place.name),
    url,
    telephone: globalPhone(phones[0]?.text ?? ''),
    address: place.address ? structuredAddress(place.address) : null,
  })
}

function structuredDepartment(one: Department, place: Location, dealer: DealerContext): AutoDealer {
  const [phone] = dealer.bundle.tenant.flags.showContactDetails
    ? listPhones({ phone: one.phone, landlinePhone: '' })
    : []
  return withoutUnknown<Exclude<AutoDealer, string>>({
    '@type': TYPES[one.locationType] as 'AutoDealer',
    name: `${withoutStega(place.name)} ${DEPARTMENT_NAMES[one.locationType]}`,
    telephone: globalPhone(phone?.text ?? ''),
    address: place.address ? structuredAddress(place.address) : null,
    ...buildHours(one, place, dealer),
  })
}

/** A department's week, and the special days to come. */
function buildHours(one: Department, place: Location, { now }: Pick<DealerContext, 'now'>) {
  const today = dateAt(now, place.timeZone)
  return {
    openingHoursSpecification: one.openingHours.flatMap(({ weekday, status, intervals }) =>
      status === 'Open'
        ? intervals.map((span) => ({ ...spec(span), dayOfWeek: DAYS[weekday] ?? 'Sunday' }))
        : [],
    ),
    specialOpeningHoursSpecification: listSpecialDays(one)
      .filter((day) => day.date >= today)
      .flatMap(({ date, status, intervals }) => {
        const dates = { validFrom: date, validThrough: date }
        const closed = { ...spec({ open: '00:00', close: '00:00' }), ...dates }
        return status === 'Open' && intervals.length > 0
          ? intervals.map((span) => ({ ...spec(span), ...dates }))
          : [closed]
      }),
  }
}

/** A day ends at 23:59 for schema.org. */
const spec = ({
  open,
  close,
}: {
  open: string
  close: string
}): Exclude<OpeningHoursSpecification, string> => ({
  '@type': 'OpeningHoursSpecification',
  opens: open,
  closes: close === '24:00' ? '23:59' : close,
})

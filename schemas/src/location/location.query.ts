import { z } from 'zod'
import { address, addressProjection } from '../content/address.query.ts'
import {
  contentDay,
  contentInstant,
  contentList,
  contentNumber,
  contentObject,
  contentText,
  orDefault,
  strict,
} from '../content/content-values.zod.ts'
import { editAttribute } from '../content/edit-attribute.zod.ts'
import { imageProjection, optionalImage } from '../content/image.query.ts'
import { optionalHref } from '../content/link.zod.ts'
import { parseTimeOfDay } from '../time/format-time.ts'
import { isTimeZone } from '../time/wall-clock.ts'

/** LOC-29: what a location is for; an empty type means sales (LOC-02). */
export const LOCATION_TYPES = ['sales', 'service', 'parts', 'car-buying'] as const
/** What a location is for. */
export type LocationType = (typeof LOCATION_TYPES)[number]

/** DATA-10: whether a day has hours. */
export const HOURS_STATUSES = ['Open', 'Closed'] as const

const timeOfDay = z
  .string()
  .refine((time) => parseTimeOfDay(time) !== null, 'A time is hours and minutes, for example 08:30')

const interval = z.object({ open: timeOfDay, close: timeOfDay })

/** A closed day may be `byAppointment`: nobody waits behind the counter, and whoever calls first is received. */
const dayHours = {
  status: strict(orDefault(z.enum(HOURS_STATUSES), 'Open')),
  byAppointment: orDefault(z.boolean(), false),
  /** Earliest first, however they were written. */
  intervals: contentList(interval).transform((own) =>
    [...own].sort((one, other) => one.open.localeCompare(other.open)),
  ),
}

/**
 * One weekday's hours, 0 Sunday to 6 Saturday; `HH:mm` on the location's wall clock, several intervals for a split
 * day. A day that closes after midnight closes at an earlier time than it opens.
 */
export const openingDay = z.object({ weekday: z.number().int().min(0).max(6), ...dayHours })

/** LOC-11: a further department of a location, with a week of its own. */
export const department = z.object({
  department: z.enum(LOCATION_TYPES),
  /** Its own number; '' for that of the location. */
  phone: contentText,
  openingHours: contentList(openingDay),
})

/** A date with hours of its own (DATA-11): a holiday, a stocktake, a late night. */
export const specialDay = z.object({
  date: z.iso.date(),
  name: contentText,
  ...dayHours,
  /** The departments it is for; none named means all of them. */
  departments: contentList(z.enum(LOCATION_TYPES)),
})

/** What a location takes of bookings where its staff have said nothing, and the most they can say. */
export const BOOKINGS = {
  testDrivesAtOnce: { usual: 1, most: 50 },
  servicesADay: { usual: 8, most: 500 },
  bookingNoticeHours: { usual: 2, most: 336 },
} as const

const bookingNumber = ({ usual, most }: { usual: number; most: number }) =>
  orDefault(z.number().int().min(0).max(most), usual)

/** Somebody who works at a location. */
const person = z.object({
  name: z.string(),
  role: contentText,
  note: contentText,
  department: orDefault(z.enum(LOCATION_TYPES).nullable(), null),
  phone: contentText,
  image: optionalImage,
  /** The weekdays (0 Sunday) on which they are in; none named says nothing. */
  weekdays: contentList(z.number().int().min(0).max(6)),
})

/** A review that a customer wrote, and what the dealer answered. */
const review = z.object({
  author: z.string(),
  rating: z.number().min(0).max(5),
  text: z.string(),
  about: contentText,
  date: contentDay,
  answer: contentText,
  answeredBy: contentText,
})

const counted = orDefault(z.number().min(0), 0)
const spread = contentObject(
  z.object({ five: counted, four: counted, three: counted, two: counted, one: counted }),
)

/** How one comes to a location: a line with a picture of its kind. */
export const REACH_KINDS = ['parking', 'train', 'bus', 'drive-through', 'key', 'other'] as const
const reach = z.object({
  kind: orDefault(z.enum(REACH_KINDS), 'other'),
  title: z.string(),
  text: contentText,
})

/** What a workshop offers those whose vehicle it has: a loan car, a lift to the station, a place to wait. */
const courtesy = z.object({ title: z.string(), text: contentText })

/** The names on a location's plan; '' for what it does not name. */
const plan = contentObject(
  z.object({
    street: contentText,
    crossStreets: contentList(z.string()),
    entry: contentText,
    landmark: contentText,
    water: contentText,
    stop: contentText,
    stopWalk: contentText,
  }),
)

/** PROMO-10: a promotion that pops up over the location, once a visitor. */
export const popupPromotion = contentObject(
  z.object({
    image: optionalImage,
    title: contentText,
    description: contentText,
    buttonLabel: contentText,
    buttonHref: optionalHref,
    start: strict(contentInstant),
    expiry: strict(contentInstant),
  }),
)

const day = 'status, byAppointment, "intervals": intervals[]{open, close}'
const week = `openingHours[]{weekday, ${day}}`

/** Projection of a location; read it with `location`. */
export const locationProjection = `{
  "id": _id,
  "updatedAt": _updatedAt,
  "slug": slug.current,
  name,
  "edit": name,
  locationType,
  locationSubtype,
  "manufacturers": manufacturers[]->{name, "slug": slug.current},
  primary,
  visible,
  dealershipId,
  dealershipSlug,
  dealerLicenseNumber,
  motorVehicleRepairer,
  "reviews": {
    "count": reviews.count, "averageRating": reviews.averageRating, "spread": reviews.spread{five, four, three, two, one}, "url": reviews.url,
    "quotes": reviews.quotes[]{author, rating, text, about, date, answer, answeredBy}
  },
  "image": image${imageProjection},
  "address": address${addressProjection},
  phone,
  landlinePhone,
  email,
  timeZone,
  "openingHours": ${week},
  "departments": departments[]{department, phone, "openingHours": ${week}},
  "specialHours": specialHours[]{date, name, departments, ${day}},
  testDrivesAtOnce,
  servicesADay,
  bookingNoticeHours,
  dropOffTimes,
  "courtesies": courtesies[]{title, text},
  "people": people[]{name, role, note, department, phone, "image": image${imageProjection}, weekdays},
  "gettingHere": gettingHere[]{kind, title, text},
  "plan": plan{street, crossStreets, entry, landmark, water, stop, stopWalk},
  "distributionLocations": distributionLocations[]->{"id": _id, name, "slug": slug.current},
  "popup": popup{
    "image": image${imageProjection}, title, description, buttonLabel, buttonHref, start, expiry
  }
}`

/** DATA-09: a place where a dealer sells, services or stocks parts. */
export const location = z.object({
  id: z.string(),
  /** When staff changed it last, ISO UTC; null where that is not known. */
  updatedAt: contentInstant,
  slug: z.string(),
  name: z.string(),
  edit: editAttribute,
  locationType: orDefault(z.enum(LOCATION_TYPES), 'sales'),
  locationSubtype: contentList(z.string()),
  manufacturers: contentList(z.object({ name: z.string(), slug: z.string() })),
  primary: orDefault(z.boolean(), false),
  visible: strict(orDefault(z.boolean(), true)),
  dealershipId: contentText,
  dealershipSlug: contentText,
  dealerLicenseNumber: contentText,
  motorVehicleRepairer: contentText,
  reviews: z
    .object({
      count: orDefault(z.number(), 0),
      averageRating: contentNumber,
      /** How many of each rating; null where it is not known. */
      spread,
      /** Where all of them are; '' for nowhere. */
      url: optionalHref,
      quotes: contentList(review),
    })
    .prefault({}),
  image: optionalImage,
  address,
  phone: contentText,
  landlinePhone: contentText,
  email: contentText,
  /** IANA zone; '' in the document means the site's, filled in by `parseTenantBundle`. */
  timeZone: contentText.refine((zone) => zone === '' || isTimeZone(zone), 'Not a time zone'),
  /** The week of the location's main department; further departments have their own. */
  openingHours: contentList(openingDay),
  departments: contentList(department),
  specialHours: contentList(specialDay),
  /** How many test drives can be booked for one time; 0 for none with a time. */
  testDrivesAtOnce: bookingNumber(BOOKINGS.testDrivesAtOnce),
  /** How many services can be booked for one day; 0 for none with a day. */
  servicesADay: bookingNumber(BOOKINGS.servicesADay),
  /** How long before a test drive it has to be booked. */
  bookingNoticeHours: bookingNumber(BOOKINGS.bookingNoticeHours),
  /** When a vehicle can be dropped off for its service, earliest first; none leaves the time open. */
  dropOffTimes: contentList(timeOfDay).transform((own) => [...new Set(own)].sort()),
  courtesies: contentList(courtesy),
  people: contentList(person),
  gettingHere: contentList(reach),
  plan,
  distributionLocations: contentList(z.object({ id: z.string(), name: z.string(), slug: z.string() })),
  popup: popupPromotion,
})

/** A place where a dealer sells, services or stocks parts. */
export type Location = z.output<typeof location>
/** One weekday's hours. */
export type OpeningDay = z.output<typeof openingDay>
/** A review that a customer wrote. */
export type Review = z.output<typeof review>
/** A date with hours of its own. */
export type SpecialDay = z.output<typeof specialDay>

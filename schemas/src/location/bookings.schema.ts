import { defineField } from '@sanity/types'
import { BOOKINGS } from './location.query.ts'

function bookingField(name: keyof typeof BOOKINGS, title: string, description: string) {
  const { usual, most } = BOOKINGS[name]
  return defineField({
    name,
    title,
    description,
    type: 'number',
    group: 'hours',
    placeholder: `${usual}`,
    validation: (rule) =>
      rule.integer().min(0).max(most).error(`A whole number from 0 to ${most}, or empty for ${usual}.`),
  })
}

/** How many bookings a location takes, and how soon. */
export const bookingFields = [
  bookingField(
    'testDrivesAtOnce',
    'Test drives at the same time',
    'How many shoppers can book the same hour here. Once that many have, the hour is gone from the site. 0 means shoppers ask and you call them to set a time.',
  ),
  bookingField(
    'servicesADay',
    'Services a day',
    'How many services can be booked here for one day. Once that many have, the day is gone from the site. 0 means shoppers ask and you call them to set a day.',
  ),
  bookingField(
    'bookingNoticeHours',
    'Hours you need before a test drive',
    'The soonest a test drive can be booked. With 2, a shopper at 10 am can book 12 noon.',
  ),
]

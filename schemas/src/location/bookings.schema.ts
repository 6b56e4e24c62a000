import { defineArrayMember, defineField } from '@sanity/types'
import { parseTimeOfDay } from '../time/format-time.ts'
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
  defineField({
    name: 'dropOffTimes',
    title: 'Drop-off times for a service',
    description:
      'When shoppers can drop their vehicle off. A time outside the workshop’s hours isn’t offered. Empty: any time from when you open.',
    type: 'array',
    group: 'hours',
    of: [
      defineArrayMember({
        type: 'string',
        placeholder: '07:30',
        validation: (rule) =>
          rule.custom<string>(
            (time) =>
              parseTimeOfDay(time ?? '') !== null ||
              'Write hours and minutes on the 24-hour clock, for example 07:30.',
          ),
      }),
    ],
    validation: (rule) => rule.unique().error('Each time once.'),
  }),
  defineField({
    name: 'courtesies',
    title: 'While you have the vehicle',
    description:
      'What shoppers can choose with a service: a loan car, a lift to the station, waiting here. Empty: they aren’t asked.',
    type: 'array',
    group: 'hours',
    of: [
      defineArrayMember({
        type: 'object',
        name: 'courtesy',
        title: 'What you offer',
        fields: [
          defineField({
            name: 'title',
            title: 'In a few words',
            type: 'string',
            options: { shownText: true },
            placeholder: 'Loan car',
            validation: (rule) => rule.required().max(60).error('Say it in a few words.'),
          }),
          defineField({
            name: 'text',
            title: 'More',
            type: 'string',
            options: { shownText: true },
            placeholder: '$25 a day, subject to availability',
          }),
        ],
        preview: { select: { title: 'title', subtitle: 'text' } },
      }),
    ],
  }),
]

import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { parseTimeOfDay, WEEKDAY_NAMES } from '../time/format-time.ts'
import { type EditedDay, listDayProblems, listSpecialProblems, listWeekProblems } from './hours-problems.ts'
import { formatIntervals, type Interval } from './hours-text.ts'

const time = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    placeholder: name === 'open' ? '08:30' : '17:30',
    validation: (rule) =>
      rule.custom(
        (value) =>
          parseTimeOfDay(value ?? '') !== null ||
          'Write hours and minutes on the 24-hour clock, for example 17:30.',
      ),
  })

const intervals = defineField({
  name: 'intervals',
  title: 'Hours',
  type: 'array',
  description: 'One line, or several for a split day.',
  hidden: ({ parent }) => (parent as EditedDay | undefined)?.status === 'Closed',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'interval',
      title: 'From and until',
      fields: [time('open', 'Opens'), time('close', 'Closes')],
      options: { columns: 2 },
      preview: {
        select: { open: 'open', close: 'close' },
        prepare: ({ open, close }) => ({ title: `${open ?? '?'} to ${close ?? '?'}` }),
      },
    }),
  ],
})

const status = defineField({
  name: 'status',
  title: 'Open or closed',
  type: 'string',
  options: { list: ['Open', 'Closed'], layout: 'radio', direction: 'horizontal' },
  initialValue: 'Open',
})

const preview = (title: (day: EditedDay & { name?: string }) => string) => ({
  select: { weekday: 'weekday', date: 'date', name: 'name', status: 'status', intervals: 'intervals' },
  prepare: (day: Record<string, unknown>) => ({
    title: title(day as EditedDay),
    subtitle:
      day.status === 'Closed'
        ? 'Closed'
        : formatIntervals(Object.values((day.intervals ?? []) as Interval[])),
  }),
})

/** One weekday's hours. */
export const openingDayType = defineType({
  name: 'openingDay',
  title: 'Weekday',
  type: 'object',
  fields: [
    defineField({
      name: 'weekday',
      title: 'Weekday',
      type: 'number',
      options: { list: [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value, title: WEEKDAY_NAMES[value] ?? '' })) },
      validation: (rule) => rule.required().error('Choose the weekday.'),
    }),
    status,
    intervals,
  ],
  validation: (rule) => rule.custom((day) => listDayProblems((day ?? {}) as EditedDay)[0] ?? true).error(),
  preview: preview((day) => WEEKDAY_NAMES[day.weekday ?? -1] ?? 'Choose the weekday'),
})

/** A date with hours of its own. */
export const specialDayType = defineType({
  name: 'specialDay',
  title: 'Special day',
  type: 'object',
  fields: [
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      validation: (rule) => rule.required().error('Choose the date.'),
    }),
    defineField({ name: 'name', title: 'Name', type: 'string', placeholder: 'Christmas Day' }),
    status,
    intervals,
  ],
  validation: (rule) => rule.custom((day) => listDayProblems((day ?? {}) as EditedDay)[0] ?? true).error(),
  preview: preview((day) => [day.date, day.name].filter(Boolean).join(', ') || 'Choose the date'),
})

/** The week's hours. */
export const openingHoursField = defineField({
  name: 'openingHours',
  title: 'Opening hours',
  type: 'array',
  group: 'hours',
  description: 'A weekday that is missing is shown as closed.',
  of: [defineArrayMember({ type: 'openingDay' })],
  validation: (rule) => rule.custom((days) => listWeekProblems((days ?? []) as EditedDay[])[0] ?? true),
})

/** Dates whose hours differ. */
export const specialHoursField = defineField({
  name: 'specialHours',
  title: 'Special hours',
  type: 'array',
  group: 'hours',
  description: 'Public holidays and other dates whose hours differ. Past dates are not shown any more.',
  of: [defineArrayMember({ type: 'specialDay' })],
  validation: (rule) => rule.custom((days) => listSpecialProblems((days ?? []) as EditedDay[])[0] ?? true),
})

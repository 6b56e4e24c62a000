import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { parseTimeOfDay, WEEKDAY_NAMES } from '../time/format-time.ts'
import { DEPARTMENT_NAMES } from './departments.ts'
import {
  type EditedDay,
  listDayProblems,
  listDepartmentProblems,
  listSpecialProblems,
  listWeekProblems,
} from './hours-problems.ts'
import { formatIntervals, type Interval } from './hours-text.ts'
import { LOCATION_TYPES } from './location.query.ts'

const DEPARTMENT_LIST = LOCATION_TYPES.map((value) => ({ value, title: DEPARTMENT_NAMES[value] }))

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

const byAppointment = defineField({
  name: 'byAppointment',
  title: 'By appointment',
  type: 'boolean',
  description: 'Closed, and the page says “By appointment only”.',
  hidden: ({ parent }) => (parent as EditedDay | undefined)?.status !== 'Closed',
})

const written = defineField({
  name: 'written',
  title: 'As it was written',
  type: 'string',
  description: 'Only while it cannot be read as hours; publishing waits for it.',
  hidden: ({ value }) => !value,
})

const dayFields = [status, byAppointment, intervals, written]

const preview = (title: (day: EditedDay & { name?: string }) => string) => ({
  select: {
    weekday: 'weekday',
    date: 'date',
    name: 'name',
    status: 'status',
    intervals: 'intervals',
    byAppointment: 'byAppointment',
  },
  prepare: (day: Record<string, unknown>) => ({
    title: title(day as EditedDay),
    subtitle:
      day.status === 'Closed'
        ? day.byAppointment
          ? 'By appointment'
          : 'Closed'
        : formatIntervals(Object.values((day.intervals ?? []) as Partial<Interval>[])),
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
    ...dayFields,
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
    defineField({
      name: 'departments',
      title: 'Only for',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'None ticked: for all departments.',
      options: { list: DEPARTMENT_LIST },
    }),
    ...dayFields,
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

/** Further departments at the same counter, each with a week of its own (LOC-11). */
export const departmentsField = defineField({
  name: 'departments',
  title: 'Departments',
  type: 'array',
  group: 'hours',
  description: 'Service, parts and others whose hours differ from the hours above.',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'departmentHours',
      title: 'Department',
      fields: [
        defineField({
          name: 'department',
          title: 'Department',
          type: 'string',
          options: { list: DEPARTMENT_LIST },
          validation: (rule) => rule.required().error('Choose the department.'),
        }),
        defineField({
          name: 'phone',
          title: 'Phone',
          type: 'string',
          description: 'Its own number. Empty: the location’s.',
        }),
        defineField({
          name: 'openingHours',
          title: 'Opening hours',
          type: 'array',
          of: [defineArrayMember({ type: 'openingDay' })],
          validation: (rule) =>
            rule.custom((days) => listWeekProblems((days ?? []) as EditedDay[])[0] ?? true),
        }),
      ],
      preview: {
        select: { department: 'department' },
        prepare: ({ department }) => ({
          title: DEPARTMENT_NAMES[department as keyof typeof DEPARTMENT_NAMES] ?? 'Choose the department',
        }),
      },
    }),
  ],
  validation: (rule) =>
    rule.custom((departments, { document }) => {
      const own = (document?.locationType as string | undefined) ?? 'sales'
      return listDepartmentProblems((departments ?? []) as { department?: string }[], own)[0] ?? true
    }),
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

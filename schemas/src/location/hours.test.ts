import { describe, expect, it } from 'vitest'
import { formatDays, groupHours, listHoursEntries } from './hours-groups.ts'
import {
  listDayProblems,
  listDepartmentProblems,
  listSpecialProblems,
  listWeekProblems,
} from './hours-problems.ts'
import { formatIntervals } from './hours-text.ts'
import type { SpecialDay } from './location.query.ts'
import { listSpecialHours } from './special-hours.ts'

const nineToFive = [{ open: '09:00', close: '17:00' }]
const openOn = (weekday: number, intervals = nineToFive) => ({
  weekday,
  status: 'Open' as const,
  byAppointment: false,
  intervals,
})

describe('hours in words', () => {
  it('have a question mark for a time that is not written yet', () => {
    expect(formatIntervals([{ open: '09:00' }, {}])).toBe('9:00 am - ?, ? - ?')
  })

  it('of a whole day say so', () => {
    expect(formatIntervals([{ open: '00:00', close: '24:00' }])).toBe('Open 24 hours')
  })

  it('stand one after the other on a split day', () => {
    const split = [
      { open: '08:30', close: '12:30' },
      { open: '13:30', close: '17:00' },
    ]
    expect(formatIntervals(split)).toBe('8:30 am - 12:30 pm, 1:30 pm - 5:00 pm')
  })

  it('are closed on a day that is open but has no hours', () => {
    expect(listHoursEntries([openOn(1, [])])).toEqual([{ weekday: 1, status: 'Closed', formatedHours: '' }])
  })
})

describe('the table of hours', () => {
  it('shows a weekday without an entry as closed, and then does not group', () => {
    const entries = listHoursEntries([1, 2, 3, 4].map((weekday) => openOn(weekday)))
    const groups = groupHours(entries, 'Closed')
    expect(groups).toHaveLength(7)
    expect(groups[4]).toEqual({ days: [5], text: 'Closed' })
  })

  it('says on which days people come by appointment, and groups them as well', () => {
    const byAppointment = { status: 'Closed' as const, byAppointment: true, intervals: [] }
    const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...byAppointment }))
    expect(groupHours(listHoursEntries(week), 'Closed')).toEqual([
      { days: [1, 2, 3, 4, 5], text: 'By appointment only' },
      { days: [6], text: 'Closed' },
      { days: [0], text: 'Closed' },
    ])
  })

  it('does not group five weekdays that are missing, though they look alike', () => {
    expect(groupHours([], 'Closed')).toHaveLength(7)
  })

  it('names days by their group', () => {
    expect([formatDays([1, 2, 3, 4, 5]), formatDays([6]), formatDays([0]), formatDays([3])]).toEqual([
      'Mon - Fri',
      'Saturday',
      'Sunday',
      'Wednesday',
    ])
  })
})

describe('special hours', () => {
  const parseDay = (date: string, name: string, change: Partial<SpecialDay> = {}): SpecialDay => ({
    date,
    name,
    status: 'Open',
    byAppointment: false,
    departments: [],
    intervals: nineToFive,
    ...change,
  })
  const closed = { status: 'Closed' as const, intervals: [] }
  const days = [
    parseDay('2025-12-26', 'Boxing Day', closed),
    parseDay('2025-12-24', 'Christmas Eve'),
    parseDay('2025-12-23', 'Gone'),
    parseDay('2025-12-28', 'Stocktake', { departments: ['parts'] }),
    parseDay('2025-12-29', 'Quiet Monday', { ...closed, byAppointment: true }),
  ]

  it('leave past days out, come soonest first, and say Today by the place’s own clock', () => {
    // 00:30 on the 24th in Brisbane, still the 23rd in UTC
    const place = { specialHours: days, locationType: 'sales' as const }
    const listed = listSpecialHours(place, '2025-12-23T14:30:00Z', 'Australia/Brisbane', 'Closed')
    expect(listed.map(({ label, text }) => [label, text])).toEqual([
      ['Today', '9:00 am - 5:00 pm'],
      ['26 December 2025', 'Closed'],
      ['29 December 2025', 'By appointment only'],
    ])
  })
})

describe('hours while they are edited', () => {
  const interval = (open?: string, close?: string) => ({ open, close })

  it.each([
    ['nothing', { intervals: [] }, 'Add the hours, or set the day to closed.'],
    [
      'hours on a closed day',
      { status: 'Closed', intervals: [interval('09:00', '17:00')] },
      'The day is closed: take its hours away, or set it to open.',
    ],
    [
      'an invalid time',
      { intervals: [interval('9', '17:00')] },
      'Write each time as hours and minutes, for example 08:30.',
    ],
    [
      'a time that is missing',
      { intervals: [interval('09:00')] },
      'Write each time as hours and minutes, for example 08:30.',
    ],
    ['no length', { intervals: [interval('09:00', '09:00')] }, 'Opening and closing are the same time.'],
    [
      'an overlap',
      { intervals: [interval('09:00', '13:00'), interval('12:30', '17:00')] },
      'These overlap between 12:30 pm and 1:00 pm.',
    ],
    [
      'a night before a morning',
      { intervals: [interval('18:00', '02:00'), interval('20:00', '22:00')] },
      'These overlap between 8:00 pm and 10:00 pm.',
    ],
  ])('%s is reported in plain words', (_what, day, problem) =>
    expect(listDayProblems(day)).toEqual([problem]),
  )

  it.each([
    ['a closed day', { status: 'Closed' }],
    ['a split day in any order', { intervals: [interval('13:30', '17:00'), interval('09:00', '12:30')] }],
    ['a night', { intervals: [interval('18:00', '02:00')] }],
    ['intervals that touch', { intervals: [interval('09:00', '12:00'), interval('12:00', '17:00')] }],
  ])('%s is fine', (_what, day) => expect(listDayProblems(day)).toEqual([]))

  it('that could not be read are repeated as they were written', () => {
    expect(listDayProblems({ status: 'Open', intervals: nineToFive, written: 'usual' })).toEqual([
      '“usual” is not understood as hours yet.',
    ])
  })

  it('of one date may be of different departments, and not of the same', () => {
    const on = (...departments: string[]) => ({ date: '2025-12-24', departments })
    const twice = ['24 December 2025 is in the list twice.']
    expect(listSpecialProblems([on('sales'), on('parts', 'service')])).toEqual([])
    expect(listSpecialProblems([on('sales'), on('parts', 'sales')])).toEqual(twice)
    expect(listSpecialProblems([on('sales'), on()])).toEqual(twice)
  })

  it('name a department that is there twice', () => {
    expect(listDepartmentProblems([{ department: 'parts' }, {}], 'sales')).toEqual([])
    expect(listDepartmentProblems([{ department: 'sales' }], 'sales')).toEqual([
      'Sales is there twice. Take one of them away.',
    ])
  })

  it('name a weekday or a duplicate date', () => {
    expect(listWeekProblems([{ weekday: 1 }, { weekday: 1 }, { weekday: 2 }])).toEqual([
      'Monday is in the list twice.',
    ])
    expect(listSpecialProblems([{ date: '2025-12-25' }, { date: '2025-12-25' }, {}, {}])).toEqual([
      '25 December 2025 is in the list twice.',
    ])
  })
})

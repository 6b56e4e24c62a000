import { describe, expect, it } from 'vitest'
import { formatDays, groupHours, listHoursEntries } from './hours-groups.ts'
import { listDayProblems, listSpecialProblems, listWeekProblems } from './hours-problems.ts'
import { formatIntervals } from './hours-text.ts'
import { listSpecialHours, parseSpecialDay } from './special-hours.ts'

const nineToFive = [{ open: '09:00', close: '17:00' }]

describe('hours in words', () => {
  it('stand one after the other on a split day', () => {
    const split = [
      { open: '08:30', close: '12:30' },
      { open: '13:30', close: '17:00' },
    ]
    expect(formatIntervals(split)).toBe('8:30 am - 12:30 pm, 1:30 pm - 5:00 pm')
  })

  it('are closed on a day that is open but has no hours', () => {
    expect(listHoursEntries([{ weekday: 1, status: 'Open', intervals: [] }])).toEqual([
      { weekday: 1, status: 'Closed', formatedHours: '' },
    ])
  })
})

describe('the table of hours', () => {
  it('shows a weekday without an entry as closed, and then does not group', () => {
    const entries = listHoursEntries(
      [1, 2, 3, 4].map((weekday) => ({ weekday, status: 'Open' as const, intervals: nineToFive })),
    )
    const groups = groupHours(entries, 'Closed')
    expect(groups).toHaveLength(7)
    expect(groups[4]).toEqual({ days: [5], text: 'Closed' })
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
  it('are the same from either shape a feed may give', () => {
    const flat = parseSpecialDay({
      date: '2025-12-24',
      status: 'Open',
      start_hour: '08:30',
      end_hour: '13:00',
      location_id: '7',
    })
    const nested = parseSpecialDay({
      date: '2025-12-24',
      status: 'Open',
      hours: { begin: '08:30', end: '13:00' },
      location: { id: '7' },
    })
    expect(nested).toEqual(flat)
    expect(flat).toMatchObject({ locationId: '7', intervals: [{ open: '08:30', close: '13:00' }] })
  })

  const days = [
    { date: '2025-12-26', name: 'Boxing Day', status: 'Closed' as const, intervals: [] },
    { date: '2025-12-24', name: 'Christmas Eve', status: 'Open' as const, intervals: nineToFive },
    { date: '2025-12-23', name: 'Gone', status: 'Open' as const, intervals: nineToFive },
  ]

  it('leave past days out, come soonest first, and say Today by the place’s own clock', () => {
    // 00:30 on the 24th in Brisbane, still the 23rd in UTC
    const listed = listSpecialHours(days, '2025-12-23T14:30:00Z', 'Australia/Brisbane', 'By appointment only')
    expect(listed.map(({ label, text }) => [label, text])).toEqual([
      ['Today', '9:00 am - 5:00 pm'],
      ['26 December 2025', 'By appointment only'],
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
      'a time that is none',
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
      'Two of the intervals overlap.',
    ],
    [
      'a night before a morning',
      { intervals: [interval('18:00', '02:00'), interval('20:00', '22:00')] },
      'Two of the intervals overlap.',
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

  it('name a weekday or a duplicate date', () => {
    expect(listWeekProblems([{ weekday: 1 }, { weekday: 1 }, { weekday: 2 }])).toEqual([
      'Monday is in the list twice.',
    ])
    expect(listSpecialProblems([{ date: '2025-12-25' }, { date: '2025-12-25' }, {}, {}])).toEqual([
      '2025-12-25 is in the list twice.',
    ])
  })
})

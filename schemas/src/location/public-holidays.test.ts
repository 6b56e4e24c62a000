import { describe, expect, it } from 'vitest'
import {
  easterSunday,
  parseState,
  publicHolidays,
  publicHolidaysFrom,
  type StateCode,
} from './public-holidays.ts'

const COMMON_2026 = ['2026-01-01', '2026-01-26', '2026-04-03', '2026-04-06', '2026-12-25']
const COMMON_2027 = ['2027-01-01', '2027-01-26', '2027-03-26', '2027-03-29', '2027-12-25', '2027-12-27']

/** As the states publish them; days of a region, part days and bank holidays are not among them. */
const PUBLISHED: Record<StateCode, { 2026: string[]; 2027: string[] }> = {
  NSW: {
    2026: ['04-04', '04-05', '04-25', '04-27', '06-08', '10-05', '12-26', '12-28'],
    2027: ['03-27', '03-28', '04-25', '04-26', '06-14', '10-04', '12-26', '12-28'],
  },
  VIC: {
    2026: ['03-09', '04-04', '04-05', '04-25', '06-08', '09-25', '11-03', '12-26', '12-28'],
    2027: ['03-08', '03-27', '03-28', '04-25', '06-14', '09-24', '11-02', '12-26', '12-28'],
  },
  QLD: {
    2026: ['04-04', '04-05', '04-25', '05-04', '10-05', '12-26', '12-28'],
    2027: ['03-27', '03-28', '04-26', '05-03', '10-04', '12-26', '12-28'],
  },
  SA: {
    2026: ['03-09', '04-04', '04-05', '04-25', '06-08', '10-05', '12-26', '12-28'],
    2027: ['03-08', '03-27', '03-28', '04-25', '06-14', '10-04', '12-26', '12-28'],
  },
  WA: {
    2026: ['03-02', '04-05', '04-25', '04-27', '06-01', '09-28', '12-26', '12-28'],
    2027: ['03-01', '03-28', '04-25', '04-26', '06-07', '09-27', '12-26', '12-28'],
  },
  TAS: {
    2026: ['03-09', '04-25', '06-08', '12-28'],
    2027: ['03-08', '04-25', '06-14', '12-28'],
  },
  NT: {
    2026: ['04-04', '04-05', '04-25', '05-04', '06-08', '08-03', '12-26', '12-28'],
    2027: ['03-27', '03-28', '04-26', '05-03', '06-14', '08-02', '12-26', '12-28'],
  },
  ACT: {
    2026: ['03-09', '04-04', '04-05', '04-25', '04-27', '06-01', '06-08', '10-05', '12-26', '12-28'],
    2027: ['03-08', '03-27', '03-28', '04-26', '05-31', '06-14', '10-04', '12-26', '12-28'],
  },
}

const STATES = Object.keys(PUBLISHED) as StateCode[]
const dates = (state: StateCode, year: number) => publicHolidays(state, year).map(({ date }) => date)
const named = (state: StateCode, year: number) =>
  Object.fromEntries(publicHolidays(state, year).map(({ date, name }) => [date.slice(5), name]))

describe('the public holidays of a state', () => {
  it.each(STATES)('of %s are those it publishes for 2026', (state) => {
    const published = [...COMMON_2026, ...PUBLISHED[state][2026].map((day) => `2026-${day}`)]
    expect(dates(state, 2026)).toEqual(published.sort())
  })

  it.each(STATES)('of %s are those it publishes for 2027', (state) => {
    const published = [...COMMON_2027, ...PUBLISHED[state][2027].map((day) => `2027-${day}`)]
    expect(dates(state, 2027)).toEqual(published.sort())
  })

  it.each(STATES)('of %s hold no date twice and come in order, for thirty years', (state) => {
    for (let year = 2024; year < 2054; year++) {
      const days = dates(state, year)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.every((date) => date.startsWith(`${year}-`))).toBe(true)
    }
  })

  it('are called what people of the state call them', () => {
    expect(named('NSW', 2026)['12-28']).toBe('Boxing Day holiday')
    expect(named('SA', 2026)['12-26']).toBe('Proclamation Day')
    expect(named('QLD', 2026)['10-05']).toBe('King’s Birthday')
    expect(named('NSW', 2026)['10-05']).toBe('Labour Day')
    expect(named('NT', 2026)['05-04']).toBe('May Day')
    expect(named('ACT', 2027)['04-26']).toBe('Anzac Day holiday')
  })

  it('say when a day is set anew each year and not known yet', () => {
    const friday = (year: number) =>
      publicHolidays('VIC', year).find(({ name }) => name === 'Friday before the AFL Grand Final')
    expect(friday(2026)).toEqual({ date: '2026-09-25', name: 'Friday before the AFL Grand Final' })
    expect(friday(2027)).toMatchObject({ date: '2027-09-24', toBeAnnounced: true })
  })

  it('move Australia Day to the Monday, which is the only holiday then', () => {
    expect(dates('NSW', 2030)).toContain('2030-01-28')
    expect(dates('NSW', 2030)).not.toContain('2030-01-26')
  })

  it('change in Western Australia from 2028', () => {
    expect(named('WA', 2028)).toMatchObject({
      '03-13': 'Labour Day',
      '04-15': 'Easter Saturday',
      '06-12': 'King’s Birthday',
      '11-13': 'Western Australia Day',
    })
    expect(named('WA', 2029)['03-19']).toBe('Labour Day')
  })

  it('from a date on run into the next year and leave out what is past', () => {
    const days = publicHolidaysFrom('NSW', '2026-12-26', 365).map(({ date }) => date)
    expect(days[0]).toBe('2026-12-26')
    expect(days.at(-1)).toBe('2027-12-25')
    expect(days).not.toContain('2026-12-25')
  })
})

describe('Easter', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
  ])('of %i is on %s', (year, date) => expect(easterSunday(year)).toBe(date))
})

describe('a state as people write it', () => {
  it.each([
    ['nsw', 'NSW'],
    [' Victoria ', 'VIC'],
    ['Northern territory', 'NT'],
    ['Otago', null],
    ['', null],
  ])('“%s” is %s', (text, code) => expect(parseState(text)).toBe(code))
})

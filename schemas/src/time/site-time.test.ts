import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDay, readSiteTime, type TypingContext } from './read-site-time.ts'
import { formatDuration, formatSiteDate, formatSiteTime, formatZone, toStoredInstant } from './site-time.ts'

const SYDNEY = 'Australia/Sydney'
const PERTH = 'Australia/Perth'
/** Monday 23 November 2026, 1:32 pm in Sydney. */
const NOW = '2026-11-23T02:32:00.000Z'

function read(text: string, change: Partial<TypingContext> = {}): string {
  const context: TypingContext = { zone: SYDNEY, now: NOW, edge: 'from', current: null, ...change }
  const typed = readSiteTime(text, context)
  return 'problem' in typed ? typed.problem : formatSiteTime(typed.instant, context.zone, context.edge)
}

describe('a moment as people type it', () => {
  it.each([
    ['1 dec', 'Tue 1 Dec 2026, 12:00 am'],
    ['1 December', 'Tue 1 Dec 2026, 12:00 am'],
    ['Dec 1st', 'Tue 1 Dec 2026, 12:00 am'],
    ['1st of december 2027', 'Wed 1 Dec 2027, 12:00 am'],
    ['1/12/2026', 'Tue 1 Dec 2026, 12:00 am'],
    ['1/12/26', 'Tue 1 Dec 2026, 12:00 am'],
    ['1.12.', '“1.12.” is not a day. Write it like 1 Dec, 11:59 pm.'],
    ['1.12', 'Tue 1 Dec 2026, 12:00 am'],
    ['2026-12-01', 'Tue 1 Dec 2026, 12:00 am'],
    ['1 jan', 'Fri 1 Jan 2027, 12:00 am'],
    ['23 nov', 'Mon 23 Nov 2026, 12:00 am'],
    ['22 nov', 'Mon 22 Nov 2027, 12:00 am'],
    ['29 feb', 'Tue 29 Feb 2028, 12:00 am'],
    ['today 5pm', 'Mon 23 Nov 2026, 5:00 pm'],
    ['tomorrow noon', 'Tue 24 Nov 2026, 12:00 pm'],
    ['monday', 'Mon 30 Nov 2026, 12:00 am'],
    ['next fri 9:15am', 'Fri 27 Nov 2026, 9:15 am'],
    ['Tue 1 Dec 2026, 12:00 am', 'Tue 1 Dec 2026, 12:00 am'],
    ['1 dec 23:59', 'Tue 1 Dec 2026, 11:59 pm'],
    ['1 dec at 11.59pm', 'Tue 1 Dec 2026, 11:59 pm'],
    ['1 dec 7:07 a.m.', 'Tue 1 Dec 2026, 7:07 am'],
    ['1 dec midnight', 'Tue 1 Dec 2026, 12:00 am'],
    ['31 dec end of day', 'Thu 31 Dec 2026, 11:59 pm'],
    ['32 dec', '“32 dec” is not a day. Write it like 1 Dec, 11:59 pm.'],
    ['31/2/2027', '“31/2/2027” is not a day. Write it like 1 Dec, 11:59 pm.'],
    ['soon', '“soon” is not a day. Write it like 1 Dec, 11:59 pm.'],
    ['9am', 'Say which day too. Write it like 1 Dec, 11:59 pm.'],
    ['1 dec 25:00', '“25:00” is not a time. Write it like 1 Dec, 11:59 pm.'],
    ['1 dec 13pm', '“13pm” is not a time. Write it like 1 Dec, 11:59 pm.'],
    ['', 'Say which day too. Write it like 1 Dec, 11:59 pm.'],
  ])('“%s” is %s', (text, words) => expect(read(text)).toBe(words))

  it('keeps the day when a time is typed, and the time when a day is', () => {
    const current = '2026-12-24T06:45:00.000Z'
    expect(read('11:59 pm', { current })).toBe('Thu 24 Dec 2026, 11:59 pm')
    expect(read('1 dec', { current })).toBe('Tue 1 Dec 2026, 5:45 pm')
  })

  it('that ends a window is the end of the day when no time is typed', () => {
    expect(read('31 jan', { edge: 'until' })).toBe('Sun 31 Jan 2027, 11:59 pm')
    expect(read('31 jan midnight', { edge: 'until' })).toBe('Sun 31 Jan 2027, 11:59 pm')
    expect(read('31 jan 5pm', { edge: 'until' })).toBe('Sun 31 Jan 2027, 5:00 pm')
  })
})

describe('what is stored', () => {
  it('is the site’s own time, wherever it is typed', () => {
    expect(readSiteTime('1 dec 9am', { zone: PERTH, now: NOW, edge: 'from', current: null })).toEqual({
      instant: '2026-12-01T01:00:00.000Z',
    })
    expect(readSiteTime('1 dec 9am', { zone: SYDNEY, now: NOW, edge: 'from', current: null })).toEqual({
      instant: '2026-11-30T22:00:00.000Z',
    })
  })

  it('counts the last minute of a day to its last second where a window ends', () => {
    expect(toStoredInstant('2027-01-31', 1439, SYDNEY, 'until')).toBe('2027-01-31T12:59:59.000Z')
    expect(toStoredInstant('2027-01-31', 1439, SYDNEY, 'from')).toBe('2027-01-31T12:59:00.000Z')
    expect(toStoredInstant('2027-01-31', 1020, SYDNEY, 'until')).toBe('2027-01-31T06:00:00.000Z')
  })

  it('is the time after the gap where the clocks go forward, with a remark', () => {
    const context = { zone: SYDNEY, now: '2026-09-01T00:00:00Z', edge: 'from', current: null } as const
    expect(readSiteTime('4 oct 2:30am', context)).toEqual({
      instant: '2026-10-03T16:30:00.000Z',
      remark: 'The clocks go forward: 2:30 am is 3:30 am on that day.',
    })
    expect(readSiteTime('4 oct 2:30am', { ...context, zone: PERTH })).toEqual({
      instant: '2026-10-03T18:30:00.000Z',
    })
  })

  it('is the first of the two where they go back', () => {
    const context = { zone: SYDNEY, now: '2027-03-01T00:00:00Z', edge: 'from', current: null } as const
    expect(readSiteTime('4 apr 2:30am', context)).toEqual({ instant: '2027-04-03T15:30:00.000Z' })
  })

  it('is any minute of any day, read back as it was written, in every zone', () => {
    const minute = fc.integer({ min: 0, max: 20_000_000 }).map((at) => new Date(at * 60_000 + 1.7e12))
    const zones = fc.constantFrom(
      SYDNEY,
      PERTH,
      'Australia/Adelaide',
      'Australia/Brisbane',
      'Australia/Lord_Howe',
    )
    fc.assert(
      fc.property(minute, zones, (date, zone) => {
        const words = formatSiteTime(date.toISOString(), zone)
        expect(read(words, { zone })).toBe(words)
      }),
      { seed: 20_261_123, numRuns: 1000 },
    )
  })
})

describe('a moment in words', () => {
  it('that ends a window is the last minute that counts', () => {
    expect(formatSiteTime('2027-01-31T13:00:00Z', SYDNEY, 'until')).toBe('Sun 31 Jan 2027, 11:59 pm')
    expect(formatSiteTime('2027-01-31T13:00:00Z', SYDNEY)).toBe('Mon 1 Feb 2027, 12:00 am')
    expect(formatSiteTime('2027-01-31T12:59:59Z', SYDNEY, 'until')).toBe('Sun 31 Jan 2027, 11:59 pm')
  })

  it('names its zone by the place, summer and winter', () => {
    expect(formatZone(SYDNEY, NOW)).toBe('Sydney time (AEDT)')
    expect(formatZone(SYDNEY, '2026-07-01T00:00:00Z')).toBe('Sydney time (AEST)')
    expect(formatZone('Australia/Broken_Hill', NOW)).toBe('Broken Hill time (ACDT)')
  })

  it('leaves out the year that is meant anyway', () => {
    expect(formatSiteDate('2026-12-01', 2026)).toBe('Tue 1 Dec')
    expect(formatSiteDate('2027-01-01', 2026)).toBe('Fri 1 Jan 2027')
  })

  it.each([
    ['2026-11-30T13:00:00Z', '2027-01-31T12:59:59Z', '62 days'],
    ['2026-11-30T13:00:00Z', '2026-12-01T12:59:59Z', '1 day'],
    ['2026-11-30T13:00:00Z', '2026-11-30T18:00:00Z', '5 hours'],
    ['2026-11-30T13:00:00Z', '2026-11-30T13:20:00Z', '20 minutes'],
    ['2026-11-30T13:00:00Z', '2026-11-30T13:00:00Z', null],
  ])('from %s to %s is %s', (start, end, words) => expect(formatDuration(start, end)).toBe(words))

  it('reads a day alone for special days', () => {
    expect(readDay('25 dec', '2026-11-23')).toBe('2026-12-25')
    expect(readDay('nonsense', '2026-11-23')).toBeNull()
  })
})

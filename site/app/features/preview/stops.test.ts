import { insideWindow, onSpecialDay, openNow, type Verdict } from '@forecourt/schemas/contract'
import { expect, it } from 'vitest'
import type { ChangingPart, WatchedPart } from '#app/domain/changing-parts.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { promoTiles } from '#app/parts/promo-tiles/promo-tiles.server.ts'
import { listStops } from './stops.server.ts'

const zone = 'Australia/Brisbane'
/** A Saturday, 11 in the morning in Brisbane. */
const now = '2026-11-21T01:00:00.000Z'

const part = (kind: WatchedPart['kind'], name: string, start?: string, expiry?: string): WatchedPart => ({
  kind,
  name,
  ask: (at) => insideWindow({ start: start ?? null, expiry: expiry ?? null }, at, zone),
})

const lines = (parts: readonly WatchedPart[], shownAt = now) =>
  listStops(parts, { now, shownAt, zone }).stops.map(
    ({ when, changes }) => `${when}: ${changes.map(({ name, does }) => `${name} ${does}`.trim()).join(', ')}`,
  )

const place = (specialHours: { date: string; name: string }[] = []) => ({
  locationType: 'sales' as const,
  openingHours: [1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    status: 'Open' as const,
    byAppointment: false,
    intervals: [{ open: '09:00', close: '16:00' }],
  })),
  specialHours: specialHours.map((day) => ({
    ...day,
    status: 'Closed' as const,
    byAppointment: false,
    departments: [],
    intervals: [],
  })),
})

it('names every start and end of a page’s parts, soonest first', () => {
  const parts = [
    part('tile', 'Winter', '2026-12-01T00:00:00Z', '2027-01-05T13:59:59Z'),
    part('offer', 'Cash back', undefined, '2026-11-30T13:59:59Z'),
    part('banner', 'Over', undefined, '2026-11-01T00:00:00Z'),
  ]
  expect(lines(parts)).toEqual([
    'Mon 30 Nov, 11:59 pm: Cash back ends',
    'Tue 1 Dec, 10:00 am: Winter starts',
    'Tue 5 Jan 2027, 11:59 pm: Winter ends',
  ])
})

const CHANGE_LINES: Record<ChangingPart['kind'], string> = {
  tile: 'Tile North starts',
  offer: 'Offer North starts',
  banner: 'Banner North starts',
  popup: 'Popup North starts',
  role: 'Role North starts',
  hours: 'North opens',
  'special-day': 'Special day Labour Day, closed: North',
}

it.each(Object.entries(CHANGE_LINES))('a part of the kind %s has its words at its stop', (kind, line) => {
  const starts: Verdict = { shown: false, reasons: [], changesAt: '2026-11-23T00:00:00Z' }
  const reason = { code: 'day', text: 'Labour Day, closed' }
  const parts: WatchedPart[] = [
    {
      kind: kind as ChangingPart['kind'],
      name: 'North',
      ask: (at) => (at < '2026-11-23' ? starts : { shown: true, reasons: [reason] }),
    },
  ]
  const { stops } = listStops(parts, { now, shownAt: now, zone })
  const said = stops.flatMap(({ changes }) =>
    changes.map(({ title, name, does }) => [title, name, does].filter(Boolean).join(' ')),
  )
  expect(said).toEqual([line])
})

it('has one stop for all that changes at one moment, and each thing once', () => {
  const winter = part('tile', 'Winter', '2026-12-01T00:00:00Z')
  expect(lines([winter, winter, part('popup', 'Hello', undefined, '2026-11-30T23:59:59.999Z')])).toEqual([
    'Tue 1 Dec, 10:00 am: Winter starts, Hello ends',
  ])
})

it('names promotions before opening hours that change sooner, and first where both change at once', () => {
  const hours: WatchedPart = { kind: 'hours', name: 'North', ask: (at) => openNow(place(), at, zone) }
  const winter = part('tile', 'Winter', '2026-12-01T00:00:00Z')
  expect(lines([hours, winter])).toEqual([
    'Tue 1 Dec, 10:00 am: Winter starts',
    'Sat 21 Nov, 4:00 pm: North closes',
  ])
  const atClosing = part('tile', 'Weekend', '2026-11-21T06:00:00Z')
  expect(lines([hours, atClosing])).toEqual(['Sat 21 Nov, 4:00 pm: Weekend starts, North closes'])
})

it('keeps every promotion of a line that is full of other changes', () => {
  const winter = part('tile', 'Winter', '2026-12-01T00:00:00Z')
  const roles = Array.from({ length: 30 }, (_, at) =>
    part('role', `Role ${at}`, `2026-11-22T00:${String(at).padStart(2, '0')}:00Z`),
  )
  expect(lines([...roles, winter])[0]).toBe('Tue 1 Dec, 10:00 am: Winter starts')
  expect(lines([...roles, winter])).toHaveLength(24)
})

it('keeps the changes before a later shown time, for going back', () => {
  const parts = [part('tile', 'Winter', '2026-12-01T00:00:00Z', '2027-01-05T13:59:59Z')]
  expect(lines(parts, '2026-12-24T00:00:00Z')).toHaveLength(2)
})

it('names the next opening or closing only, from the shown time on', () => {
  const hours = ['North', 'South', 'West'].map(
    (name): WatchedPart => ({ kind: 'hours', name, ask: (at) => openNow(place(), at, zone) }),
  )
  expect(lines(hours)).toEqual(['Sat 21 Nov, 4:00 pm: North and 2 others close'])
  expect(lines(hours.slice(0, 1), '2026-11-22T02:00:00Z')).toEqual(['Mon 23 Nov, 9:00 am: North opens'])
})

it('names every special day, also one that follows another', () => {
  const days = [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'Boxing Day' },
  ]
  const special: WatchedPart = {
    kind: 'special-day',
    name: 'North',
    ask: (at) => onSpecialDay(place(days), at, zone),
  }
  expect(lines([special])).toEqual([
    'Fri 25 Dec, 12:00 am: Christmas Day, closed: North',
    'Sat 26 Dec, 12:00 am: Boxing Day, closed: North',
  ])
})

it('asks the rule that the page itself asks', () => {
  const watched: WatchedPart[] = []
  const tile = {
    id: 'tile-1',
    name: 'Used cars',
    headline: '',
    text: '',
    linkLabel: '',
    link: '',
    background: 'brand',
    wide: false,
    position: 2,
    strictDisplay: false,
    sites: ['a'],
    start: '2026-12-01T00:00:00.000Z',
  }
  const dealer = {
    ...testDealer({
      promoTiles: [
        { ...tile, display: ['used'] },
        { ...tile, id: 'tile-2', display: ['new'] },
      ],
    }),
    watch: (each: WatchedPart) => watched.push(each),
  }
  expect(promoTiles(dealer, ['used'])).toEqual([])
  expect(lines(watched)).toEqual(['Tue 1 Dec, 10:00 am: Used cars starts'])
})

import { describe, expect, it } from 'vitest'
import { listItems } from './items.ts'
import { countProblems, laneGroups } from './lane-groups.ts'
import type { Lane } from './lanes.ts'
import { packRows } from './pack-rows.ts'
import { getDayRange } from './range.ts'
import { answer, kerbside, location, quayside, sites, tile } from './testing/calendar-samples.ts'

const ALL = new Set(['tile', 'offer', 'banner', 'popup', 'hours', 'holiday'] as const)

function readGroups(parts: Parameters<typeof answer>[0], shown = [quayside], date = '2026-12-10') {
  const given = answer(parts)
  return laneGroups({
    answer: given,
    items: listItems(given, shown),
    sites: shown,
    kinds: ALL,
    range: getDayRange('month', date),
    now: '2026-11-23T02:00:00Z',
    ownZone: 'Australia/Sydney',
    today: () => '2026-11-23',
  })
}

const buildLanes = (groups: ReturnType<typeof readGroups>) => groups.flatMap(({ lanes }) => lanes)
const named = (groups: ReturnType<typeof readGroups>, title: string) =>
  buildLanes(groups).find((lane) => lane.title === title) as Lane

const spring = tile('Spring finance', { start: '2026-11-01T00:00+11:00', expiry: '2026-12-06T23:59+11:00' })
const utes = tile('Summer of utes', { start: '2026-12-01T00:00+11:00', expiry: '2027-01-31T23:59+11:00' })

describe('the lanes of tiles', () => {
  it('are the site’s usual places and those that tiles name, each with its number in the results', () => {
    const groups = readGroups({
      places: [{ site: quayside.id, usual: [8, 17] }],
      tiles: [tile('a', { position: 3 }), tile('b', { position: null })],
    })
    expect(groups[0]?.lanes.map(({ title, note }) => [title, note])).toEqual([
      ['Place 3', 'Results'],
      ['Place 8', 'Results, 1st of 2'],
      ['Place 17', 'Results, 2nd of 2'],
      ['Next free place', 'of 8, 17'],
    ])
  })

  it('show a clash over the shared days, the first listed above the second', () => {
    const lane = named(readGroups({ tiles: [spring, utes] }), 'Place 17')
    expect(lane.clashes).toMatchObject([{ clash: { days: 6 }, extent: { left: 1, right: 7 }, row: 0 }])
    expect(lane.bars.map(({ item, row }) => [item.name, row])).toEqual([
      ['Spring finance', 0],
      ['Summer of utes', 1],
    ])
    expect(lane.bars.every(({ clashes }) => clashes.length === 1)).toBe(true)
  })

  it('show no clash that is over', () => {
    const over = [
      tile('Old', { expiry: '2026-11-10T23:59+11:00' }),
      tile('Older', { expiry: '2026-11-08T23:59+11:00' }),
    ]
    const lane = named(readGroups({ tiles: over }, [quayside], '2026-11-10'), 'Place 17')
    expect(lane.bars.map(({ clashes }) => clashes.length)).toEqual([0, 0])
    expect(lane.clashes).toEqual([])
  })

  it('show a gap between two tiles of a place, and none after the last', () => {
    const stocktake = tile('Stocktake', { expiry: '2026-12-20T23:59+11:00' })
    const plates = tile('Plates', { start: '2026-12-23T00:00+11:00', expiry: '2026-12-28T23:59+11:00' })
    const groups = readGroups({ tiles: [plates, stocktake] })
    expect(named(groups, 'Place 17').gaps).toMatchObject([{ from: '2026-12-21', until: '2026-12-22' }])
    expect(countProblems(groups)).toMatchObject({ clashes: 0, gaps: 1 })
  })

  it('show a gap that the next tile ends after the range, and none in the past', () => {
    const later = [
      tile('Now', { expiry: '2026-12-30T23:59+11:00' }),
      tile('Later', { start: '2027-02-01T00:00+11:00' }),
    ]
    expect(named(readGroups({ tiles: later }), 'Place 17').gaps).toMatchObject([
      { from: '2026-12-31', until: '2027-01-31', extent: { right: 35, after: true } },
    ])
    const past = [
      tile('Old', { expiry: '2026-11-05T23:59+11:00' }),
      tile('New', { start: '2026-11-10T00:00+11:00' }),
    ]
    expect(named(readGroups({ tiles: past }, [quayside], '2026-11-10'), 'Place 17').gaps).toEqual([])
  })

  it('leave a tile out that excludes the site', () => {
    const excluded = tile('x', { excludedSites: [quayside.id] })
    expect(named(readGroups({ tiles: [excluded] }), 'Place 17').bars).toEqual([])
  })
})

describe('across sites', () => {
  const end = '2026-12-31T14:30:00Z' // 1 January in Sydney, 31 December in Perth
  const shared = tile('Both', { expiry: end, sites: sites.map(({ id }) => id) })

  it('each site has its lanes, on its own clock', () => {
    const groups = readGroups({ tiles: [shared] }, [...sites])
    const ends = groups.map(
      ({ lanes }) => lanes.find(({ title }) => title === 'Place 17')?.bars[0]?.extent.right,
    )
    expect(ends).toEqual([33, 32])
    expect(groups.map(({ note }) => note)).toEqual([
      'Sydney time (AEDT)',
      'Perth time (AWST), 3 hours behind you',
    ])
  })

  it('a tile of two sites is two bars with one set of times', () => {
    const items = listItems(answer({ tiles: [shared] }), [quayside, kerbside])
    expect(new Set(items.map(({ key }) => key)).size).toBe(2)
    expect(new Set(items.map(({ timesKey }) => timesKey)).size).toBe(1)
  })
})

it('a popup without a start has an end only, on its location’s own clock', () => {
  const popup = { title: 'Late nights', start: null, expiry: '2026-12-24T12:59:00Z' }
  const [item] = listItems(answer({ locations: [location('Parramatta', { popup })] }), [quayside])
  expect(item).toMatchObject({ start: null, fields: { start: 'popup.start', expiry: 'popup.expiry' } })
  const perth = location('Midland', { popup, timeZone: 'Australia/Perth' })
  expect(listItems(answer({ locations: [perth] }), [quayside])[0]?.zone).toBe('Australia/Perth')
})

it('special hours and the state’s holidays are days, a holiday without hours is proposed', () => {
  const christmas = {
    key: 'a',
    date: '2026-12-25',
    name: 'Christmas Day',
    status: 'Closed' as const,
    byAppointment: null,
    departments: null,
  }
  const eve = {
    key: 'b',
    date: '2026-12-24',
    name: 'Christmas Eve',
    status: 'Open' as const,
    byAppointment: null,
    departments: null,
  }
  const yard = location('Alexandria', {
    specialHours: [
      { ...christmas, intervals: null },
      { ...eve, intervals: [{ open: '08:30', close: '15:00' }] },
    ],
  })
  const groups = readGroups({ locations: [yard, location('Brookvale')] })
  const days = named(groups, 'Hours and holidays').days.map(({ day }) => day)
  expect(
    days.map(({ date, hours, proposed, locations }) => [date, hours, proposed, locations.length]),
  ).toEqual([
    ['2026-12-24', '8:30 am – 3:00 pm', false, 1],
    ['2026-12-25', 'closed', false, 1],
    ['2026-12-25', 'proposed: closed', true, 1],
    ['2026-12-26', 'proposed: closed', true, 2],
    ['2026-12-28', 'proposed: closed', true, 2],
    ['2027-01-01', 'proposed: closed', true, 2],
  ])
})

it('bars that meet lie in rows of their own', () => {
  const span = (left: number, right: number) => ({ left, right })
  expect(packRows([span(0, 5), span(4, 8), span(5, 6), span(6, 9)])).toEqual([0, 1, 0, 0])
})

describe('the lanes of banners', () => {
  it('have the times of the front page’s slides and running words, by the fields they are stored in', () => {
    const times = { start: '2026-12-02T00:00:00.000Z', expiry: '2026-12-24T12:59:59.000Z' }
    const home = {
      id: 'home',
      rev: 'r1',
      draft: false,
      site: quayside.id,
      scrollingBanner: 'Sale on',
      scrollingBannerStart: null,
      scrollingBannerExpiry: times.expiry,
      hero: { key: 'h', slides: [{ key: 's', title: 'Christmas', ...times }] },
      running: [{ key: 'b', text: 'Open on Sundays', ...times }],
    }
    const groups = readGroups({ homes: [home] })
    const [slide] = named(groups, 'Home banner').bars
    const scrolling = named(groups, 'Scrolling banner').bars.map(({ item }) => item)
    expect(slide?.item).toMatchObject({
      ...times,
      fields: { expiry: 'blocks[_key=="h"].slides[_key=="s"].expiry' },
    })
    expect(scrolling).toContainEqual(
      expect.objectContaining({
        start: null,
        fields: expect.objectContaining({ start: 'scrollingBannerStart' }),
      }),
    )
    expect(scrolling).toContainEqual(
      expect.objectContaining({
        ...times,
        name: 'Open on Sundays',
        fields: { start: 'blocks[_key=="b"].start', expiry: 'blocks[_key=="b"].expiry' },
      }),
    )
  })

  it('have banners of their own beside the slides, on each site that shows them', () => {
    const banner = {
      id: 'banner-1',
      rev: 'r1',
      draft: false,
      name: 'Clearance',
      start: null,
      expiry: null,
      sites: [quayside.id, 'tenant-other'],
      excludedSites: null,
    }
    const [own] = named(readGroups({ banners: [banner] }), 'Home banner').bars
    expect(own?.item).toMatchObject({ type: 'banner', name: 'Clearance', fields: { expiry: 'expiry' } })
    const leftOut = { ...banner, excludedSites: [quayside.id] }
    expect(
      readGroups({ banners: [leftOut] })
        .flatMap(({ lanes }) => lanes)
        .flatMap(({ bars }) => bars),
    ).toEqual([])
  })
})

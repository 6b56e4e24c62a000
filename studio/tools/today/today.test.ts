import { describe, expect, it } from 'vitest'
import { toStudioSites } from '../../access/studio-sites.ts'
import { dayBars, stripDays } from './day-bars.ts'
import { differingDays, formatOpening, formatOpenPlaces, listPlaces } from './hours-ahead.ts'
import { listNeeds, type NeedQuestion } from './needs.ts'
import { listShowings, liveNow, nextChange, type Showing } from './showings.ts'
import type { TodayContent } from './today-content.query.ts'

const NOW = '2026-11-23T02:32:00Z' // Monday, 1:32 pm in Sydney, 10:32 am in Perth
const SYDNEY = 'Australia/Sydney'
const [site, perth] = toStudioSites(
  [
    { slug: 'a', timeZone: SYDNEY },
    { slug: 'b', timeZone: 'Australia/Perth' },
  ].map(({ slug, timeZone }) => ({
    id: `tenant-${slug}`,
    slug,
    name: slug,
    timeZone,
    template: null,
    theme: null,
    settings: null,
  })),
)
if (!site || !perth) throw new Error('There are two sites.')

const showing = (more: Partial<Showing>): Showing => ({
  id: 'x',
  type: 'promoTile',
  kind: 'tile',
  title: 'X',
  where: 'Results, place 8',
  picture: null,
  position: null,
  display: [],
  strictDisplay: false,
  start: null,
  expiry: null,
  draft: false,
  sites: [site.id],
  ...more,
})

describe('what shows', () => {
  const document = (id: string, more = {}): TodayContent['shown'][number] => ({
    id,
    type: 'promoTile',
    title: id,
    start: null,
    expiry: null,
    position: 8,
    picture: null,
    display: [],
    strictDisplay: false,
    sites: [site.id, perth.id],
    excludedSites: [],
    isLoan: false,
    ...more,
  })

  it('is the published form of a document, and a draft only where nothing is published', () => {
    const shown = [document('drafts.one', { title: 'new' }), document('one'), document('drafts.two')]
    expect(
      listShowings({ shown, locations: [], homes: [] }).map(({ id, title, draft }) => [id, title, draft]),
    ).toEqual([
      ['one', 'one', false],
      ['two', 'drafts.two', true],
    ])
  })

  it('is live inside its dates, both ends included, on sites that are not excluded', () => {
    const shown = [
      document('ends-now', { expiry: NOW }),
      document('over', { expiry: '2026-11-23T02:31:59Z' }),
      document('later', { start: '2026-11-24T00:00:00Z' }),
      document('elsewhere', { excludedSites: [site.id] }),
      document('drafts.new'),
    ]
    const showings = listShowings({ shown, locations: [], homes: [] })
    expect(liveNow(showings, site.id, NOW).map(({ id }) => id)).toEqual(['ends-now'])
    expect(liveNow(showings, perth.id, NOW).map(({ id }) => id)).toEqual(['ends-now', 'elsewhere'])
    expect(nextChange(showings, site.id, NOW)).toMatchObject({ starts: true, at: '2026-11-24T00:00:00Z' })
  })

  it('lists a banner that is a document of its own where front pages have theirs', () => {
    const none = { position: null, display: [] as never[], strictDisplay: false, isLoan: false } as const
    const shown = [{ ...document('banner-1'), ...none, type: 'banner' as const }]
    const [banner] = listShowings({ shown, locations: [], homes: [] })
    expect(banner).toMatchObject({ kind: 'banner', type: 'banner', where: 'Home banner' })
  })
})

describe('the banners of a front page', () => {
  const slide = { key: 's', title: 'Summer', start: null, expiry: '2026-12-01T00:00:00Z', picture: null }
  const home = {
    id: 'home',
    site: site.id,
    scrollingBanner: 'Sale on',
    scrollingBannerStart: null,
    scrollingBannerExpiry: null,
    hero: { key: 'h', slides: [slide, { ...slide, key: 't', title: 'Always', expiry: null }] },
    running: [{ key: 'r', title: 'Stocktake', start: null, expiry: '2026-12-03T00:00:00Z' }],
  }

  it('are listed where they have dates, each with the field to open', () => {
    const showings = listShowings({ shown: [], locations: [], homes: [home] })
    expect(showings.map(({ title, kind, path }) => [title, kind, path])).toEqual([
      ['Summer', 'banner', 'blocks[_key=="h"].slides[_key=="s"]'],
      ['Stocktake', 'banner', 'blocks[_key=="r"]'],
    ])
    expect(nextChange(showings, site.id, NOW)).toMatchObject({ starts: false, at: slide.expiry })
  })
})

describe('the bars of the next 14 days', () => {
  const bars = (more: Partial<Showing>, zone = SYDNEY) => dayBars([showing(more)], site.id, NOW, zone)

  it('are of the site’s own calendar: the last minute of a day belongs to that day', () => {
    // 11:59 pm on Saturday 28 November in Sydney is still 8:59 pm that day in Perth; a minute later differs.
    const expiry = '2026-11-28T12:59:00Z'
    expect(bars({ expiry })[0]).toMatchObject({ from: 1, until: 6, ends: true, words: 'ends Sat 28 Nov' })
    const midnight = '2026-11-28T13:00:00Z'
    expect(bars({ expiry: midnight })[0]?.until).toBe(7)
    expect(bars({ expiry: midnight }, 'Australia/Perth')[0]?.until).toBe(6)
  })

  it('start where they start, go on beyond the last day, and say so', () => {
    const start = '2026-11-30T13:00:00Z' // midnight of Tuesday 1 December in Sydney
    expect(bars({ start, expiry: '2026-12-31T00:00:00Z', draft: true })[0]).toMatchObject({
      from: 9,
      until: 14,
      more: true,
      starts: true,
      ends: false,
      words: 'starts Tue 1 Dec, draft',
    })
    expect(bars({ expiry: '2026-12-16T12:59:00Z' })[0]?.words).toBe('until Wed 16 Dec')
    expect(bars({})[0]?.words).toBe('no end date')
  })

  it.each([
    ['is over', { expiry: '2026-11-23T02:00:00Z' }],
    ['starts after the 14 days', { start: '2026-12-06T13:00:00Z' }],
    ['ends before it starts', { start: '2026-11-26T00:00:00Z', expiry: '2026-11-25T00:00:00Z' }],
    ['is another site’s', { sites: [perth.id] }],
  ])('leave out what %s', (_, more) => expect(bars(more)).toEqual([]))

  it('list what changes in these days before what runs on', () => {
    const all = [
      showing({ id: 'endless' }),
      showing({ id: 'long', expiry: '2027-01-01T00:00:00Z' }),
      showing({ id: 'ends', expiry: '2026-11-28T00:00:00Z' }),
      showing({ id: 'starts', start: '2026-11-30T00:00:00Z' }),
    ]
    expect(dayBars(all, site.id, NOW, SYDNEY).map(({ showing: { id } }) => id)).toEqual([
      'ends',
      'starts',
      'long',
      'endless',
    ])
  })

  it('stand under fourteen days, weekends marked', () => {
    const days = stripDays('2026-11-23')
    expect(days).toHaveLength(14)
    expect(days.filter(({ weekend }) => weekend).map(({ number }) => number)).toEqual([28, 29, 5, 6])
  })
})

describe('needs', () => {
  const numbers = (more = {}) => ({
    at: NOW,
    leads: { today: 0, notDelivered: 0, notDeliveredSince: null },
    stock: null,
    stockFile: null,
    previewLinks: [],
    ...more,
  })
  const question = (more: Partial<NeedQuestion> = {}): NeedQuestion => ({
    site,
    showings: [],
    places: [],
    numbers: numbers(),
    approvals: [],
    now: NOW,
    ...more,
  })

  it('are empty where nothing is wrong, or nothing is known yet', () => {
    expect(listNeeds([question(), question({ numbers: undefined })])).toEqual([])
  })

  it('come red first, each tone the oldest first, of all sites together', () => {
    const late = { today: 3, notDelivered: 2, notDeliveredSince: '2026-11-23T00:20:00Z' }
    const file = {
      at: '2026-11-22T18:10:00Z',
      stopped: false,
      leftOut: 19,
      leftOutCars: ['2019 Mazda CX-5', 'B2'],
    }
    const needs = listNeeds([
      question({ numbers: numbers({ leads: late, stockFile: file }) }),
      question({ site: perth, numbers: numbers({ stockFile: { ...file, stopped: true } }) }),
    ])
    expect(needs.map(({ tone, fact }) => [tone, fact])).toEqual([
      ['red', 'The stock file of Mon 23 Nov, 2:10 am was stopped'],
      ['red', '2 enquiries haven’t reached you'],
      ['amber', '2019 Mazda CX-5 and 18 others were left out of the last file'],
    ])
    expect(needs[1]?.consequence).toContain('Mon 23 Nov, 11:20 am')
  })

  it('count what was left out of a file where its first row has no name', () => {
    const file = { at: '2026-11-22T18:10:00Z', stopped: false, leftOut: 2, leftOutCars: [''] }
    const facts = (leftOut: number, leftOutCars: string[]) =>
      listNeeds([question({ numbers: numbers({ stockFile: { ...file, leftOut, leftOutCars } }) })]).map(
        ({ fact }) => fact,
      )
    expect(facts(2, [''])).toEqual(['2 vehicles were left out of the last file'])
    expect(facts(1, ['2019 Mazda CX-5'])).toEqual(['2019 Mazda CX-5 was left out of the last file'])
    expect(facts(2, ['2019 Mazda CX-5', 'B2'])).toEqual([
      '2019 Mazda CX-5 and 1 other were left out of the last file',
    ])
  })

  it('name a filter of the stock that cannot be read, and what comes of it', () => {
    const stock = {
      onSite: 0,
      newThisWeek: 0,
      withoutPicture: 0,
      filterProblem: 'At character 7: A value is missing here.',
    }
    const [need] = listNeeds([question({ numbers: numbers({ stock }) })])
    expect(need).toMatchObject({
      tone: 'red',
      fact: 'We can’t read this site’s stock filter',
      consequence: 'The site shows no stock until it’s fixed. At character 7: A value is missing here.',
      action: { place: { kind: 'document', id: site.id, type: 'tenant' } },
    })
    expect(listNeeds([question({ numbers: numbers({ stock: { ...stock, filterProblem: null } }) })])).toEqual(
      [],
    )
  })

  it('name what never shows: dates the wrong way round, and a draft whose dates are over', () => {
    const showings = [
      showing({ id: 'wrong', title: 'Sale', start: '2026-12-02T00:00:00Z', expiry: '2026-12-01T00:00:00Z' }),
      showing({ id: 'old', title: 'Boxing week', draft: true, expiry: '2025-12-31T12:59:00Z' }),
      showing({ id: 'over', expiry: '2026-11-01T00:00:00Z' }),
    ]
    const needs = listNeeds([question({ showings })])
    expect(needs.map(({ fact, consequence }) => `${fact}. ${consequence}`)).toEqual([
      '“Sale” ends before it starts. It won’t show until you change its dates.',
      'The dates of “Boxing week” have passed. It ended Wed 31 Dec 2025, so it won’t show when you publish it.',
    ])
    expect(needs[0]?.action.place).toEqual({ kind: 'document', id: 'wrong', type: 'promoTile' })
    expect(listNeeds([question({ site: perth, showings })])).toEqual([])
  })

  it('name two tiles for one place, their days and which moves on, until it is over', () => {
    const window = { kind: 'tile' as const, position: 17, start: '2026-12-01T00:00:00Z' }
    const showings = [
      showing({ ...window, id: 'one', title: 'Spring finance', expiry: '2026-12-06T12:59:59Z' }),
      showing({ ...window, id: 'two', title: 'Summer of utes', expiry: '2027-01-31T12:59:59Z' }),
    ]
    const [clash, ...rest] = listNeeds([question({ showings })])
    expect(rest).toEqual([])
    expect([clash?.fact, clash?.consequence]).toEqual([
      'Two tiles ask for place 17 from Tue 1 Dec until Sun 6 Dec',
      'Both show: “Spring finance” there, “Summer of utes” one place further on.',
    ])
    expect(listNeeds([question({ showings, now: '2026-12-07T00:00:00Z' })])).toEqual([])
  })

  it('name the public holidays soon on which a location has no hours, and that location', () => {
    const place = (id: string, dates: string[]) => ({
      id,
      title: id,
      zone: SYDNEY,
      locationType: 'sales' as const,
      departments: [],
      openingHours: [],
      specialHours: dates.map((date) => ({
        date,
        name: '',
        departments: [],
        status: 'Closed' as const,
        byAppointment: false,
        intervals: [],
      })),
    })
    const decided = ['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01']
    const places = [place('West', decided), place('East', decided.slice(0, 3))]
    const nsw = { ...site, state: 'NSW' }
    const [holiday, ...rest] = listNeeds([question({ site: nsw, places })])
    expect(rest).toEqual([])
    expect([holiday?.fact, holiday?.consequence]).toEqual([
      'Set your hours for New Year’s Day',
      'New Year’s Day, at East',
    ])
    expect(holiday?.action.place).toEqual({ kind: 'document', id: 'East', type: 'location' })
  })
})

describe('hours ahead', () => {
  const week = ([1, 2, 3, 4, 5] as const).map((weekday) => ({
    weekday,
    status: 'Open' as const,
    byAppointment: null,
    intervals: [{ open: '08:30', close: '17:30' }],
  }))
  const special = (date: string, close: string | null) => ({
    date,
    name: null,
    departments: null,
    byAppointment: null,
    status: close ? ('Open' as const) : ('Closed' as const),
    intervals: close ? [{ open: '09:00', close }] : null,
  })
  const location = (id: string, more = {}): TodayContent['locations'][number] => ({
    id,
    title: id,
    site: site.id,
    hidden: false,
    timeZone: null,
    locationType: null,
    popup: null,
    openingHours: week,
    specialHours: [],
    ...more,
  })
  const places = (...locations: TodayContent['locations']) => listPlaces(locations, site.id, SYDNEY)

  it('that differ are named by day, for all places that share them', () => {
    const found = differingDays(
      places(
        location('East', { specialHours: [special('2026-12-05', '15:00'), special('2026-12-24', null)] }),
        location('West', { specialHours: [special('2026-12-05', '15:00'), special('2026-12-06', null)] }),
        location('Hidden', { hidden: true, specialHours: [special('2026-11-24', null)] }),
      ),
      NOW,
      SYDNEY,
    )
    expect(found.thisWeek).toBe(false)
    expect(found.days.map(({ label, hours }) => `${label}: ${hours}`)).toEqual([
      'Sat 5 Dec, all 2 locations: 9:00 am – 3:00 pm',
      'Sun 6 Dec, West: closed',
    ])
  })

  it('of today are said in a sentence, in each place’s own zone', () => {
    const far = location('Far', { timeZone: 'Australia/Perth' })
    const late = '2026-11-23T07:00:00Z' // 6 pm in Sydney, 3 pm in Perth
    expect(formatOpenPlaces(places(location('East'), location('West'), far), late)).toBe(
      'East and West open tomorrow 8:30 am. Far is open until 5:30 pm.',
    )
    expect(formatOpenPlaces(places(location('None', { openingHours: null })), NOW)).toBe('')
  })

  it('of one place begin with a capital, and are not said where it has none', () => {
    const [east, none] = places(location('East'), location('None', { openingHours: null }))
    if (!east || !none) throw new Error('There are two places.')
    expect([formatOpening(east, NOW), formatOpening(none, NOW)]).toEqual(['Open until 5:30 pm', ''])
  })

  it('of many places are counted', () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((id) => location(id))
    expect(formatOpenPlaces(places(...many), NOW)).toBe('5 of 5 locations are open.')
  })
})

import { parseTenantBundle, type TenantBundle } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { explain, getZone, isExplained, listChanges } from './explain.ts'
import { fromWallTime, toWallTime } from './wall-time.ts'

const zone = 'Australia/Sydney'
const site = {
  slug: 'some-dealer',
  name: 'Some dealer',
  template: 'metro',
  timeZone: zone,
  id: 'tenant-some-dealer',
}
const STOCKTAKE = { scrollingBannerExpiry: '2026-12-24T12:59:59.000Z' }
const { bundle: parsed, warnings } = parseTenantBundle({
  tenant: {
    ...site,
    offerExceptions: ['offer-pardoned'],
    flags: { offerExceptions: true },
    theme: { brand: '#123456', accent: '#654321' },
  },
  locations: [
    {
      id: 'location-west',
      slug: 'west',
      name: 'West',
      timeZone: 'Australia/Perth',
      visible: false,
      reviews: {},
      openingHours: [{ weekday: 1, status: 'Open', intervals: [{ open: '09:00', close: '17:00' }] }],
      popup: { title: 'Hello', expiry: '2026-06-30T00:00:00Z' },
    },
  ],
  offers: [
    {
      id: 'offer-pardoned',
      slug: 'pardoned',
      name: 'Pardoned',
      sites: ['some-dealer'],
      excludedSites: ['some-dealer'],
    },
    { id: 'offer-over', slug: 'over', name: 'Over', sites: ['some-dealer'], expiry: '2025-06-30T13:59:59Z' },
    { id: 'offer-broken', slug: 'broken' },
    { id: 'offer-partly', slug: 'partly', name: 'Partly', sites: ['some-dealer'], imageUrl: 'ftp://x' },
  ],
  pages: [
    {
      id: 'page-home',
      slug: 'home',
      title: 'Home',
      scrollingBanner: 'Stocktake sale',
      ...STOCKTAKE,
      blocks: [],
    },
  ],
  banners: [{ id: 'banner-1', title: 'Clearance', sites: ['some-dealer'], start: '2026-12-01T00:00:00Z' }],
  promoTiles: [
    { id: 'tile-new', name: 'New', sites: ['some-dealer'], display: ['new'], start: '2026-07-01T00:00:00Z' },
    ...['First', 'Second'].map((name) => ({
      id: `tile-${name.toLowerCase()}`,
      name,
      sites: ['some-dealer'],
      position: 8,
      start: '2026-07-01T00:00:00Z',
      expiry: '2026-07-31T13:59:00Z',
    })),
    { id: 'tile-out', name: 'Out', sites: ['some-dealer'], excludedSites: ['some-dealer'] },
  ],
})
const bundle = parsed as TenantBundle
const now = '2026-07-06T02:00:00Z' // Monday noon in Sydney, 10 am in Perth
const ask = (type: 'offer' | 'promoTile' | 'banner' | 'location' | 'page', id: string, at = now) =>
  explain(type, { id, bundle, warnings, now: at })

describe('explaining a document to staff', () => {
  it('is one answer for a tile that shows in some searches only, with those it does not show in', () => {
    expect(ask('promoTile', 'tile-new')).toMatchObject({
      state: 'partly',
      headline: 'Shows in searches of all cars and new cars',
      reasons: expect.arrayContaining(['Not in searches of demo cars and used cars.']),
    })
  })

  it('names the start of a tile that is not shown yet', () => {
    expect(ask('promoTile', 'tile-new', '2026-06-30T00:00:00Z')).toMatchObject({
      state: 'not-yet',
      reasons: ['Starts 1 July 2026, 10:00 am AEST.'],
      changesAt: '2026-07-01T00:00:00.000Z',
    })
  })

  it('says that the site is left out, without naming it by its slug', () => {
    const answer = ask('promoTile', 'tile-out')
    expect(answer).toMatchObject({ state: 'not-meant', headline: 'Left out of this site' })
    expect(JSON.stringify(answer)).not.toContain('some-dealer')
  })

  it('of two tiles for one place says which one moves on, and until when', () => {
    expect(ask('promoTile', 'tile-first').more).toEqual([
      '“Second” also asks for place 8 until 31 July 2026, 11:59 pm AEST and is one place further on.',
    ])
    expect(ask('promoTile', 'tile-second').more).toEqual([
      'It is one place further on, since “First” has place 8 until 31 July 2026, 11:59 pm AEST.',
    ])
    expect(ask('promoTile', 'tile-first', '2026-08-01T00:00:00Z').more).toEqual([])
  })

  it('knows the exceptions and the end of an offer, in the words of the site’s time zone', () => {
    expect(ask('offer', 'offer-pardoned').state).toBe('shows')
    expect(ask('offer', 'offer-over')).toMatchObject({
      state: 'over',
      reasons: ['Expired 30 June 2025, 11:59 pm AEST.'],
    })
  })

  it('says whether a location is listed, whether it is open on its own clock, and whether its popup shows', () => {
    expect(ask('location', 'location-west').state).toBe('hidden')
    expect(ask('location', 'location-west').more).toEqual([
      expect.stringMatching(/^Open: /),
      expect.stringMatching(/^Its popup does not show: it expired /),
    ])
    expect(ask('location', 'location-west', '2026-07-06T10:00:00Z').more[0]).toMatch(/^Closed: /)
    expect(getZone('location', 'location-west', bundle)).toBe('Australia/Perth')
    expect(getZone('offer', 'offer-over', bundle)).toBe(zone)
  })

  it('says of a banner that it is still to come, and when', () => {
    expect(ask('banner', 'banner-1', '2026-11-23T00:00:00.000Z')).toMatchObject({
      state: 'not-yet',
      changesAt: '2026-12-01T00:00:00.000Z',
    })
  })

  it('says where a page is, and when its scrolling banner shows', () => {
    expect(ask('page', 'page-home')).toMatchObject({
      state: 'shows',
      reasons: ['Has no dates: it is at / as long as it is published.'],
      more: ['Scrolling banner “Stocktake sale”: shows until 24 December 2026, 11:59 pm AEDT.'],
    })
  })

  it('names the value that an otherwise valid document goes without', () => {
    const answer = ask('offer', 'offer-partly')
    expect(answer.state).toBe('shows')
    expect(answer.more).toEqual([expect.stringContaining('imageUrl: Start with /')])
  })

  it('says that an incomplete document is left out, and that a foreign one is not meant for the site', () => {
    expect(ask('offer', 'offer-broken')).toMatchObject({
      state: 'hidden',
      reasons: [expect.stringContaining('name: ')],
    })
    expect(ask('offer', 'offer-of-another').state).toBe('not-meant')
  })

  it('is offered for types with a rule', () => {
    expect(['promoTile', 'offer', 'location', 'page', 'model', 'toString'].filter(isExplained)).toEqual([
      'promoTile',
      'offer',
      'location',
      'page',
    ])
  })
})

describe('what changes next', () => {
  const readChanges = (type: 'offer' | 'promoTile', id: string, at: string) =>
    listChanges(type, { id, bundle, warnings, now: at }).map((change) => [
      change.at,
      change.explanation.state,
    ])

  it('lists the start and the end of a window that is ahead', () => {
    expect(readChanges('promoTile', 'tile-first', '2026-06-01T00:00:00Z')).toEqual([
      ['2026-07-01T00:00:00.000Z', 'shows'],
      ['2026-07-31T13:59:00.001Z', 'over'],
    ])
  })

  it('is empty for what is over and for what has no dates', () => {
    expect(readChanges('offer', 'offer-over', now)).toEqual([])
    expect(readChanges('offer', 'offer-partly', now)).toEqual([])
  })
})

describe('a chosen time', () => {
  it('is the wall clock of the zone, there and back', () => {
    expect(toWallTime('2026-07-01T23:30:00Z', zone)).toBe('2026-07-02T09:30')
    expect(fromWallTime('2026-07-02T09:30', zone)).toBe('2026-07-01T23:30:00.000Z')
    expect(fromWallTime('', zone)).toBeNull()
  })
})

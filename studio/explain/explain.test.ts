import { parseTenantBundle, type TenantBundle } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { explain, isExplained, zoneOf } from './explain.ts'
import { fromWallTime, toWallTime } from './wall-time.ts'

const zone = 'Australia/Sydney'
const site = {
  slug: 'some-dealer',
  name: 'Some dealer',
  template: 'metro',
  timeZone: zone,
  id: 'tenant-some-dealer',
}
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
  promoTiles: [
    { id: 'tile-new', name: 'New', sites: ['some-dealer'], display: ['new'], start: '2026-07-01T00:00:00Z' },
    { id: 'tile-out', name: 'Out', sites: ['some-dealer'], excludedSites: ['some-dealer'] },
  ],
})
const bundle = parsed as TenantBundle
const now = '2026-07-06T02:00:00Z' // Monday noon in Sydney, 10 am in Perth
const ask = (type: 'offer' | 'promoTile' | 'location', id: string, at = now) =>
  explain(type, { id, bundle, warnings, now: at })
const answers = (all: ReturnType<typeof ask>) => all.map(({ verdict }) => verdict.shown)

describe('explaining a document to staff', () => {
  it('answers for a tile in each kind of search, with the reason', () => {
    const all = ask('promoTile', 'tile-new')
    expect(answers(all)).toEqual([true, true, false, false])
    expect(all[3]?.verdict.reasons[0]?.code).toBe('other-car-type')
  })

  it('names the start of a tile that is not shown yet', () => {
    const [first] = ask('promoTile', 'tile-new', '2026-06-30T00:00:00Z')
    expect(first?.verdict).toMatchObject({ shown: false, changesAt: '2026-07-01T00:00:00.000Z' })
  })

  it('says that a site is excluded', () => {
    expect(ask('promoTile', 'tile-out')[0]?.verdict.reasons.map(({ code }) => code)).toContain('excluded')
  })

  it('knows the exceptions and the end of an offer, in the words of the site’s time zone', () => {
    expect(answers(ask('offer', 'offer-pardoned'))).toEqual([true])
    const [over] = ask('offer', 'offer-over')
    expect(over?.verdict.reasons).toEqual([{ code: 'expired', text: 'expired 30 June 2025 23:59:59 AEST' }])
  })

  it('says whether a place is listed, whether it is open on its own clock, and whether its popup shows', () => {
    expect(answers(ask('location', 'location-west'))).toEqual([false, true, false])
    expect(answers(ask('location', 'location-west', '2026-07-06T10:00:00Z'))).toEqual([false, false, false])
    expect(zoneOf('location', 'location-west', bundle)).toBe('Australia/Perth')
    expect(zoneOf('offer', 'offer-over', bundle)).toBe(zone)
  })

  it('names the value that an otherwise valid document goes without', () => {
    const all = ask('offer', 'offer-partly')
    expect(answers(all)).toEqual([true, false])
    expect(all[1]?.verdict.reasons[0]).toEqual({
      code: 'value-omitted',
      text: expect.stringContaining('imageUrl: Begin with /'),
    })
  })

  it('says that an incomplete document is left out, and that a foreign one is not here', () => {
    expect(ask('offer', 'offer-broken')[0]?.verdict.reasons[0]).toMatchObject({
      code: 'malformed',
      text: expect.stringContaining('name: '),
    })
    expect(ask('offer', 'offer-of-another')[0]?.verdict.reasons[0]?.code).toBe('not-here')
  })

  it('is offered for types with a rule', () => {
    expect(['promoTile', 'offer', 'location', 'page', 'toString'].filter(isExplained)).toEqual([
      'promoTile',
      'offer',
      'location',
    ])
  })
})

describe('a chosen time', () => {
  it('is the wall clock of the zone, there and back', () => {
    expect(toWallTime('2026-07-01T23:30:00Z', zone)).toBe('2026-07-02T09:30')
    expect(fromWallTime('2026-07-02T09:30', zone)).toBe('2026-07-01T23:30:00.000Z')
    expect(fromWallTime('', zone)).toBeNull()
  })
})

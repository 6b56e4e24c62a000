import { describe, expect, it, test } from 'vitest'
import { computeMonth, computePeriod, findFirstFullWeek } from './insight-period.ts'
import { describeTime } from './insight-words.ts'
import { describePlace, describeSource, readOrigin } from './lead-source.ts'

const SYDNEY = 'Australia/Sydney'

describe('the time that is looked at', () => {
  const period = (now: string, weeks: 1 | 4 | 12, since: string | null) =>
    computePeriod(now, SYDNEY, { weeks, since })

  it('is the last whole weeks on the dealer’s clock, against as many before', () => {
    // Monday in Sydney, Sunday in UTC.
    expect(period('2026-11-22T13:30:00.000Z', 1, '2026-01-01')).toEqual({
      from: '2026-11-16',
      until: '2026-11-22',
      today: '2026-11-23',
      before: { from: '2026-11-09', until: '2026-11-15' },
    })
    expect(period('2026-11-22T12:30:00.000Z', 4, '2026-01-01')).toMatchObject({
      from: '2026-10-19',
      until: '2026-11-15',
      before: { from: '2026-09-21', until: '2026-10-18' },
    })
  })

  it('is the first days of a site without a whole week', () => {
    const first = { from: '2026-11-18', until: '2026-11-23', before: null }
    expect(period('2026-11-23T01:00:00.000Z', 1, '2026-11-18')).toMatchObject(first)
    expect(period('2026-11-23T01:00:00.000Z', 12, null)).toMatchObject({ from: '2026-11-23', before: null })
  })

  it.each([
    ['2026-11-23', '2026-11-30'],
    ['2026-11-24', '2026-12-07'],
    ['2026-11-29', '2026-12-07'],
  ])('is whole for the first time, counted since %s, on Monday %s', (since, monday) => {
    expect(findFirstFullWeek(since)).toBe(monday)
    const now = (day: string) => `${day}T01:00:00.000Z`
    expect(computePeriod(now(monday), SYDNEY, { weeks: 1, since }).before).not.toBeNull()
    const sunday = new Date(Date.parse(now(monday)) - 86_400_000).toISOString()
    expect(computePeriod(sunday, SYDNEY, { weeks: 1, since }).before).toBeNull()
  })

  it('of a monthly report is the last month, against the one before', () => {
    expect(computeMonth('2026-03-01')).toMatchObject({
      from: '2026-02-01',
      until: '2026-02-28',
      before: { from: '2026-01-01', until: '2026-01-31' },
    })
  })
})

const origin = (landing: Record<string, string>, more: Record<string, unknown> = {}) =>
  readOrigin('enquiry', { lead_attributes: { linked_query_params: landing }, ...more })

test.each([
  [{ gclid: 'x', utm_campaign: 'utes' }, 'Google Ads, “utes”'],
  [{ utm_source: 'google', utm_medium: 'cpc' }, 'Google Ads'],
  [{ fbclid: 'x' }, 'Facebook, Instagram'],
  [{ referrer: 'm.facebook.com' }, 'Facebook, Instagram'],
  [{ utm_source: 'newsletter', referrer: 'www.google.com' }, 'newsletter'],
  [{ referrer: 'www.google.com.au' }, 'Google search'],
  [{ referrer: 'duckduckgo.com' }, 'Another search engine'],
  [{ referrer: 'www.carsales.com.au' }, 'carsales.com.au'],
  [{}, 'Typed the address, or not known'],
  [{ utm_source: 'x'.repeat(200) }, 'x'.repeat(40)],
])('a visit that began with %j came by “%s”', (landing, words) => {
  expect(describeSource(origin(landing))).toBe(words)
})

test.each([
  ['test_drive', 'http://a.example/cars/x', 'Test drive'],
  ['rego_lookup', 'http://a.example/sell-my-car', 'Trade-in'],
  ['vehicle_enquiry', 'http://a.example/cars/x?y=1', 'A car’s page'],
  ['enquiry', 'http://a.example/offers/tow-bar', 'An offer’s page'],
  ['enquiry', 'http://a.example/contact-us/north', 'Contact us'],
  ['enquiry', 'no address', 'Another page'],
])('a lead of kind %s from %s was sent from “%s”', (kind, url, words) => {
  expect(describePlace(readOrigin(kind, { url }))).toBe(words)
})

test.each([
  [12, 0, 'A good week: 12 more enquiries than the week before.'],
  [61, 60, 'About as the week before: 61 enquiries.'],
  [40, 61, 'A quieter week: 21 fewer enquiries than the week before.'],
  [2, 0, 'About as the week before: 2 enquiries.'],
  [1, null, '1 enquiry.'],
])('%i enquiries after %s are told as “%s”', (now, before, words) => {
  const enquiries = { now, before, weeks: [] }
  expect(describeTime({ enquiries, items: [], isEarly: false }, 'week')).toBe(words)
})

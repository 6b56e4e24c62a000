import { describe, expect, it } from 'vitest'
import { GOLDEN_COVERAGE } from '../../fixtures/golden-coverage.ts'
import { distanceKm } from '../location/distance.ts'
import { groupHours } from '../location/hours-groups.ts'
import type { SpecialDay } from '../location/location.query.ts'
import { locationCarouselColumns, locationGrid } from '../location/location-layout.ts'
import { popupVisible } from '../location/popup-visible.ts'
import { countStars, ratingCountVisible } from '../location/reviews.ts'
import { formatSpecialDay } from '../location/special-hours.ts'
import { offerText } from '../offer/offer-text.ts'
import { offerVisible } from '../offer/offer-visible.ts'
import { promoTileShowing } from '../promo-tile/promo-tile-showing.ts'
import { GOLDEN_CASES, type GoldenCase } from './golden-cases.ts'

const zone = 'Australia/Brisbane'

/** An adapter renames fields; it computes nothing. */
const ADAPTERS: Record<string, (input: GoldenCase['input']) => unknown> = {
  promo_visible: ({ tile, selectedCarTypes, now }) =>
    promoTileShowing(tile, { selectedCarTypes, now, zone }).shown,
  popup_visible: ({ expiry, seenBefore, now }) => popupVisible({ expiry }, { seenBefore, now, zone }).shown,
  hours_groups: ({ entries, closedText }) =>
    groupHours(
      entries.map((entry: { formated_hours: string }) => ({
        ...entry,
        formatedHours: entry.formated_hours,
      })),
      closedText ?? 'Closed',
    ),
  holiday_hours: ({ entry, today }) => {
    const { isToday, begin, end } = formatSpecialDay(buildSpecialDay(entry), today, 'Closed')
    return { isToday, begin, end }
  },
  location_grid: ({ count }) => locationGrid(count),
  location_carousel: ({ count }) => locationCarouselColumns(count),
  rating_count_visible: (input) => ratingCountVisible(input).shown,
  stars: ({ rating }) => countStars(rating),
  offer_text: ({ length, startFullFlag }) => {
    const { startsFull, shownChars } = offerText('x'.repeat(length), startFullFlag)
    return { startsFull, shownChars }
  },
  offer_visible: ({ websiteId, excluded, exceptionFlag, exceptionIds, offerId }) =>
    offerVisible(
      { id: offerId, sites: [websiteId], excludedSites: excluded },
      {
        site: websiteId,
        exceptionsOn: exceptionFlag,
        exceptions: exceptionIds,
        now: '2025-07-01T00:00:00Z',
        zone,
      },
    ).shown,
  distance: ({ a, b }) => ({ km: distanceKm(a, b) }),
}

describe('worked cases of content rules', () => {
  const mine = GOLDEN_CASES.filter((golden) => golden.function in ADAPTERS)

  it.each(mine.map((golden) => [golden.id, golden] as const))('%s', (_id, golden) => {
    const { tolerance, ...expected } = toFields(golden.expected)
    const actual = toFields(ADAPTERS[golden.function]?.(golden.input))
    expect(Object.keys(actual).sort()).toEqual(Object.keys(expected).sort())
    for (const [name, value] of Object.entries(expected)) {
      if (typeof value === 'number' && typeof tolerance === 'number') {
        expect(Math.abs(Number(actual[name]) - value)).toBeLessThanOrEqual(tolerance)
      } else expect(actual[name]).toEqual(value)
    }
  })

  it('are those that the table of coverage gives to this package', () => {
    const given = Object.keys(GOLDEN_COVERAGE).filter((name) => GOLDEN_COVERAGE[name] === 'schemas')
    expect(Object.keys(ADAPTERS).sort()).toEqual(given.sort())
  })
})

describe('the table of coverage', () => {
  const named = new Set(GOLDEN_CASES.map((golden) => golden.function))

  it('names a place for every function of the worked cases, and for no other', () => {
    expect(Object.keys(GOLDEN_COVERAGE).sort()).toEqual([...named].sort())
  })

  it('accounts for all 357 cases', () => {
    const accounted = GOLDEN_CASES.filter((golden) => GOLDEN_COVERAGE[golden.function])
    expect(accounted).toHaveLength(357)
  })
})

/** DATA-11: the cases give a day in either of two shapes. */
function buildSpecialDay({ date, status, hours, start_hour, end_hour }: GoldenCase['input']): SpecialDay {
  const open = hours?.begin ?? start_hour
  const close = hours?.end ?? end_hour
  return {
    date,
    name: '',
    status,
    byAppointment: false,
    departments: [],
    intervals: open && close ? [{ open, close }] : [],
  }
}

/** An answer that is no object counts as one field, so that all cases are compared alike. */
function toFields(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { value }
}

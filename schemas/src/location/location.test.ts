import { describe, expect, it } from 'vitest'
import { listLocations } from './list-locations.ts'
import { type Location, location } from './location.query.ts'
import { locationCarouselColumns, locationGrid } from './location-layout.ts'
import { locationHref, locationStockHref } from './location-links.ts'
import { popupVisible } from './popup-visible.ts'
import { countStars, ratingCountVisible } from './reviews.ts'

const place = (id: string, fields: object = {}): Location =>
  location.parse({ id, slug: id, name: id, reviews: {}, ...fields })

const places = [
  place('north', { locationType: 'sales' }),
  place('south', { locationType: 'service' }),
  place('west', { locationType: null, primary: true }),
  place('depot', { locationType: 'parts' }),
  place('secret', { locationType: 'sales', visible: false }),
]
const listIds = (mode: Parameters<typeof listLocations>[1]) => listLocations(places, mode).map(({ id }) => id)

describe('the locations of a section', () => {
  it.each([
    ['primary', ['west']],
    ['sales', ['north', 'west']],
    ['service', ['south']],
    ['parts', ['depot']],
    ['service-and-parts', ['south', 'depot']],
    ['all', ['north', 'south', 'west', 'depot']],
  ] as const)('%s are those, and none that is not visible', (mode, ids) => expect(listIds(mode)).toEqual(ids))

  it('may be one by its id, but not a hidden one', () => {
    expect(listIds({ id: 'south' })).toEqual(['south'])
    expect(listIds({ id: 'secret' })).toEqual([])
  })

  it('begin with the first where none is marked as the main one', () => {
    expect(listLocations([place('a'), place('b')], 'primary').map(({ id }) => id)).toEqual(['a'])
    expect(listLocations([], 'primary')).toEqual([])
  })
})

describe('a location’s links', () => {
  const linked = { slug: 'city', dealershipSlug: 'one-city' }

  it.each([
    ['location', '/locations/city'],
    ['dealership', '/locations/one-city'],
    ['contact', '/contact'],
    ['our-location', '/our-location/city'],
  ] as const)('“View Location” set to %s leads to %s', (variant, href) => {
    expect(locationHref(linked, variant)).toBe(href)
  })

  it('fall back to the location where it has no dealership', () => {
    expect(locationHref({ slug: 'city', dealershipSlug: '' }, 'dealership')).toBe('/locations/city')
  })

  it('lead to its stock', () => {
    expect(locationStockHref(linked)).toBe('/search/city')
  })
})

describe('the layout of locations', () => {
  it.each([
    [1, { lg: 2, xl: 2 }],
    [2, { lg: 2, xl: 2 }],
    [3, { lg: 3, xl: 3 }],
    [4, { lg: 3, xl: 4 }],
  ])('%i locations stand %o a row', (count, grid) => expect(locationGrid(count)).toEqual(grid))

  it('has five columns from five locations on, else as many as there are', () => {
    expect([1, 4, 5, 12].map(locationCarouselColumns)).toEqual([1, 4, 5, 5])
  })
})

describe('reviews', () => {
  it.each([
    [4.7, 4, 0.7],
    [5, 4, 1],
    [3.2, 3, 0.2],
    [0, 0, 0],
    [7, 4, 1],
    [-1, 0, 0],
  ])('%d is %d full stars and %d of the next', (rating, full, partial) => {
    const stars = countStars(rating)
    expect(stars.full).toBe(full)
    expect(stars.partial).toBeCloseTo(partial)
  })

  it('say why their number does not show', () => {
    const findCode = (question: Parameters<typeof ratingCountVisible>[0]) =>
      ratingCountVisible(question).reasons[0]?.code
    expect(findCode({ rating: 4, minimum: 4, hidden: false })).toBe('low-rating')
    expect(findCode({ rating: null, minimum: 4, hidden: false })).toBe('no-rating')
    expect(findCode({ rating: 5, minimum: 4, hidden: true })).toBe('hidden')
  })
})

describe('the popup promotion', () => {
  const ask = (now: string, seenBefore = false) => ({ now, seenBefore, zone: 'Australia/Brisbane' })
  const popup = { expiry: '2025-09-30T23:59:59+10:00' }

  it('shows once, and goes with its expiry', () => {
    expect(popupVisible(popup, ask('2025-09-01T00:00:00Z'))).toMatchObject({
      shown: true,
      changesAt: '2025-09-30T13:59:59.001Z',
    })
    expect(popupVisible(popup, ask('2025-09-01T00:00:00Z', true)).reasons[0]?.code).toBe('seen')
    expect(popupVisible(popup, ask('2025-10-01T00:00:00Z')).reasons[0]?.code).toBe('expired')
  })

  it('with a start waits for it, and says when it comes', () => {
    const planned = { start: '2025-09-15T00:00:00+10:00', ...popup }
    expect(popupVisible(planned, ask('2025-09-14T13:59:59Z'))).toMatchObject({
      shown: false,
      changesAt: '2025-09-14T14:00:00.000Z',
    })
    expect(popupVisible(planned, ask('2025-09-14T14:00:00Z')).shown).toBe(true)
  })
})

it('CALL-17: the intervals of a day are in order, however they were written', () => {
  const intervals = [
    { open: '13:00', close: '17:00' },
    { open: '08:00', close: '12:00' },
  ]
  const { openingHours } = place('a', { openingHours: [{ weekday: 1, status: 'Open', intervals }] })
  expect(openingHours[0]?.intervals.map(({ open }) => open)).toEqual(['08:00', '13:00'])
})

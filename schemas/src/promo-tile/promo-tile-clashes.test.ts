import { describe, expect, it } from 'vitest'
import { findTileClashes, type ScheduledTile } from './promo-tile-clashes.ts'

const zone = 'Australia/Sydney'

function tile(id: string, changes: Partial<ScheduledTile>): ScheduledTile {
  const usual = { name: id, display: [], strictDisplay: false, excludedSites: [], start: null, expiry: null }
  return { id, ...usual, position: 17, sites: ['quayside'], ...changes }
}

const spring = tile('Spring finance', { start: '2026-11-01T00:00+11:00', expiry: '2026-12-06T23:59+11:00' })
const utes = tile('Summer of utes', { start: '2026-12-01T00:00+11:00', expiry: '2027-01-31T23:59+11:00' })
const now = '2026-11-20T09:00:00Z'
const at = (tiles: ScheduledTile[], site = 'quayside') => findTileClashes(tiles, { site, zone, now })

describe('two tiles for one place', () => {
  it('clash over the days they share, and the first by name has the place', () => {
    expect(at([utes, spring])).toEqual([
      {
        site: 'quayside',
        place: 17,
        first: spring,
        second: utes,
        from: '2026-11-30T13:00:00.000Z',
        until: '2026-12-06T12:59:00.000Z',
        days: 6,
      },
    ])
  })

  it('clash for one minute on one day, and not where one starts as the other ends', () => {
    const next = tile('Next', { start: '2026-12-06T23:58+11:00' })
    expect(at([spring, next])).toMatchObject([{ until: '2026-12-06T12:59:00.000Z', days: 1 }])
    expect(at([spring, { ...next, start: spring.expiry ?? null }])).toEqual([])
  })

  it('are named until the last moment they share, and not once it is over', () => {
    const question = { site: 'quayside', zone }
    const [last, over] = ['2026-12-06T12:59:00.000Z', '2026-12-06T12:59:00.001Z']
    expect(findTileClashes([utes, spring], { ...question, now: last })).toHaveLength(1)
    expect(findTileClashes([utes, spring], { ...question, now: over })).toEqual([])
  })

  it('that end with midnight share no day that begins then', () => {
    const midnight = { ...spring, expiry: '2026-12-07T00:00+11:00' }
    expect(at([midnight, utes])).toMatchObject([{ days: 6 }])
  })

  it('without ends share them without an end', () => {
    expect(at([tile('a', {}), tile('b', {})])).toMatchObject([{ from: null, until: null, days: null }])
    const open = at([tile('a', { start: '2026-12-01T00:00+11:00' }), tile('b', {})])
    expect(open).toMatchObject([{ from: '2026-11-30T13:00:00.000Z', until: null, days: null }])
  })

  it('clash on the sites both are for, and not where one is excluded', () => {
    const both = { ...utes, sites: ['quayside', 'kerbside'] }
    expect(at([spring, both], 'kerbside')).toEqual([])
    expect(at([{ ...spring, sites: ['quayside', 'kerbside'] }, both], 'kerbside')).toHaveLength(1)
    expect(at([spring, { ...both, excludedSites: ['quayside'] }])).toEqual([])
  })

  it('clash only where a search shows both', () => {
    const used = { ...spring, display: ['used'] }
    const newCars = { ...utes, display: ['new'] }
    // A search of all cars shows both.
    expect(at([used, newCars])).toHaveLength(1)
    expect(
      at([
        { ...used, strictDisplay: true },
        { ...newCars, strictDisplay: true },
      ]),
    ).toEqual([])
  })
})

it('tiles of other places, or of no place of their own, do not clash', () => {
  expect(at([spring, { ...utes, position: 8 }])).toEqual([])
  expect(
    at([
      { ...spring, position: null },
      { ...utes, position: null },
    ]),
  ).toEqual([])
})

it('three tiles for one place clash pair by pair, in the order in which they begin to', () => {
  const third = tile('Third', { start: '2026-11-20T00:00+11:00' })
  expect(at([third, utes, spring]).map(({ first, second }) => [first.id, second.id])).toEqual([
    ['Spring finance', 'Third'],
    ['Spring finance', 'Summer of utes'],
    ['Summer of utes', 'Third'],
  ])
})

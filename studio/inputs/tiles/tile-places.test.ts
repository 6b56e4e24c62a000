import type { ScheduledTile } from '@forecourt/schemas/contract'
import { expect, it } from 'vitest'
import type { StudioSite } from '../../access/studio-sites.ts'
import { findClashes, formatClash, formatTimes, listPlaces } from './tile-places.ts'

const site: StudioSite = {
  id: 'tenant-a',
  slug: 'a',
  name: 'A',
  timeZone: 'Australia/Sydney',
  state: 'NSW',
  template: 'metro',
  brand: '#1549d8',
  accent: '#ffc936',
  ink: '#ffffff',
  wordmark: null,
  launch: null,
  financeNeedsManager: false,
  lettering: '',
  city: null,
}
const tile = (id: string, changes: Partial<ScheduledTile> = {}): ScheduledTile => ({
  id,
  name: id,
  position: 17,
  sites: ['tenant-a'],
  excludedSites: [],
  display: [],
  strictDisplay: false,
  start: null,
  expiry: null,
  ...changes,
})
const NOW = '2026-11-23T02:00:00Z'
const spring = tile('Spring finance', { expiry: '2026-12-06T12:59:00Z' })
const own = tile('Summer of utes', { start: '2026-11-30T13:00:00Z', expiry: '2027-01-31T12:59:00Z' })

it('each place names the tiles that ask for it and are not over', () => {
  const over = tile('Over', { position: 8, expiry: '2026-11-01T00:00:00Z' })
  const elsewhere = tile('Elsewhere', { position: 8, sites: ['tenant-b'] })
  const places = listPlaces(own, [own, spring, over, elsewhere], site, NOW)
  expect(places).toHaveLength(24)
  expect(places.filter(({ isOwn }) => isOwn).map(({ place }) => place)).toEqual([17])
  expect(places[16]?.others.map(({ name }) => name)).toEqual(['Spring finance'])
  expect(places[7]?.others).toEqual([])
})

it('a clash says who has the place, over which days, and who comes one cell later', () => {
  const [clash, ...more] = findClashes(own, [spring, tile('Other', { position: 8 })], site, NOW)
  if (!clash) throw new Error('the two tiles share days at place 17')
  expect(more).toEqual([])
  expect(formatClash(clash, own.id, site)).toBe(
    'Spring finance is at place 17 too, from 1 December 2026 until 6 December 2026. Both show: this tile comes one cell later.',
  )
})

it('times are in the days of the site', () => {
  expect(formatTimes(own, site)).toBe('from 1 December 2026 until 31 January 2027')
  expect(formatTimes(spring, site)).toBe('until 6 December 2026')
  expect(formatTimes(tile('x'), site)).toBe('always')
})

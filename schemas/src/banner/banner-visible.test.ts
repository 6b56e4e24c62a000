import { describe, expect, it } from 'vitest'
import { bannerVisible } from './banner-visible.ts'

const banner = {
  sites: ['quay', 'west'],
  excludedSites: ['west'],
  start: '2026-12-01T00:00:00.000Z',
  expiry: '2026-12-31T12:59:59.000Z',
}
const question = { site: 'quay', now: '2026-12-10T00:00:00.000Z', zone: 'Australia/Sydney' }

describe('a banner', () => {
  it('shows on a site it names, between its dates, and changes right after its last moment', () => {
    const changesAt = '2026-12-31T12:59:59.001Z'
    expect(bannerVisible(banner, question)).toMatchObject({ shown: true, changesAt })
  })

  it.each([
    ['before it starts', { now: '2026-11-30T00:00:00.000Z' }],
    ['after it ended', { now: '2027-01-01T00:00:00.000Z' }],
    ['on a site it does not name', { site: 'other' }],
    ['on a site it leaves out', { site: 'west' }],
  ])('does not show %s', (_, change) => {
    expect(bannerVisible(banner, { ...question, ...change }).shown).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { toStudioSites } from '../../access/studio-sites.ts'
import type { Campaign, Made } from './campaign-content.query.ts'
import {
  activeSites,
  countLiveSites,
  formatCampaign,
  formatObstacle,
  heldBackSites,
  stateOfCampaign,
  stateOnSite,
} from './campaign-text.ts'

const tenant = (slug: string) => ({
  id: `tenant-${slug}`,
  slug,
  name: `Site ${slug}`,
  timeZone: 'Australia/Sydney',
  template: null,
  theme: null,
  settings: null,
})
const sites = toStudioSites([tenant('a'), tenant('b')])
const [site] = sites as [(typeof sites)[number]]
const now = '2026-11-24T00:00:00.000Z'
const campaign = {
  _id: 'drafts.c1',
  sites: sites.map(({ id }) => ({ _ref: id })),
  tiles: [{ _key: 't1', headline: 'Utes' }],
  offer: { name: 'Tow bar' },
  overrides: [
    { _key: 'k', part: 't1', site: { _ref: 'tenant-b' }, leftOut: true },
    { _key: 'l', part: 'offer', site: { _ref: 'tenant-b' }, leftOut: true },
  ],
} as unknown as Campaign
const stands = (fields: object = {}) =>
  [
    { _id: 'promoTile-campaign-c1-t1-a', headline: 'Utes', sites: [{ _ref: 'tenant-a' }], ...fields },
  ] as unknown as Made[]
const problem = (level: 'stops' | 'warns') => ({ site: 'tenant-a', part: 't1', level, text: 'Look.' })
const state = (existing: Made[], problems = [] as ReturnType<typeof problem>[]) =>
  stateOnSite({ campaign, part: 't1', site, existing, problems, now }).words

describe('a campaign in words', () => {
  it('says its parts and sites, and whether it is published as it is written', () => {
    expect(formatCampaign(campaign)).toBe('1 offer and 1 tile for 2 sites')
    expect(formatCampaign({ _id: 'c' })).toBe('Nothing yet for 0 sites')
    expect(stateOfCampaign(campaign, null).words).toBe('Not published')
    expect(stateOfCampaign(campaign, campaign).words).toBe('Changed since it was published')
    expect(stateOfCampaign(null, campaign).words).toBe('Published')
  })

  it('is for the sites that do not leave everything out', () => {
    expect(activeSites(campaign, sites)).toEqual([site])
  })
})

describe('a part on a site', () => {
  it('is ready, live, still to come or over, by its dates there', () => {
    expect(state([])).toBe('Ready')
    expect(state(stands())).toBe('Live')
    expect(state(stands({ start: '2026-11-30T13:00:00Z' }))).toBe('From Tue 1 Dec, 12:00 am')
    expect(state(stands({ expiry: '2026-11-01T00:00:00Z' }))).toBe('Over')
  })

  it('says what stops it before what is worth a look', () => {
    expect(state([], [problem('warns')])).toBe('Ready, worth a look')
    expect(state(stands(), [problem('warns'), problem('stops')])).toBe('1 thing to mend')
    expect(heldBackSites([problem('warns')]).size).toBe(0)
    expect(heldBackSites([problem('stops')])).toEqual(new Set(['tenant-a']))
  })

  it('counts as live on its site while it shows', () => {
    expect(countLiveSites(stands(), now)).toBe(1)
    expect(countLiveSites(stands({ expiry: '2026-11-01T00:00:00Z' }), now)).toBe(0)
  })
})

it('what stops an undo is named with its site', () => {
  const id = 'promoTile-campaign-c1-t1-a'
  expect(formatObstacle({ id, reason: 'changed' }, stands(), sites)).toBe(
    'The tile “Utes” on Site a was changed since.',
  )
  expect(formatObstacle({ id, reason: 'deleted' }, [], sites)).toBe('The tile on Site a was deleted since.')
})

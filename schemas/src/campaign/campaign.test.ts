import { describe, expect, it } from 'vitest'
import { type CampaignContent, deriveCampaign } from './derive-campaign.ts'
import { findCampaignId, madeId, readMadeId } from './made-document.ts'
import { instantOfWallTime } from './wall-time.ts'

const SYDNEY = { id: 'tenant-quay', slug: 'quay', timeZone: 'Australia/Sydney' }
const PERTH = { id: 'tenant-west', slug: 'west', timeZone: 'Australia/Perth' }
const ref = (id: string) => ({ _type: 'reference', _ref: id, _key: id })

const campaign: CampaignContent = {
  _id: 'drafts.c1',
  name: 'Summer of utes',
  sites: [ref('tenant-quay'), ref('tenant-west')],
  start: '2026-12-01T00:00',
  expiry: '2027-01-31T23:59',
  tiles: [{ _key: 't1', headline: 'Summer of utes', link: '/search/ute', position: 17 }],
  offer: { name: 'Tub liner & tow bar' },
}
const made = (change: Partial<CampaignContent> = {}, existing = new Map()) =>
  deriveCampaign({ ...campaign, ...change }, [SYDNEY, PERTH], existing)
const find = (id: string, change: Partial<CampaignContent> = {}, existing = new Map()) =>
  made(change, existing).find(({ document }) => document._id === id)?.document

describe('what a campaign makes', () => {
  it('is one document for each part and site, with ids that stay', () => {
    expect(made().map(({ document }) => document._id)).toEqual([
      'offer-campaign-c1-quay',
      'promoTile-campaign-c1-t1-quay',
      'offer-campaign-c1-west',
      'promoTile-campaign-c1-t1-west',
    ])
    expect(find('promoTile-campaign-c1-t1-west')).toMatchObject({
      _type: 'promoTile',
      name: 'Summer of utes: Summer of utes',
      campaign: 'c1',
      sites: [{ _ref: 'tenant-west' }],
    })
  })

  it('begins and ends on the clock of each site', () => {
    expect(find('offer-campaign-c1-quay')).toMatchObject({
      start: '2026-11-30T13:00:00.000Z',
      expiry: '2027-01-31T12:59:59.000Z',
    })
    expect(find('offer-campaign-c1-west')).toMatchObject({ start: '2026-11-30T16:00:00.000Z' })
  })

  it('is left out where a site is not named, or leaves the part out', () => {
    expect(made({ sites: [ref('tenant-west')] }).map(({ site }) => site)).toEqual([
      'tenant-west',
      'tenant-west',
    ])
    const overrides = [{ _key: 'o', site: ref('tenant-quay'), part: 'offer', leftOut: true }]
    expect(made({ overrides }).map(({ document }) => document._id)).not.toContain('offer-campaign-c1-quay')
  })

  it('has what one site says otherwise, and the campaign’s for the rest', () => {
    const overrides = [
      {
        _key: 'o',
        site: ref('tenant-west'),
        part: 't1',
        text: 'Utes in Perth',
        link: '/search',
        position: 5,
        start: '2027-01-11T00:00',
      },
    ]
    const tile = find('promoTile-campaign-c1-t1-west', { overrides })
    expect(tile).toMatchObject({ headline: 'Utes in Perth', link: '/search', position: 5 })
    expect(tile).toMatchObject({ start: '2027-01-10T16:00:00.000Z', expiry: '2027-01-31T15:59:59.000Z' })
    expect(find('promoTile-campaign-c1-t1-quay', { overrides })).toMatchObject({ headline: 'Summer of utes' })
  })

  it('leads from a tile to the offer of the same site', () => {
    const tiles = [{ _key: 't1', leadsToOffer: true }]
    expect(find('promoTile-campaign-c1-t1-quay', { tiles })).toMatchObject({
      link: '/offers/tub-liner-tow-bar-quay',
    })
    const overrides = [{ _key: 'o', site: ref('tenant-quay'), part: 'offer', leftOut: true }]
    expect(find('promoTile-campaign-c1-t1-quay', { tiles, overrides })).not.toHaveProperty('link')
  })

  it('is a banner for each site, with what one site says otherwise, that leads to its offer', () => {
    const overrides = [{ _key: 'o', site: ref('tenant-west'), part: 'banner', text: 'Summer in Perth' }]
    const banner = { title: 'Summer', description: 'All month', leadsToOffer: true }
    expect(find('banner-campaign-c1-quay', { banner, overrides })).toEqual({
      _id: 'banner-campaign-c1-quay',
      _type: 'banner',
      title: 'Summer',
      description: 'All month',
      link: '/offers/tub-liner-tow-bar-quay',
      start: '2026-11-30T13:00:00.000Z',
      expiry: '2027-01-31T12:59:59.000Z',
      sites: [{ _type: 'reference', _ref: 'tenant-quay', _key: 'site' }],
      campaign: 'c1',
    })
    expect(find('banner-campaign-c1-west', { banner, overrides })).toMatchObject({ title: 'Summer in Perth' })
  })

  it('keeps the address and the place of an offer that is published', () => {
    const existing = new Map([
      ['offer-campaign-c1-quay', { slug: { _type: 'slug', current: 'old' }, orderRank: '0|a' }],
    ])
    expect(find('offer-campaign-c1-quay', { offer: { name: 'New' } }, existing)).toMatchObject({
      name: 'New',
      slug: { current: 'old' },
      orderRank: '0|a',
    })
  })
})

it('the last minute of a day counts to its last second, as an end only', () => {
  expect(instantOfWallTime('2026-12-01T23:59', 'UTC', 'until')).toBe('2026-12-01T23:59:59.000Z')
  expect(instantOfWallTime('2026-12-01T23:59', 'UTC', 'from')).toBe('2026-12-01T23:59:00.000Z')
})

it('a document names its campaign under the id that the campaign gives it, and a copy of it none', () => {
  const document = { _id: `drafts.${madeId('c1', 'offer', 'quay')}`, _type: 'offer', campaign: 'c1' }
  expect(findCampaignId(document)).toBe('c1')
  expect(findCampaignId({ ...document, _id: 'copy' })).toBeNull()
})

it.each(['offer', 'banner', 't1'])(
  'the campaign of what it made as its %s is read from the id and the site',
  (part) => {
    const campaign = '3f1f1d9e-6ec5-4b0e'
    const id = madeId(campaign, part, 'quay-side')
    expect(readMadeId(id, 'quay-side')).toBe(campaign)
    expect([readMadeId(id, 'west'), readMadeId('offer-by-hand', 'quay-side')]).toEqual([null, null])
  },
)

import { describe, expect, it } from 'vitest'
import { evaluateGroq } from '../tests/evaluate-groq.ts'
import { SAMPLE_DATASET } from '../tests/samples.ts'
import { hostsQuery, tenantBundleQuery } from './bundle.groq.ts'
import { parseHosts } from './hosts.ts'
import { parseTenantBundle } from './tenant-bundle.ts'

type Documents = readonly { _id: string; [field: string]: unknown }[]

const bundleOf = async (slug: string, dataset: Documents = SAMPLE_DATASET) =>
  parseTenantBundle(await evaluateGroq(tenantBundleQuery, dataset, { tenant: slug }))
const without = (id: string) => SAMPLE_DATASET.filter((document) => document._id !== id)
const withChange = (id: string, change: Record<string, unknown>) =>
  SAMPLE_DATASET.map((document) => (document._id === id ? { ...document, ...change } : document))

describe('the bundle of a dealer', () => {
  it('holds everything of the dealer, without a warning', async () => {
    const { bundle, warnings } = await bundleOf('one')
    expect(warnings).toEqual([])
    expect(bundle?.tenant.name).toBe('One Motors')
    for (const list of ['locations', 'offers', 'promoTiles', 'pages', 'manufacturers', 'models'] as const) {
      expect(bundle?.[list]).toHaveLength(1)
    }
    expect(bundle?.navigation.header).toHaveLength(1)
  })

  it('is null for a dealer that does not exist', async () => {
    expect(await bundleOf('nobody')).toEqual({ bundle: null, warnings: [] })
  })

  it('survives an answer that is nothing', () => {
    expect(parseTenantBundle(null)).toEqual({ bundle: null, warnings: [] })
  })

  it('sets a malformed document aside with a warning that names it, and keeps the rest', async () => {
    const { bundle, warnings } = await bundleOf('one', withChange('promo-one', { background: 'tartan' }))
    expect(bundle?.promoTiles).toEqual([])
    expect(bundle?.offers).toHaveLength(1)
    expect(warnings).toEqual([expect.objectContaining({ type: 'promoTile', id: 'promo-one' })])
    expect(warnings[0]?.text).toContain('background')
  })

  it('refuses an unsafe link with the document it stands in', async () => {
    const { bundle, warnings } = await bundleOf(
      'one',
      withChange('promo-one', { link: 'javascript:alert(1)' }),
    )
    expect(bundle?.promoTiles).toEqual([])
    expect(warnings[0]?.text).toContain('link')
  })

  it('is null with a warning when the dealer’s own settings do not parse', async () => {
    const { bundle, warnings } = await bundleOf('one', withChange('tenant-one', { template: 'baroque' }))
    expect(bundle).toBeNull()
    expect(warnings).toEqual([expect.objectContaining({ type: 'tenant', id: 'tenant-one' })])
  })

  it('warns of a flag that does not fit and goes on with its default', async () => {
    const { bundle, warnings } = await bundleOf(
      'one',
      withChange('tenant-one', { flags: { resultsLayout: 'circle' } }),
    )
    expect(bundle?.tenant.flags.resultsLayout).toBe('grid')
    expect(warnings).toHaveLength(1)
  })

  it('applies the platform’s lists to the flags', async () => {
    const { bundle } = await bundleOf('one')
    expect(bundle?.tenant.flags.garage).toBe(true)
    const { bundle: alone } = await bundleOf('one', without('platformSettings'))
    expect(alone?.tenant.flags.garage).toBe(false)
  })

  it('gives a location without a zone of its own the site’s', async () => {
    const { bundle } = await bundleOf('one', withChange('location-one', { timeZone: undefined }))
    expect(bundle?.locations[0]?.timeZone).toBe('Australia/Sydney')
  })

  it('holds only models of makes the dealer sells', async () => {
    const { bundle } = await bundleOf(
      'one',
      withChange('tenant-one', { manufacturer: undefined, dealershipWebsites: [] }),
    )
    expect(bundle?.models).toEqual([])
  })

  it('holds a shared document that excludes the site, so that the rule can judge it', async () => {
    const excluded = withChange('offer-one', {
      excludedSites: [{ _type: 'reference', _ref: 'tenant-one', _key: 'x' }],
    })
    const { bundle } = await bundleOf('one', excluded)
    expect(bundle?.offers[0]?.excludedSites).toEqual(['one'])
  })

  it('takes a make given as plain text as well as one given as an object', async () => {
    const { bundle } = await bundleOf('one', withChange('offer-one', { manufacturer: undefined }))
    expect(bundle?.offers[0]?.manufacturer).toEqual({ name: 'A of the feed', slug: '' })
    const { bundle: other } = await bundleOf('one')
    expect(other?.offers[0]?.manufacturer).toEqual({ name: 'A', slug: 'a' })
  })

  it('turns a file in a text into a link, and keeps the text when the file is gone', async () => {
    const linksOf = async (dataset: Documents) => {
      const { bundle } = await bundleOf('one', dataset)
      const text = bundle?.pages[0]?.blocks.find((block) => block.type === 'richText')?.body[0]
      return text?._type === 'block' ? text.markDefs.map((mark) => mark.href) : null
    }
    expect(await linksOf(SAMPLE_DATASET)).toEqual(['/about-us', 'https://files.example/brochure.pdf'])
    expect(await linksOf(without('file-one'))).toEqual(['/about-us'])
  })

  it('has a picture only where its file is there', async () => {
    const { bundle } = await bundleOf('one', without('image-one'))
    expect(bundle?.offers[0]?.image).toBeNull()
    expect(bundle?.pages).toHaveLength(1)
  })
})

describe('a dealer who has filled in only what must be', () => {
  const bare = [
    {
      _id: 'tenant-bare',
      _type: 'tenant',
      slug: { current: 'bare' },
      name: 'Bare',
      template: 'metro',
      theme: { brand: '#1549D8', accent: '#ffc936' },
    },
  ]

  it('has the defaults of the requirements', async () => {
    const { bundle, warnings } = await bundleOf('bare', bare)
    expect(warnings).toEqual([])
    expect(bundle?.tenant).toMatchObject({
      timeZone: 'Australia/Brisbane',
      defaultState: 'qld',
      specifications: { justArrivedDays: 8, justArrivedTagName: 'New Arrival', soldTagName: 'JUST SOLD' },
      texts: { noPrice: 'Enquire for price.', usedKeyword: 'Used', financeCta: 'Get Finance' },
      stock: { includeSoldCarsDays: 3, promoPositions: [8, 17], stockCount: null },
      reviews: { minimumRating: 4, hiddenLocations: [] },
      theme: { brand: '#1549d8', accent: '#ffc936', radius: null },
    })
    expect(bundle?.navigation).toEqual({ id: '', header: [], footer: [], legal: [] })
  })
})

describe('the list of dealers', () => {
  it('names dealers and hosts, and leaves a malformed one out with a warning', async () => {
    const { dealers, warnings } = parseHosts(await evaluateGroq(hostsQuery, SAMPLE_DATASET))
    expect(dealers).toEqual([{ slug: 'one', name: 'One', hosts: ['www.one.example'], template: 'metro' }])
    expect(warnings).toEqual([expect.objectContaining({ type: 'tenant', id: 'two' })])
  })
})

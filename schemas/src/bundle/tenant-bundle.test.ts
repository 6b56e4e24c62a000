import { describe, expect, it } from 'vitest'
import { evaluateGroq } from '../tests/evaluate-groq.ts'
import { SAMPLE_DATASET, SAMPLES } from '../tests/samples.ts'
import { hostsQuery, tenantBundleQuery } from './bundle.query.ts'
import { parseHosts } from './hosts.ts'
import { parseTenantBundle } from './tenant-bundle.ts'

type Documents = readonly { _id: string; [field: string]: unknown }[]

const loadBundle = async (slug: string, dataset: Documents = SAMPLE_DATASET, lastParsed?: unknown) =>
  parseTenantBundle(await evaluateGroq(tenantBundleQuery, dataset, { tenant: slug }), lastParsed)
const listHosts = async (dataset: Documents, lastParsed?: unknown) =>
  parseHosts(await evaluateGroq(hostsQuery, dataset), lastParsed)
const without = (id: string) => SAMPLE_DATASET.filter((document) => document._id !== id)
const withChange = (id: string, change: Record<string, unknown>) =>
  SAMPLE_DATASET.map((document) => (document._id === id ? { ...document, ...change } : document))

describe('the bundle of a dealer', () => {
  it('holds everything of the dealer, without a warning', async () => {
    const { bundle, warnings } = await loadBundle('one')
    expect(warnings).toEqual([])
    expect(bundle?.tenant.name).toBe('One Motors')
    for (const list of [
      'locations',
      'offers',
      'promoTiles',
      'banners',
      'pages',
      'manufacturers',
      'models',
    ] as const) {
      expect(bundle?.[list]).toHaveLength(1)
    }
    expect(bundle?.navigation.header).toHaveLength(1)
  })

  it('is null for a dealer that does not exist', async () => {
    expect(await loadBundle('nobody')).toMatchObject({ bundle: null, warnings: [] })
  })

  it('survives an answer that is nothing', () => {
    expect(parseTenantBundle(null)).toMatchObject({ bundle: null, warnings: [] })
  })

  it('omits a document that was never valid, with a warning that names it, and holds the rest', async () => {
    const { bundle, warnings } = await loadBundle('one', withChange('promo-one', { name: null }))
    expect(bundle?.promoTiles).toEqual([])
    expect(bundle?.offers).toHaveLength(1)
    expect(warnings).toEqual([
      {
        type: 'promoTile',
        id: 'promo-one',
        path: 'name',
        text: expect.stringContaining('expected string'),
        effect: 'document omitted',
      },
    ])
  })

  it('omits an unsafe link, and not the document that holds it', async () => {
    const { bundle, warnings } = await loadBundle(
      'one',
      withChange('promo-one', { link: 'javascript:alert(1)' }),
    )
    expect(bundle?.promoTiles).toEqual([expect.objectContaining({ headline: 'H', link: '' })])
    expect(warnings).toEqual([
      expect.objectContaining({ id: 'promo-one', path: 'link', effect: 'value omitted' }),
    ])
  })

  it('drops a block of an unknown kind, and not its page', async () => {
    const blocks = [{ _type: 'carousel3d', _key: 'x' }, ...(SAMPLES.page.blocks as object[])]
    const { bundle, warnings } = await loadBundle('one', withChange('page-one', { blocks }))
    expect(bundle?.pages[0]?.blocks).toEqual((await loadBundle('one')).bundle?.pages[0]?.blocks)
    expect(warnings).toEqual([expect.objectContaining({ id: 'page-one', path: 'blocks[0].type' })])
  })

  it('is null with a warning when the dealer’s own settings do not parse', async () => {
    const { bundle, warnings } = await loadBundle('one', withChange('tenant-one', { template: 'baroque' }))
    expect(bundle).toBeNull()
    expect(warnings).toEqual([
      expect.objectContaining({
        type: 'tenant',
        id: 'tenant-one',
        path: 'template',
        effect: 'document omitted',
      }),
    ])
  })

  it('warns of a flag that does not fit and goes on with its default', async () => {
    const { bundle, warnings } = await loadBundle(
      'one',
      withChange('tenant-one', { flags: { resultsLayout: 'circle' } }),
    )
    expect(bundle?.tenant.flags.resultsLayout).toBe('grid')
    expect(warnings).toEqual([expect.objectContaining({ id: 'tenant-one', path: 'flags.resultsLayout' })])
  })

  it('applies the platform’s lists to the flags', async () => {
    const { bundle } = await loadBundle('one')
    expect(bundle?.tenant.flags.garage).toBe(true)
    const { bundle: alone } = await loadBundle('one', without('platformSettings'))
    expect(alone?.tenant.flags.garage).toBe(false)
  })

  it('gives a location without a zone of its own the site’s', async () => {
    const { bundle } = await loadBundle('one', withChange('location-one', { timeZone: undefined }))
    expect(bundle?.locations[0]?.timeZone).toBe('Australia/Sydney')
  })

  it('holds only models of makes the dealer sells', async () => {
    const { bundle } = await loadBundle(
      'one',
      withChange('tenant-one', { manufacturer: undefined, dealershipWebsites: [] }),
    )
    expect(bundle?.models).toEqual([])
  })

  it('includes a shared document that excludes the site, for the rule to evaluate', async () => {
    const excluded = withChange('offer-one', {
      excludedSites: [{ _type: 'reference', _ref: 'tenant-one', _key: 'x' }],
    })
    const { bundle } = await loadBundle('one', excluded)
    expect(bundle?.offers[0]?.excludedSites).toEqual(['one'])
  })

  it('takes a make given as plain text as well as one given as an object', async () => {
    const { bundle } = await loadBundle('one', withChange('offer-one', { manufacturer: undefined }))
    expect(bundle?.offers[0]?.manufacturer).toEqual({ name: 'A of the feed', slug: '' })
    const { bundle: other } = await loadBundle('one')
    expect(other?.offers[0]?.manufacturer).toEqual({ name: 'A', slug: 'a' })
  })

  it('resolves a file in a text to a link, and retains the text when the file is deleted', async () => {
    const listLinks = async (dataset: Documents) => {
      const { bundle } = await loadBundle('one', dataset)
      const text = bundle?.pages[0]?.blocks.find((block) => block.type === 'richText')?.body[0]
      return text?._type === 'block' ? text.markDefs.map((mark) => mark.href) : null
    }
    expect(await listLinks(SAMPLE_DATASET)).toEqual(['/about-us', 'https://files.example/brochure.pdf'])
    expect(await listLinks(without('file-one'))).toEqual(['/about-us'])
  })

  it('has a picture only where its file is there', async () => {
    const { bundle } = await loadBundle('one', without('image-one'))
    expect(bundle?.offers[0]?.image).toBeNull()
    expect(bundle?.pages).toHaveLength(1)
  })
})

describe('a document that no longer parses', () => {
  it.each([
    ['tenant-one', 'tenant', { name: null }, 'name'],
    ['tenant-one', 'tenant', { template: 'baroque' }, 'template'],
    ['location-one', 'locations', { slug: undefined }, 'slug'],
    ['offer-one', 'offers', { expiry: 'at the weekend' }, 'expiry'],
    ['promo-one', 'promoTiles', { name: 7 }, 'name'],
    ['page-one', 'pages', { title: { text: 'Home' } }, 'title'],
    ['manufacturer-a', 'manufacturers', { name: null }, 'name'],
    ['model-a', 'models', { slug: null }, 'slug'],
  ] as const)('is read as it last parsed: %s in %s with %j', async (id, key, change, path) => {
    const before = await loadBundle('one')
    const { bundle, warnings } = await loadBundle('one', withChange(id, change), before.parsed)
    expect(bundle?.[key]).toEqual(before.bundle?.[key])
    const rejected = warnings.filter(({ effect }) => effect !== 'value omitted')
    expect(rejected).toEqual([expect.objectContaining({ id, path, effect: 'last parsed version used' })])
  })

  it('is read as it last parsed for as long as it does not parse, however often it is read', async () => {
    const broken = withChange('page-one', { title: null })
    const first = await loadBundle('one', broken, (await loadBundle('one')).parsed)
    const second = await loadBundle('one', broken, first.parsed)
    expect(second.bundle?.pages).toEqual(first.bundle?.pages)
    expect(second.bundle?.pages).toHaveLength(1)
    const mended = await loadBundle('one', withChange('page-one', { title: 'New' }), second.parsed)
    expect(mended.bundle?.pages[0]?.title).toBe('New')
  })

  it('does not come back when it is deleted', async () => {
    const before = await loadBundle('one')
    const { bundle, warnings } = await loadBundle('one', without('page-one'), before.parsed)
    expect(bundle?.pages).toEqual([])
    expect(warnings).toEqual([])
  })

  it('does not come back when it was broken first and deleted then', async () => {
    const broken = await loadBundle(
      'one',
      withChange('page-one', { title: 7 }),
      (await loadBundle('one')).parsed,
    )
    expect(broken.bundle?.pages).toHaveLength(1)
    const { bundle, parsed } = await loadBundle('one', without('page-one'), broken.parsed)
    expect(bundle?.pages).toEqual([])
    expect((await loadBundle('one', withChange('page-one', { title: 7 }), parsed)).bundle?.pages).toEqual([])
  })
})

describe('a dealership that two dealers claim', () => {
  it('is sold by the older one alone, with a warning', async () => {
    const claim = [{ _key: 'x', id: '1', name: 'Mine now', slug: { current: 'mine' } }]
    const thief = withChange('tenant-two', {
      _createdAt: '2026-01-01T00:00:00Z',
      template: 'metro',
      dealerships: claim,
      theme: { brand: '#1549d8', accent: '#ffc936' },
    })
    const { bundle, warnings } = await loadBundle('two', thief)
    expect(bundle?.tenant.dealerships).toEqual([])
    expect(warnings).toEqual([expect.objectContaining({ id: 'tenant-two', path: 'dealerships' })])
    expect((await loadBundle('one', thief)).bundle?.tenant.dealerships).toHaveLength(1)
  })
})

describe('a location that names another dealer’s dealership', () => {
  it('has no dealership, and the other dealer’s own location keeps it', async () => {
    const tenant = { _type: 'reference', _ref: 'tenant-two' }
    const dataset = [
      ...withChange('tenant-two', {
        _createdAt: '2026-01-01T00:00:00Z',
        template: 'metro',
        theme: { brand: '#1549d8', accent: '#ffc936' },
      }),
      { _id: 'l', _type: 'location', name: 'L', slug: { current: 'l' }, tenant, dealershipSlug: 'one-city' },
    ]
    expect((await loadBundle('two', dataset)).bundle?.locations[0]?.dealershipSlug).toBe('')
    expect((await loadBundle('one', dataset)).bundle?.locations[0]?.dealershipSlug).toBe('one-city')
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
    const { bundle, warnings } = await loadBundle('bare', bare)
    expect(warnings).toEqual([])
    expect(bundle?.tenant).toMatchObject({
      timeZone: 'Australia/Brisbane',
      defaultState: 'qld',
      specifications: { justArrivedDays: 8, justArrivedTagName: 'New Arrival', soldTagName: 'JUST SOLD' },
      texts: { noPrice: 'Enquire for price.', usedKeyword: 'Used', financeCta: 'Get Finance' },
      stock: { includeSoldCarsDays: 3, promoPositions: [8, 17], stockCount: null, reserveDeposit: 200 },
      reviews: { minimumRating: 4, hiddenLocations: [] },
      theme: { brand: '#1549d8', accent: '#ffc936', radius: null },
    })
    expect(bundle?.navigation).toEqual({ id: '', top: [], header: [], footer: [], legal: [] })
  })
})

describe('the list of dealers', () => {
  const placed = { server: 'b', movingTo: 'main' }
  const one = { id: 'tenant-one', slug: 'one', name: 'One', hosts: ['www.one.example'], placed }
  const two = { id: 'tenant-two', slug: 'two', name: 'Two', hosts: [] }

  it('names dealers and hosts', async () => {
    expect(await listHosts(SAMPLE_DATASET)).toMatchObject({ dealers: [one, two], warnings: [] })
  })

  it.each([
    ['slug', { slug: null }],
    ['slug', { slug: { current: 'No Slug' } }],
    ['hosts', { hosts: 'www.other.example' }],
  ])('goes on with what it knew of a dealer whose %s does not parse: %j', async (path, change) => {
    const before = await listHosts(SAMPLE_DATASET)
    const { dealers, warnings } = await listHosts(withChange('tenant-one', change), before.parsed)
    expect(dealers).toEqual([two, one])
    expect(warnings).toEqual([
      expect.objectContaining({ id: 'tenant-one', path, effect: 'last parsed version used' }),
    ])
  })

  it('gives a slug that another dealer has taken over to that dealer alone', async () => {
    const before = await listHosts(SAMPLE_DATASET)
    const taken = withChange('tenant-one', { slug: null }).map((document) =>
      document._id === 'tenant-two' ? { ...document, slug: { current: 'one' } } : document,
    )
    expect((await listHosts(taken, before.parsed)).dealers).toEqual([{ ...two, slug: 'one' }])
  })

  it('drops one host that is no text, and not the others', async () => {
    const { dealers, warnings } = await listHosts(withChange('tenant-one', { hosts: ['WWW.one.example', 7] }))
    expect(dealers[0]).toEqual(one)
    expect(warnings).toEqual([expect.objectContaining({ path: 'hosts[1]', effect: 'value omitted' })])
  })

  it('knows a dealer whose name is not there by its slug', async () => {
    const { dealers } = await listHosts(withChange('tenant-one', { name: null }))
    expect(dealers).toContainEqual({ ...one, name: 'one' })
  })

  it('leaves a host name that two dealers claim to the older one, with a warning', async () => {
    const younger = {
      _createdAt: '2026-01-01T00:00:00Z',
      name: 'AA',
      hosts: ['www.one.example', 'aa.example'],
    }
    const { dealers, warnings } = await listHosts(withChange('tenant-two', younger))
    expect(dealers.map(({ slug, hosts }) => [slug, hosts])).toEqual([
      ['two', ['aa.example']],
      ['one', ['www.one.example']],
    ])
    expect(warnings).toEqual([
      expect.objectContaining({ id: 'tenant-two', path: 'hosts', text: expect.stringContaining('one') }),
    ])
  })

  it('does not hold a dealer that is deleted', async () => {
    const before = await listHosts(SAMPLE_DATASET)
    expect((await listHosts(without('tenant-one'), before.parsed)).dealers).toEqual([two])
  })
})

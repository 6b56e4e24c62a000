import { describe, expect, it } from 'vitest'
import { type StudioSite, toStudioSites } from './studio-sites.ts'
import { linkedSite, listedSite, previewedOrigin, sitesOfDocument, workedOn } from './worked-on.ts'

const tenant = (slug: string, more = {}) => ({
  id: `tenant-${slug}`,
  slug,
  name: slug.toUpperCase(),
  timeZone: null,
  template: null,
  theme: null,
  settings: null,
  ...more,
})
const sites = toStudioSites([tenant('a'), tenant('b'), tenant('c')])
const ref = (slug: string) => ({ _ref: `tenant-${slug}` })
const at = (question: Partial<Parameters<typeof workedOn>[1]>, all: readonly StudioSite[] = sites) => {
  const { site, shared } = workedOn(all, { chosen: null, listed: null, open: null, ...question })
  return [site?.slug ?? null, shared]
}

describe('the site somebody works on', () => {
  it('is the chosen one, or all sites', () => {
    expect([at({}), at({ chosen: 'tenant-b' }), at({ chosen: 'gone' })]).toEqual([
      [null, 0],
      ['b', 0],
      [null, 0],
    ])
  })

  it('is that of the list that is open, and before that of the open document', () => {
    expect(at({ chosen: 'tenant-a', listed: 'tenant-b' })).toEqual(['b', 0])
    expect(at({ chosen: 'tenant-a', listed: 'tenant-b', open: ['tenant-c'] })).toEqual(['c', 0])
  })

  it('with a shared document stays the chosen one while it is among its sites', () => {
    const open = ['tenant-a', 'tenant-b']
    expect(at({ chosen: 'tenant-b', open })).toEqual(['b', 2])
    expect(at({ chosen: 'tenant-c', open })).toEqual([null, 2])
    expect(at({ chosen: 'tenant-c', open: ['tenant-a', 'foreign'] })).toEqual(['a', 2])
  })

  it('is all sites for a document of the platform, and the chosen one for a document of no site yet', () => {
    expect(at({ chosen: 'tenant-a', open: 'all' })).toEqual([null, 0])
    expect(at({ chosen: 'tenant-a', open: [] })).toEqual(['a', 0])
  })

  it('of a person with one site is always that one', () => {
    const own = sites.slice(0, 1)
    expect(at({ open: 'all' }, own)).toEqual(['a', 0])
    expect(at({ open: ['tenant-a', 'foreign'] }, own)).toEqual(['a', 2])
  })
})

describe('whose a document is', () => {
  it('says its reference, its list of sites, or its type', () => {
    expect(sitesOfDocument('page', { tenant: ref('a') })).toEqual(['tenant-a'])
    expect(sitesOfDocument('offer', { sites: [ref('a'), ref('b')] })).toEqual(['tenant-a', 'tenant-b'])
    expect(sitesOfDocument('campaign', { sites: [ref('a'), ref('b')] })).toEqual(['tenant-a', 'tenant-b'])
    expect(sitesOfDocument('tenant', { _id: 'drafts.tenant-a' })).toEqual(['tenant-a'])
    expect(sitesOfDocument('model', {})).toBe('all')
    expect(sitesOfDocument('page', {})).toEqual([])
  })

  it('says the path of a list', () => {
    expect(listedSite('/content/tenant-quayside;offer;running')).toBe('tenant-quayside')
    expect(previewedOrigin('/preview///?preview=http%3A//a.localhost%3A3000/special-offers%3Fx')).toBe(
      'http://a.localhost:3000',
    )
    expect([previewedOrigin('/preview'), previewedOrigin('/preview?preview=/search')]).toEqual([null, null])
    expect([linkedSite('?site=quayside'), linkedSite('')]).toEqual(['quayside', ''])
    expect([listedSite('/content'), listedSite('/today'), listedSite('/')]).toEqual([null, null, null])
  })
})

describe('a site in the Studio', () => {
  it('has colours of its template and a zone where it gives none or wrong ones', () => {
    const [site] = toStudioSites([tenant('a', { template: 'gone', theme: { brand: 'red', accent: null } })])
    expect(site).toMatchObject({ template: 'metro', timeZone: 'Australia/Brisbane', lettering: 'A' })
    expect(site?.brand).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('has an ink that can be read on its brand', () => {
    const [pale] = toStudioSites([tenant('a', { theme: { brand: '#e4f222', accent: '#14160a' } })])
    const [deep] = toStudioSites([tenant('a', { theme: { brand: '#1549d8', accent: '#ffc936' } })])
    expect([pale?.ink, deep?.ink]).toEqual([expect.not.stringMatching('#ffffff'), '#ffffff'])
  })
})

import { describe, expect, it } from 'vitest'
import { listLinks } from './open-on-site.tsx'
import { findPagePath } from './page-path.ts'
import { mainDocuments } from './presentation.ts'
import { slugOfOrigin } from './site-address.ts'

const site = { slug: 'some-dealer' }
const at = (type: string, slug?: string, more = {}) =>
  findPagePath({ id: `${type}-1`, type, slug: slug ?? null, ...more }, site)

describe('where a document is seen on a site', () => {
  it('is the page that shows it', () => {
    expect(at('tenant', 'some-dealer')).toBe('/')
    expect(at('navigation')).toBe('/')
    expect(at('promoTile')).toBe('/search')
    expect(at('page', 'home')).toBe('/')
    expect(at('page', 'about-us')).toBe('/about-us')
    expect(at('offer', 'free-service')).toBe('/offers/free-service')
    expect(at('location', 'west')).toBe('/locations/west')
  })

  it('follows the site’s own choice of a location’s address', () => {
    const document = { id: 'l', type: 'location', slug: 'west', dealershipSlug: 'west-cars' }
    expect(findPagePath(document, { ...site, locationLink: 'dealership' })).toBe('/locations/west-cars')
    expect(findPagePath(document, { ...site, locationLink: 'contact' })).toBe('/contact')
  })

  it('is nowhere for what has no address yet or belongs to the platform', () => {
    expect([at('page'), at('location'), at('manufacturer', 'a'), at('platformSettings')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('the links of a document', () => {
  const locations = (type: 'tenant' | 'promoTile') =>
    listLinks(
      'a',
      {
        type,
        title: 'A',
        slug: null,
        dealershipSlug: null,
        sites: [{ ...site, name: 'Some Dealer', locationLink: null }],
      },
      'http://{slug}.localhost:3000',
    )

  it('are the page that shows it', () => {
    expect(locations('tenant').map(({ href }) => href)).toEqual(['http://some-dealer.localhost:3000/'])
    expect(locations('promoTile')).toHaveLength(1)
  })
})

describe('the document behind a page', () => {
  const pattern = 'http://{slug}.localhost:3000'

  it('is looked for on the site of the page alone', () => {
    expect(slugOfOrigin(pattern, 'http://some-dealer.localhost:3000')).toBe('some-dealer')
    expect(slugOfOrigin(pattern, 'http://some-dealer.elsewhere')).toBe('')
    expect(slugOfOrigin(pattern, undefined)).toBe('')
  })

  it('is looked for on every page, so that no form of the page before stays', () => {
    const routes = mainDocuments(pattern).flatMap(({ route }) => route)
    expect(routes.at(-1)).toBe('/*')
    expect(routes).toEqual(expect.arrayContaining(['/search', '/search/*']))
  })

  it('is asked for with the tenant in every route', () => {
    for (const resolver of mainDocuments(pattern)) {
      if (!resolver.resolve) throw new Error('Every route resolves with a filter')
      const asked = resolver.resolve({
        origin: 'http://some-dealer.localhost:3000',
        params: { slug: 'west' },
        path: '/',
      })
      expect(asked?.filter).toContain('$tenant')
      expect(asked?.params?.tenant).toBe('some-dealer')
    }
  })
})

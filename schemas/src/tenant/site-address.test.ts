import { describe, expect, it } from 'vitest'
import {
  findHostProblem,
  findSiteSlugProblem,
  findTakenDealership,
  findTakenSlug,
  type OtherSite,
} from './site-address.ts'

const others: OtherSite[] = [
  {
    slug: 'redgum',
    name: 'Redgum Trucks',
    hosts: ['www.redgum.example', 'trucks.example', null],
    dealerships: [{ id: '301', slug: 'redgum-dalby' }],
  },
  { slug: null, name: null, hosts: null, dealerships: null },
]

describe('the address of a new site', () => {
  it.each([
    ['Redgum', /small letters/],
    ['9-lives', /a letter first/],
    ['a--b', /single hyphens/],
    ['studio', /reserved/],
    ['a'.repeat(41), /too long/],
  ])('cannot be %s', (slug, reason) => expect(findSiteSlugProblem(slug)).toMatch(reason))

  it.each(['saltbush', 'river-city-2'])('can be %s', (slug) => {
    expect(findSiteSlugProblem(slug)).toBeNull()
    expect(findTakenSlug(slug, others)).toBeNull()
  })

  it.each([
    ['redgum', 'is the address of Redgum Trucks'],
    ['redgum-dalby', 'is a dealership of Redgum Trucks'],
    ['trucks', 'A host name of Redgum Trucks starts with'],
  ])('is taken when another answers to %s', (slug, reason) =>
    expect(findTakenSlug(slug, others)).toContain(reason),
  )
})

describe('host names of a new site', () => {
  it('are domains that no other site has', () => {
    expect(findHostProblem(['www.saltbush.example'], others)).toBeNull()
    expect(findHostProblem(['https://x.example'], others)).toMatch(/is not a host name/)
    expect(findHostProblem(['www.redgum.example'], others)).toBe(
      '“www.redgum.example” is a host name of Redgum Trucks.',
    )
  })
})

describe('a dealership', () => {
  it('is taken by its id or its slug', () => {
    expect(findTakenDealership([{ id: '301', slug: 'mine' }], others)).toMatch(/“mine” is a dealership of/)
    expect(findTakenDealership([{ id: '', slug: 'redgum-dalby' }], others)).toMatch(/Redgum Trucks/)
    expect(findTakenDealership([{ id: '', slug: 'mine' }], others)).toBeNull()
  })
})

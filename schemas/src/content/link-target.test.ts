import { describe, expect, it } from 'vitest'
import { parseLinkTarget, SITE_PAGES, summariseLink } from './link-target.ts'

describe('the target of a link', () => {
  it('is a page that every site has, under each of its addresses', () => {
    for (const { path, title } of SITE_PAGES)
      expect(parseLinkTarget(path)).toEqual({ kind: 'built-in', title })
    expect(parseLinkTarget('/sell-my-car?from=tile')).toEqual({ kind: 'built-in', title: 'Value a trade-in' })
    expect(parseLinkTarget('/cars/trade-in')).toEqual({ kind: 'built-in', title: 'Value a trade-in' })
  })

  it.each([
    ['/search/used-cars?body=Ute', { kind: 'search' }],
    ['/search/mg/zs', { kind: 'search' }],
    ['/cars/2023-ford-ranger-q1', { kind: 'car', slug: '2023-ford-ranger-q1' }],
    ['/offers/gwm/run-out', { kind: 'offer', slug: 'run-out' }],
    ['/offers/first-service', { kind: 'offer', slug: 'first-service' }],
    ['/locations/west', { kind: 'location', slug: 'west' }],
    ['/contact-us/west', { kind: 'location', slug: 'west' }],
    ['/about-us/', { kind: 'page', slug: 'about-us' }],
    ['#top', { kind: 'here' }],
    ['https://www.example.com/a?b', { kind: 'outside', host: 'www.example.com' }],
    ['mailto:a@b.example', { kind: 'mail', address: 'a@b.example' }],
    ['tel:0255501234', { kind: 'phone', number: '0255501234' }],
  ])('of %s is what its address names', (href, target) => {
    expect(parseLinkTarget(href)).toEqual(target)
  })

  it.each(['', 'javascript:alert(1)', '//host', '/\\host'])('of “%s” is nothing', (href) => {
    expect(parseLinkTarget(href)).toBeNull()
  })

  it('of a search without a path after it is a page of the dealer’s, should there be one', () => {
    expect(parseLinkTarget('/search')).toEqual({ kind: 'page', slug: 'search' })
    expect(parseLinkTarget('/search/a/b/c')).toEqual({ kind: 'page', slug: 'search/a/b/c' })
  })
})

it('a link in a list says in words where it leads, never its address', () => {
  expect(summariseLink('/service')).toBe('Leads to: Book a service')
  expect(summariseLink('/search/used-cars')).toBe('Leads to cars')
  expect(summariseLink('https://www.example.com/a')).toBe('Leads to www.example.com')
  expect(summariseLink(undefined)).toBe('Leads nowhere yet')
})

import { describe, expect, it } from 'vitest'
import type { LinkContent } from './link-content.ts'
import { listLinkOptions } from './link-options.ts'
import { describeLink } from './link-text.ts'

const content: LinkContent = {
  pages: [
    { slug: 'home', title: 'Home' },
    { slug: 'utes-for-work', title: 'Utes for work' },
    { slug: 'ranger', title: 'The Ranger' },
  ],
  offers: [
    { id: 'offer-1', slug: 'run-out', title: 'Run-out dual cabs', expiry: '2026-12-19T12:59:00Z' },
    { id: 'offer-2', slug: 'tyres', title: 'Four tyres', expiry: '2026-10-24T12:59:00Z' },
  ],
  locations: [{ slug: 'west', dealershipSlug: 'west-cars', title: 'West' }],
  models: [
    { slug: 'ranger', overrideUrl: null, title: 'Ford Ranger' },
    { slug: 'ute-x', overrideUrl: null, title: 'GWM Ute X' },
  ],
}
const moment = { now: '2026-11-23T02:00:00Z', zone: 'Australia/Sydney' }
const words = (href: string, stock?: Parameters<typeof describeLink>[2]) =>
  describeLink(href, content, stock, moment)

describe('a link in words', () => {
  it('names the page, offer, location or model at its end', () => {
    expect(words('/utes-for-work').text).toBe('Page: Utes for work')
    expect(words('/ranger').text).toBe('Model: Ford Ranger')
    expect(words('/offers/gwm/run-out')).toMatchObject({
      text: 'Offer: Run-out dual cabs',
      note: 'until 19 December 2026',
    })
    expect(words('/locations/west-cars').text).toBe('Location: West')
    expect(words('/service').text).toBe('Book a service')
    expect(words('https://www.example.com/x').text).toBe('www.example.com')
  })

  it('into the stock says what is counted now', () => {
    const search = { kind: 'search' as const, words: 'Ute, Up to $60,000', counted: '63 cars', count: 63 }
    expect(words('/search/used-cars?body=Ute', search)).toEqual({
      kind: 'cars',
      text: 'Cars: Ute, Up to $60,000',
      note: '63 cars now',
    })
    expect(words('/search/used-cars', 'away')).not.toHaveProperty('problem')
  })

  it.each([
    ['/no-such-page', undefined],
    ['/home', undefined],
    ['/offers/tyres', undefined],
    ['/offers/none', undefined],
    ['/locations/none', undefined],
    ['/search/nonsense', null],
    ['/cars/none', null],
    ['javascript:alert(1)', undefined],
  ])('%s, with nothing at its end, leads nowhere', (href, stock) => {
    expect(words(href, stock).problem).toMatch(/^Leads nowhere/)
  })

  it('to a sold car or a search without cars says so', () => {
    const car = { kind: 'car' as const, name: '2023 Ford Ranger', sub: '', isAvailable: false }
    expect(words('/cars/a', car).problem).toBe('It’s sold.')
    const search = { kind: 'search' as const, words: 'Ute', counted: '0 cars', count: 0 }
    expect(words('/search/utes', search).problem).toBe('Nothing matches it now.')
  })
})

describe('the options for typed words', () => {
  const stock = {
    search: { href: '/search/utes?price=-60000', words: 'Ute, Up to $60,000', counted: '63 cars' },
    cars: [{ href: '/cars/q22590', name: '2023 Ford Ranger', sub: 'Wildtrak', price: '$52,880' }],
  }
  const options = (typed: string, found: typeof stock | null = stock) =>
    listLinkOptions(typed, content, found, moment)

  it('begin with the search and its count, then pages, models, offers and cars', () => {
    expect(options('ute')[0]).toEqual({
      title: 'Cars',
      options: [
        {
          href: '/search/utes?price=-60000',
          kind: 'cars',
          text: 'Cars: Ute, Up to $60,000',
          note: '63 cars now',
        },
      ],
    })
    expect(options('ute').map(({ title }) => title)).toEqual(['Cars', 'Pages', 'One car'])
  })

  it('have every typed word, in any order and case', () => {
    const texts = options('WORK utes', null).flatMap((group) => group.options.map(({ text }) => text))
    expect(texts).toEqual(['Utes for work'])
  })

  it('have a search without cars last', () => {
    const none = { search: { href: '/search/a?query=work', words: '“work”', counted: '0 cars' }, cars: [] }
    expect(listLinkOptions('work', content, none, moment).map(({ title }) => title)).toEqual([
      'Pages',
      'Cars',
    ])
  })

  it('leave out an offer that is over, and a model without a page', () => {
    expect(options('tyres', null)).toEqual([])
    expect(options('gwm', null)).toEqual([])
    expect(options('ranger', null).map(({ title }) => title)).toEqual(['Models'])
  })

  it('are an address alone where one was typed, with https:// put before a bare one', () => {
    expect(options('www.example.com/a', null)).toMatchObject([
      { title: 'An address', options: [{ href: 'https://www.example.com/a' }] },
    ])
    expect(options('mailto:a@b.example', null)).toMatchObject([{ title: 'An address' }])
    expect(options('javascript:alert(1)', null)).toEqual([])
  })

  it('without words are pages, offers, places and journeys', () => {
    const titles = options('', null).map(({ title }) => title)
    expect(titles).toEqual(['Pages', 'Offers', 'Locations', 'Something to do'])
  })
})

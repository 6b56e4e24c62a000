import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawOffer, testDealer } from '#app/http/testing/test-dealer.ts'
import { OfferGrid } from './components/offer-card.tsx'
import { OffersPage } from './components/offers-page.tsx'
import { PROMOTION_SIZE } from './promotion-size.ts'
import { getOffer, getOffers } from './queries.server.ts'

const html = (raw: Record<string, unknown>) =>
  pageHtml(<OfferGrid offers={getOffers(testDealer(raw), null).offers} />)
const offers = (...changes: Record<string, unknown>[]) => ({
  offers: changes.map((change, index) => ({ ...rawOffer, id: `o${index}`, slug: `s${index}`, ...change })),
})
const long = (length: number) => 'x'.repeat(length)

test('a text of 200 characters is complete, one of 201 is truncated to 160 and expands in place', () => {
  expect(html(offers({ description: long(200) }))).not.toContain('<details')
  const truncated = html(offers({ description: long(201) }))
  expect(truncated).toContain(`${long(160)}...`)
  expect(truncated).toContain('View more')
  expect(truncated).not.toContain('open=""')
  const flag = { tenant: { flags: { offerTextStartsFull: true } } }
  expect(html({ ...offers({ description: long(201) }), ...flag })).toContain('open=""')
})

test('a feed’s markup is removed from the page', () => {
  const text = html(offers({ sanitizedDescription: '<p>Good</p><script>alert(1)</script>' }))
  expect(text).toContain('Good')
  expect(text).not.toContain('alert')
})

test('no button links to a journey that does not exist', () => {
  const withModel = offers({ model: { slug: 'one', name: 'One' } })
  expect(html(withModel)).not.toMatch(/Enquire Now|Book A Test Drive|Explore model/)
  const pages = [{ id: 'p', slug: 'one', title: 'One' }]
  expect(html({ ...withModel, pages })).toMatch(/href="\/one"[^>]*>Explore model/)
})

test('an offer is found by slug or id, with or without its own make, and by nothing else', () => {
  for (const address of ['winter', 'offer-1', 'make-one/winter', 'make-one/offer-1']) {
    expect(getOffer(testDealer(), address).offer.href).toBe('/offers/make-one/winter')
  }
  for (const address of ['make-two/winter', 'a/make-one/winter', 'summer', '']) {
    expect(() => getOffer(testDealer(), address)).toThrow(expect.objectContaining({ status: 404 }))
  }
})

test('an offer that excludes this site or has ended is neither listed nor found', () => {
  const dealer = testDealer(offers({ excludedSites: ['a'] }, { expiry: '2026-01-01T00:00:00Z' }))
  expect(getOffers(dealer, null).offers).toEqual([])
  expect(() => getOffer(dealer, 's0')).toThrow(expect.objectContaining({ status: 404 }))
})

test('the page expires when an offer ends', () => {
  const dealer = testDealer()
  expect(getOffers(dealer, null).offers[0]?.until).toBe('Until 31 December 2026')
  expect(dealer.changes).toHaveLength(1)
})

test('categories filter the list, and an empty one links to all', () => {
  const dealer = testDealer(offers({ category: 'Finance offer' }, {}))
  expect(getOffers(dealer, 'Finance offer').offers).toHaveLength(1)
  const model = getOffers(dealer, 'Nothing')
  const empty = pageHtml(<OffersPage {...model} />)
  expect(empty).toContain('href="/special-offers"')
})

test('the first offers with a picture are slides of 540 by 1920, where there are several (PROMO-09)', () => {
  expect(PROMOTION_SIZE).toEqual({ width: 1920, height: 540 })
  const image = { asset: { url: 'https://cdn.example/offer.webp' }, alt: 'An offer' }
  const three = offers({ image }, { image: null }, { image }, { image }, { image })
  const model = getOffers(testDealer(three), null)
  expect(model.promotions.map(({ id }) => id)).toEqual(['o0', 'o2', 'o3'])
  expect(model.promotions[0]?.picture).toMatchObject({ width: 960, height: 540 })
  const page = pageHtml(<OffersPage {...model} />)
  expect(page).toContain('--promotion-ratio:1920 / 540')
  expect(getOffers(testDealer(three), 'Nothing').promotions, 'of one category there are none').toEqual([])
  expect(getOffers(testDealer(offers({ image })), null).promotions, 'one is no slider').toEqual([])
})

test('hidden preview characters do not count as length, are not in labels and are not truncated', () => {
  const hidden = '\u200b\u200c\u200d\ufeff'.repeat(60)
  const whole = html(offers({ name: `Offer${hidden}`, description: long(200) + hidden }))
  expect(whole).not.toContain('<details')
  expect(whole).toContain(long(200) + hidden)
  expect(whole).toContain('aria-label="View offer: Offer"')
  const truncated = html(offers({ description: long(201) + hidden }))
  expect(truncated).toContain(`${long(160)}...${hidden}`)
})

test('the rate, comparison rate, repayment and price of an offer show with the warning', () => {
  const terms = {
    ...{ price: 29_990, interestRate: 5.99, comparisonRate: 6.54 },
    ...{ termMonths: 36, deposit: 5_998, finalPayment: 0 },
  }
  const text = html(offers(terms))
  for (const words of [
    '$29,990',
    '5.99% a year over 36 months',
    '6.54% comparison rate',
    '$168 a week',
    'WARNING',
  ]) {
    expect(text).toContain(words)
  }
})

test('a rate without its comparison rate does not show, and neither does its repayment', () => {
  const text = html(offers({ price: 29_990, interestRate: 5.99, termMonths: 36 }))
  expect(text).toContain('$29,990')
  expect(text).not.toMatch(/5\.99%|a week|WARNING/)
})

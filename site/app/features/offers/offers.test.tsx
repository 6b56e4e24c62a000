import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawOffer, testDealer } from '#app/http/testing/test-dealer.ts'
import { offerActions } from '#app/parts/offer/offer-actions.ts'
import { OfferGrid } from '#app/parts/offer/offer-card.tsx'
import { figureParts } from '#app/parts/offer/offer-figure.tsx'
import { nameCategory } from '#app/parts/offer/offer-words.ts'
import { OfferPage } from './components/offer-page.tsx'
import { OffersPage } from './components/offers-page.tsx'
import { getOffer, type OfferPageModel } from './offer-page.server.ts'
import { PROMOTION_SIZE } from './promotion-size.ts'
import { getOffers } from './queries.server.ts'

const ALL = { make: null, category: null }
const list = (raw: Record<string, unknown>, query = {}) => getOffers(testDealer(raw), { ...ALL, ...query })
/** Every offer as a card, the leading one too. */
const html = (raw: Record<string, unknown>) =>
  pageHtml(<OfferGrid offers={list(raw, { category: 'New car offer' }).offers} />)
/** What is read of it: a rate’s sign is an element of its own. */
const withoutTags = (markup: string) => markup.replaceAll(/<[^>]+>/g, '')
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

test('OFFER-01: enquiry, model and test drive are offered as far as their journeys exist', () => {
  const withModel = offers({ model: { slug: 'one', name: 'One' } })
  expect(html(withModel)).toMatch(/href="\/contact\?offer=s0"[^>]*>Enquire Now/)
  expect(html(withModel)).toMatch(/href="\/book-test-drive"[^>]*>Book A Test Drive/)
  expect(html(withModel)).not.toContain('Explore model')
  const pages = [{ id: 'p', slug: 'one', title: 'One' }]
  expect(html({ ...withModel, pages })).toMatch(/href="\/one"[^>]*>Explore model/)
  const without = { tenant: { flags: { testDriveButton: false } } }
  expect(html({ ...withModel, ...without })).not.toContain('Book A Test Drive')
  const own = { tenant: { flags: { testDriveButton: true }, texts: { testDriveCta: 'Book a test ride' } } }
  expect(html({ ...withModel, ...own })).toMatch(/href="\/book-test-drive"[^>]*>Book a test ride/)
})

test.each([
  ['New car offer', 'bike', 'New bike offer'],
  ['Used car offer', 'truck', 'Used truck offer'],
  ['New car offer', 'vehicle', 'New car offer'],
  ['Service offer', 'bike', 'Service offer'],
])('a %s about a %s is a %s', (category, one, name) => {
  expect(nameCategory(category, { one })).toBe(name)
})

test.each([
  ['New car offer', ['Enquire Now', 'Explore model', 'Book A Test Drive']],
  ['Finance offer', ['Enquire Now', 'Explore model', 'Book A Test Drive']],
  ['Service offer', ['Enquire Now', 'Explore model', 'Book a service']],
  ['Trade-in offer', ['Enquire Now', 'Explore model', 'Value my vehicle']],
])('the actions of a %s follow its kind', (category, labels) => {
  const journeys = {
    enquire: '/e',
    explore: '/m',
    testDrive: '/t',
    testDriveCta: 'Book A Test Drive',
    service: '/s',
    value: '/v',
  }
  expect(offerActions({ category, ...journeys }).map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['$44,990', 'drive away', ['$', '44,990', '', true]],
  ['5.99%', 'p.a.', ['', '5.99', '%', false]],
  ['+$1,500', '', ['+$', '1,500', '', false]],
  ['13', 'months', ['', '13', '', false]],
])('the figure %s with %s is set in its parts', (figure, unit, [before, number, after, long]) => {
  expect(figureParts({ figure, unit })).toEqual({ before, number, after, long })
})

test('an offer is found by slug or id, with or without its own make, and by nothing else', async () => {
  for (const address of ['winter', 'offer-1', 'make-one/winter', 'make-one/offer-1']) {
    const { offer } = await getOffer(testDealer(), address)
    expect(offer.href).toBe('/offers/make-one/winter')
  }
  for (const address of ['make-two/winter', 'a/make-one/winter', 'summer', '']) {
    await expect(getOffer(testDealer(), address)).rejects.toMatchObject({ status: 404 })
  }
})

test('an offer that excludes this site or has ended is neither listed nor found', async () => {
  const dealer = testDealer(offers({ excludedSites: ['a'] }, { expiry: '2026-01-01T00:00:00Z' }))
  expect(getOffers(dealer, ALL)).toMatchObject({ leads: [], offers: [] })
  await expect(getOffer(dealer, 's0')).rejects.toMatchObject({ status: 404 })
})

test('an offer’s end is worded by the day, and the page expires at midnight and when it ends', () => {
  const dealer = testDealer()
  const [offer] = getOffers(dealer, { make: 'make-one', category: null }).offers
  expect(offer?.end).toEqual({
    text: 'Ends Thursday 31 December',
    left: '40 days left',
    gone: null,
    soon: false,
  })
  expect(dealer.changes).toContain('2026-11-21T14:00:00.000Z')
  expect(dealer.changes).toContain('2026-12-31T13:59:59.001Z')
})

test('the offers are listed soonest to end first, without the leading one, those without an end last', () => {
  const later = { expiry: '2027-01-31T13:59:59.000Z' }
  const { leads, offers: others } = list(offers({ price: 1 }, later, {}, { expiry: null }))
  expect(leads.map(({ id }) => id)).toEqual(['o0'])
  expect(others.map(({ id }) => id)).toEqual(['o2', 'o1', 'o3'])
})

test('OFFER-01: a leading offer has all of its words and small print, and is not in the list', () => {
  const long = { price: 1, description: 'word '.repeat(80), disclaimer: 'Private buyers only.' }
  const model = list(offers(long, {}))
  expect(model.offers.map(({ id }) => id)).toEqual(['o1'])
  const html = pageHtml(<OffersPage {...model} />)
  expect(html).toContain('word '.repeat(80).trim())
  expect(html).toContain('Private buyers only.')
})

test('of the first offers the one that ends soonest leads', () => {
  const image = { asset: { url: 'https://cdn.example/offer.webp' }, alt: 'An offer' }
  const soon = { image, expiry: '2026-11-30T13:59:59.000Z' }
  expect(list(offers({ image }, soon)).leads.map(({ id }) => id)).toEqual(['o1', 'o0'])
})

test('makes narrow the list where there are several, with their counts, else kinds', () => {
  const two = { manufacturer: { name: 'Make Two', slug: 'make-two' } }
  const raw = offers({}, two, { manufacturer: null })
  expect(list(raw).choices.list.map(({ label, count }) => [label, count])).toEqual([
    ['All brands', 3],
    ['Make One', 1],
    ['Make Two', 1],
  ])
  expect(list(raw, { make: 'make-two' })).toMatchObject({ leads: [], offers: [{ id: 'o1' }] })
  const kinds = offers({ category: 'Finance offer' }, {})
  expect(list(kinds).choices.list.map(({ label }) => label)).toEqual([
    'All offers',
    'Finance offer',
    'New car offer',
  ])
  expect(list(kinds, { category: 'Finance offer' }).offers).toHaveLength(1)
  const empty = pageHtml(<OffersPage {...list(kinds, { category: 'Nothing' })} />)
  expect(empty).toContain('href="/special-offers"')
})

test('the first offers with a picture are slides of 540 by 1920, where there are several (PROMO-09)', () => {
  expect(PROMOTION_SIZE).toEqual({ width: 1920, height: 540 })
  const image = { asset: { url: 'https://cdn.example/offer.webp' }, alt: 'An offer' }
  const three = offers({ image }, { image: null }, { image }, { image }, { image })
  const model = list(three)
  expect(model.leads.map(({ id }) => id)).toEqual(['o0', 'o2', 'o3'])
  expect(model.leads[0]?.picture).toMatchObject({ width: 960, height: 540 })
  expect(pageHtml(<OffersPage {...model} />)).toContain('--promotion-height:540px')
  expect(list(three, { make: 'make-one' }).leads, 'of one make there are none').toEqual([])
  expect(pageHtml(<OffersPage {...list(offers({ image }))} />), 'one is no slider').not.toContain('carousel')
})

const offerPage = async (raw: Record<string, unknown>, stock = {}) => {
  const { meta: _, ...page } = await getOffer(testDealer(raw, stock), 's0')
  return { page: page as OfferPageModel, text: pageHtml(<OfferPage {...page} />) }
}

test('a single offer has its text uncut, what comes with it, and all small print in numbered points', async () => {
  const { page, text } = await offerPage(
    offers({
      description: `${long(300)}\nMore`,
      disclaimer: 'One.\nTwo.',
      inclusions: ['Floor mats'],
      start: '2026-11-01T00:00:00Z',
    }),
  )
  expect(text).toContain(long(300))
  expect(text).not.toContain('View more')
  expect(text).toContain('Floor mats')
  expect(page.smallPrint).toEqual([
    'One.',
    'Two.',
    'At Dealer A from 1 November 2026 until 31 December 2026.',
  ])
})

test('an offer without a picture has its figure once on its page, in the picture’s place', async () => {
  const { text } = await offerPage(offers({ figure: '$0', figureUnit: 'second look', image: null }))
  expect(text.match(/<span>second look<\/span>/g)).toHaveLength(1)
})

test('an offer without a search, or with one that finds nothing, has no cars; the page is whole', async () => {
  expect((await offerPage(offers({}))).page.cars).toBeNull()
  expect((await offerPage(offers({ searchHref: '/search/nothing' }))).page.cars).toBeNull()
  expect((await offerPage(offers({ searchHref: '/search/%zz' }))).page.cars, 'malformed').toBeNull()
})

test('an offer’s structured data has its price and its end', async () => {
  const { meta } = await getOffer(testDealer(offers({ price: 29_990 })), 's0')
  expect(meta.structured?.[0]).toMatchObject({
    '@type': 'Offer',
    price: 29_990,
    priceCurrency: 'AUD',
    validThrough: '2026-12-31T13:59:59.000Z',
    url: 'http://a.example/offers/make-one/s0',
  })
})

test('hidden preview characters do not count as length, are not in labels and are not truncated', () => {
  const hidden = '\u200b\u200c\u200d\ufeff'.repeat(60)
  const whole = html(offers({ name: `Offer${hidden}`, description: long(200) + hidden }))
  expect(whole).not.toContain('<details')
  expect(whole).toContain(long(200) + hidden)
  expect(whole).toContain('aria-label="Enquire Now: Offer"')
  const truncated = html(offers({ description: long(201) + hidden }))
  expect(truncated).toContain(`${long(160)}...${hidden}`)
})

test('the rate, comparison rate, repayment and price of an offer show with the warning', () => {
  const terms = {
    price: 29_990,
    interestRate: 5.99,
    comparisonRate: 6.54,
    termMonths: 36,
    deposit: 5_998,
    finalPayment: 0,
  }
  const text = withoutTags(html(offers(terms)))
  for (const words of ['5.99', '6.54% comparison rate', '$168 a week', 'WARNING']) {
    expect(text).toContain(words)
  }
})

test('an offer’s comparison rate and repayment have the fees of the site’s lender', () => {
  const terms = {
    price: 29_990,
    interestRate: 5.99,
    comparisonRate: 5.99,
    termMonths: 36,
    deposit: 5_998,
    finalPayment: 0,
  }
  const of = (feeMethod: string) => {
    const lender = { provider: 'Lender', interestRate: 8.5, termMonths: 60, establishmentFeeCents: 39_500 }
    return withoutTags(html({ ...offers(terms), tenant: { lenders: [{ ...lender, feeMethod }] } }))
  }
  for (const words of ['6.54% comparison rate', '$171 a week', '$395 in fees included'])
    expect(of('added')).toContain(words)
  expect(of('added')).not.toContain('5.99% comparison')
  for (const words of ['6.54% comparison rate', '$168 a week', '$395 in fees on top'])
    expect(of('onTop')).toContain(words)
})

test('a rate without a typed comparison rate shows with the one that the site’s lender makes of it', () => {
  const lenders = [{ provider: 'Lender', interestRate: 8.5, termMonths: 60, establishmentFeeCents: 39_500 }]
  const raw = offers({ price: 29_990, interestRate: 5.99, termMonths: 36 })
  expect(withoutTags(html({ ...raw, tenant: { lenders } }))).toContain('6.54% comparison rate')
})

test('a rate without its comparison rate does not show, and neither does its repayment', () => {
  const text = html(offers({ price: 29_990, interestRate: 5.99, termMonths: 36 }))
  expect(text).toContain('29,990')
  expect(text).not.toMatch(/5\.99%|a week|WARNING/)
})

// The requirements' variants (VAR-01 to VAR-39) as the demo dealers show them, asked over plain HTTP: what differs is
// in the page itself, before any script. What only a browser shows, or only a rule decides, has tests of its own
// (docs/variants.md).
import { expect, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'

const ALL = '/search/new-used-and-demo-cars'
/** What the group sells with finance: not at every one of its places, nor every make. */
const FINANCED = '/search/new-cars?make=kia'

/** A page's markup without its scripts. @throws when it does not answer 200 */
async function fetchMarkup(slug: string, path: string): Promise<string> {
  const { status, html } = await fetchPage(slug, path)
  expect(status, `${slug}${path}`).toBe(200)
  return html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
}

/** Says in a line what a page lacks; the page itself would bury it. */
const expectText = (page: string, words: string | RegExp, where: string) =>
  expect(typeof words === 'string' ? page.includes(words) : words.test(page), `${where} has ${words}`).toBe(
    true,
  )

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, first = '']) => first)

/** The path of a results page's first car. */
async function firstCar(slug: string, from = '/search/used-cars'): Promise<string> {
  const [car] = matches(await fetchMarkup(slug, from), /href="(\/cars\/[^"#/?]+)"/g)
  expect(car, `${slug}${from} shows a car`).toBeDefined()
  return car ?? ''
}

const carPage = async (slug: string, from?: string) => fetchMarkup(slug, await firstCar(slug, from))

/** `min max step value` of a calculator's sliders: price, deposit, term, rate, residual. */
async function sliders(slug: string, from?: string): Promise<string[]> {
  const page = await fetchMarkup(slug, `${await firstCar(slug, from)}/finance-quote`)
  const part = (input: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1]
  return [...page.matchAll(/<input[^>]*type="range"[^>]*>/g)].map(([input]) =>
    ['min', 'max', 'step', 'value'].map((name) => part(input, name)).join(' '),
  )
}

test('VAR-02 to VAR-05: four dealers’ calculators have their own bounds', async () => {
  const [price, , term, rate] = await sliders('quayside')
  expect(price).toMatch(/^1000 250000 500 /)
  expect([term, rate]).toEqual(['1 7 0.5 5', '0.5 15 0.5 8.5'])
  const mg = await sliders('brisbane-mg')
  expect(mg[0]).toMatch(/^5000 100000 500 /)
  expect([mg[2], mg[3]]).toEqual(['1 7 0.5 6', '5.99 15.99 0.5 7.5'])
  const [dear] = await sliders('wattlebrook', `${ALL}?make=kia&price=100001-250000&sortBy=price-asc`)
  const [, most = 0, , listed = 0] = (dear ?? '').split(' ').map(Number)
  expect(most).toBe(Math.round(listed * 1.05))
  const moto = await sliders('throttle-lane')
  expect(moto[3]).toBe('4 20 0.5 9.95')
  const locked = await fetchMarkup('kerbside', `${await firstCar('kerbside')}/finance-quote`)
  expectText(locked, /<input[^>]*min="9.95" max="19.95"[^>]*disabled/, 'it')
})

test('VAR-06, VAR-07, FIN-38: calculators use each dealer’s rate and fees', async () => {
  expect((await sliders('wattlebrook', FINANCED))[3]).toBe('7.5 14.5 0.5 7.5')
  const dear = await fetchMarkup('kerbside', `${await firstCar('kerbside')}/finance-quote`)
  expectText(dear, '12.94%', 'it')
  expectText(dear, '$1,360.50', 'it')
  const free = await fetchMarkup('wattlebrook', `${await firstCar('wattlebrook', FINANCED)}/finance-quote`)
  expectText(free, /<dt>Fees<\/dt><dd>\$0</, 'wattlebrook')
  const bike = await firstCar('wattlebrook', '/search/used-cars?item_type=motorcycle')
  expectText(await fetchMarkup('wattlebrook', `${bike}/finance-quote`), '$1,300', 'wattlebrook’s motorcycles')
  const listed = await fetchMarkup('throttle-lane', `${await firstCar('throttle-lane')}/finance-quote`)
  for (const fee of ['$395', '$6', '$8 a month', '$912.25']) expectText(listed, `<dd>${fee}</dd>`, 'it')
})

test('VAR-08: the lender’s and the quick quote’s disclaimers are two texts', async () => {
  const lender = await carPage('quayside')
  expectText(lender, 'secured fixed loan of $30,000', 'it')
  expect(lender.includes('10% deposit and 30% final payment')).toBe(false)
  expectText(await carPage('brisbane-mg'), '10% deposit and 30% final payment', 'brisbane-mg')
})

test('VAR-09, VAR-10, VAR-16: a reservation has its dealer’s wording and address', async () => {
  for (const [slug, path, refund, button] of [
    ['quayside', '/checkout"', '100% refundable', 'Reserve Now'],
    ['brisbane-mg', '"/checkout-journey?car_id=', 'fully refundable', 'Reserve Now'],
    ['wattlebrook', '/buy-online"', '100% refundable', 'Reserve this Car'],
  ] as const) {
    const page = await carPage(slug, slug === 'wattlebrook' ? FINANCED : undefined)
    for (const words of [path, refund, button]) expectText(page, words, slug)
  }
})

test('VAR-11: the finance button leads to the dealer’s address, and the default ones answer', async () => {
  for (const [slug, path] of [
    ['quayside', '/finance?'],
    ['brisbane-mg', '/finance-enquiry?'],
    ['wattlebrook', '/apply-for-finance?'],
    ['throttle-lane', '/ride-now-finance?'],
  ] as const)
    expectText(
      await carPage(slug, slug === 'wattlebrook' ? FINANCED : undefined),
      `href="${path}preferredDealership=`,
      slug,
    )
  for (const path of ['/finance', '/finance-enquiry', '/apply-for-finance'])
    await fetchMarkup('quayside', path)
})

test('VAR-12: the page for sellers has the dealer’s address; the others redirect to it', async () => {
  for (const [slug, own] of [
    ['quayside', '/trade-in'],
    ['wattlebrook', '/sell-my-car'],
    ['kerbside', '/sell-your-car'],
  ] as const) {
    await fetchMarkup(slug, own)
    for (const other of ['/trade-in', '/sell-my-car', '/sell-your-car'].filter((path) => path !== own))
      expect((await fetchPage(slug, other)).location, `${slug}${other}`).toBe(own)
    expectText(await carPage(slug), 'href="/cars/trade-in?car_id=', slug)
  }
})

test('VAR-13, VAR-14: location links and the word for closed are the dealer’s', async () => {
  for (const [slug, path] of [
    ['quayside', '/locations/alexandria'],
    ['redgum', '/locations/redgum-toowoomba'],
    ['kerbside', '/contact'],
    ['throttle-lane', '/our-location/throttle-lane-adelaide'],
  ] as const)
    expectText(
      await fetchMarkup(slug, '/locations'),
      new RegExp(`<a [^>]*href="${path}"[^>]*>\\s*View`),
      slug,
    )
  const appointment = />\s*By appointment only/
  for (const [slug, path] of [
    ['throttle-lane', '/our-location/throttle-lane-marion'],
    ['brisbane-mg', '/locations/springwood'],
  ] as const)
    expectText(await fetchMarkup(slug, path), appointment, slug)
  const usual = await fetchMarkup('quayside', '/locations/brookvale')
  expectText(usual, />\s*Closed/, 'quayside')
  expect(appointment.test(usual)).toBe(false)
})

test('VAR-15, LEAD-01: the enquiry button reads “Enquire Now” or “Message Now”', async () => {
  expectText(await carPage('quayside'), 'Enquire Now', 'quayside')
  const page = await carPage('brisbane-mg')
  expectText(page, 'Message Now', 'it')
  expect(page.includes('Enquire Now')).toBe(false)
})

test('VAR-17: a service is booked in steps, vehicle first, in a frame, by tabs, or elsewhere', async () => {
  const steps = async (slug: string, path = '/service') =>
    /<ol[^>]*class="[^"]*step[\s\S]*?<\/ol>/
      .exec(await fetchMarkup(slug, path))?.[0]
      .replace(/<[^>]*>/g, ' ')
      .match(/\w+ Details/g)
  expect(await steps('quayside')).toEqual(['Contact Details', 'Vehicle Details', 'Order Details'])
  expect(await steps('redgum')).toEqual(['Vehicle Details', 'Contact Details', 'Order Details'])
  expectText(
    await fetchMarkup('brisbane-mg', '/service'),
    /<iframe[^>]*width="1000" height="750"/,
    'brisbane-mg',
  )
  expectText(
    await fetchMarkup('throttle-lane', '/service'),
    'href="/service?tab=pick%20a%20time"',
    'throttle-lane',
  )
  expectText(await fetchMarkup('throttle-lane', '/service?tab=pick%20a%20time'), '<iframe', 'throttle-lane')
  const redirect = await fetchPage('kerbside', '/service')
  expect([redirect.status, new URL(redirect.location).pathname]).toEqual([302, '/bookings/kerbside'])
})

test('VAR-19: a phone number is masked until pressed, or shown at once', async () => {
  expectText(await carPage('quayside'), /02 55\*\* \*\*\*\*/, 'quayside')
  const page = await carPage('redgum')
  expectText(page, /Call 07 5550 \d{4}/, 'it')
  expect(/\*\* \*\*\*\*/.test(page)).toBe(false)
})

test('VAR-20, VAR-22: eight types of sign-in render, and a search needs none', async () => {
  const types = 'trade-in checkout finance spin-to-win online-payment car-finance my-garage watchlist'
  for (const type of types.split(' ')) await fetchMarkup('quayside', `/sign-in?type=${type}&redirect=/saved`)
  await fetchMarkup('quayside', ALL)
})

test('VAR-24: promo tiles are at each dealer’s positions', async () => {
  for (const [slug, places] of [
    ['quayside', [8, 17]],
    ['redgum', [4, 11]],
    ['throttle-lane', [6, 15]],
  ] as const) {
    const cells = matches(await fetchMarkup(slug, ALL), /class="(card|promo)[ "]/g)
    expect(cells.flatMap((kind, index) => (kind === 'promo' ? [index + 1] : []))).toEqual(places)
  }
})

test('VAR-27: an empty search has the same text on every site', async () => {
  for (const slug of ['quayside', 'redgum']) {
    const page = await fetchMarkup(slug, '/search/used-cars?price=1-2')
    expectText(page, 'No Results Available', 'it')
    expectText(page, 'No results found for your search at this time.', 'it')
  }
})

test('VAR-32, VAR-34: quick picks of prices and breadcrumbs are the dealer’s', async () => {
  // Of its choice, $300,000 to $800,000, none finds a part of its stock: the usual ones stand in.
  const dear = await fetchMarkup('redgum', ALL)
  expectText(dear, /name="price" value="-70000"/, 'redgum')
  expect(dear.includes('value="-800000"')).toBe(false)
  expect((await fetchMarkup('quayside', ALL)).includes('$800,000')).toBe(false)
  expectText(await carPage('kerbside'), /aria-label="Breadcrumb"[\s\S]*href="\/used-car\//, 'kerbside')
  expectText(await carPage('quayside'), /aria-label="Breadcrumb"[\s\S]*href="\/search\//, 'quayside')
})

test('VAR-35 to VAR-38: dealers’ own texts are shown', async () => {
  expectText(await fetchMarkup('quayside', '/warranty'), '3 years as standard', 'quayside')
  expectText(await fetchMarkup('redgum', '/warranty'), '5 years', 'redgum')
  expectText(await fetchMarkup('brisbane-mg', '/warranty'), '7 year warranty', 'brisbane-mg')
  const home = await fetchMarkup('brisbane-mg', '/')
  expectText(home, /755 km[^<]*NEDC/, 'it')
  expectText(home, /450 and 655 km[^<]*WLTP/, 'it')
})

test('VAR-36, BLOCK-18: the privacy policy says by when requests and complaints are answered', async () => {
  const policy = await fetchMarkup('quayside', '/privacy-policy')
  for (const days of ['within 7 days', 'within 14 days', 'within 30 days']) expectText(policy, days, 'it')
})

test('VAR-39, GRP-02: the group’s front page has its three figures', async () => {
  const home = await fetchMarkup('wattlebrook', '/')
  const words = home.replace(/<[^>]*>/g, ' ')
  for (const figure of [/locations\s+50\+/, /brands\s+40\+/, /years established\s+30\+/])
    expectText(words, figure, 'wattlebrook')
})

import type { Car } from '@forecourt/schemas/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { commentsModel } from '#app/parts/car/facts/comments-model.ts'
import { keyFacts } from '#app/parts/car/facts/key-facts.ts'
import { specGroups } from '#app/parts/car/facts/spec-groups.ts'
import { structuredCar } from '#app/parts/car/structured-car.server.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { keyTarget } from '#app/ui/use-track.ts'
import { getVehicle } from './queries.server.ts'
import { SIMILAR_PATIENCE_MS } from './similar/similar-cars.server.ts'

const options = { unregisteredText: false, today: '2026-11-21' }
const page = (car: ReturnType<typeof testCar>, raw = {}) =>
  getVehicle(testDealer(raw, { findCarBySlug: async () => car }), car)

describe('a car’s page', () => {
  it('links to a search of its kind when the stock is unavailable and similar cars are missing', async () => {
    const dealerContext = testDealer(
      {},
      {
        findCarBySlug: async () => testCar(),
        listCars: () => Promise.reject(new StockUnavailableError('The stock index does not answer.')),
      },
    )
    const { similar } = await getVehicle(dealerContext, testCar())
    expect(similar).toMatchObject({ cards: [], hasMore: true, later: `/cars/${testCar().slug}/similar` })
    expect(similar.href).toMatch(/^\/search\//)
    expect((await page(testCar())).similar).toMatchObject({ hasMore: false, later: null })
  })

  it('has a title of its own where another of the dealer’s is all the same but its stock number', async () => {
    const titleOf = async (stocknum: string) => (await page(testCar({ stocknum }))).meta.title
    const [one, other, none] = [await titleOf('A 1'), await titleOf('A 2'), await titleOf('')]
    expect(one).toMatch(/^Used 2023 Volta Ampere 5 .*\$38,990, Stock A 1$/)
    expect(other).toBe(one.replace(/1$/, '2'))
    expect(none).toBe(one.replace(', Stock A 1', ''))
  })

  it('has breadcrumbs that search engines follow only to lists of three and more', async () => {
    const facets = {
      make: [{ value: 'Volta', count: 3 }],
      make_model: [{ value: 'Volta Ampere 5', count: 2 }],
    }
    const counted = async () => ({ cars: [], facets, stats: {}, total: 3 }) as never
    const { crumbs } = await getVehicle(testDealer({}, { search: counted }), testCar())
    expect(crumbs.filter(({ isThin }) => isThin).map(({ label }) => label)).toEqual(['Ampere 5'])
    const uncounted = () => Promise.reject(new StockUnavailableError('The stock index does not answer.'))
    const late = await getVehicle(testDealer({}, { search: uncounted }), testCar())
    expect(late.crumbs.some(({ isThin }) => isThin)).toBe(false)
  })

  it('logs a refused similar-cars query and renders without them (SIM-08, ERR-09)', async () => {
    const refusing = {
      findCarBySlug: async () => testCar(),
      listCars: () => Promise.reject(new Error('Attribute `simple_body` is not filterable.')),
    }
    const logged: string[] = []
    const log = {
      warn: () => undefined,
      error: (_details: object, message: string) => logged.push(message),
    }
    const { similar } = await getVehicle({ ...testDealer({}, refusing), log }, testCar())
    expect(similar).toMatchObject({ cards: [], later: expect.stringMatching(/similar$/) })
    expect(logged).toEqual(['similar cars could not be listed'])
  })

  it('VDP-37: of a car that is withheld is that of a sold one, without saying that it has been sold', async () => {
    const withheld = await page(testCar({ status: 'quarantined' }))
    expect(withheld).toMatchObject({ available: false, isSold: false, price: { text: '' } })
    expect(withheld.meta.structured?.[0]).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    expect(await page(soldCar(1))).toMatchObject({ available: false, isSold: true })
  })

  it('of a sold car has no heart and no weekly figure, but a link to similar cars', async () => {
    const sold = await page(soldCar(1))
    expect(sold).toMatchObject({ available: false, weekly: null, garage: null, gauge: null })
    expect(sold.similar.href).toContain('body=SUV')
  })

  it('TRADE-06, VAR-12: links to a trade-in while for sale, and to the dealer’s own page for sellers', async () => {
    const flags = { tenant: { flags: { sellPath: 'sell-your-car' } } }
    const forSale = await page(testCar(), flags)
    expect(forSale.tradeHref).toBe('/cars/trade-in?car_id=a_1')
    expect(forSale.nextLinks.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/sell-your-car', '/service']),
    )
    const sold = await page(soldCar(1), flags)
    expect(sold.tradeHref).toBeNull()
    expect(JSON.stringify(sold.nextLinks)).not.toContain('trade-in')
  })

  it.each([
    ['used', 'search', '/search/volta/ampere-5'],
    ['used', 'used-car', '/used-car/volta/ampere-5'],
    ['new', 'used-car', '/search/volta/ampere-5'],
  ])(
    'of a %s car has breadcrumbs under /%s/… with cars of its type',
    async (carType, breadcrumbTrail, href) => {
      const { crumbs } = await page(testCar({ car_type: carType }), {
        tenant: { flags: { breadcrumbTrail } },
      })
      expect(crumbs.at(-2)?.href).toBe(href)
    },
  )

  it('VDP-22, VDP-51: has the dealer’s own words, the assurances for used vehicles only', async () => {
    const vehiclePage = {
      included: ['Two keys'],
      assurances: ['Money back'],
      chatUrl: 'https://chat.example/a',
      reasons: [{ title: 'One price', text: '' }],
      protection: [{ title: 'Warranty', text: 'Long.' }],
    }
    const raw = { tenant: { vehiclePage } }
    const used = await page(testCar(), raw)
    expect(used.dealerText).toMatchObject({
      included: ['Two keys', 'Money back'],
      assurances: ['Money back'],
    })
    expect(used.chatHref).toBe('https://chat.example/a')
    const fresh = await page(testCar({ car_type: 'new' }), raw)
    expect(fresh.dealerText).toMatchObject({ included: ['Two keys'], assurances: [] })
    const gone = await page(soldCar(1), raw)
    expect(gone.dealerText).toMatchObject({
      included: [],
      protection: [],
      reasons: [{ title: 'One price' }],
    })
    expect(gone.chatHref).toBe('')
    expect((await page(testCar())).dealerText).toEqual({
      included: [],
      assurances: [],
      reasons: [],
      protection: [],
      protectionTitle: 'Protect Your Car',
    })
    const bike = await page(testCar({ item_type: 'motorcycle' }))
    expect(bike.dealerText.protectionTitle).toBe('Protect Your Bike')
  })

  it('VDP-21: has no phone number and no trade-in where the dealer switches them off', async () => {
    const phones = { main: '07 5550 0100' }
    const flags = { callButton: false, tradeInButton: false }
    const off = await page(testCar(), { tenant: { phones, flags } })
    expect([off.place.phone, off.tradeHref]).toEqual([null, null])
    expect(off.nextLinks.map(({ label }) => label)).not.toContain('Trade-in')
    expect((await page(testCar(), { tenant: { phones } })).place.phone).not.toBeNull()
  })

  it('says until when a reserved vehicle is held', async () => {
    const reserved = { reserved: true, reserved_until: '2026-11-22T01:00:00.000Z' }
    expect((await page(testCar(reserved))).notice?.title).toBe('Reserved until Sun 22 Nov')
    expect((await page(testCar())).notice).toBeNull()
  })

  it('SIM-03: shows as many similar vehicles as the dealer says, six otherwise', async () => {
    const others = Array.from({ length: 9 }, (_, at) => testCar({ id: `a_${at + 2}`, slug: `car-${at}` }))
    const count = async (raw = {}) => {
      const stock = { findCarBySlug: async () => testCar(), listCars: async () => others }
      return (await getVehicle(testDealer(raw, stock), testCar())).similar.cards.length
    }
    expect(await count()).toBe(6)
    expect(await count({ tenant: { vehiclePage: { similarCars: 4 } } })).toBe(4)
  })

  it('where few are like it has others of its kind after them, under a title of their own', async () => {
    const others = ['a', 'b', 'c', 'd', 'e'].map((id) => testCar({ id, item_type: 'caravan' }))
    const car = testCar({ id: 'a', item_type: 'caravan' })
    const stock = {
      findCarBySlug: async () => car,
      listCarGroups: async () => [{ cars: others.slice(1, 2), counts: {} }],
      listCars: async () => others,
    }
    const { similar } = await getVehicle(testDealer({}, stock), car)
    expect(similar.cards.map(({ id }) => id)).toEqual(['b'])
    expect(similar.more?.cards.map(({ id }) => id)).toEqual(['c', 'd', 'e'])
    expect(similar.more).toMatchObject({
      title: 'More caravans in stock',
      href: expect.stringContaining('caravan'),
    })
  })

  it('SIM-05: does not wait longer for similar vehicles than its patience, and is rendered again soon', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const stock = { findCarBySlug: async () => testCar(), listCars: () => new Promise<never>(() => {}) }
    const dealer = testDealer({}, stock)
    const made = getVehicle(dealer, testCar())
    await vi.advanceTimersByTimeAsync(SIMILAR_PATIENCE_MS)
    expect((await made).similar).toMatchObject({ cards: [], later: `/cars/${testCar().slug}/similar` })
    expect(dealer.changes).toHaveLength(1)
  })

  it('links to a search of its kind only where that lists more', async () => {
    const others = Array.from({ length: 3 }, (_, at) => testCar({ id: `a_${at + 2}`, slug: `car-${at}` }))
    const hasMore = async (count: number) => {
      const counts = { status: [{ value: 'in_stock', count }] }
      const listCarGroups = async () => [{ cars: others, counts }]
      const stock = { findCarBySlug: async () => testCar(), listCarGroups }
      return (await getVehicle(testDealer({}, stock), testCar())).similar.hasMore
    }
    expect([await hasMore(3), await hasMore(4)]).toEqual([false, true])
    const [own] = others
    const counts = (count: number) => ({ status: [{ value: 'in_stock', count }] })
    const listCarGroups = async () => [
      { cars: others, counts: counts(3) },
      { cars: own ? [{ ...own, id: 'a_9' }] : [], counts: counts(2) },
    ]
    const stock = { findCarBySlug: async () => testCar(), listCarGroups }
    const { similar } = await getVehicle(testDealer({}, stock), testCar())
    expect(similar.hasMore, 'of its model and of others together').toBe(true)
  })

  it('treats every status but the two for sale as unavailable', async () => {
    expect((await page(testCar({ status: 'withdrawn' }))).available).toBe(false)
    expect((await page(testCar({ status: 'coming_soon' }))).available).toBe(true)
  })

  it('links to the dealer’s own location with its hours and number', async () => {
    const car = testCar({ location: { id: 'location-a-north', slug: 'north', name: 'North' } })
    const { place } = await page(car)
    expect(place).toMatchObject({
      name: 'North',
      phone: { text: '07 5550 0100' },
      stockHref: '/search/a-north',
    })
    expect(place.hours.length).toBeGreaterThan(0)
  })

  it('calls an unnamed location the vehicle’s location', async () => {
    expect((await page(testCar())).place.name).toBe('Vehicle Location')
  })

  it('shows the phone number of the car type where the dealer uses those', async () => {
    const phones = { main: '07 5550 0120', used: '07 5550 0124' }
    const byType = { tenant: { phones, flags: { phoneByCarType: true } } }
    expect((await page(testCar(), byType)).place.phone?.text).toBe('07 5550 0124')
    expect((await page(testCar(), { tenant: { phones } })).place.phone?.text).toBe('07 5550 0120')
  })

  it('masks the number until it is revealed, unless the dealer shows it in full', async () => {
    const phones = { main: '+61734567890' }
    const masked = (await page(testCar({ dealership_id: '42' }), { tenant: { phones } })).place.phone
    expect(masked).toMatchObject({ text: '07 3456 7890', href: 'tel:0734567890', masked: '07 34** ****' })
    expect(masked?.reveal).toMatchObject({ car_id: testCar().id, dealership_id: '42' })
    const asked = testDealer({ tenant: { phones } })
    const { phone } = (await getVehicle(asked, testCar(), { numberShown: true })).place
    expect(phone).toMatchObject({ text: '07 3456 7890', masked: '' })
    const shown = await page(testCar(), { tenant: { phones, flags: { phoneRevealed: true } } })
    expect(shown.place.phone?.masked).toBe('')
  })

  it('PRICE-04: has a below-market difference only above $499 and beside a comparison', async () => {
    const market = (average: number) => testCar({ autograb_data: { state_average_market_price: average } })
    const offers = Array.from({ length: 5 }, () => testCar())
    const compared = async (car: Car, tenant = {}, found = offers) => {
      const stock = { listMarketOffers: async () => found }
      const { gauge } = await getVehicle(testDealer({ tenant: { autograb: true, ...tenant } }, stock), car)
      return gauge?.belowMarket
    }
    expect(await compared(market(39_490))).toBe('$500 below market')
    expect(await compared(market(39_489))).toBe('')
    expect(await compared(market(39_490), {}, offers.slice(1)), 'too few to compare with').toBeUndefined()
    expect(await compared(market(39_490), { autograb: false }), 'switched off').toBeUndefined()
    const subscribed = testCar({
      subscription_price: 260,
      autograb_data: { state_average_market_price: 60_000 },
    })
    expect(await compared(subscribed)).toBe('$21,010 below market')
    expect(
      await compared(subscribed, { flags: { offersSubscriptions: true } }),
      'beside the price of a subscription',
    ).toBeUndefined()
  })

  it('SAVE-12: has neither heart nor watch for a car that the dealer’s strict option leaves out', async () => {
    const flags = { signIn: true, garage: true }
    const dear = testCar({ price: null, dap_price: null })
    expect(await page(dear, { tenant: { flags } })).toMatchObject({ garage: {}, watch: {} })
    const strict = { tenant: { flags: { ...flags, strictSaving: true } } }
    expect(await page(dear, strict)).toMatchObject({ garage: null, watch: null })
    expect(await page(testCar(), strict)).toMatchObject({ garage: {}, watch: {} })
    expect((await page(soldCar(1), strict)).watch, 'VAR-31: a saved sold car is removed by it').not.toBeNull()
  })
})

describe('dealer comments', () => {
  it('show 400 characters at first, paragraphs counted as one text', () => {
    const two = `${'a'.repeat(300)}\n\n${'b'.repeat(300)}`
    const { paragraphs, folds } = commentsModel(two)
    expect(folds).toBe(true)
    expect(paragraphs.map(({ open, rest }) => open + rest)).toEqual(['a'.repeat(300), 'b'.repeat(300)])
    expect(paragraphs.map(({ open }) => open).join('').length).toBeLessThanOrEqual(400)
    expect(commentsModel('a'.repeat(400)).folds).toBe(false)
  })

  it.each(['', '  ', 'Pending'])('are pending for %j', (written) => {
    expect(commentsModel(written)).toMatchObject({
      message: 'Dealer comments are pending. Please check back here later.',
      paragraphs: [],
    })
  })
})

it('leaves out specifications without a value, and headings without any', () => {
  const groups = specGroups(testCar({ vin: 'VIN1', torque: '' }), options)
  expect(groups.map(({ title }) => title)).toEqual(['Body and size', 'Vehicle details'])
  expect(groups.flatMap(({ specs }) => specs).every(({ value }) => value !== '')).toBe(true)
})

it('shows when a registration ends, and an expired one only where the dealer shows it', () => {
  const rego = (expiry: string, unregisteredText: boolean) =>
    keyFacts(testCar({ rego_expiry: expiry }), { ...options, unregisteredText }, []).find(
      ({ label }) => label === 'Rego',
    )?.value
  expect(rego('2027-03-15', false)).toBe('Expires on 15 March 2027')
  expect(rego('2026-11-20', false)).toBeUndefined()
  expect(rego('2026-11-20', true)).toBe('Unregistered')
})

it('structured data have a price only when there is one', () => {
  const of = (car: ReturnType<typeof testCar>, flags = {}) =>
    structuredCar(car, testDealer({ tenant: { flags } }), [])
  expect(of(testCar()).offers).toMatchObject({ price: 38_990, priceCurrency: 'AUD' })
  expect(of(testCar({ price: null })).offers).not.toHaveProperty('priceCurrency')
  const weekly = of(testCar({ subscription_price: 265 }), { offersSubscriptions: true })
  expect(weekly.offers).not.toHaveProperty('price')
  expect(weekly.offers).toMatchObject({ priceSpecification: { price: 265, unitCode: 'WEE' } })
})

it.each([
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 2, 2],
  ['ArrowRight', 0, 1],
  ['End', 0, 2],
  ['Home', 2, 0],
  ['Enter', 1, null],
])('the key %s on picture %d of three shows %s', (key, from, to) => {
  expect(keyTarget(key, from, 3)).toBe(to)
})

it.each([
  ['2023-02', 'February 2023'],
  ['2023-02-14', 'February 2023'],
  ['03/2023', '03/2023'],
])('writes the build date %s as %s', (date, text) => {
  expect(
    keyFacts(testCar({ build_date: date }), options, []).find(({ label }) => label === 'Built')?.value,
  ).toBe(text)
})

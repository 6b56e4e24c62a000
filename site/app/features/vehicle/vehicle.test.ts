import { describe, expect, it } from 'vitest'
import { commentsModel } from '#app/features/car/facts/comments-model.ts'
import { keyFacts } from '#app/features/car/facts/key-facts.ts'
import { specGroups } from '#app/features/car/facts/spec-groups.ts'
import { structuredCar } from '#app/features/car/structured-data.ts'
import { soldCar, testCar } from '#app/features/car/testing/test-cars.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { keyTarget } from '#app/ui/use-track.ts'
import { getVehicle } from './queries.server.ts'

const options = { unregisteredText: false, today: '2026-11-21' }
const page = (car: ReturnType<typeof testCar>, raw = {}) =>
  getVehicle(testDealer(raw, { findCarBySlug: async () => car }), car.slug)

describe('a car’s page', () => {
  it('is absent for a car the dealer does not have', async () => {
    await expect(getVehicle(testDealer(), 'no-such-car')).rejects.toMatchObject({ status: 404 })
  })

  it('stands without similar cars while the stock does not answer, and leads to a search of its kind', async () => {
    const dealerContext = testDealer(
      {},
      {
        findCarBySlug: async () => testCar(),
        listCars: () => Promise.reject(new StockUnavailableError('The stock index does not answer.')),
      },
    )
    const { similar } = await getVehicle(dealerContext, testCar().slug)
    expect(similar).toMatchObject({ cards: [], failed: true })
    expect(similar.href).toMatch(/^\/search\//)
    expect((await page(testCar())).similar.failed).toBe(false)
  })

  it('stands without them as well when the index refuses to tell, which the log says (SIM-08, ERR-09)', async () => {
    const refusing = {
      findCarBySlug: async () => testCar(),
      listCars: () => Promise.reject(new Error('Attribute `simple_body` is not filterable.')),
    }
    const logged: string[] = []
    const log = { error: (_details: object, message: string) => logged.push(message) }
    const { similar } = await getVehicle({ ...testDealer({}, refusing), log }, testCar().slug)
    expect(similar).toMatchObject({ cards: [], failed: true })
    expect(logged).toEqual(['similar cars could not be listed'])
  })

  it('of a sold car has no heart, no weekly figure, and the way to others', async () => {
    const sold = await page(soldCar(1))
    expect(sold).toMatchObject({ available: false, weekly: null, garage: null, belowMarket: '' })
    expect(sold.similar.href).toContain('body=SUV')
  })

  it('TRADE-06, VAR-12: leads to a trade-in while it is for sale, and to the dealer’s own page for sellers', async () => {
    const flags = { tenant: { flags: { sellPath: 'sell-your-car' } } }
    const forSale = await page(testCar(), flags)
    expect(forSale.tradeHref).toBe('/cars/trade-in?car_id=a_1')
    expect(forSale.nextLinks.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/cars/trade-in?car_id=a_1', '/sell-your-car', '/service']),
    )
    const sold = await page(soldCar(1), flags)
    expect(sold.tradeHref).toBeNull()
    expect(JSON.stringify(sold.nextLinks)).not.toContain('trade-in')
  })

  it.each([
    ['used', 'search', '/search/volta/ampere-5'],
    ['used', 'used-car', '/used-car/volta/ampere-5'],
    ['new', 'used-car', '/search/volta/ampere-5'],
  ])('of a %s car leads back by /%s/…, where its like are', async (carType, breadcrumbTrail, href) => {
    const { crumbs } = await page(testCar({ car_type: carType }), { tenant: { flags: { breadcrumbTrail } } })
    expect(crumbs.at(-2)?.href).toBe(href)
  })

  it('counts every status but the two for sale as gone', async () => {
    expect((await page(testCar({ status: 'withdrawn' }))).available).toBe(false)
    expect((await page(testCar({ status: 'coming_soon' }))).available).toBe(true)
  })

  it('leads to the dealer’s own location with its hours and number', async () => {
    const car = testCar({ location: { id: 'location-a-north', slug: 'north', name: 'North' } })
    const { place } = await page(car)
    expect(place).toMatchObject({
      name: 'North',
      phone: { text: '07 5550 0100' },
      stockHref: '/search/a-north',
    })
    expect(place.hours.length).toBeGreaterThan(0)
  })

  it('calls a place nobody named the vehicle’s location', async () => {
    expect((await page(testCar())).place.name).toBe('Vehicle Location')
  })

  it('takes the number by car type where the dealer wants that', async () => {
    const phones = { main: '07 5550 0120', used: '07 5550 0124' }
    const byType = { tenant: { phones, flags: { phoneByCarType: true } } }
    expect((await page(testCar(), byType)).place.phone?.text).toBe('07 5550 0124')
    expect((await page(testCar(), { tenant: { phones } })).place.phone?.text).toBe('07 5550 0120')
  })

  it('hides the end of the number until it is asked for, unless the dealer shows it at once', async () => {
    const phones = { main: '+61734567890' }
    const masked = (await page(testCar({ dealership_id: '42' }), { tenant: { phones } })).place.phone
    expect(masked).toMatchObject({ text: '07 3456 7890', href: 'tel:0734567890', masked: '07 34** ****' })
    expect(masked?.reveal).toMatchObject({ car_id: testCar().id, dealership_id: '42' })
    const shown = await page(testCar(), { tenant: { phones, flags: { phoneRevealed: true } } })
    expect(shown.place.phone?.masked).toBe('')
  })

  it('tells the below-market difference only above $499', async () => {
    const market = (average: number) => testCar({ autograb_data: { state_average_market_price: average } })
    expect((await page(market(39_490))).belowMarket).toBe('$500 below market')
    expect((await page(market(39_489))).belowMarket).toBe('')
  })
})

describe('dealer comments', () => {
  it('stand open up to 400 characters, paragraphs counted as one text', () => {
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
  expect(groups.map(({ title }) => title)).toEqual(['Body and size', 'This vehicle'])
  expect(groups.flatMap(({ specs }) => specs).every(({ value }) => value !== '')).toBe(true)
})

it('says when a registration runs out, and nothing of one that has unless the dealer wants it', () => {
  const rego = (expiry: string, unregisteredText: boolean) =>
    keyFacts(testCar({ rego_expiry: expiry }), { ...options, unregisteredText }).find(
      ({ label }) => label === 'Rego',
    )?.value
  expect(rego('2027-03-15', false)).toBe('Expires on 15 March 2027')
  expect(rego('2026-11-20', false)).toBeUndefined()
  expect(rego('2026-11-20', true)).toBe('Unregistered')
})

it('tells search engines a price only when there is one', () => {
  const source = { url: 'http://a.example/cars/x', dealer: 'Dealer A', image: null }
  expect(structuredCar(testCar(), source).offers).toMatchObject({ price: 38_990, priceCurrency: 'AUD' })
  expect(structuredCar(testCar({ price: null }), source).offers).not.toHaveProperty('priceCurrency')
})

it.each([
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 2, 2],
  ['ArrowRight', 0, 1],
  ['End', 0, 2],
  ['Home', 2, 0],
  ['Enter', 1, null],
])('the key %s leads from picture %d of three to %s', (key, from, to) => {
  expect(keyTarget(key, from, 3)).toBe(to)
})

it.each([
  ['2023-02', 'February 2023'],
  ['2023-02-14', 'February 2023'],
  ['03/2023', '03/2023'],
])('writes the build date %s as %s', (date, text) => {
  expect(keyFacts(testCar({ build_date: date }), options).find(({ label }) => label === 'Built')?.value).toBe(
    text,
  )
})

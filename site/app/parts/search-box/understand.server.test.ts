import { describe, expect, it } from 'vitest'
import { MAKE_NICKNAMES } from '#app/domain/vocabulary/make-nicknames.server.ts'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { type StockIndex, StockUnavailableError } from '#app/integrations/stock-index.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { findUnderstanding, getSentenceHref } from './understand.server.ts'

const counts = (...values: string[]) => values.map((value) => ({ value, count: 1 }))

const FACETS = {
  car_type: counts('used', 'new'),
  make: counts('Volta', 'Astra'),
  model: counts('Ampere 5', 'Mud', '3'),
  make_model: counts('Volta Ampere 5', 'Astra 3'),
  body: counts('SUV', 'Ute'),
  colour: counts('Deep Blue', 'Jet Black', 'Alpine White'),
  state: counts('NSW'),
  seats: counts('5', '7'),
}

function dealerWith(search?: StockIndex['search']) {
  const asked: unknown[] = []
  const answer: StockIndex['search'] = async (request) => {
    asked.push(request)
    return {
      cars: Array.from({ length: 5 }, (_, index) => testCar({ id: `a_${index}`, slug: `car-${index}` })),
      total: 5,
      totalPages: 1,
      page: 1,
      facets: FACETS,
      stats: {},
      ms: 1,
    }
  }
  return { dealer: testDealer({}, { search: search ?? answer }), asked }
}

const ALL = '/search/new-used-and-demo-cars'
const hrefOf = (path: string, text: string, dealer = dealerWith().dealer) => {
  const { pathname, searchParams } = new URL(path, 'http://a.example')
  searchParams.set('text', text)
  return getSentenceHref(dealer, pathname.slice('/search/'.length), searchParams)
}

describe('getSentenceHref', () => {
  it.each([
    [
      'used volta suv under 35k, not white',
      '/search/used-cars?make=Volta&body=SUV&not_colour=White&price=-35000',
    ],
    ['astra 3 with 7 seats', `${ALL}?make=Astra&model=3&seats=7`],
    ['new south wales', `${ALL}?state=NSW`],
    ['deep blue', `${ALL}?colour=Deep+Blue`],
    ['near 2000', `${ALL}?near=2000&within=50`],
    ['cheapest mud, under $200 a week', `${ALL}?model=Mud&weekly_price=-200&sortBy=price-asc`],
    ['runabout', `${ALL}?query=runabout`],
    ['', ALL],
    ['suv near me, nice', `${ALL}?body=SUV&unused=near+me&unused=nice`],
    ['hello how are you', `${ALL}?unused=hello+how+are+you`],
  ])('%s', async (text, href) => {
    expect(await hrefOf(ALL, text)).toBe(href)
  })

  it('converts places of different kinds to locations, and names those without vehicles', async () => {
    const placeAt = (name: string, city: string, postcode: string, state: string) => ({
      ...rawLocation,
      id: name,
      slug: name.toLowerCase().replace(' ', '-'),
      name,
      address: { ...rawLocation.address, city, postcode, state, lat: null, long: null },
    })
    const { dealer } = dealerWith(async () => ({
      cars: [],
      total: 5,
      totalPages: 1,
      page: 1,
      stats: {},
      ms: 1,
      facets: {
        ...FACETS,
        state: counts('NSW', 'QLD'),
        location_name: counts('Yard Alba', 'Yard Boyne', 'Yard Cairn'),
      },
    }))
    const locations = [
      placeAt('Yard Alba', 'Sydney', '2000', 'NSW'),
      placeAt('Yard Boyne', 'Brisbane', '4000', 'QLD'),
      placeAt('Yard Cairn', 'Toowoomba', '4350', 'QLD'),
    ]
    const placed = { ...dealer, bundle: testDealer({ locations }).bundle }
    const at = (...names: string[]) =>
      `${ALL}?${names.map((name) => `location_name=${name.replace(' ', '+')}`).join('&')}`
    expect(await hrefOf(ALL, 'in qld or alba', placed)).toBe(at('Yard Alba', 'Yard Boyne', 'Yard Cairn'))
    expect(await hrefOf(ALL, 'near 2000 or 4000', placed)).toBe(at('Yard Alba', 'Yard Boyne'))
    expect(await hrefOf(ALL, 'near 2000 or 6000', placed)).toBe(`${at('Yard Alba')}&unused=6000`)
    expect(await hrefOf(ALL, 'near 6000 or 0800', placed)).toBe(`${ALL}?near=6000&within=50&unused=0800`)
  })

  it('uses the postcodes of the dealer’s locations, also after staff change them', async () => {
    const placeAt = (name: string, city: string, postcode: string) => ({
      ...rawLocation,
      id: name,
      slug: name.toLowerCase().replace(' ', '-'),
      name,
      address: { ...rawLocation.address, city, postcode },
    })
    const { dealer } = dealerWith(async () => ({
      cars: [],
      total: 5,
      totalPages: 1,
      page: 1,
      stats: {},
      ms: 1,
      facets: { ...FACETS, location_name: counts('Yard Alba', 'Yard Boyne'), city: counts('Alba') },
    }))
    const withPlaces = (...postcodes: string[]) => ({
      ...dealer,
      bundle: testDealer({
        locations: ['Yard Alba', 'Yard Boyne'].map((name, index) =>
          placeAt(name, name.slice(5), postcodes[index] ?? ''),
        ),
      }).bundle,
    })
    const within = (...postcodes: string[]) => hrefOf(ALL, 'within 20 km of alba', withPlaces(...postcodes))
    expect(await within('2000', '2100')).toBe(`${ALL}?near=2000&within=20`)
    expect(await within('2150', '2100')).toBe(`${ALL}?near=2150&within=20`)
    expect(await within('', '2100')).toBe(`${ALL}?location_name=Yard+Alba&unused=within+20+km`)
  })

  it.each(Object.entries(MAKE_NICKNAMES))('finds %s by its nicknames', async (make, nicknames) => {
    const { dealer } = dealerWith(async () => ({
      cars: [],
      total: 0,
      totalPages: 0,
      page: 1,
      stats: {},
      ms: 1,
      facets: { ...FACETS, make: counts('Volta', make) },
    }))
    for (const name of nicknames)
      expect(await hrefOf(ALL, `used ${name}`, dealer)).toBe(
        `/search/used-cars?make=${encodeURIComponent(make).replaceAll('%20', '+')}`,
      )
  })

  it('adds the sentence to the current search and replaces the values it names', async () => {
    const before = `${ALL}?query=old&make=Volta&model=Mud&colour=Black&price=-20000&near=3000&within=100&page=3`
    expect(await hrefOf(before, 'astra, not black, near 2000')).toBe(
      `${ALL}?make=Astra&not_colour=Black&price=-20000&near=2000&within=100`,
    )
    expect(await hrefOf('/search/volta?not_body=Ute', 'used utes')).toBe(
      '/search/volta?car_type=used&body=Ute',
    )
  })

  it('is a search for the text while the stock is unavailable', async () => {
    const { dealer } = dealerWith(async () => {
      throw new StockUnavailableError('unavailable')
    })
    expect(await hrefOf(`${ALL}?make=Volta`, ' red suv ', dealer)).toBe(`${ALL}?make=Volta&query=red+suv`)
    expect(await findUnderstanding(dealer, new URLSearchParams({ text: 'red suv' }))).toBeNull()
  })
})

describe('findUnderstanding', () => {
  it('answers the pills and the address of a sentence', async () => {
    const { dealer, asked } = dealerWith()
    const params = new URLSearchParams({ at: 'used-cars', make: 'Volta', text: 'dearest suv not white' })
    expect(await findUnderstanding(dealer, params)).toEqual({
      href: '/search/used-cars?make=Volta&body=SUV&not_colour=White&sortBy=price-desc',
      pills: ['SUV', 'Not white', 'Highest price first'],
    })
    expect(asked).toHaveLength(1)
  })

  it('adds a count and the first cars where a preview is requested', async () => {
    const { dealer } = dealerWith()
    const found = await findUnderstanding(dealer, new URLSearchParams({ text: 'suv', peek: '1' }))
    expect(found?.counted).toBe('5 cars')
    expect(found?.cars?.map(({ href }) => href)).toEqual(['/cars/car-0', '/cars/car-1', '/cars/car-2'])
  })

  it('reports a text without anything about a vehicle, without the stock', async () => {
    const { dealer } = dealerWith()
    expect(await findUnderstanding(dealer, new URLSearchParams({ text: 'hello you', peek: '1' }))).toEqual({
      href: `${ALL}?unused=hello+you`,
      pills: [],
      unused: ['hello you'],
      nothing: true,
    })
  })

  it('throws 404 for an unknown path', async () => {
    const asked = findUnderstanding(dealerWith().dealer, new URLSearchParams({ at: 'nothing', text: 'suv' }))
    await expect(asked).rejects.toMatchObject({ status: 404 })
  })
})

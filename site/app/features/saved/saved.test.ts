import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { carCards } from '#app/parts/car/present-car.server.ts'
import { idsToLoad, savedAndViewed } from '#app/parts/car/saved/saved-cars.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { getSaved, listCarCards } from './queries.server.ts'

const entry = (id: string) => ({ id, name: id, slug: id, make: '', model: '', primary_image_url: '' })
const dealer = testDealer({}, { listCars: async () => [testCar({ id: 'a' }), testCar({ id: 'b' })] })
const closed = testDealer({ tenant: { flags: { garage: false } } })

describe('the cards of saved cars', () => {
  it('are in the requested order, without cars the dealer does not list', async () => {
    const cards = await listCarCards(dealer, ['b', 'of-another-dealer', 'a'])
    expect(cards.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('say by how much a car became cheaper since it was saved, and nothing where that is unknown', async () => {
    const price_steps = [
      { at: '2026-01-01T00:00:00.000Z', price: 39_500 },
      { at: '2026-03-01T00:00:00.000Z', price: 38_990 },
    ]
    const ids = ['cheaper', 'since', 'rose', 'unknown', 'hostile']
    const stock = testDealer({}, {
      listCars: async () =>
        ids.map((id) =>
          testCar({ id, price_steps: id === 'rose' ? [{ ...price_steps[0], price: 30_000 }] : price_steps }),
        ),
    } as never)
    const [before, after] = ['2026-02-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z']
    const cards = await listCarCards(stock, ids, [before, after, before, '', '2'])
    expect(cards.map(({ fell }) => fell)).toEqual(['$510', undefined, undefined, undefined, undefined])
  })

  it('say where a car is', async () => {
    const stock = testDealer(
      {},
      { listCars: async () => [testCar({ id: 'a', location: { name: 'Harbour' } })] },
    )
    expect(await listCarCards(stock, ['a'])).toMatchObject([{ id: 'a', place: 'Harbour' }])
  })

  it('are empty for no ids, and the page is missing without a garage', async () => {
    expect(await listCarCards(dealer, [])).toEqual([])
    await expect(listCarCards(closed, ['a'])).rejects.toMatchObject({ status: 404 })
    await expect(getSaved(closed)).rejects.toMatchObject({ status: 404 })
  })

  it('come with what came in last, and without it while the stock is unavailable', async () => {
    const { latest } = await getSaved(dealer)
    expect(latest.map(({ id }) => id)).toEqual(['a', 'b'])
    const failing = async () => {
      throw new StockUnavailableError('test')
    }
    expect(await getSaved(testDealer({}, { listCars: failing }))).toMatchObject({ latest: [] })
  })
})

describe('the saved and viewed cars', () => {
  const cards = carCards([testCar({ id: 'a' }), testCar({ id: 'b' }), { ...soldCar(2), id: 'sold' }], dealer)

  it('include an unavailable saved car by its stored entry', () => {
    const { saved } = savedAndViewed([entry('a'), entry('unavailable')], [], cards)
    expect(saved.map(({ kind }) => kind)).toEqual(['card', 'unavailable'])
  })

  it('viewed cars exclude saved, sold and unavailable ones', () => {
    const { viewed } = savedAndViewed([entry('a')], ['sold', 'unavailable', 'b', 'a'], cards)
    expect(viewed.map(({ id }) => id)).toEqual(['b'])
  })

  it('each car is loaded once', () => {
    expect(idsToLoad([entry('a')], ['b', 'a'])).toEqual(['a', 'b'])
    expect(idsToLoad([], [])).toEqual([])
  })
})

import { expect, it, vi } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { type CarGroup, type CarListing, StockUnavailableError } from '#app/integrations/stock-index.ts'
import { notFound } from './not-found.server.ts'
import { testCar } from './testing/test-cars.ts'

const counted = (...values: string[]) => values.map((value) => ({ value, count: 3 }))
const listKinds = async (counts: Record<string, { value: string; count: number }[]>) => {
  const listCarGroups = async () => [{ cars: [testCar()], counts }]
  const { data } = await notFound(testDealer({}, { listCarGroups }))
  return data.kinds
}

it('a missing page names the makes of the stock', async () => {
  const kinds = await listKinds({
    make: counted('Volta', 'Astra', 'Corvo', 'Delta'),
    body: counted('SUV', 'Ute'),
  })
  expect(kinds?.title).toBe('Popular makes')
  expect(kinds?.links[0]).toMatchObject({
    label: 'Volta',
    count: 3,
    href: expect.stringContaining('make=Volta'),
  })
})

it('a missing page of a dealer of few makes names the bodies of the stock', async () => {
  const kinds = await listKinds({ make: counted('Volta'), body: counted('SUV', '', 'Ute') })
  expect(kinds?.links.map(({ label }) => label)).toEqual(['SUV', 'Ute'])
})

it('a missing page names neither where there is no choice of them', async () =>
  expect(await listKinds({ make: counted('Volta'), body: counted('SUV') })).toBeNull())

it('a missing page does without stock that does not answer', async () => {
  const listCarGroups = () => Promise.reject(new StockUnavailableError('The stock index does not answer.'))
  const { data } = await notFound(testDealer({}, { listCarGroups }))
  expect(data).toEqual({ gone: '', cards: [], alike: null, kinds: null, item: { one: 'car', many: 'cars' } })
})

it('the page of a car that has left names it, and shows its model first, then its make', async () => {
  const listCarGroups = vi.fn(
    async (_scope: unknown, listings: readonly CarListing[]): Promise<CarGroup[]> =>
      listings.length === 1
        ? [{ cars: [testCar({ id: 'latest' })], counts: {} }]
        : [
            { cars: [testCar({ id: 'model' })], counts: {} },
            {
              cars: [testCar({ id: 'make' }), testCar({ id: 'model' })],
              counts: { make: [{ value: 'Volta Duo', count: 12 }] },
            },
          ],
  )
  const { data, init } = await notFound(testDealer({}, { listCarGroups }), '2015 Volta Duo Altro Sport')
  expect(init?.status).toBe(410)
  expect(data.gone).toBe('2015 Volta Duo Altro Sport')
  expect(data.cards.map(({ id }) => id)).toEqual(['model', 'make'])
  expect(data.alike).toMatchObject({ make: 'Volta Duo', count: 12 })
  const [, [ofModel]] = listCarGroups.mock.calls.find(([, listings]) => listings.length === 2) ?? [null, []]
  expect(ofModel?.filter).toContain('make IN ["Volta", "Volta Duo", "Volta Duo Altro"]')
  expect(String(ofModel?.filter)).toContain('"Altro"')
})

it('the page of a car that has left without another of its make shows what came in last', async () => {
  const listCarGroups = async (_scope: unknown, listings: readonly unknown[]) =>
    listings.map(() => ({ cars: listings.length === 1 ? [testCar({ id: 'latest' })] : [], counts: {} }))
  const { data } = await notFound(testDealer({}, { listCarGroups }), '2015 Volta Duo')
  expect(data.cards.map(({ id }) => id)).toEqual(['latest'])
  expect(data.alike).toBeNull()
})

import { expect, it } from 'vitest'
import { testCar } from '#app/features/car/testing/test-cars.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { notFound } from './not-found.server.ts'

const counted = (...values: string[]) => values.map((value) => ({ value, count: 3 }))
const kindsOf = async (counts: Record<string, { value: string; count: number }[]>) => {
  const listCarGroups = async () => [{ cars: [testCar()], counts }]
  const { data } = await notFound(testDealer({}, { listCarGroups }))
  return data.kinds
}

it('a missing page names the makes of the stock', async () => {
  const kinds = await kindsOf({
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
  const kinds = await kindsOf({ make: counted('Volta'), body: counted('SUV', '', 'Ute') })
  expect(kinds?.links.map(({ label }) => label)).toEqual(['SUV', 'Ute'])
})

it('a missing page names neither where there is no choice of them', async () =>
  expect(await kindsOf({ make: counted('Volta'), body: counted('SUV') })).toBeNull())

it('a missing page does without stock that does not answer', async () => {
  const listCarGroups = () => Promise.reject(new StockUnavailableError('The stock index does not answer.'))
  const { data } = await notFound(testDealer({}, { listCarGroups }))
  expect(data).toEqual({ gone: false, cards: [], kinds: null, item: { one: 'car', many: 'cars' } })
})

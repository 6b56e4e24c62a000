import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import { findModelStock } from './model-stock.server.ts'

const model = {
  id: 'model-ohm',
  slug: 'ohm',
  name: 'Ohm',
  manufacturerName: 'Volta',
  manufacturerSlug: 'volta',
}
const getDealer = (change: object, stock: Partial<StockIndex> = {}) =>
  testDealer(
    {
      models: [{ ...model, ...change }],
      tenant: { dealershipWebsites: [{ make: 'Volta', makeSlug: 'volta' }] },
    },
    stock,
  )
const search: StockIndex['search'] = async () => ({
  cars: [],
  total: 3,
  totalPages: 3,
  page: 1,
  stats: {},
  ms: 1,
  facets: { make_model: [{ value: 'Volta Ohm', count: 3 }] },
})

test.each([
  ['make', { manufacturerName: 'Volta Drive' }],
  ['model', { name: 'Ohm Two' }],
])(
  'a draft that renames the %s: the published pages keep their count, and the preview its own',
  async (_, draft) => {
    const published = getDealer({}, { search })
    const preview = { ...getDealer(draft), stock: published.stock }
    expect(preview.bundle.models).toMatchObject([draft])
    for (const [dealer, count] of [
      [preview, undefined],
      [published, 3],
      [preview, undefined],
    ] as const)
      expect((await findModelStock(dealer))?.get(model.id)?.count).toBe(count)
  },
)

test('a model’s stock is counted as its search lists it, unpriced cars too, and its lowest price among the priced', async () => {
  const asked: Parameters<StockIndex['search']>[0][] = []
  const dealer = getDealer(
    {},
    {
      search: async (request) => {
        asked.push(request)
        return search(request)
      },
    },
  )
  await findModelStock(dealer)
  const [counting, cheapest] = asked
  expect(counting).toMatchObject({ facets: ['make_model'], sort: 'relevant', collapseSold: false })
  expect(counting?.pricedOnlyWhenCheapest).toBe(false)
  expect(cheapest).toMatchObject({ sort: 'price-asc', pricedOnlyWhenCheapest: true })
})

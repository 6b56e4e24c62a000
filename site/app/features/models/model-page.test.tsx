import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { ModelPage } from './components/model-page.tsx'
import { findModel, getModelPage } from './page/model-page.server.ts'

const MODEL = {
  id: 'model-ampere',
  slug: 'ampere',
  name: 'Ampere',
  manufacturerName: 'Volta',
  manufacturerSlug: 'volta',
  variants: [{ key: 'sport', name: 'Sport', price: 40_000 }],
}

async function htmlWith(cars: number) {
  const dealer = testDealer({
    models: [MODEL],
    tenant: { dealershipWebsites: [{ make: 'Volta', makeSlug: 'volta' }] },
  })
  const model = findModel(dealer, 'ampere')
  if (!model) throw new Error('no model')
  const page = await getModelPage(dealer, model)
  const cards = Array.from({ length: cars }, (_, index) => carCard(testCar({ id: `c${index}` }), dealer))
  return pageHtml(<ModelPage page={{ ...page, stock: { ...page.stock, cards } }} />)
}

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
])('of %i vehicles in stock, what can be ordered is beside them: %s', async (cars, beside) => {
  expect((await htmlWith(cars)).includes('Order yours')).toBe(beside)
})

test.each([
  ['a page of the make', [{ make: 'Volta', makeSlug: 'volta' }], true],
  ['the make as its own, without a page', [], false],
])(
  'the way to a model leads over its make where the dealer has %s: %s',
  async (_what, dealershipWebsites, leads) => {
    const dealer = testDealer({
      models: [MODEL],
      tenant: {
        dealershipWebsites,
        manufacturer: { id: 'manufacturer-volta', name: 'Volta', slug: 'volta' },
      },
    })
    const model = findModel(dealer, 'ampere')
    if (!model) throw new Error('no model')
    const { crumbs } = await getModelPage(dealer, model)
    expect(crumbs.some(({ href }) => href === '/volta/overview')).toBe(leads)
  },
)

// Every kind of block, from the document of a page to its HTML.
import { type Block, type BlockType, parseTenantBundle } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { tenantBundleQuery } from '../../../schemas/src/bundle/bundle.query.ts'
import { evaluateGroq } from '../../../schemas/src/tests/evaluate-groq.ts'
import { instant } from '../../../schemas/src/tests/sample-parts.ts'
import { SAMPLE_DATASET } from '../../../schemas/src/tests/samples.ts'
import * as COMPONENTS from './block-components.ts'
import { BlockList } from './block-list.tsx'
import { blockModels } from './blocks.server.ts'

type Answer = {
  siteSettings: { reviews: object }
  locations: object[]
  offers: object[]
  models: { variants: { performance: object }[] }[]
}

/** The sample dealer's content as the lake answers it, changed so that every block has something to show. */
async function readContent() {
  const answer = (await evaluateGroq(tenantBundleQuery, SAMPLE_DATASET, { tenant: 'one' })) as Answer
  const { siteSettings, locations, offers, models } = answer
  const salesLocation = (slug: string) => ({
    ...locations[0],
    id: slug,
    slug,
    name: slug,
    locationType: 'sales',
  })
  const electric = models.map((model) => ({
    ...model,
    variants: model.variants.map((variant) => ({
      ...variant,
      performance: { ...variant.performance, consumption: null },
    })),
  }))
  const { bundle, warnings } = parseTenantBundle({
    ...answer,
    siteSettings: { ...siteSettings, reviews: { ...siteSettings.reviews, hiddenLocations: [] } },
    locations: [...locations, salesLocation('north'), salesLocation('south')],
    offers: offers.map((offer) => ({ ...offer, category: 'Service offer' })),
    models: electric,
  })
  if (bundle === null) throw new Error(JSON.stringify(warnings))
  return bundle
}

const COUNTED = [
  { value: '2500', count: 3 },
  { value: '3500', count: 2 },
]
const CARS = Array.from({ length: 30 }, (_none, index) =>
  testCar({
    id: `a_${index}`,
    slug: `car-${index}`,
    price: 10_000 + index * 3_000,
    before_price: 12_000 + index * 3_000,
    make_model: 'Volta Ampere 5',
    seat_height: 810,
    dealership_slug: 'one-city',
  }),
)

const bundle = await readContent()
const dealer = {
  ...testDealer(
    {},
    {
      listCars: async () => CARS,
      countFacet: async () => [{ value: 'SUV', count: 4 }],
      search: async () => ({
        cars: CARS,
        total: CARS.length,
        totalPages: 2,
        page: 1,
        facets: {
          price: CARS.map(({ priceCents }) => ({ value: String((priceCents ?? 0) / 100), count: 1 })),
          body: [{ value: 'SUV', count: CARS.length }],
          towing_kg: COUNTED,
          seat_height: COUNTED,
          make_model: [{ value: 'Volta Ampere 5', count: CARS.length }],
          make: [{ value: 'Volta', count: CARS.length }],
          dealership_name: COUNTED,
        },
        stats: {},
        ms: 1,
      }),
    },
  ),
  now: instant,
  bundle,
}
const blocks = new Map<string, Block>(
  bundle.pages.flatMap((page) => page.blocks.map((block) => [block.type, block])),
)

describe.each(Object.keys(COMPONENTS) as BlockType[])('%s', (type) => {
  it('has a sample that its page shows', async () => {
    const block = blocks.get(type)
    if (block === undefined) throw new Error('samples.ts has none')
    const models = await blockModels([block], dealer)
    expect(models.map((model) => model.type)).toEqual([type])
    const html = pageHtml(<BlockList blocks={models} />)
    expect(html).toMatch(/>(T|X)\b/)
  })
})

import { describe, expect, it } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { layoutNavigation } from '#app/layout/navigation.server.ts'
import { EVERY_MODEL } from '#app/parts/model/model-filters.ts'
import { ModelsPage } from './components/models-page.tsx'
import { getModels, type ModelsPageModel } from './queries.server.ts'

const model = (name: string, body: string, powertrains: string[], more = {}) => ({
  id: `model-${name}`,
  slug: name.toLowerCase(),
  name,
  manufacturerName: 'Volta',
  manufacturerSlug: 'volta',
  manufacturerBody: body,
  powertrains,
  ...more,
})
const MODELS = [
  model('Ampere', 'SUV', ['Electric', 'Hybrid'], { manufacturerBody2: 'Electric' }),
  model('Ohm', 'Hatch', ['Electric'], { status: 'coming_soon' }),
  model('Watt', 'SUV', ['Petrol']),
]
const dealer = (models: unknown[] = MODELS, stock = {}) =>
  testDealer({ models, tenant: { dealershipWebsites: [{ make: 'Volta', makeSlug: 'volta' }] } }, stock)
const listNames = ({ makes }: ModelsPageModel) =>
  makes.flatMap(({ models }) => models.map(({ name }) => name))

describe('the page of models', () => {
  it('lists all models by make and labels upcoming ones', async () => {
    const page = await getModels(dealer(), EVERY_MODEL)
    expect(listNames(page)).toEqual(['Ampere', 'Ohm', 'Watt'])
    const html = pageHtml(<ModelsPage {...page} />)
    expect(html).toContain('>Volta</h2>')
    expect(page.title).toBe('Three models. All to order.')
    expect(html.match(/Coming Soon/g)).toHaveLength(1)
  })

  it('links to its makes where there are more than four', async () => {
    const page = await getModels(dealer(), EVERY_MODEL)
    const [volta] = page.makes
    if (!volta) throw new Error('one make is expected')
    const withMakes = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...volta, name: `Make ${at + 1}` }))
    const linked = (count: number) =>
      pageHtml(<ModelsPage {...page} makes={withMakes(count)} />).match(/href="#make-\d"/g)
    expect(linked(4)).toBeNull()
    expect(linked(5)).toHaveLength(5)
    expect(pageHtml(<ModelsPage {...page} makes={withMakes(5)} />)).toContain('<section id="make-5"')
  })

  it('says nothing of stock or orders while the stock does not answer', async () => {
    const search = () => Promise.reject(new StockUnavailableError('away'))
    const page = await getModels(dealer(MODELS, { search }), EVERY_MODEL)
    expect(page.title).toBe('Three models.')
    expect(pageHtml(<ModelsPage {...page} />)).not.toMatch(/in stock|order/i)
  })

  it.each([
    [{ body: 'suv', powertrain: null }, ['Ampere', 'Watt']],
    [{ body: null, powertrain: 'Electric' }, ['Ampere', 'Ohm']],
    [{ body: 'SUV', powertrain: 'electric' }, ['Ampere']],
    [{ body: 'Ute', powertrain: null }, []],
    [{ body: '<script>', powertrain: '' }, []],
  ])('narrowed by %j lists %j', async (choice, names) => {
    expect(listNames(await getModels(dealer(), choice))).toEqual(names)
  })

  it('preserves one filter while the other changes, and marks the current values', async () => {
    const { filters } = await getModels(dealer(), { body: 'SUV', powertrain: 'Hybrid' })
    const [bodies, powertrains] = filters
    expect(bodies?.choices.find(({ label }) => label === 'Hatch')?.href).toBe(
      '/models?body=Hatch&powertrain=Hybrid',
    )
    expect(bodies?.choices.filter(({ current }) => current).map(({ label }) => label)).toEqual(['SUV'])
    expect(powertrains?.choices[0]).toEqual({ label: 'All', href: '/models?body=SUV', current: false })
  })

  it('is absent where no model is sold', async () => {
    await expect(getModels(dealer([]), EVERY_MODEL)).rejects.toMatchObject({ status: 404 })
  })
})

it('the menu of models links to bodies, powertrains and all models', () => {
  const { bundle, picture } = dealer()
  const navigation = {
    ...bundle.navigation,
    header: [{ key: 'a', kind: 'models' as const, label: 'Vehicles', links: [], href: '' }],
  }
  const [menu] = layoutNavigation({ ...bundle, navigation }, picture).header
  expect(menu).toMatchObject({
    more: { label: 'View All Models', href: '/models' },
    filters: [
      [{ label: 'SUV', href: '/models?body=SUV' }, { label: 'Hatch' }],
      [{ label: 'Electric', href: '/models?powertrain=Electric' }, { label: 'Hybrid' }, { label: 'Petrol' }],
    ],
  })
})

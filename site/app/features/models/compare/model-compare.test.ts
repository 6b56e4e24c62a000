import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { chooseSides, comparableModels, compareLink, readSide } from '#app/parts/model/compare-sides.ts'
import { compareTables } from './compare-tables.ts'
import { findModelComparison } from './model-compare.server.ts'

const variant = (name: string, performance: object, features: string[] = []) => ({
  key: name,
  name,
  price: 60_990,
  performance,
  features,
  dimensions: { lengthMm: 4931, bootLitres: name === 'Long' ? 500 : 457 },
})
const colour = (name: string, hexCode: string, variants: string[] = []) => ({
  key: `${name}${variants}`,
  name,
  hexCode,
  variants,
  imageUrl: `https://cdn.example/${hexCode.slice(1)}.webp`,
})
const model = (name: string, more: object = {}) => ({
  id: `model-${name}`,
  slug: name.toLowerCase(),
  name,
  manufacturerName: 'Volta',
  manufacturerSlug: 'volta',
  comparisonPage: 'volta-pair',
  variants: [
    variant('Short', { rangeWltpKm: 450, zeroTo100: 6.8, powerKw: 217 }),
    variant('Long', { rangeWltpKm: 655, zeroTo100: 3.2, powerFrontKw: 200, powerRearKw: 372 }, [
      'Air suspension',
    ]),
  ],
  colours: [colour('Blue', '#0000aa', ['Short']), colour('White', '#ffffff'), colour('Blue', '#0000aa')],
  ...more,
})
const dealer = (models: unknown[] = [model('One'), model('Two')]) =>
  testDealer({ models, tenant: { dealershipWebsites: [{ make: 'Volta', makeSlug: 'volta' }] } })
const sidesOf = (query = '', models: unknown[] = [model('One'), model('Two')]) => {
  const params = new URLSearchParams(query)
  return chooseSides(comparableModels(dealer(models).bundle.models), {
    left: readSide(params, 'left'),
    right: readSide(params, 'right'),
  })
}

describe('the two sides of a comparison', () => {
  it('CMP-03: are by default the last variant of the first model on the left, its first on the right', () => {
    const sides = sidesOf()
    expect([sides?.left.variant.fullName, sides?.right.variant.fullName]).toEqual(['One Long', 'One Short'])
  })

  it.each([
    ['left=two&leftVariant=short&right=one&rightVariant=long', 'Two Short', 'One Long'],
    ['left=one&right=two', 'One Long', 'Two Long'],
    ['left=two-short', 'Two Short', 'Two Short'],
    ['left=none&leftVariant=%3Cscript%3E&right=__proto__', 'One Long', 'One Short'],
    ['left=one&leftVariant=constructor', 'One Long', 'One Short'],
  ])('asked for by ?%s are %s and %s', (query, left, right) => {
    const sides = sidesOf(query)
    expect([sides?.left.variant.fullName, sides?.right.variant.fullName]).toEqual([left, right])
  })

  it('of models with one variant each are the two models; none where there is no variant', () => {
    const single = { variants: [variant('Only', {})] }
    const sides = sidesOf('', [model('One', single), model('Two', single)])
    expect([sides?.left.variant.fullName, sides?.right.variant.fullName]).toEqual(['One Only', 'Two Only'])
    expect(sidesOf('', [model('One', { variants: [] })])).toBeNull()
  })

  it('CMP-04: a variant that was changed begins with its first colour, an unchanged one keeps its own', () => {
    const chosen = 'left=one&leftVariant=short&leftColour=white'
    expect(sidesOf(chosen)?.left.colourAt).toBe(1)
    expect(sidesOf(`${chosen}&leftFor=one-short`)?.left.colourAt).toBe(1)
    expect(sidesOf(`${chosen}&leftFor=one-long`)?.left.colourAt).toBe(0)
    expect(
      sidesOf(`${chosen}&leftFor=one-short&right=two&rightColour=blue&rightFor=one-short`)?.right.colourAt,
    ).toBe(0)
    expect(sidesOf('left=one&leftColour=none')?.left.colourAt).toBe(0)
  })
})

describe('the tables of a comparison', () => {
  const sides = sidesOf()
  if (sides === null) throw new Error('the fixture compares nothing')
  const pair = { left: sides.left.variant, right: sides.right.variant }
  const rows = compareTables(pair, [...sides.left.variants]).flatMap((table) => table.rows)
  const row = (title: string) => rows.find((each) => each.title === title)

  it('CMP-01: are performance, dimensions and features', () => {
    expect(compareTables(pair, []).map(({ title }) => title)).toEqual([
      'Performance',
      'Dimensions',
      'Features',
    ])
  })

  it('mark the better value: the higher range, the shorter sprint; bars share a scale', () => {
    expect(row('Range, WLTP')?.cells).toEqual({
      left: { text: '655 km', isBest: true, bar: 1 },
      right: { text: '450 km', isBest: false, bar: 0.687 },
    })
    expect(row('0–100 km/h')?.cells.left).toEqual({ text: '3.2 s', isBest: true, bar: 1 })
    expect(row('0–100 km/h')?.cells.right.bar).toBe(0.471)
  })

  it('write two motors as one value, compare them as their sum, and leave lengths unjudged', () => {
    expect(row('Power, front/rear')?.cells.left).toMatchObject({ text: '200/372 kW', isBest: true })
    expect(row('Length')).toMatchObject({ same: true, cells: { left: { isBest: false, bar: null } } })
    expect(row('Air suspension')?.cells).toMatchObject({ left: { text: 'Yes' }, right: { text: 'No' } })
  })

  it('leave out what neither side has, and say nothing of better where one side has none', () => {
    expect(row('Battery')).toBeUndefined()
    const half = { ...pair.right, performance: { ...pair.right.performance, rangeWltpKm: null } }
    const [range] = compareTables({ left: pair.left, right: half }, [])[0]?.rows ?? []
    expect(range?.cells).toMatchObject({ left: { isBest: false }, right: { text: '–', bar: 0 } })
  })
})

describe('the page of a comparison', () => {
  it('CMP-11: links to the search of the model by its short name; CMP-12: is at the page its models name', async () => {
    const page = await findModelComparison(dealer(), 'volta-pair', new URLSearchParams())
    expect(page?.meta.path).toBe('/pages/volta-pair')
    expect(page?.sides.map(({ search }) => search)).toEqual(
      ['one', 'one'].map((id) => `/search/new-used-and-demo-cars?query=${id}`),
    )
    expect(page?.all.variants.map(({ name, on }) => [name, on])).toEqual([
      ...[
        ['One Short', 'right'],
        ['One Long', 'left'],
        ['Two Short', null],
        ['Two Long', null],
      ],
    ])
    expect(page?.summary).toBe('Four variants: One and Two. WLTP range 450 to 655 km, 0–100 in 3.2 to 6.8 s.')
    expect(await findModelComparison(dealer(), 'none', new URLSearchParams())).toBeNull()
  })

  it('CMP-02: of any two models opens with a test drive and an order of the left one and the pictures of both', async () => {
    const page = await findModelComparison(dealer(), '', new URLSearchParams('left=two&right=one'))
    expect(page?.hero.title).toBe('Compare Two and One')
    expect(page?.hero.text).toBe('Two Long beside One Long')
    expect(page?.hero.buttons.map(({ label }) => label)).toEqual(['Test Drive', 'Order Now'])
    expect(page?.hero.buttons.every(({ href }) => href.endsWith('two'))).toBe(true)
    expect(page?.hero.name).toBe('Two and One')
    expect(page?.hero.figures).toEqual([])
  })

  it('compares any two models of a dealer, and is linked where there are two', async () => {
    const page = await findModelComparison(dealer(), '', new URLSearchParams('left=one&right=two'))
    expect(page?.meta.title).toBe('Compare One Long and Two Long')
    const { models } = dealer([
      model('One', { comparisonPage: '' }),
      model('Two', { comparisonPage: '' }),
    ]).bundle
    expect(compareLink(models)).toEqual({ label: 'Compare models', href: '/models/compare' })
    expect(compareLink(models, models[0])).toEqual({
      label: 'Compare with Two',
      href: '/models/compare?left=one&right=two',
    })
    expect(compareLink(models.slice(1))).toBeNull()
    expect(compareLink(dealer().bundle.models)).toEqual({
      label: 'Compare One and Two',
      href: '/pages/volta-pair',
    })
  })
})

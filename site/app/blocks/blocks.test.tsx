import type { Block, BlockOf } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawLocation, rawOffer, testDealer } from '#app/http/testing/test-dealer.ts'
import { BlockList } from './block-list.tsx'
import { blockModels, withoutRepeatedTitle } from './blocks.server.ts'
import { carRowFilter } from './car-row/car-row.server.ts'
import { HeroBlock } from './hero/hero.tsx'
import { RichText } from './rich-text/rich-text.tsx'

const paragraph = (text: string, href?: string) => ({
  _type: 'block' as const,
  _key: 'b',
  style: 'normal' as const,
  listItem: undefined,
  level: undefined,
  children: [{ _type: 'span' as const, _key: 's', text, marks: href ? ['l'] : [] }],
  markDefs: href ? [{ _type: 'link' as const, _key: 'l', href }] : [],
})
const rich = (text: string, href?: string) => pageHtml(<RichText value={[paragraph(text, href)]} />)

test('text is text', () => {
  expect(rich('<script>alert(1)</script>')).not.toContain('<script')
})

test.each(['/about-us', 'https://example.com', 'mailto:a@b.example', 'tel:0755500100', '#hours'])(
  'a link to %s is a link',
  (href) => {
    expect(rich('words', href)).toContain(`href="${href}"`)
  },
)

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' java\tscript:alert(1)'])(
  'of a link to %j only the words remain',
  (href) => {
    expect(rich('words', href)).toBe('<p>words</p>')
  },
)

test('an unknown kind of text renders without error', () => {
  const unknown = [{ _type: 'video', _key: 'v' }, paragraph('after')] as never
  expect(pageHtml(<RichText value={unknown} />)).toBe('<p>after</p>')
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'sparkle', ''])(
  'of a mark named %j only the words remain, also as a definition',
  (name) => {
    const marked = {
      ...paragraph('words'),
      children: [{ _type: 'span', _key: 's', text: 'words', marks: [name, 'strong'] }],
    }
    expect(pageHtml(<RichText value={[marked] as never} />)).toBe('<p><strong>words</strong></p>')
    const defined = { ...marked, markDefs: [{ _type: name, _key: name }] }
    expect(pageHtml(<RichText value={[defined] as never} />)).toBe('<p><strong>words</strong></p>')
  },
)

const slide = (key: string, title: string) => ({
  key,
  title,
  description: '',
  image: null,
  buttons: [],
  points: [],
  start: null,
  expiry: null,
})
const hero: BlockOf<'hero'> = {
  type: 'hero',
  key: 'h',
  slides: [slide('1', 'One'), slide('2', 'Two')],
  showFinder: false,
  autoplay: true,
  stage: 'bodies',
  height: 'screen',
}

test('a hero has one h1, and a switch a slide that works without JavaScript', async () => {
  const [model] = await blockModels([hero], testDealer())
  if (model?.type !== 'hero') throw new Error('no hero')
  const html = pageHtml(<HeroBlock block={model} lead />)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/type="radio"/g)).toHaveLength(2)
})

test('a slide shows inside its dates, and the page changes at their ends', async () => {
  const now = '2026-12-01T00:00:00.000Z'
  const summer = { ...slide('1', 'Summer'), expiry: '2026-12-24T12:59:59.000Z' }
  const autumn = { ...slide('2', 'Autumn'), start: '2027-03-01T00:00:00.000Z' }
  const dealer = { ...testDealer(), now }
  const [model] = await blockModels([{ ...hero, slides: [summer, autumn] }], dealer)
  expect(model?.type === 'hero' && model.slides.map(({ title }) => title)).toEqual(['Summer'])
  expect(dealer.changes).toEqual(['2026-12-24T12:59:59.001Z', '2027-03-01T00:00:00.000Z'])
  expect(await blockModels([{ ...hero, slides: [autumn] }], dealer)).toEqual([])
})

test('tiles and buttons without a journey, and blocks left empty by that, are not shown', async () => {
  const tiles: Block = {
    type: 'callToAction',
    key: 't',
    title: 'Ways on',
    text: '',
    tiles: [{ key: '1', label: 'Book a service', text: '', href: '/book-a-service', image: null }],
  }
  const button = { key: 'b', title: 'Lead on', link: '/no-such-page', style: 'primary' as const }
  const withButton: Block = { ...hero, slides: [{ ...slide('1', 'One'), buttons: [button] }] }
  const models = await blockModels([tiles, withButton], testDealer())
  const html = pageHtml(<BlockList blocks={models} />)
  expect(html).not.toMatch(/Book a service|Ways on|Lead on/)
})

test('a row of cars queries the conditions staff chose, and is omitted without cars', async () => {
  const row = {
    key: 'r',
    title: '',
    order: 'latest' as const,
    carTypes: ['used' as const],
    makes: ['Make "One"'],
    bodies: [],
    maxPrice: 25_000,
    limit: 6,
    linkLabel: '',
    link: '',
  }
  expect(carRowFilter(row)).toEqual([
    'status IN ["in_stock", "coming_soon"]',
    'car_type IN ["used"]',
    'make IN ["Make \\"One\\""]',
    'price 1 TO 25000',
  ])
  expect(await blockModels([{ type: 'carRow', ...row }], testDealer())).toEqual([])
})

const place = (name: string, more: object) => ({
  ...rawLocation,
  id: `location-${name}`,
  slug: name,
  name,
  ...more,
})
const PLACES = [
  place('Yard', { locationType: 'sales', primary: true }),
  place('Workshop', { locationType: 'service' }),
  place('Counter', { locationType: 'parts' }),
  place('Closed', { locationType: 'sales', visible: false }),
]

test.each([
  ['primary', ['Yard']],
  ['sales', ['Yard']],
  ['service', ['Workshop']],
  ['parts', ['Counter']],
  ['service-and-parts', ['Workshop', 'Counter']],
  ['all', ['Yard', 'Workshop', 'Counter']],
  ['one', ['Counter']],
] as const)('LOC-01: a block of locations that shows “%s” has %j', async (show, names) => {
  const block: Block = {
    type: 'locations',
    key: 'l',
    title: '',
    show,
    layout: 'grid',
    location: 'location-Counter',
  }
  const [model] = await blockModels([block], testDealer({ locations: PLACES }))
  expect(model).toMatchObject({ type: 'locations', places: names.map((name) => ({ name })) })
})

test.each([
  ['a postcode', '4000', 'Your nearest is ', 'value="4000"'],
  ['a postcode that is none', '40', 'aria-invalid="true"', 'aria-describedby="near-error"'],
  ['nothing', '', 'Show nearest', 'All locations'],
])('a finder that is asked for %s answers in its own block', async (_name, near, ...said) => {
  const block = { type: 'locations', key: 'places', title: '', show: 'all', layout: 'finder', location: '' }
  const query = new URLSearchParams(near ? { asked: 'places', near } : {})
  const dealer = { ...testDealer({ locations: PLACES }), query }
  const html = pageHtml(<BlockList blocks={await blockModels([block as Block], dealer)} />)
  for (const text of said) expect(html).toContain(text)
  expect(html).toMatch(/<form[^>]*action="[^"]*#places"/)
})

test('a block of one location that is gone is not shown', async () => {
  const block: Block = {
    type: 'locations',
    key: 'l',
    title: '',
    show: 'one',
    layout: 'grid',
    location: 'location-Closed',
  }
  expect(await blockModels([block], testDealer({ locations: PLACES }))).toEqual([])
})

test('figures are the block’s own, else those of the settings, and without any not shown', async () => {
  const own = [{ key: 'f', value: '12', label: 'bays' }]
  const block = (figures: typeof own): Block => ({ type: 'figures', key: 'f', title: '', figures })
  const settings = { tenant: { figures: [{ value: '50+', label: 'places' }] } }
  const show = async (figures: typeof own, raw: object) =>
    pageHtml(<BlockList blocks={await blockModels([block(figures)], testDealer({ ...raw }))} />)
  expect(await show(own, settings)).toContain('12')
  expect(await show([], settings)).toContain('50+')
  expect(await show([], {})).toBe('')
})

test('BLOCK-07: running words are repeated 20 times, and lead to the offers or where staff say', async () => {
  const banner = { type: 'scrollingBanner', key: 's', text: 'Sale on', start: null, expiry: null } as const
  const show = async (link: string) =>
    pageHtml(<BlockList blocks={await blockModels([{ ...banner, link }], testDealer())} />)
  const html = await show('')
  expect(html.match(/Sale on/g)).toHaveLength(20)
  expect(html.match(/aria-hidden="true">Sale on/g)).toHaveLength(19)
  expect(html).toContain('href="/special-offers"')
  expect(await show('/locations')).toContain('href="/locations"')
  expect(await show('/no-such-page')).toBe('')
})

test('offers of a block are of its category, and as many as it says', async () => {
  const offer = (id: string, category: string) => ({ ...rawOffer, id, slug: id, name: id, category })
  const offers = [
    offer('one', 'Service offer'),
    offer('two', 'New car offer'),
    offer('three', 'Service offer'),
  ]
  const names = async (category: string, limit: number) => {
    const block: Block = { type: 'offers', key: 'o', title: '', category, limit }
    const [model] = await blockModels([block], testDealer({ offers }))
    return model?.type === 'offers' ? model.offers.map(({ name }) => name) : []
  }
  expect(await names('', 2)).toEqual(['one', 'two'])
  expect(await names('Service offer', 3)).toEqual(['one', 'three'])
  expect(await names('Trade-in offer', 3)).toEqual([])
})

/** A block of a kind with what the projection answers, as its page shows it. */
async function blockHtml(raw: { type: string } & Record<string, unknown>, dealer = testDealer()) {
  const [page] = testDealer({
    pages: [{ id: 'p', slug: 'p', title: 'P', blocks: [{ key: 'k', ...raw }] }],
  }).bundle.pages
  return pageHtml(<BlockList blocks={await blockModels(page?.blocks ?? [], dealer)} />)
}
const items = (...list: object[]) => list.map((item, at) => ({ key: `i${at}`, ...item }))

test('BLOCK-05: tabs show one column, the first by default, and every column’s parts are there', async () => {
  const column = (title: string) => ({
    title,
    subtitle: 'S',
    text1: 'One',
    text3: 'Three',
    btnText: 'Go',
    btnLink: '/locations',
    specs: items({ label: 'Range', value: '520 km' }),
  })
  const html = await blockHtml({ type: 'hiddenColumns', items: items(column('A'), column('B')) })
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).toMatch(/checked=""[^>]*value="i0"|value="i0"[^>]*checked=""/)
  expect(html.match(/520 km/g)).toHaveLength(2)
  expect(html).toContain('<h2 class="columns-tabs__title">A</h2>')
})

test('BLOCK-12: a recall names 5,168 vehicles and the years 2021–2022, and its state', async () => {
  const recall = { type: 'recall', title: 'Seat belt', affected: 5168, yearFrom: 2021, yearTo: 2022 }
  const html = await blockHtml(recall)
  expect(html).toContain('5,168')
  expect(html).toContain('2021–2022')
  expect(html).toContain('Active recall campaign')
  expect(await blockHtml({ ...recall, status: 'completed', yearTo: 2021 })).toMatch(/Completed.*>2021</)
})

test('BLOCK-16: certified used carries its three points unless staff write others', async () => {
  expect(await blockHtml({ type: 'certifiedUsed' })).toMatch(
    /Additional 1-year backed warranty.*90 point inspection.*12 months roadside assist/,
  )
  expect(await blockHtml({ type: 'certifiedUsed', points: ['Two keys'] })).not.toContain('90 point')
})

test('VAR-35: a warranty claims the brand’s years, the dealer’s own, or 3 as standard', async () => {
  const makes = [{ name: 'MG', warrantyYears: 7 }, { name: 'Other' }]
  expect(await blockHtml({ type: 'warranty', makes })).toMatch(/MG.*7 year.*Other.*3 year standard/)
  expect(await blockHtml({ type: 'warranty', makes, years: 5 })).toMatch(/MG.*5 year.*Other.*5 year/)
  expect(await blockHtml({ type: 'warranty' })).toContain('3 year standard warranty')
})

test('BLOCK-20: three feature links, the usual ones unless staff write others', async () => {
  expect(await blockHtml({ type: 'featureLinks' })).toMatch(/Latest offers.*Book a service.*Sell your car/)
  const links = items({ label: 'Mine', href: '/locations' })
  expect(await blockHtml({ type: 'featureLinks', links })).not.toContain('Latest offers')
})

test('a form in a page has no idempotency key that two visitors would share', async () => {
  const [page] = testDealer({
    pages: [{ id: 'p', slug: 'p', title: 'P', blocks: [{ type: 'leadForm', key: 'f', form: 'enquiry' }] }],
  }).bundle.pages
  const [model] = await blockModels(page?.blocks ?? [], testDealer())
  if (model?.type !== 'leadForm') throw new Error('no form')
  expect(model.form.carried).toMatchObject({ kind: 'enquiry' })
  expect(model.form.carried).not.toHaveProperty('idempotency_key')
})

test('a form in a page says what happens once it is sent', async () =>
  expect(await blockHtml({ type: 'leadForm', form: 'enquiry' })).toMatch(/What happens next.*We’ll get it/))

test('a film plays in the page where its policy allows, and one that is not https is not shown', async () => {
  const film = {
    type: 'video',
    title: 'Walk round',
    url: 'https://films.example/a.mp4',
    transcript: 'One.\n\nTwo.',
  }
  expect(await blockHtml(film)).toMatch(/href="https:\/\/films.example\/a.mp4".*<p>One\.<\/p><p>Two\.<\/p>/)
  expect(await blockHtml({ ...film, url: '/film.mp4' })).toBe('')
})

test('a heading that repeats the page’s title is left out of the first block alone', () => {
  const text = (key: string, title: string) => ({ type: 'richText' as const, key, title, body: [] })
  const [first, second] = withoutRepeatedTitle('About us', [text('a', 'About Us '), text('b', 'About us')])
  expect([first, second]).toMatchObject([{ title: '' }, { title: 'About us' }])
  expect(withoutRepeatedTitle('Other', [text('a', 'About us')])).toMatchObject([{ title: 'About us' }])
})

test('reviews are those of all locations together, newest first, with the spread of those that know it', async () => {
  const reviewed = (name: string, averageRating: number, quote: object, spread?: object) =>
    place(name, {
      reviews: {
        count: 100,
        averageRating,
        spread,
        quotes: [{ author: name, rating: 5, text: 'T', ...quote }],
      },
    })
  const spread = { five: 60, four: 40, three: 0, two: 0, one: 0 }
  const locations = [
    reviewed('North', 4.8, { date: '2026-10-01' }, spread),
    reviewed('South', 4.6, { date: '2026-11-01' }),
  ]
  const block: Block = { type: 'reviews', key: 'r', title: '', show: 'all', location: '' }
  const [model] = await blockModels([block], testDealer({ locations }))
  if (model?.type !== 'reviews') throw new Error('no reviews')
  expect(model.rating).toMatchObject({ value: 4.7, count: 200 })
  expect(model.reviews.map(({ author }) => author)).toEqual(['South', 'North'])
  expect(model.spread).toEqual([60, 40, 0, 0, 0])
})

test('steps are a list in order, and a drawback has no tick', async () => {
  const points = [{ key: 'p', title: 'We miss', text: '', mark: 'minus' as const }]
  const block = (numbered: boolean): Block => ({
    type: 'servicePoints',
    key: 's',
    title: 'T',
    text: '',
    image: null,
    buttons: [],
    numbered,
    points,
  })
  const show = async (numbered: boolean) =>
    pageHtml(<BlockList blocks={await blockModels([block(numbered)], testDealer())} />)
  expect(await show(true)).toMatch(/<ol[^>]*>(?!.*<svg)/)
  expect(await show(false)).toContain('data-mark="minus"')
  expect(await show(false)).not.toContain('#check')
})

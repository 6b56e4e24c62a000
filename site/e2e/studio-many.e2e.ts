// Lists and the calendar stay quick when a site has 5,000 tiles and offers. In the long run only.
import { addDays, dateAt } from '@forecourt/schemas/contract'
import { expect, type Locator, test } from '@playwright/test'
import { mutateLake, queryLake } from './content.ts'
import { openStudio } from './open-studio.ts'
import { shoot } from './site-process.ts'

test.describe.configure({ mode: 'default', timeout: 300_000 })

const SITE = 'tenant-quayside'
const EACH = 2500
/** Written at once; the lake takes no larger bodies. */
const BATCH = 250
const TYPES = ['promoTile', 'offer'] as const
/** What a person still takes for “at once”, in milliseconds. */
const QUICK = 1000
/** Runs of one build differ by a fifth on a machine that is not at rest. */
const NOISE = 1.2

const readId = (type: string, at: number) => `${type}-e2e-many-${at}`

/** Two weeks each, spread over a year to either side of today. */
function makeDocument(type: (typeof TYPES)[number], at: number, today: string) {
  const from = addDays(today, Math.round((at / EACH) * 730) - 365)
  const name = `${type === 'offer' ? 'Offer' : 'Tile'} number ${at}`
  return {
    _id: readId(type, at),
    _type: type,
    name,
    start: `${from}T00:00:00Z`,
    expiry: `${addDays(from, 14)}T00:00:00Z`,
    sites: [{ _type: 'reference', _ref: SITE, _key: 'first' }],
    ...(type === 'offer'
      ? { kind: 'standard', description: name, orderRank: `1|${String(at).padStart(6, '0')}:` }
      : { headline: name, link: '/search', position: (at % 24) + 1 }),
  }
}

async function inBatches(write: (type: (typeof TYPES)[number], at: number) => Record<string, unknown>) {
  const all = TYPES.flatMap((type) => Array.from({ length: EACH }, (_, at) => write(type, at)))
  for (let at = 0; at < all.length; at += BATCH) await mutateLake(all.slice(at, at + BATCH))
}

/** Milliseconds from a click to the sight of what it leads to; printed. */
async function timed(what: string, click: Locator, sight: Locator): Promise<number> {
  const started = Date.now()
  await click.click()
  await sight.waitFor()
  const took = Date.now() - started
  process.stdout.write(`» ${what} with ${EACH * TYPES.length} documents: ${took} ms\n`)
  return took
}

test.beforeAll(() => {
  const today = dateAt(new Date().toISOString(), 'Australia/Sydney')
  return inBatches((type, at) => ({ createOrReplace: makeDocument(type, at, today) }))
})

test.afterAll(async () => {
  await inBatches((type, at) => ({ delete: { id: readId(type, at) } }))
  expect(await queryLake<number>('count(*[_id match "*-e2e-many-*"])')).toBe(0)
})

test('lists of content and a month of the calendar open within a second', { tag: '@long' }, async ({
  browser,
}) => {
  const { page, errors } = await openStudio(browser, 'Editor, Quayside')
  const tool = (name: string) => page.getByTestId('studio-navbar').getByRole('link', { name, exact: true })
  const entry = (name: string) => page.getByRole('link', { name, exact: true })
  const item = (name: RegExp) => page.getByRole('link', { name }).first()

  await tool('Content').click()
  // The first list of a session also loads the script of all lists.
  await entry('Pages').click()
  await item(/./).waitFor()
  const tiles = await timed('all tiles', entry('Promo tiles'), item(/Tile number \d+/))
  await shoot(page, 'studio-many-list')
  const offers = await timed('all offers', entry('Offers'), item(/Offer number \d+/))

  const bar = page.getByRole('button', { name: /^Tile number \d+, Promo tile/ }).first()
  const month = await timed('the calendar’s month', tool('Calendar'), bar)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const later = page.getByRole('heading', { level: 1 }).filter({ hasNotText: heading ?? '' })
  await timed('its next month, the name', page.getByRole('button', { name: 'Later' }), later)
  await shoot(page, 'studio-many-calendar')
  for (const took of [tiles, offers, month]) expect(took).toBeLessThanOrEqual(QUICK * NOISE)
  expect(errors).toEqual([])
  await page.context().close()
})

// The search server is unavailable: what visitors are answered, and how long they wait.
import { afterEach, expect, test, vi } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import { PAGE_BUDGET_MS } from '#app/integrations/stock-time-budget.server.ts'
import { MAX_STALE_MS } from './documents/document-cache.ts'
import { FakeContent, rawTenant } from './fixtures/fake-content.ts'
import { openSearchServer, type SearchMode } from './fixtures/search-server.ts'
import { buildPage, html, openTestServer, previewOf } from './fixtures/test-server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const MINUTE_MS = 60_000
/** What the breaker waits before it lets a call probe, and a little. */
const BREAK_MS = 4_000

/** As the routes do: three searches, and a page of its own where one is not answered. */
async function resultsPage(_request: Request, context: RequestContext): Promise<Response> {
  if (context.site.kind !== 'dealer') throw new Error('no dealer')
  const scope = getStockScope(context.site.bundle.tenant, context.now)
  const ask = () => context.stock.listCars(scope, { limit: 1 })
  try {
    await ask()
    await Promise.all([ask(), ask()])
    return html(buildPage(context))
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    return html('<h1>Out for a moment</h1>', { status: 503 })
  }
}

/** A site with a search server, at a time that the test moves. */
async function openShop(render: typeof resultsPage = resultsPage) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const search = await openSearchServer()
  const content = new FakeContent('a', 'b')
  const site = await openTestServer(content, render, {
    searchHost: search.host,
    isPrivate: (path) => path.startsWith('/my'),
  })
  const publish = (name: string) => {
    content.bundles.set('a', { tenant: { ...rawTenant('a'), name } })
    content.follower?.event({ documentId: 'tenant-a', before: null, after: { _type: 'tenant' } })
  }
  return { ...site, search, publish, later: (ms: number) => vi.setSystemTime(Date.now() + ms) }
}

test.each<SearchMode>(['refuses', 'hangs'])(
  'while the search %s, a page is answered from its older version, also after a publish and an import',
  async (mode) => {
    const { get, search, publish, stock, later } = await openShop()
    const before = await get('/search/all')
    search.mode = mode
    publish('New name')
    stock.current = '2'
    later(MINUTE_MS)
    const { status, text, headers } = await get('/search/all')
    expect([status, text]).toEqual([200, before.text])
    expect(headers).toMatchObject({
      'cache-status': 'forecourt; fwd=stale; fwd-status=503',
      'cache-control': 'public, max-age=0, must-revalidate',
      age: '60',
      'content-security-policy': before.headers['content-security-policy'],
    })
  },
)

test('a page whose rules changed is answered while the search is unavailable', async () => {
  const { get, search, later } = await openShop()
  const before = await get('/search/all')
  search.mode = 'refuses'
  later(11 * MINUTE_MS)
  expect((await get('/search/all')).text).toBe(before.text)
})

test('a page that is not cached answers 503 with Retry-After', async () => {
  const { get, search } = await openShop()
  await get('/search/all')
  search.mode = 'refuses'
  const { status, headers, text } = await get('/search/used-cars')
  expect([status, headers['retry-after'], text]).toEqual([503, '5', '<h1>Out for a moment</h1>'])
})

test('a page of an older version is not another dealer’s or of another query', async () => {
  const { get, search, stock } = await openShop()
  await get('/search/all?make=a')
  search.mode = 'refuses'
  stock.current = '2'
  for (const [path, host] of [
    ['/search/all?make=a', 'b.base.example'],
    ['/search/all?make=b', 'a.base.example'],
  ] as const)
    expect((await get(path, { headers: { host } })).status).toBe(503)
})

test('when the search is back, the next page is of the newest version', async () => {
  const { get, search, publish, later } = await openShop()
  await get('/search/all')
  search.mode = 'hangs'
  publish('New name')
  expect((await get('/search/all')).text).toContain('Dealer A')
  search.mode = 'answers'
  later(BREAK_MS)
  const { text, headers } = await get('/search/all')
  expect(text).toContain('New name')
  expect(headers['cache-status']).toBeUndefined()
})

test('a page is not answered from a version that is older than a day', async () => {
  const { get, search, later } = await openShop()
  await get('/search/all')
  search.mode = 'refuses'
  later(MAX_STALE_MS)
  expect((await get('/search/all')).status).toBe(503)
})

test('a page that answered 404 is not served from an older version', async () => {
  let isGone = false
  const { get, search, stock } = await openShop(async (request, context) =>
    isGone ? html('deleted', { status: 404 }) : resultsPage(request, context),
  )
  await get('/cars/one')
  isGone = true
  stock.current = '2'
  expect((await get('/cars/one')).status).toBe(404)
  isGone = false
  search.mode = 'refuses'
  expect((await get('/cars/one')).status).toBe(503)
})

test('data of a page: no stale version while the search is unavailable', async () => {
  const { get, search, stock } = await openShop()
  await get('/search/all.data')
  search.mode = 'refuses'
  stock.current = '2'
  expect((await get('/search/all.data')).status).toBe(503)
})

test('a defect is not hidden behind an older page', async () => {
  let isBroken = false
  const { get, stock } = await openShop(async (request, context) =>
    isBroken ? html('defect', { status: 500 }) : resultsPage(request, context),
  )
  await get('/search/all')
  isBroken = true
  stock.current = '2'
  expect((await get('/search/all')).status).toBe(500)
})

test('a preview and a personal page are never answered from an older version', async () => {
  const { get, search } = await openShop()
  const [cookie = ''] = previewOf('a.base.example').split(';')
  await get('/search/all')
  await get('/my-garage')
  search.mode = 'refuses'
  expect((await get('/search/all', { headers: { cookie } })).status).toBe(503)
  expect((await get('/my-garage')).status).toBe(503)
})

test('a page that failed is not rendered again for requests a moment later', async () => {
  const { get, search, stock, rendered, later } = await openShop()
  await get('/search/all')
  search.mode = 'refuses'
  stock.current = '2'
  for (let visit = 0; visit < 5; visit += 1) expect((await get('/search/all')).status).toBe(200)
  expect(rendered).toHaveLength(2)
  later(2_000)
  await get('/search/all')
  expect(rendered).toHaveLength(3)
})

test('while a search hangs, concurrent visitors cause one attempt per page, later ones none', async () => {
  const { get, search, later } = await openShop()
  search.mode = 'hangs'
  /** Twenty visitors of ten pages. */
  const visit = (path: string) =>
    Promise.all(Array.from({ length: 20 }, (_none, index) => get(`${path}?page=${index % 10}`)))
  const started = performance.now()
  const first = await visit('/search/a')
  // Generous for a slow machine; attempts that follow each other would take ten budgets.
  expect(performance.now() - started).toBeLessThan(4 * PAGE_BUDGET_MS)
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([503]))
  // One for each page, and after the timeout an empty question: whether the index answers at all.
  expect(search.asked).toBeLessThanOrEqual(11)
  await visit('/search/b')
  const { asked } = search
  expect(asked).toBeLessThanOrEqual(11)
  later(BREAK_MS)
  await visit('/search/c')
  expect(search.asked).toBe(asked + 1)
})

test('the budget of a page leaves time to answer it within 1.5 seconds', () => {
  expect(PAGE_BUDGET_MS).toBeLessThanOrEqual(1_000)
})

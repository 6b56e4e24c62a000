import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { action } from './route.ts'

const SHOPPER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'
const tile = { id: 'promoTile-sale', name: 'Sale' }
const page = { id: 'page-a-fleet', title: 'Fleet', slug: 'fleet', blocks: [] }
const dealer = testDealer({ promoTiles: [tile], pages: [page] })

type Sent = { headers?: Record<string, string>; change?: Partial<RequestContext>; allowed?: boolean }

async function post(body: unknown, { headers = {}, change = {}, allowed = true }: Sent = {}) {
  const added: unknown[] = []
  const context = {
    ...(await testContext(dealer)),
    now: '2026-11-24T14:30:00.000Z',
    staff: null,
    limits: { take: async () => (allowed ? { ok: true } : { ok: false, retryAfterSeconds: 1 }) },
    addCounts: (day: string, counts: readonly unknown[]) => added.push(day, ...counts),
    ...change,
  } as RequestContext
  const request = new Request('http://a.example/api/counts', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'user-agent': SHOPPER, ...headers },
  })
  const answer = await Promise.resolve(action({ request, context, params: {} })).catch(
    (thrown: Response) => thrown,
  )
  return { status: answer.status, added }
}

const SEEN = { visit: false, pages: [{ path: '/search/used', items: [['tile 8 promoTile-sale', 1, 1, 2]] }] }
const NOTHING = { status: 204, added: [] }

test('what a page counted is added by place, on the day of the dealer’s clock, with the visit', async () => {
  const pages = [...SEEN.pages, { path: '/fleet', items: [['page', 1, 0, 0]] }]
  expect(await post({ visit: true, pages })).toEqual({
    status: 204,
    added: [
      '2026-11-25',
      { kind: 'tile', item: tile.id, page: 'results', position: 8, seen: 1, clicked: 1, enquiries: 2 },
      { kind: 'page', item: page.id, page: 'page', position: 0, seen: 1, clicked: 0, enquiries: 0 },
      { kind: 'visit', item: '', page: 'results', position: 0, seen: 1, clicked: 0, enquiries: 0 },
    ],
  })
})

test('what is not of this dealer’s content is left out', async () => {
  const items = [
    ['tile 8 promoTile-b', 1, 1, 0],
    ['offer 1 promoTile-sale', 1, 0, 0],
  ]
  const { added } = await post({ visit: false, pages: [{ path: '/search', items }] })
  expect(added).toEqual(['2026-11-25'])
})

const at = (change: object) => ({ visit: false, pages: [{ ...SEEN.pages[0], ...change }] })

test.each<[string, unknown]>([
  ['a query in a path', at({ path: '/search?name=jo' })],
  ['another site’s address', at({ path: 'https://other.example/' })],
  ['an unknown kind', at({ items: [['person 1 jo', 1, 0, 0]] })],
  ['a mark with words', at({ items: [['tile 8 jo smith', 1, 0, 0]] })],
  ['a thousand views at once', at({ items: [['page', 1_000, 0, 0]] })],
  ['a hundred enquiries', at({ items: [['page', 1, 0, 100]] })],
  ['many pages', { visit: false, pages: Array.from({ length: 21 }, () => SEEN.pages[0]) }],
  ['many things', at({ items: Array.from({ length: 61 }, () => ['page', 1, 0, 0]) })],
  ['a field that is none', { ...SEEN, person: 'jo' }],
  ['nothing', null],
])('%s is refused', async (_what, body) => {
  expect(await post(body)).toEqual({ status: 400, added: [] })
})

test('a body longer than any page’s is refused unread', async () => {
  expect((await post(JSON.stringify({ ...SEEN, more: 'x'.repeat(100_000) }))).status).toBe(413)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.31',
  '',
])('what the program “%s” sees is not counted', async (name) => {
  expect(await post(SEEN, { headers: { 'user-agent': name } })).toEqual(NOTHING)
})

test.each<[string, Sent]>([
  ['asks not to be tracked', { headers: { 'sec-gpc': '1' } }],
  ['asks so in the older way', { headers: { dnt: '1' } }],
  ['shows a preview', { change: { preview: true } }],
  [
    'is of staff',
    {
      change: {
        staff: { user: 'e', readsLeads: false, isAdministrator: false, managesPeople: false, cars: 'none' },
      },
    },
  ],
])('nothing is counted of a browser that %s', async (_what, sent) => {
  expect(await post(SEEN, sent)).toEqual(NOTHING)
})

test('a browser that reports too often is told so', async () => {
  expect(await post(SEEN, { allowed: false })).toEqual({ status: 429, added: [] })
})

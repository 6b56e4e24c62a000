import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { AppError } from '#app/errors.ts'
import { DatabaseUnavailableError } from '../db/unavailable.ts'
import { RENDER_TIMEOUT_MS } from './documents/documents.ts'
import { FakeContent, rawTenant } from './fixtures/fake-content.ts'
import { html, openTestServer } from './fixtures/test-server.ts'

const shops = () => new FakeContent('a', 'b')
const at = (host: string) => ({ headers: { host } })

test('a defect shows a page with a reference and no cause, and is logged once with request and dealer', async () => {
  const { get, lines } = await openTestServer(shops(), () =>
    Promise.reject(new Error('database password is hunter2')),
  )
  const { status, text, headers } = await get('/x?email=somebody@example.org')
  expect(status).toBe(500)
  expect(text).toContain(headers['x-request-id'])
  expect(text).not.toContain('hunter2')
  const errors = lines.filter(({ level }) => level === 50)
  expect(errors).toEqual([
    expect.objectContaining({ tenant: 'a', path: '/x', requestId: headers['x-request-id'] }),
  ])
  expect(JSON.stringify(errors)).not.toContain('somebody')
})

test('a foreseen failure answers with its status and when to come back', async () => {
  const { get } = await openTestServer(shops(), () => Promise.reject(new AppError('stock_unavailable')))
  const { status, headers } = await get('/x')
  expect([status, headers['retry-after']]).toEqual([503, '5'])
})

test('a page replaced by its dealer’s error page is not cached and is logged', async () => {
  const { get, lines, rendered } = await openTestServer(shops(), () =>
    html('<h1>Out for a moment</h1>', { status: 503 }),
  )
  const { status, headers, text } = await get('/search/all')
  await get('/search/all')
  expect([status, headers['retry-after'], text]).toEqual([503, '5', '<h1>Out for a moment</h1>'])
  expect(rendered).toHaveLength(2)
  expect(lines).toContainEqual(
    expect.objectContaining({
      requestId: headers['x-request-id'],
      tenant: 'a',
      path: '/search/all',
      status: 503,
    }),
  )
})

test('a request whose visitor left before the answer is not logged as a failed page', async () => {
  const [begun, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { get, lines, port } = await openTestServer(shops(), async ({ signal }) => {
    begun.resolve()
    await new Promise((done) => signal.addEventListener('abort', done))
    aborted.resolve()
    return new Response('Unexpected Server Error', { status: 500 }) // Remix's answer to an aborted request
  })
  const headers = { host: 'a.base.example' }
  const visit = request({ host: '127.0.0.1', port, path: '/x', method: 'POST', headers })
  visit.on('error', () => {})
  visit.end()
  await begun.promise
  visit.destroy()
  await aborted.promise
  // An answer to somebody else shows that the first one has been processed.
  expect((await get('/healthz')).status).toBe(200)
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
})

/** A server whose pages are rendered when the test lets them, asked for the same page by so many at once. */
async function openWaitingServer(answers: (Promise<Response> | Response)[], visitors: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const signals: AbortSignal[] = []
  const site = await openTestServer(shops(), ({ signal }) => {
    signals.push(signal)
    return answers.shift() ?? html('')
  })
  const arrived = Promise.withResolvers<void>()
  let count = 0
  // The last thing asked before a page is looked for.
  Object.defineProperty(site.stock, 'current', {
    get: () => {
      count += 1
      if (count === visitors) arrived.resolve()
      return '1'
    },
  })
  const waiting = Promise.all(Array.from({ length: visitors }, () => site.get('/x')))
  await arrived.promise
  return { ...site, signals, waiting }
}

test('a hanging page answers 503 to all waiting requests, is logged once and retried', async () => {
  const hang = new Promise<never>(() => {})
  const { get, lines, rendered, waiting, signals } = await openWaitingServer([hang, html('<h1>Here</h1>')], 3)
  vi.advanceTimersByTime(RENDER_TIMEOUT_MS)
  for (const { status, headers, text } of await waiting) {
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(text).toContain('right back')
  }
  expect([rendered.length, signals[0]?.aborted]).toEqual([1, true])
  const logged = lines.filter(({ code }) => code === 'too_slow')
  expect(logged).toEqual([expect.objectContaining({ tenant: 'a', path: '/x', level: 40 })])
  // Whichever page a visitor reports, its reference is the one in the log.
  for (const { text } of await waiting) expect(text).toContain(logged[0]?.requestId)
  expect((await get('/x')).text).toBe('<h1>Here</h1>')
})

test('a body that never ends is waited for no longer than a page', async () => {
  const endless = new ReadableStream({ start: (out) => out.enqueue(Buffer.from('so far')) })
  const { waiting } = await openWaitingServer([new Response(endless)], 1)
  vi.advanceTimersByTime(RENDER_TIMEOUT_MS)
  expect((await waiting).map(({ status }) => status)).toEqual([503])
})

test('a defect of a shared render is logged once', async () => {
  const defect = Promise.withResolvers<Response>()
  const { lines, waiting } = await openWaitingServer([defect.promise], 5)
  defect.reject(new Error('defect'))
  const answers = await waiting
  const [line, ...more] = lines.filter(({ level }) => level === 50)
  expect(more).toEqual([])
  for (const { status, text } of answers) {
    expect(status).toBe(500)
    expect(text).toContain(line?.requestId)
  }
})

test('started with the lake down, the site reports it and recovers', async () => {
  const source = shops()
  source.answers = false
  const { get, lines } = await openTestServer(source)
  const answer = await get('/')
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.text).toContain('right back')
  expect(lines).toContainEqual(expect.objectContaining({ code: 'content_unavailable' }))
  source.answers = true
  source.follower?.joined()
  expect((await get('/')).status).toBe(200)
})

test('with the lake down later, the site serves the cached content', async () => {
  const source = shops()
  const { get } = await openTestServer(source)
  await get('/x')
  source.answers = false
  source.follower?.event({ documentId: 'tenant-a', before: null, after: { _type: 'tenant' } })
  expect((await get('/x')).text).toContain('Dealer A')
  expect((await get('/y')).text).toContain('Dealer A')
})

test.each([
  ['an address of 10 kB', `/search/all?make=${'a'.repeat(10_000)}`, {}, 414],
  ['a host that cannot be', '/', at('a.base.example:99999'), 400],
  ['a method nobody knows', '/', { method: 'PROPFIND' }, 405],
  ['a body of 2 MB', '/api/x', { method: 'POST', body: Buffer.alloc(2_000_000) }, 413],
] as const)('%s gets a clear page and a line in the log', async (_, path, request, status) => {
  const { get, lines, rendered } = await openTestServer(shops())
  const answer = await get(path, request)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain('<h1>')
  expect(lines).toContainEqual(
    expect.objectContaining({ requestId: answer.headers['x-request-id'], level: 30 }),
  )
  expect(rendered).toEqual([])
})

test('a body of undeclared length is cut off at the same bound', async () => {
  const { get } = await openTestServer(shops(), async (request) =>
    html(String((await request.arrayBuffer()).byteLength)),
  )
  const headers = { 'transfer-encoding': 'chunked' }
  expect((await get('/api/x', { method: 'POST', headers, body: Buffer.alloc(2_000_000) })).status).toBe(413)
  expect((await get('/api/x', { method: 'POST', headers, body: Buffer.alloc(900_000) })).text).toBe('900000')
})

const asJson = { 'content-type': 'application/json', accept: 'application/json' }
const dealer = { tenant: rawTenant('a', { phones: { main: '07 5550 0199' } }) }
const CALL = 'Please call us on 07 5550 0199, or try again in a few minutes.'

/** A server whose pages fail as the application's do while the database is unavailable. */
async function openWithoutDatabase(render: () => Response) {
  const source = new FakeContent()
  source.add('a', dealer)
  const failure = new DatabaseUnavailableError(new Error('connect ECONNREFUSED 127.0.0.1:5432'), true)
  return openTestServer(
    source,
    (_, context) => {
      context.noteFailure(failure)
      return render()
    },
    { isPrivate: () => true },
  )
}

test.each([
  ['an action without a page', () => new Response('database_unavailable', { status: 503 })],
  ['the page of an action', () => html('<h1>Out</h1>', { status: 503 })],
])('a program that posts to %s reads JSON while the database is unavailable', async (_, render) => {
  const { get, lines } = await openWithoutDatabase(render)
  const post = { method: 'POST', headers: asJson, body: '{}' }
  const { status, headers, text } = await get('/api/leads', post)
  expect([status, headers['retry-after'], headers['content-type']]).toEqual([
    503,
    '5',
    'application/json; charset=utf-8',
  ])
  const reference = headers['x-request-id']
  expect(JSON.parse(text)).toEqual({ error: `This does not work right now. ${CALL}`, reference })
  const reason = 'The database cannot be used: connect ECONNREFUSED 127.0.0.1:5432'
  expect(lines).toContainEqual(expect.objectContaining({ code: 'database_unavailable', reason }))
})

test('a form that is posted while the database is unavailable is answered with whom to call', async () => {
  const { get } = await openWithoutDatabase(() => html('<h1>Nobody’s page</h1>', { status: 503 }))
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
  const { status, headers: answered, text } = await get('/x', { method: 'POST', headers, body: 'a=1' })
  expect([status, answered['retry-after']]).toEqual([503, '5'])
  expect(text).toContain('<h1>This does not work right now</h1>')
  expect(text).toContain(CALL)
})

test('a page read while the database is unavailable is the dealer’s own, and the log names the cause', async () => {
  const { get, lines } = await openWithoutDatabase(() => html('<h1>Out</h1>', { status: 503 }))
  expect((await get('/my-garage')).text).toBe('<h1>Out</h1>')
  const reason = expect.stringContaining('ECONNREFUSED')
  const warnings = lines.filter(({ level }) => Number(level) >= 40)
  expect(warnings).toEqual([expect.objectContaining({ status: 503, route: 'page', reason })])
})

test('a program that is refused reads JSON, whatever the reason', async () => {
  const { get } = await openTestServer(shops(), () => Promise.reject(new Error('defect')))
  const broken = await get('/x', { method: 'POST', headers: asJson, body: '{}' })
  expect([broken.status, JSON.parse(broken.text)]).toEqual([
    500,
    { error: expect.stringContaining('Something went wrong'), reference: broken.headers['x-request-id'] },
  ])
  const unknown = await get('/x', { headers: { ...asJson, host: 'nobody.example' } })
  expect([unknown.status, JSON.parse(unknown.text)]).toEqual([
    404,
    { error: expect.stringContaining('There is no site here') },
  ])
})

// What monitors and load balancers are answered.
import { expect, test } from 'vitest'
import { FakeContent } from './fixtures/fake-content.ts'
import { openSearchServer, type SearchMode } from './fixtures/search-server.ts'
import { openTestServer } from './fixtures/test-server.ts'

/** A site whose services the test stops, with a clock that it moves. */
async function openSite() {
  const time = { now: 0 }
  const search = await openSearchServer()
  const source = new FakeContent('a')
  const site = await openTestServer(source, undefined, { searchHost: search.host, clock: () => time.now })
  const ask = async (path: string) => {
    // As a load balancer asks: by the machine's address and not by a dealer's name.
    const { status, headers, text } = await site.get(path, { headers: { host: '127.0.0.1:3000' } })
    return { status, headers, body: JSON.parse(text) as Record<string, unknown> }
  }
  return { ...site, ask, time, search, source }
}

test('with all services available, the site reports it and is ready', async () => {
  const { ask } = await openSite()
  const health = await ask('/healthz')
  expect([health.status, health.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(health.body).toEqual({
    status: 'available',
    content: 'connected',
    stock: 'connected',
    database: 'connected',
    following: 0,
  })
  const ready = await ask('/readyz')
  expect([ready.status, ready.headers['cache-control'], ready.body]).toEqual([
    ...[200, 'no-store', { status: 'ready' }],
  ])
})

test.each<SearchMode>(['refuses', 'hangs'])(
  'two seconds after the search %s, health reports the stock as away, and the site stays ready',
  async (mode) => {
    const { ask, search, time } = await openSite()
    await ask('/healthz')
    search.mode = mode
    time.now = 2_000
    expect(await ask('/healthz')).toMatchObject({
      status: 200,
      body: { stock: 'away', content: 'connected', database: 'connected' },
    })
    expect((await ask('/readyz')).status).toBe(200)
  },
)

test('two seconds after the lake has ended, health reports it, and the site stays ready', async () => {
  const { ask, source, time } = await openSite()
  await ask('/readyz')
  source.answers = false
  time.now = 2_000
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: { content: 'away' } })
  expect((await ask('/readyz')).status).toBe(200)
})

test('without the lake’s events, health reports the content as unavailable', async () => {
  const { ask, source } = await openSite()
  source.follower?.lost('ended')
  expect((await ask('/healthz')).body).toMatchObject({ content: 'away' })
})

test('without the database, health reports it and the site is not ready until it is back', async () => {
  const { ask, state, time, lines } = await openSite()
  state.databaseAnswers = false
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: { database: 'away' } })
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    body: { status: 'not_ready', reasons: ['database_away'] },
  })
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 40, service: 'database', msg: 'a service does not answer' }),
  )
  state.databaseAnswers = true
  time.now = 2_000
  expect((await ask('/readyz')).status).toBe(200)
})

test('on a full disk, health and readiness say so within ten seconds, and when there is room again', async () => {
  const { ask, state, time, lines } = await openSite()
  expect((await ask('/readyz')).body).toEqual({ status: 'ready' })
  const { write } = state
  state.write = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  time.now = 10_000
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { reasons: ['writes_fail'] } })
  expect((await ask('/healthz')).body).toMatchObject({ database: 'away' })
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 40, error: expect.stringContaining('no space left') }),
  )
  state.write = write
  time.now = 20_000
  expect((await ask('/readyz')).body).toEqual({ status: 'ready' })
  expect((await ask('/healthz')).body).toMatchObject({ database: 'connected' })
})

test('while no content has ever been read, no traffic is wanted, and asking brings the content in', async () => {
  const { ask, source, time } = await openSite()
  source.answers = false
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { reasons: ['content_unknown'] } })
  source.answers = true
  time.now = 2_000
  expect((await ask('/readyz')).status).toBe(200)
})

test('a stopping site is not ready and still answers', async () => {
  const { ask, get, state } = await openSite()
  state.isStopping = true
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { reasons: ['stopping'] } })
  expect((await ask('/healthz')).status).toBe(200)
  expect((await get('/x')).status).toBe(200)
})

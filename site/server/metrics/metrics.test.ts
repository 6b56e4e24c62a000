import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#db/testing/test-database.ts'
import type { ImportRun } from '#stock/import/runs/import-run.ts'
import { type RefusedRun, RunRecords } from '#stock/import/runs/run-record.ts'
import { sampleFeed } from '#stock/testing/sample-dealer.ts'
import { FakeContent } from '../fixtures/fake-content.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { ask } from '../fixtures/serve.ts'
import { html, openTestServer } from '../fixtures/test-server.ts'
import { openMetricsServer } from './metrics-server.ts'
import { watchSite } from './open-metrics.ts'
import { SiteMetrics } from './site-metrics.ts'
import { watchImports } from './watch-imports.ts'
import { watchJobs } from './watch-jobs.ts'
import { watchOutbox } from './watch-outbox.ts'

/** The lines of a metric without comments. */
const parseLines = async (metrics: SiteMetrics, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name))

test('requests are counted by route, method and class of status, whatever a visitor sends', async () => {
  const site = await openTestServer(new FakeContent('a'), ({ url }) =>
    html('<!doctype html>', { status: url.includes('none') ? 404 : 200 }),
  )
  for (const path of ['/x', '/x', '/none', '/healthz', '/assets/app-1a2b.js', '/assets/gone.js'])
    await site.get(path)
  await site.get('/x', { method: 'PROPFIND' })
  await site.get('/x', { headers: { host: 'nobody.example' } })
  expect(await parseLines(site.metrics, 'forecourt_http_requests_total')).toEqual(
    expect.arrayContaining([
      'forecourt_http_requests_total{route="page",method="GET",status="2xx"} 2',
      'forecourt_http_requests_total{route="page",method="GET",status="4xx"} 1',
      'forecourt_http_requests_total{route="health",method="GET",status="2xx"} 1',
      'forecourt_http_requests_total{route="file",method="GET",status="2xx"} 1',
      'forecourt_http_requests_total{route="file",method="GET",status="4xx"} 1',
      'forecourt_http_requests_total{route="",method="other",status="4xx"} 1',
      'forecourt_http_requests_total{route="",method="GET",status="4xx"} 1',
    ]),
  )
  expect(await parseLines(site.metrics, 'forecourt_page_cache_total')).toEqual(
    expect.arrayContaining([
      'forecourt_page_cache_total{outcome="hit"} 1',
      'forecourt_page_cache_total{outcome="miss"} 2',
    ]),
  )
})

test('a page that is not cached is counted as such', async () => {
  const site = await openTestServer(new FakeContent('a'), undefined, { isPrivate: () => true })
  await site.get('/mine')
  expect(await parseLines(site.metrics, 'forecourt_page_cache_total')).toEqual([
    'forecourt_page_cache_total{outcome="bypass"} 1',
  ])
})

async function openOwnPort(metrics: SiteMetrics, isKnownHost: (host: string) => Promise<boolean | null>) {
  const own = await openMetricsServer(metrics, {
    host: '127.0.0.1',
    port: 0,
    log: fakeLog().log,
    isKnownHost,
  })
  onTestFinished(() => void own.close())
  return (own.address() as AddressInfo).port
}

test('a proxy is told which hosts are a dealer’s, so that it gets certificates for no other', async () => {
  const known = new Set(['www.a.example'])
  let isDown = false
  const port = await openOwnPort(new SiteMetrics(), async (host) => (isDown ? null : known.has(host)))
  const statusOf = async (query: string) => (await ask(port, `/known-host${query}`)).status
  expect(await statusOf('?domain=www.a.example')).toBe(200)
  expect(await statusOf('?domain=WWW.A.example')).toBe(200)
  for (const query of [
    '?domain=evil.example',
    '?domain=',
    '',
    '?domain=__proto__',
    `?domain=${'x'.repeat(5_000)}`,
  ])
    expect(await statusOf(query)).toBe(404)
  isDown = true
  expect(await statusOf('?domain=www.a.example')).toBe(503)
})

test('the metrics are answered at their own port only', async () => {
  const site = await openTestServer(new FakeContent('a'))
  const port = await openOwnPort(site.metrics, async () => false)
  const scraped = await ask(port, '/metrics')
  expect([scraped.status, scraped.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('text/plain; version='),
  ])
  expect(scraped.text).toContain('# TYPE forecourt_http_requests_total counter')
  expect((await ask(port, '/')).status).toBe(404)
  expect((await ask(port, '/metrics', { method: 'POST' })).status).toBe(404)
  expect((await site.get('/metrics')).text).not.toContain('forecourt_http_requests_total')
})

test('the outbox is counted by channel and state, with the age of what waits', async () => {
  const db = await openTestDatabase()
  const metrics = new SiteMetrics()
  const now = Date.parse('2026-11-24T00:10:00.000Z')
  watchOutbox(metrics, { db, clock: () => now, log: fakeLog().log })
  const delivery = {
    lead_id: 'l',
    attempts: 1,
    due_at: '2026-11-24T01:00:00.000Z',
    last_error: null,
    delivered_at: null,
  }
  const made = '2026-11-24T00:00:00.000Z'
  await db
    .insertInto('lead_deliveries')
    .values([
      { ...delivery, tenant_slug: 'a', id: '1', channel: 'mail', state: 'waiting', created_at: made },
      {
        ...delivery,
        tenant_slug: 'b',
        id: '2',
        channel: 'mail',
        state: 'waiting',
        created_at: '2026-11-24T00:05:00.000Z',
      },
      { ...delivery, tenant_slug: 'b', id: '3', channel: 'webhook', state: 'dead', created_at: made },
      { ...delivery, tenant_slug: 'b', id: '4', channel: 'webhook', state: 'delivered', created_at: made },
    ])
    .execute()
  expect(await parseLines(metrics, 'forecourt_outbox')).toEqual([
    'forecourt_outbox_deliveries{channel="mail",state="waiting"} 2',
    'forecourt_outbox_deliveries{channel="webhook",state="dead"} 1',
    'forecourt_outbox_oldest_seconds{channel="mail"} 600',
  ])
})

test('a database that does not answer leaves the outbox out of the metrics, and the rest in', async () => {
  const db = await openTestDatabase()
  await db.destroy()
  const metrics = new SiteMetrics()
  const { log, lines } = fakeLog()
  watchOutbox(metrics, { db, clock: Date.now, log })
  expect(await metrics.text()).toContain('# TYPE forecourt_http_requests_total counter')
  expect(lines).toEqual([expect.objectContaining({ msg: 'the outbox could not be counted' })])
})

async function saveRun(records: RunRecords, run: ImportRun | RefusedRun): Promise<void> {
  const path = join(await mkdtemp(join(tmpdir(), 'copy-')), 'copy.gz')
  await writeFile(path, '')
  await records.save(run, sampleFeed, { path, hash: run.at.replaceAll(/\D/g, '') })
}

test('the last import of each feed is listed with its rows, a refused one without', async () => {
  const db = await openTestDatabase()
  const records = new RunRecords(db)
  const run = { tenantSlug: 'a', file: 'feed.json', format: sampleFeed.format, snapshot: true } as const
  const at = (day: number) => `2026-11-2${day}T00:00:00.000Z`
  await saveRun(records, { ...run, at: at(1), refused: 'The file is empty.' })
  await saveRun(records, {
    ...run,
    at: at(2),
    dryRun: false,
    rows: 3,
    outcomes: [],
    counts: { new: 2, 'price drop': 0, reserved: 0, sold: 0, changed: 0, gone: 0, rejected: 1, unchanged: 0 },
    warnings: { total: 0, byField: {}, first: [] },
    rejected: { total: 1, byField: {}, first: [] },
  })
  await saveRun(records, { ...run, file: 'other.json', at: at(1), refused: 'The file is empty.' })
  const metrics = new SiteMetrics()
  const content = { listDealers: async () => [{ slug: 'a' }] as never }
  watchImports(metrics, { content, db, clock: Date.now, log: fakeLog().log })
  const lines = await parseLines(metrics, 'forecourt_stock_import')
  expect(lines).toEqual(
    expect.arrayContaining([
      `forecourt_stock_import_timestamp_seconds{dealer="a",feed="feed.json"} ${Date.parse(at(2)) / 1_000}`,
      'forecourt_stock_import_refused{dealer="a",feed="feed.json"} 0',
      'forecourt_stock_import_refused{dealer="a",feed="other.json"} 1',
      'forecourt_stock_import_rows{dealer="a",feed="feed.json",outcome="new"} 2',
      'forecourt_stock_import_rows{dealer="a",feed="feed.json",outcome="rejected"} 1',
    ]),
  )
})

test('a job is listed with its last round; jobs that cannot be read leave the rest in', async () => {
  const at = '2026-11-24T00:00:00.000Z'
  const metrics = new SiteMetrics()
  const { log, lines } = fakeLog()
  const states = [
    { name: 'a', title: 'A', state: 'failed', at, words: 'It is away.' },
    { name: 'b', title: 'B', state: 'waiting', at: null, words: '' },
  ] as const
  let isAway = false
  let now = 0
  const list = async () => {
    if (isAway) throw new Error('away')
    return [...states]
  }
  watchJobs(metrics, { jobs: { list }, clock: () => now, log })
  expect(await parseLines(metrics, 'forecourt_job')).toEqual([
    'forecourt_job_failed{job_name="a"} 1',
    'forecourt_job_failed{job_name="b"} 0',
    `forecourt_job_timestamp_seconds{job_name="a"} ${Date.parse(at) / 1_000}`,
  ])
  isAway = true
  now = 60_000
  expect(await metrics.text()).toContain('# TYPE forecourt_http_requests_total counter')
  expect(lines).toEqual([expect.objectContaining({ msg: 'the jobs could not be read' })])
})

const ROOT = join(import.meta.dirname, '../../..')

test.each([
  'docs/operations/alerts.yml',
  'docs/operations/grafana-dashboard.json',
  'deploy/prometheus/slo.yml',
])('%s names only metrics that exist', async (file) => {
  const { log } = fakeLog()
  const metrics = new SiteMetrics()
  const content = {
    listDealers: async () => [],
    connected: true,
    behindSince: null,
    waiting: 0,
    onChange: () => () => true,
  }
  const db = await openTestDatabase()
  watchSite(metrics, { content, live: { size: 0 }, jobs: { list: async () => [] }, db, log })
  metrics.gauge('forecourt_page_cache_bytes', 'Of the request handler.', () => 0)
  const known = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  const text = await readFile(join(ROOT, file), 'utf8')
  const named = [...text.matchAll(/\b(?:forecourt|process|nodejs)_\w+/g)].map(([name]) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

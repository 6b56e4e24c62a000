// One request from its header to the database, as a collector of traces gets it.
import type { ServerBuild } from '@remix-run/node'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { contentClient, SanityContent } from '#app/integrations/content.server.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import { LakeChild, tenantDocument } from '../fixtures/lake-child.ts'
import { openSearchServer } from '../fixtures/search-server.ts'
import { serve } from '../fixtures/serve.ts'
import { html, openTestServer } from '../fixtures/test-server.ts'
import { answerErrors } from '../remix/answer-errors.ts'
import { openTraces } from './open-traces.ts'
import { traceQuery } from './trace-query.ts'

const soon = { timeout: 15_000, interval: 50 }

type Value = { stringValue?: string; intValue?: number }
type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
}
type Payload = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }

/** A collector that takes OTLP over HTTP. */
async function openCollector() {
  const spans: Sent[] = []
  const texts: string[] = []
  const keys = new Set<string | undefined>()
  const port = await serve(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    texts.push(text)
    keys.add(request.headers['x-key']?.toString())
    if (request.url === '/v1/traces')
      for (const { scopeSpans } of (JSON.parse(text) as Payload).resourceSpans)
        for (const { spans: sent } of scopeSpans) spans.push(...sent)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return { spans, texts, keys, address: `http://127.0.0.1:${port}` }
}

const readText = ({ attributes }: Sent, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue

/** A route whose loader asks stock, database and drafts. */
const loadPage = async ({ context }: { context: unknown }): Promise<Response> => {
  const { stock, site, db, now } = context as RequestContext
  if (site.kind !== 'dealer') throw new Error('no dealer')
  await stock.countFacet(getStockScope(site.bundle.tenant, now), 'make', 5)
  await sql`select "id" from "leads" where "tenant_slug" = ${'jo@example.com'}`.execute(db)
  return html('page')
}

async function openTracedSite(env: Record<string, string> = {}) {
  const collector = await openCollector()
  const traces = await openTraces(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_EXPORTER_OTLP_HEADERS: { 'x-key': 'secret' },
      OTEL_SERVICE_NAME: 'forecourt',
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
    '1a2b3c',
  )
  let isSent = false
  const send = async () => {
    if (!isSent) await traces?.stop()
    isSent = true
  }
  onTestFinished(send)
  const lake = await LakeChild.share()
  await lake.writer().createOrReplace(tenantDocument('a', 'Dealer A'))
  const search = await openSearchServer()
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset, SANITY_API_HOST: apiHost } = lake.variables()
  const client = contentClient({ projectId, dataset, apiHost, token: lake.variables().SANITY_READ_TOKEN })
  const build = { routes: { 'cars.$slug': { module: { loader: loadPage } } } } as unknown as ServerBuild
  const { loader } = answerErrors(build).routes['cars.$slug']?.module ?? {}
  const site = await openTestServer(
    new SanityContent({ client, studioUrl: 'http://studio.example' }),
    (request, context) => loader?.({ request, context, params: {} }) as Promise<Response>,
    { searchHost: search.host, onQuery: traceQuery, env },
  )
  await expect.poll(() => site.content.connected, soon).toBe(true)
  return { collector, send, ...site }
}

test('a request is followed by its id from its header through loader, content, search and database, without anything of a person', async () => {
  const { collector, get, send, lines } = await openTracedSite()
  const { status, headers } = await get('/cars/kia?email=jo@example.com', {
    headers: { 'user-agent': 'Jo’s browser'.replace('’', "'"), cookie: 'name=jo' },
  })
  expect(status).toBe(200)
  await get('/healthz')
  await send()
  const id = String(headers['x-request-id'])
  const root = collector.spans.find((span) => readText(span, 'forecourt.request_id') === id)
  expect(root).toMatchObject({ name: 'GET page' })
  expect(root && readText(root, 'forecourt.dealer')).toBe('a')
  const own = collector.spans.filter(({ traceId }) => traceId === root?.traceId)
  expect(own.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sanity bundle', 'loader cars.$slug', 'search', 'db select leads']),
  )
  const loader = own.find(({ name }) => name === 'loader cars.$slug')
  const query = own.find(({ name }) => name === 'db select leads')
  expect(loader?.parentSpanId).toBe(root?.spanId)
  expect(query?.parentSpanId).toBe(loader?.spanId)
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'request', requestId: id, traceId: root?.traceId }),
  )
  expect(collector.keys).toEqual(new Set(['secret']))
  for (const personal of ['jo@example.com', 'Jo', '/cars/kia', '127.0.0.1:'])
    expect(collector.texts.join(' ')).not.toContain(personal)
  // What is asked by the clock, outside of a request, is no trace.
  const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId)
  expect(roots.map(({ name }) => name)).toEqual(['GET page'])
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`

test.each([
  ['of a trusted proxy is continued', '1', true],
  ['of a visitor is ignored', '0', false],
])('a trace %s', async (_, TRUSTED_PROXIES, isContinued) => {
  const { collector, get, send } = await openTracedSite({ TRUSTED_PROXIES })
  const { headers } = await get('/cars/kia', { headers: { traceparent } })
  await get('/cars/kia', { headers: { traceparent: '00-nonsense-00-01' } })
  await send()
  const roots = collector.spans.filter(({ name }) => name === 'GET page')
  expect(roots).toHaveLength(2)
  const root = roots.find((span) => readText(span, 'forecourt.request_id') === headers['x-request-id'])
  expect(root?.traceId === TRACE).toBe(isContinued)
  expect(roots.filter(({ traceId }) => traceId === TRACE)).toHaveLength(isContinued ? 1 : 0)
})

test('without a collector nothing of it is loaded, and a request has no trace', async () => {
  expect(
    await openTraces(
      { OTEL_EXPORTER_OTLP_HEADERS: {}, OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER_ARG: 1 },
      '',
    ),
  ).toBeNull()
})

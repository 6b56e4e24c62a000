import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { action } from './route.ts'

type Recorded = Parameters<RequestContext['recordVitals']>[0]

async function post(fields: Record<string, string>, headers: Record<string, string> = {}, allowed = true) {
  const recorded: Recorded[] = []
  const context = {
    ...(await testContext()),
    limits: { take: async () => (allowed ? { ok: true } : { ok: false, retryAfterSeconds: 1 }) },
    recordVitals: async (measured: Recorded) => void recorded.push(measured),
  } as RequestContext
  const request = new Request('http://a.example/api/vitals', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  })
  const answer = await Promise.resolve(action({ request, context, params: {} })).catch(
    (thrown: Response) => thrown,
  )
  return { status: answer.status, recorded }
}

test('a browser’s figures are counted by the path of its page', async () => {
  const sent = { page: '/cars/x', lcp: '1203.5', cls: '0.0123' }
  expect(await post(sent)).toEqual({
    status: 204,
    recorded: [{ path: '/cars/x', values: { lcp: 1203.5, cls: 0.0123 } }],
  })
})

test.each<[string, Record<string, string>]>([
  ['a query', { page: '/cars/x?phone=0412', lcp: '1' }],
  ['another site', { page: 'https://other.example/', lcp: '1' }],
  ['a negative time', { page: '/', lcp: '-1' }],
  ['an absurd time', { page: '/', lcp: '999999' }],
  ['no number', { page: '/', inp: 'NaN' }],
  ['a field that is none', { page: '/', name: 'Jo' }],
  ['nothing', {}],
])('%s is refused', async (_what, fields) => {
  expect(await post(fields)).toEqual({ status: 400, recorded: [] })
})

test('nothing is counted of a browser that refuses it, or that sends too often', async () => {
  const sent = { page: '/', lcp: '1' }
  expect(await post(sent, { 'sec-gpc': '1' })).toEqual({ status: 204, recorded: [] })
  expect(await post(sent, {}, false)).toEqual({ status: 429, recorded: [] })
})

import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { serve } from '#server/fixtures/serve.ts'
import { StockVersion } from './stock-index-version.server.ts'

const answer = (response: ServerResponse, uid: number) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ results: [{ uid }], limit: 1, from: uid, next: null, total: 1 }))
}

test('an answer that a later request has overtaken does not bring back an older version', async () => {
  const waiting: ServerResponse[] = []
  const arrived = Promise.withResolvers<void>()
  const port = await serve((_request, response) => {
    waiting.push(response)
    if (waiting.length === 2) arrived.resolve()
  })
  const changes: string[] = []
  const version = new StockVersion({
    host: `http://127.0.0.1:${port}`,
    apiKey: undefined,
    indexUid: 'Car_test',
    onError: console.error,
    onChange: (now) => changes.push(now),
  })
  const first = version.refresh()
  await expect.poll(() => waiting).toHaveLength(1)
  const second = version.refresh()
  await arrived.promise
  const [earlier, later] = waiting
  if (!earlier || !later) throw new Error('two requests are expected')
  answer(later, 12)
  expect(await second).toBe('12')
  answer(earlier, 11)
  expect(await first).toBe('12')
  expect(version.current).toBe('12')
  expect(changes).toEqual([])
})

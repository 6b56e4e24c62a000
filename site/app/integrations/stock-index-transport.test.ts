import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { MeilisearchStockIndex } from './stock-index.server.ts'
import { getStockScope } from './stock-index-scope.ts'

const scope = getStockScope(
  { slug: 'somewhere', dealerships: [{ slug: 'one' }], stock: { searchFilters: '', includeSoldCarsDays: 3 } },
  '2026-07-10T02:00:00.000Z',
)
const EMPTY = JSON.stringify({ results: [{ hits: [], query: '', processingTimeMs: 0, totalHits: 0 }] })

/** A server with given answers, which records the headers of its requests. */
async function serverThat(answer: (response: ServerResponse, count: number) => void, backgroundMs = 15_000) {
  const asked: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    request.resume()
    asked.push(request.headers)
    answer(response, asked.length)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const stock = new MeilisearchStockIndex({
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexUid: 'Car_test',
    searchKey: 'a-key',
    searchKeyUid: undefined,
    version: { current: '' },
    warn: () => undefined,
    backgroundMs,
  })
  return { asked, stock }
}
const json = (response: ServerResponse, status: number, body: string) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

it('requests uncompressed answers, because keep-alive connections delay compressed ones', async () => {
  const { asked, stock } = await serverThat((response) => json(response, 200, EMPTY))
  await stock.listCars(scope, { limit: 1 })
  expect(asked).toMatchObject([{ 'accept-encoding': 'identity', authorization: 'Bearer a-key' }])
})

it('retries once after a server error and returns the second answer', async () => {
  const { asked, stock } = await serverThat((response, count) =>
    json(response, count === 1 ? 500 : 200, EMPTY),
  )
  expect(await stock.listCars(scope, { limit: 1 })).toEqual([])
  expect(asked).toHaveLength(2)
})

it('aborts a request without an answer in time, and opens the circuit', async () => {
  const { asked, stock } = await serverThat(() => undefined, 100)
  await expect(stock.listCars(scope, { limit: 1 })).rejects.toMatchObject({ code: 'stock_unavailable' })
  expect(asked).toHaveLength(1)
})

it('opens the circuit after six failures, so that no page waits', async () => {
  const { asked, stock } = await serverThat((response) => json(response, 503, '{}'))
  for (let page = 0; page < 8; page += 1) {
    await expect(stock.listCars(scope, { limit: 1 })).rejects.toMatchObject({ code: 'stock_unavailable' })
  }
  expect(asked).toHaveLength(6)
})

it.each([
  ['no JSON', 200, '<html>Bad gateway</html>'],
  ['nothing', 200, ''],
  ['null', 200, 'null'],
  ['an object of something else', 200, '{"status":"available"}'],
  ['fewer answers than questions', 200, '{"results":[]}'],
  ['an answer without hits', 200, '{"results":[{"totalHits":0}]}'],
  ['a redirect', 302, ''],
  ['a refusal that is not the engine’s', 403, '{"message":"blocked"}'],
  ['no such index', 404, '{"message":"-","code":"index_not_found","type":"invalid_request","link":""}'],
  ['a key it does not know', 403, '{"message":"-","code":"invalid_api_key","type":"auth","link":""}'],
])('throws StockUnavailableError when the answer is %s', async (_what, status, body) => {
  const { asked, stock } = await serverThat((response) => json(response, status, body))
  await expect(stock.listCars(scope, { limit: 1 })).rejects.toMatchObject({ code: 'stock_unavailable' })
  expect(asked).toHaveLength(2)
})

it('throws StockUnavailableError for a truncated answer and for one that trickles', async () => {
  const cut = await serverThat((response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write(EMPTY.slice(0, 20), () => response.destroy())
  })
  await expect(cut.stock.listCars(scope, { limit: 1 })).rejects.toMatchObject({ code: 'stock_unavailable' })
  const trickling = await serverThat((response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(' '), 10)
    response.on('close', () => clearInterval(timer))
  }, 400)
  await expect(trickling.stock.listCars(scope, { limit: 1 })).rejects.toMatchObject({
    code: 'stock_unavailable',
  })
})

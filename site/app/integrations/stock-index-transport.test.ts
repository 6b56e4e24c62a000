import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { MeilisearchStockIndex } from './stock-index.server.ts'
import { stockScopeOf } from './stock-index-scope.ts'

const scope = stockScopeOf(
  { slug: 'somewhere', dealerships: [{ slug: 'one' }], stock: { searchFilters: '', includeSoldCarsDays: 3 } },
  '2026-07-10T02:00:00.000Z',
)
const EMPTY = JSON.stringify({ results: [{ hits: [], query: '', processingTimeMs: 0, totalHits: 0 }] })

/** A server that answers as it is told, and keeps the headers of what it was asked. */
async function serverThat(answer: (response: ServerResponse, count: number) => void, timeoutMs = 15_000) {
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
    ...{ indexUid: 'Car_test', searchKey: 'a-key', searchKeyUid: undefined, version: { current: '' } },
    ...{ warn: () => undefined, timeoutMs },
  })
  return { asked, stock }
}
const json = (response: ServerResponse, status: number, body: string) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

it('asks for answers that are not packed, which a kept-alive connection would delay', async () => {
  const { asked, stock } = await serverThat((response) => json(response, 200, EMPTY))
  await stock.listCars(scope, { limit: 1 })
  expect(asked).toMatchObject([{ 'accept-encoding': 'identity', authorization: 'Bearer a-key' }])
})

it('asks once more when the server fails, and answers as if nothing had been', async () => {
  const { asked, stock } = await serverThat((response, count) =>
    json(response, count === 1 ? 500 : 200, EMPTY),
  )
  expect(await stock.listCars(scope, { limit: 1 })).toEqual([])
  expect(asked).toHaveLength(2)
})

it('gives up a server that does not answer in time, twice and not more', async () => {
  const { asked, stock } = await serverThat(() => undefined, 100)
  await expect(stock.listCars(scope, { limit: 1 })).rejects.toMatchObject({ code: 'stock_unavailable' })
  expect(asked).toHaveLength(2)
})

it('stops asking a server that has failed five times, so that no page waits for it', async () => {
  const { asked, stock } = await serverThat((response) => json(response, 503, '{}'))
  for (let page = 0; page < 8; page += 1) {
    await expect(stock.listCars(scope, { limit: 1 })).rejects.toMatchObject({ code: 'stock_unavailable' })
  }
  expect(asked).toHaveLength(10)
})

import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { contentClient, SanityContent } from './content.server.ts'

const BUNDLE = {
  tenant: null,
  siteSettings: null,
  claims: [],
  platform: null,
  locations: [],
  offers: [],
  promoTiles: [],
  banners: [],
  navigation: null,
  pages: [],
  redirects: [],
  manufacturers: [],
  models: [],
}

/** Answers each connection once, and closes it when it is used again; reports how many requests came. */
async function closingLake(answers: number) {
  const used = new WeakSet<Socket>()
  let [requests, left] = [0, answers]
  const server = createServer((request, response) => {
    requests += 1
    if (used.has(request.socket) || left === 0) return request.socket.destroy()
    used.add(request.socket)
    left -= 1
    request
      .resume()
      .on('end', () =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ result: BUNDLE })),
      )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = contentClient({ projectId: 'p', dataset: 'd', token: 't', apiHost })
  const content = new SanityContent({ client, studioUrl: '/' })
  return { content, requests: () => requests }
}

test('a bundle is read again when the content lake has closed the connection', async () => {
  const { content, requests } = await closingLake(8)
  for (const _time of [1, 2, 3, 4]) expect(await content.loadBundle('a', 'published')).toEqual(BUNDLE)
  expect(requests()).toBeGreaterThan(4)
  await expect(content.listHosts()).rejects.toThrow('The content lake did not answer with a list of dealers.')
})

test('a content lake that closes every connection is requested three times, and the error names the cause', async () => {
  const { content, requests } = await closingLake(0)
  const error = await content.loadBundle('a', 'drafts').catch((reason: unknown) => reason)
  expect(String((error as Error).cause)).toMatch(/other side closed|ECONNRESET|socket hang up/)
  expect(requests()).toBe(3)
})

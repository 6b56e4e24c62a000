import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { SanityContent } from './content.server.ts'

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
      .on('end', () => response.setHeader('content-type', 'application/json').end('{"result":7}'))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const content = new SanityContent({ projectId: 'p', dataset: 'd', token: 't', apiHost, studioUrl: '/' })
  return { content, requests: () => requests }
}

test('a bundle is read again when the content lake has closed the connection', async () => {
  const { content, requests } = await closingLake(8)
  for (const _time of [1, 2, 3, 4]) expect(await content.loadBundle('a', 'published')).toBe(7)
  expect(requests()).toBeGreaterThan(4)
  expect(await content.listHosts()).toBe(7)
})

test('a content lake that closes every connection is requested three times, and the error names the cause', async () => {
  const { content, requests } = await closingLake(0)
  const error = await content.loadBundle('a', 'drafts').catch((reason: unknown) => reason)
  expect(String((error as Error).cause)).toMatch(/other side closed|ECONNRESET|socket hang up/)
  expect(requests()).toBe(3)
})

// A connection on which the site does not read a request's body still serves the next request.
import { Agent, request } from 'node:http'
import { expect, test } from '@playwright/test'
import { sitePort } from './site-process.ts'

/** Sends a request over one keep-alive connection. */
function ask(agent: Agent, method: string, path: string, bytes = 0): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const headers = {
      host: `quayside.localhost:${sitePort}`,
      ...(bytes > 0 ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    }
    const sent = request({ agent, port: sitePort, host: '127.0.0.1', method, path, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => done(answer.statusCode))
    })
    sent.on('error', fail)
    sent.end(bytes > 0 ? Buffer.alloc(bytes, 'a') : undefined)
  })
}

for (const [path, bytes, status] of [
  ['/nonexistent', 200_000, 405],
  ['/search/used-cars', 200_000, 405],
  ['/service', 200_000, 405],
  ['/api/leads', 500_000, 413],
] as const)
  test(`after ${bytes} unread bytes posted to ${path}, the next request is answered`, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      expect(await ask(agent, 'POST', path, bytes)).toBe(status)
      expect(await ask(agent, 'GET', '/robots.txt')).toBe(200)
    } finally {
      agent.destroy()
    }
  })

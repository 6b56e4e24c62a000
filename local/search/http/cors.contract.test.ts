import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const ORIGIN = { origin: 'https://dealer.example' }

describe('a browser on another site', () => {
  test('may ask with any method and header, wherever it asks', async () => {
    const { url } = await startTestServer()
    for (const path of ['/indexes/cars/search', '/nothing']) {
      const answer = await fetch(url + path, {
        method: 'OPTIONS',
        headers: {
          ...ORIGIN,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,x-meilisearch-client',
        },
      })
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': expect.stringMatching(/\bPOST\b.*\bPATCH\b.*\bDELETE\b/),
        'access-control-allow-headers': 'authorization,content-type,x-meilisearch-client',
        'access-control-max-age': '86400',
        vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      })
    }
  })

  test('may read answers, and refusals too', async () => {
    const { url } = await startTestServer()
    for (const [path, status] of [
      ['/health', 200],
      ['/indexes', 401],
      ['/nothing', 404],
    ] as const) {
      const answer = await fetch(url + path, { headers: ORIGIN })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*'])
    }
  })

  test('is what the headers are for: others are told only that answers differ', async () => {
    const { url } = await startTestServer()
    const { headers } = await fetch(`${url}/health`)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('vary')).toContain('Origin')
  })

  test('asks whether it may only by naming a method: OPTIONS alone is no method of a route', async () => {
    const { url } = await startTestServer()
    const answer = await fetch(`${url}/indexes`, { method: 'OPTIONS', headers: ORIGIN })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

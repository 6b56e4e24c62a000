import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const ORIGIN = { origin: 'https://dealer.example' }

describe('browser on another origin', () => {
  test('preflight: allows any method and header on any path', async () => {
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

  test('answers and errors: readable', async () => {
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

  test('request without an origin: only vary is sent', async () => {
    const { url } = await startTestServer()
    const { headers } = await fetch(`${url}/health`)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('vary')).toContain('Origin')
  })

  test('OPTIONS without a requested method: handled as an ordinary request', async () => {
    const { url } = await startTestServer()
    const answer = await fetch(`${url}/indexes`, { method: 'OPTIONS', headers: ORIGIN })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

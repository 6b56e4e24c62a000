import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EMPTY_BY_DESIGN } from '../empty-by-design.ts'
import { ask, startTestLake, testFolder, WRITE_TOKEN } from '../testing/test-lake.ts'

const QUERY = '/v1/data/query/production'

async function builtStudio(): Promise<string> {
  const folder = join(await testFolder(), 'dist')
  await mkdir(join(folder, 'static'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>The Studio</title>')
  await writeFile(join(folder, 'static', 'app-a1b2c3d4.js'), 'export {}')
  await writeFile(join(folder, '..', 'secret.txt'), 'secret')
  return folder
}

describe('invalid input: answered with an error', () => {
  test.each([
    ['no query', QUERY, 400],
    ['broken GROQ', `${QUERY}?query=*[`, 400],
    ['an unknown function', `${QUERY}?query=explode(1)`, 400],
    ['a function the lake lacks', `${QUERY}?query=geo::contains(1,2)`, 400],
    ['a parameter with invalid JSON', `${QUERY}?query=*&$a=oops`, 400],
    ['an invalid perspective', `${QUERY}?query=*&perspective=a%20b`, 400],
    ['another dataset', '/v1/data/query/staging?query=*', 404],
    ['another project', '/v1/projects/elsewhere', 404],
    ['a percent sign that is no escape', '/v1/data/doc/production/%E0%A4%A', 200],
    ['unknown parameters', `${QUERY}?query=1&nonsense=1&$x=2`, 200],
    ['a very long id', `/v1/data/doc/production/${'x'.repeat(5000)}`, 200],
    ['an invalid time', '/v1/data/history/production/documents/a?time=soon', 400],
  ])('%s', async (_, path, status) => {
    const lake = await startTestLake()
    const answer = await ask(lake, path, { token: WRITE_TOKEN })
    expect(answer.status).toBe(status)
    expect(() => answer.json()).not.toThrow()
    expect(lake.logged).toEqual([])
  })

  test('query error: names the position', async () => {
    const lake = await startTestLake()
    const path = `${QUERY}?query=${encodeURIComponent('*[_type == "a" && ]')}`
    expect((await ask(lake, path, { token: WRITE_TOKEN })).json().error).toMatchObject({
      type: 'queryParseError',
      description: expect.stringContaining('Unexpected end of query'),
      query: '*[_type == "a" && ]',
      start: 17,
      end: 18,
    })
  })

  test('body above the limit: answered 413, and the lake keeps serving', async () => {
    const lake = await startTestLake()
    const body = `{"query":"${'x'.repeat(17 * 1024 * 1024)}"}`
    const answer = await ask(lake, QUERY, { method: 'POST', body, token: WRITE_TOKEN })
    expect(answer.status).toBe(413)
    expect((await ask(lake, '/v1/ping')).json()).toEqual({ pong: true })
  })

  test('long query: accepted by POST', async () => {
    const client = (await startTestLake()).client()
    await client.create({ _id: 'a', _type: 't' })
    const ids = Array.from({ length: 2000 }, (_, index) => `id-number-${index}`)
    expect(await client.fetch('*[_id in $ids]._id', { ids: [...ids, 'a'] })).toEqual(['a'])
  })
})

describe('endpoints', () => {
  test('unknown endpoint: answered 404 and recorded with its count', async () => {
    const lake = await startTestLake()
    for (const path of ['/v1/data/nothing', '/v1/data/nothing', '/v1/']) {
      expect((await ask(lake, path)).status).toBe(404)
    }
    await ask(lake, '/nowhere', { method: 'POST' })
    const token = WRITE_TOKEN
    expect((await ask(lake, '/local/unknown', { token })).json()).toEqual([
      { method: 'GET', path: '/v1/data/nothing', count: 2 },
      { method: 'GET', path: '/v1/', count: 1 },
      { method: 'POST', path: '/nowhere', count: 1 },
    ])
    await ask(lake, '/local/unknown', { method: 'DELETE', token })
    expect((await ask(lake, '/local/unknown', { token })).json()).toEqual([])
  })

  test('empty-by-design endpoints: each has a reason and is routed', async () => {
    const lake = await startTestLake()
    for (const { method, path, answer, reason } of EMPTY_BY_DESIGN) {
      const asked = path
        .replace(':project', 'forecourt')
        .replace(':dataset', 'production')
        .replace('*id', 'x')
      const got = await ask(lake, `/v1${asked}`, { method })
      expect([asked, got.status, got.json()]).toEqual([asked, 200, answer])
      expect(reason.length).toBeGreaterThan(10)
    }
  })

  test('API version: any version is accepted', async () => {
    const lake = await startTestLake()
    for (const version of ['v1', 'vX', 'v2021-06-07', 'v2026-01-01']) {
      expect((await ask(lake, `/${version}/ping`)).json()).toEqual({ pong: true })
    }
  })
})

describe('other origins', () => {
  test.each(['localhost', '127.0.0.1', '[::1]'])(
    'the Studio at %s: allowed with credentials',
    async (name) => {
      const lake = await startTestLake()
      const origin = `http://${name}:${lake.port}`
      const asked = { origin, 'access-control-request-headers': 'authorization,x-custom' }
      const preflight = await ask(lake, QUERY, { method: 'OPTIONS', headers: asked })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
      expect(preflight.headers.get('access-control-allow-credentials')).toBe('true')
      expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-custom')
      const check = await ask(lake, '/v1/check/cors', { headers: { origin } })
      expect(check.json()).toEqual({ result: { allowed: true, withCredentials: true } })
    },
  )

  test('a Studio elsewhere that is named: allowed with credentials', async () => {
    const origin = 'http://localhost:3335'
    const lake = await startTestLake({ origins: [origin] })
    const answer = await ask(lake, '/v1/ping', { headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  })

  test('a script of a dealer’s site: no answer to read, no sign-in that returns to it', async () => {
    const lake = await startTestLake()
    for (const origin of [
      'http://quayside.localhost:3000',
      'http://localhost:3000',
      `http://quayside.localhost:${lake.port}`,
    ]) {
      const answer = await ask(lake, QUERY, { method: 'OPTIONS', headers: { origin } })
      expect(answer.headers.get('access-control-allow-origin')).toBe(null)
      expect(answer.headers.get('access-control-allow-credentials')).toBe(null)
      const page = await ask(lake, `/auth/login/forecourt?origin=${encodeURIComponent(origin)}`)
      expect(page.status).toBe(400)
    }
  })

  test.each(['https://evil.example', 'http://localhost.evil.example', 'http://evillocalhost'])(
    '%s: not allowed',
    async (origin) => {
      const lake = await startTestLake()
      const answer = await ask(lake, '/v1/ping', { headers: { origin } })
      expect(answer.headers.get('access-control-allow-origin')).toBe(null)
      const check = await ask(lake, '/v1/check/cors', { headers: { origin } })
      expect(check.json().result.allowed).toBe(false)
    },
  )
})

describe('the Studio', () => {
  test('page: served for all of its own paths, files for theirs', async () => {
    const lake = await startTestLake({ studioFolder: await builtStudio() })
    for (const path of ['/', '/structure', '/structure/offer;offer-1', '/intent/edit/id=x']) {
      const page = await ask(lake, path)
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('The Studio')])
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    }
    const script = await ask(lake, '/static/app-a1b2c3d4.js')
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
    expect(script.headers.get('cache-control')).toContain('immutable')
    const headers = { 'if-none-match': script.headers.get('etag')! }
    expect((await ask(lake, '/static/app-a1b2c3d4.js', { headers })).status).toBe(304)
    expect((await ask(lake, '/static/missing.js')).status).toBe(404)
  })

  test('file path outside the folder: answers 404', async () => {
    const lake = await startTestLake({ studioFolder: await builtStudio() })
    for (const path of ['/..%2Fsecret.txt', '/static/..%2F..%2Fsecret.txt', '/%2e%2e/secret.txt']) {
      expect((await ask(lake, path)).text).not.toContain('secret\n')
      expect((await ask(lake, path)).status).toBe(404)
    }
  })

  test('without a build: a page explains what to do', async () => {
    const lake = await startTestLake({ studioFolder: await testFolder() })
    const page = await ask(lake, '/')
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('has not been built yet')])
  })

  test('/env.js: contains the Studio’s configuration', async () => {
    const lake = await startTestLake({ siteOrigin: 'http://{slug}.localhost:3000' })
    const { text } = await ask(lake, '/env.js')
    expect(JSON.parse(text.replace('window.__FORECOURT__ = ', ''))).toEqual({
      projectId: 'forecourt',
      dataset: 'production',
      apiHost: '',
      siteOrigin: 'http://{slug}.localhost:3000',
    })
  })
})

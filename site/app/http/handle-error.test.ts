import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { fakeLog } from '#server/fixtures/fake-log.ts'
import { handleError } from './handle-error.server.ts'

const INFO = 30
const ERROR = 50

/** Three routes of the real framework: a page and a text without actions, and a page that fails. */
const routes = {
  page: { id: 'page', path: 'page', module: { default: () => null, loader: () => ({}) } },
  text: { id: 'text', path: 'robots.txt', module: { loader: () => new Response('text') } },
  broken: {
    id: 'broken',
    path: 'broken',
    module: { default: () => null, loader: () => Promise.reject(new Error('a defect')) },
  },
}
const build = {
  routes,
  assets: { entry: { imports: [], module: '' }, routes, url: '', version: '1' },
  entry: {
    module: { handleError, default: (_: Request, status: number) => new Response(null, { status }) },
  },
  future: { v3_singleFetch: true },
  basename: '/',
} as unknown as ServerBuild

async function ask(path: string, method: string) {
  const { log, lines } = fakeLog()
  const request = new Request(`http://a.example${path}`, { method })
  const answer = await createRequestHandler(build, 'production')(request, {
    log,
  } as unknown as AppLoadContext)
  return { status: answer.status, lines }
}

test.each([
  ['POST', '/page'],
  ['PUT', '/page'],
  ['DELETE', '/page'],
  ['POST', '/page.data'],
  ['POST', '/robots.txt'],
])('%s %s without an action is refused and logged for information only', async (method, path) => {
  const { status, lines } = await ask(path, method)
  expect(status).toBe(405)
  expect(lines).toEqual([expect.objectContaining({ level: INFO, status: 405, method })])
})

test('a page that fails is logged as an error', async () => {
  const { status, lines } = await ask('/broken', 'GET')
  expect(status).toBe(500)
  expect(lines).toEqual([expect.objectContaining({ level: ERROR, msg: 'a page failed' })])
})

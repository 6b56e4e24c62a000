import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { branchHandler } from './branch-handler.ts'
import { readParametersOf } from './read-parameters.ts'

const loaderOf =
  (id: string) =>
  ({ params, request }: { params: object; request: Request }) => ({ id, params, url: request.url })
const page = (id: string, path: string | undefined, more: object = {}) => {
  const { module, ...rest } = { module: {}, ...more }
  const parentId = id === 'root' ? undefined : 'root'
  return { id, path, parentId, module: { default: () => null, loader: loaderOf(id), ...module }, ...rest }
}
const pages = [
  page('root', ''),
  page('home', undefined, { index: true }),
  page('search', 'search/*', { module: { action: () => ({ acted: true }) } }),
  page('inner', 'deep', { parentId: 'search' }),
  page('missing', 'missing', {
    module: {
      loader: () => {
        throw new Response('gone', { status: 410 })
      },
    },
  }),
  page('text', 'text', {
    module: { default: undefined, loader: () => new Response('plain', { headers: { 'x-own': 'yes' } }) },
  }),
  page('rest', 'rest/:name?'),
]
/** A build whose pages tell what they were rendered from. */
const build = {
  routes: Object.fromEntries(pages.map((each) => [each.id, each])),
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: Object.fromEntries(pages.map(({ id, path, parentId }) => [id, { id, path, parentId }])),
    url: '/manifest.js',
    version: '1',
  },
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers, entry: never) => {
        const { staticHandlerContext, manifest } = entry as {
          staticHandlerContext: { loaderData: object; actionData: object; errors: object }
          manifest: { routes: object }
        }
        const { loaderData, actionData, errors } = staticHandlerContext
        const body = { loaderData, actionData, errors, routes: Object.keys(manifest.routes) }
        return Response.json(body, { status, headers })
      },
      handleError: () => undefined,
    },
  },
  future: { v3_singleFetch: true, v3_throwAbortReason: true },
  basename: '/',
  publicPath: '/',
  isSpaMode: false,
  mode: 'production',
} as unknown as ServerBuild

const { branchOf, asked } = (() => {
  const read = readParametersOf(build.routes)
  const asked: string[] = []
  return {
    asked,
    branchOf: (pathname: string) => {
      asked.push(pathname)
      return read(pathname).branch
    },
  }
})()
const branch = branchHandler(build, branchOf)
const whole = createRequestHandler(build, 'production')
const context = {} as AppLoadContext

async function answerOf(render: typeof branch, path: string, init?: RequestInit) {
  const answer = await render(new Request(`http://site.example${path}`, init), context)
  return { status: answer.status, headers: [...answer.headers], text: await answer.text() }
}
const withoutRoutes = (text: string) => text.replace(/"routes":\[[^\]]*\]/, '')

test.each([
  ['/'],
  ['/?index'],
  ['/search/used/toyota?make=a&make=b'],
  ['/Search/used//x%2Fy/'],
  ['/missing'],
  ['/text'],
  ['/rest'],
  ['/rest/a%20b'],
  ['/no/such/page'],
  ['//elsewhere.example/'],
  ['/search/used.data'],
  ['/_root.data'],
  ['/rest/x.data?_routes=rest'],
  ['/no/such/page.data'],
])('%s is answered as by all routes together', async (path) => {
  const [ours, theirs] = [await answerOf(branch, path), await answerOf(whole, path)]
  expect({ ...ours, text: withoutRoutes(ours.text) }).toEqual({
    ...theirs,
    text: withoutRoutes(theirs.text),
  })
})

test.each(['POST', 'HEAD'])('so is %s', async (method) => {
  for (const path of ['/search/used', '/rest', '/text', '/nowhere'])
    expect(withoutRoutes((await answerOf(branch, path, { method })).text)).toBe(
      withoutRoutes((await answerOf(whole, path, { method })).text),
    )
})

test('a page is rendered with its own routes alone, and the data of a page is looked for at its path', async () => {
  const { routes } = JSON.parse((await answerOf(branch, '/search/used')).text) as { routes: string[] }
  expect(routes).toEqual(['root', 'search'])
  asked.length = 0
  await answerOf(branch, '/_root.data')
  await answerOf(branch, '/search/used.data?_routes=search')
  expect(asked).toEqual(['/', '/search/used'])
})

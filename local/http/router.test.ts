import { expect, test } from 'vitest'
import { pathParam, Router } from './router.ts'

const routes = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/indexes/stats' },
  { method: 'GET', path: '/indexes/:uid' },
  { method: 'DELETE', path: '/indexes/:uid' },
  { method: 'GET', path: '/files/*path' },
]
const router = new Router(routes, decodeURIComponent)
const find = (method: string, path: string) => router.find(method, path.slice(1).split('/'))

test.each([
  ['/', { route: routes[0], params: {} }],
  ['/indexes/stats', { route: routes[1], params: {} }],
  ['/indexes/a%20b', { route: routes[2], params: { uid: 'a b' } }],
  ['/files/a/b%2Fc', { route: routes[4], params: { path: 'a/b/c' } }],
])('find: GET %s returns the first matching route with decoded parameters', (path, match) => {
  expect(find('GET', path)).toEqual(match)
})

test('find: a path that matches only with other methods returns these methods', () => {
  expect(find('POST', '/indexes/cars')).toEqual({ allowedMethods: ['GET', 'DELETE'] })
})

test.each(['/unknown', '/indexes', '/indexes/', '/indexes/a/b', '/files', '/files/'])(
  'find: %s with a missing, empty or extra segment returns null',
  (path) => expect(find('GET', path)).toBeNull(),
)

test('pathParam: a name that the pattern lacks throws instead of returning undefined', () => {
  expect(pathParam({ uid: 'cars' }, 'uid')).toBe('cars')
  expect(() => pathParam({ uid: 'cars' }, 'id')).toThrow('The route has no segment :id.')
})

import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { createParameterReader } from './read-parameters.ts'

const loader = () => null
const route = (id: string, path: string | undefined, module: object, more: object = {}) => [
  id,
  { id, path, parentId: id === 'root' ? undefined : 'root', module, ...more },
]
const routes = Object.fromEntries([
  route('root', '', { loader, handle: { reads: [] } }),
  route('home', undefined, { loader, handle: { reads: [] } }, { index: true }),
  route('search', 'search/*', { loader, handle: { reads: ['make', 'page'] } }),
  route('frame', 'plain', { default: () => null }),
  route('silent', 'silent', { loader }),
  route('odd', 'odd', { loader, handle: { breadcrumb: 'Odd' } }),
  route('mine', 'mine', { loader, handle: { reads: [], isPrivate: true } }),
  route('rest', '*', { loader, handle: { reads: ['q'] } }),
]) as ServerBuild['routes']
const combineReadings = createParameterReader(routes)
const reads = (path: string) => combineReadings(path).names

test.each([
  ['/', []],
  ['/search/used/toyota', ['make', 'page']],
  ['/Search/used/', ['make', 'page']],
  ['/plain', []],
  ['/no/such/page', ['q']],
])('the page of %s reads the parameters its routes declare', (path, expected) => {
  expect([...(reads(path) ?? ['all'])]).toEqual(expected)
  expect(reads(path)).toBe(reads(path))
})

test.each(['/silent', '/odd'])('%s, whose route declares none, may depend on every parameter', (path) => {
  expect(reads(path)).toBeNull()
})

test('a page is private only where one of its routes declares it', () => {
  expect(combineReadings('/mine').isPrivate).toBe(true)
  expect(combineReadings('/plain').isPrivate).toBe(false)
  expect(combineReadings('/search/used').isPrivate).toBe(false)
})

test('the routes of a page are those that its path matches', () => {
  expect(combineReadings('/search/used').routeIds).toEqual(new Set(['root', 'search']))
})

test.each([
  ['/SEARCH/Used', '/search/Used'],
  ['/Plain', '/plain'],
  ['/search/used', null],
  ['/NO/such', null],
])('the words of a route have their own case: %s becomes %s', (path, own) => {
  expect(combineReadings(path).ownCase).toBe(own)
})

test('made-up paths are not remembered without bound', () => {
  const first = reads('/page')
  for (let made = 0; made < 1_000; made += 1) reads(`/made-up-${made}`)
  expect(reads('/page')).not.toBe(first)
})

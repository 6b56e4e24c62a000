import { expect, test } from 'vitest'
import { inLowerCase, plainPath } from './plain-path.ts'

const of = (path: string, requested?: string) => plainPath(new URL(`http://a.example${path}`), requested)

test.each([
  ['/special-offers/', '/special-offers'],
  ['/cars//x///', '/cars/x'],
  ['/a/%2F/', '/a/%2F'],
  ['/\\evil.example/', '/evil.example'],
])('%s is written %s', (path, plain) => {
  expect(of(path)).toBe(plain)
})

test.each(['/', '/x', '/x/y.xml'])('%s is written as it should be', (path) => {
  expect(of(path)).toBeNull()
})

test('slashes at the beginning of a request lead to the path on the same host', () => {
  expect(of('/evil.example/x', '//evil.example/x')).toBe('/evil.example/x')
})

test.each([
  ['/Cars/2020-Maker?x=1', 404, '/cars/2020-maker?x=1'],
  ['/caf%C3%A9', 404, null],
  ['/Cars/x', 200, null],
  ['/Cars/x.data', 404, null],
  ['/api/Cars', 404, null],
])('%s answered %i leads to %s', (path, status, location) => {
  const answer = inLowerCase(new Response(null, { status }), new URL(path, 'http://a.example'))
  expect(answer.headers.get('location')).toBe(location)
})

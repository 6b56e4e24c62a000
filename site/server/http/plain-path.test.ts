import { expect, test } from 'vitest'
import { lowerCasePath, plainPath } from './plain-path.ts'

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

test('a path in upper case has a lower one; percent-encodings stay', () => {
  expect(lowerCasePath('/Cars/2020-Maker')).toBe('/cars/2020-maker')
  expect(lowerCasePath('/caf%C3%A9')).toBeNull()
})

import { expect, test } from 'vitest'
import { documentKey, pageOfData, plainAddress, plainDataAddress, withTracking } from './document-key.ts'

const key = (address: string, slug = 'a') => documentKey(slug, plainAddress(new URL(address), null))

test('the order of filters makes no other page', () => {
  expect(key('http://a.example/s?x=1&y=2')).toBe(key('http://a.example/s?y=2&x=1'))
  expect(key('http://a.example/s?x=a%20b#top')).toBe(key('http://a.example/s?x=a+b'))
})

test('what a page reads is part of its key', () => {
  const others = [
    key('http://a.example/s?x=2'),
    key('http://a.example/s?x=1&x=2'),
    key('http://a.example/s?x=2&x=1'),
    key('http://a.example/s?x=1%26y%3D2'),
    key('http://a.example/s%3Fx=1'),
    key('http://a.example/s%0A?x=1'),
    key('http://a.example./s?x=1'),
    key('http://a.example/s%2F?x=1'),
    key('http://a.example/t?x=1'),
    key('https://a.example/s?x=1'),
    key('http://a.example:81/s?x=1'),
    key('http://b.example/s?x=1'),
    key('http://a.example/s?x=1', 'b'),
    key('http://a.example/s?x=1'),
  ]
  expect(new Set(others).size).toBe(others.length)
})

const plain = (address: string, reads: ReadonlySet<string> | null) =>
  plainAddress(new URL(address), reads).href

test('a page with declared parameters has all others removed', () => {
  const reads = new Set(['make', 'sortBy'])
  expect(plain('http://a.example/s?utm_source=x&make=a&gclid=1&cb=9&make=b&MAKE=c', reads)).toBe(
    'http://a.example/s?make=a&make=b',
  )
  expect(plain('http://a.example/s?make=a%20b', reads)).toBe('http://a.example/s?make=a+b')
  expect(plain('http://a.example/s?cb=1', new Set())).toBe('http://a.example/s')
})

test('a page without declared parameters has only tracking parameters removed', () => {
  expect(plain('http://a.example/s?utm_source=x&make=a&gclid=1&fbclid=2&any=b', null)).toBe(
    'http://a.example/s?any=b&make=a',
  )
})

test.each([
  ['/offers', '/offers?utm_source=x&gclid=1'],
  ['/offers?page=2&gclid=9#top', '/offers?page=2&gclid=9&utm_source=x#top'],
  ['http://a.example/offers', '/offers?utm_source=x&gclid=1'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
])('a redirect to %s keeps tracking parameters', (location, expected) => {
  expect(withTracking(location, new URL('http://a.example/?utm_source=x&make=a&gclid=1'))).toBe(expected)
})

test.each([
  ['/cars/a.data', '/cars/a'],
  ['/_root.data', '/'],
  ['/cars/a', null],
])('%s asks for the data of %s', (path, page) => {
  expect(pageOfData(path)).toBe(page)
})

const plainData = (address: string, reads: ReadonlySet<string> | null) =>
  plainDataAddress(new URL(address), reads, new Set(['root', 'routes/search.$']))?.search

test('the data of a page keep the routes that are asked for, beside what the page reads', () => {
  expect(plainData('http://a.example/s.data?cb=1&make=a&_routes=routes/search.$', new Set(['make']))).toBe(
    '?_routes=routes%2Fsearch.%24&make=a',
  )
  expect(plainData('http://a.example/s.data?make=a', new Set())).toBe('')
})

test.each(['_routes=routes/other', '_routes=root,made-up', '_routes=', '_routes=root&_routes=root'])(
  'data of the routes %s have no address to be cached under',
  (query) => {
    expect(plainData(`http://a.example/s.data?${query}`, new Set())).toBeUndefined()
  },
)

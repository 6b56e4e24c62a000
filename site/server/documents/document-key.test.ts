import { expect, test } from 'vitest'
import { documentKey, plainAddress, withTracking } from './document-key.ts'

const key = (address: string, slug = 'a') => documentKey(slug, plainAddress(new URL(address), null))

test('the order of filters makes no other page', () => {
  expect(key('http://a.example/s?x=1&y=2')).toBe(key('http://a.example/s?y=2&x=1'))
  expect(key('http://a.example/s?x=a%20b#top')).toBe(key('http://a.example/s?x=a+b'))
})

test('what bears on a page makes another page', () => {
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

test('of a page that says what it reads, everything else is taken away', () => {
  const reads = new Set(['make', 'sortBy'])
  expect(plain('http://a.example/s?utm_source=x&make=a&gclid=1&cb=9&make=b&MAKE=c', reads)).toBe(
    'http://a.example/s?make=a&make=b',
  )
  expect(plain('http://a.example/s?make=a%20b', reads)).toBe('http://a.example/s?make=a+b')
  expect(plain('http://a.example/s?cb=1', new Set())).toBe('http://a.example/s')
})

test('of a page that does not say, only what advertisers hang on is taken away', () => {
  expect(plain('http://a.example/s?utm_source=x&make=a&gclid=1&fbclid=2&any=b', null)).toBe(
    'http://a.example/s?any=b&make=a',
  )
})

test.each([
  ['/offers', '/offers?utm_source=x&gclid=1'],
  ['/offers?page=2&gclid=9#top', '/offers?page=2&gclid=9&utm_source=x#top'],
  ['http://a.example/offers', '/offers?utm_source=x&gclid=1'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
])('a redirect to %s keeps what advertisers hung on', (location, expected) => {
  expect(withTracking(location, new URL('http://a.example/?utm_source=x&make=a&gclid=1'))).toBe(expected)
})

import { expect, test } from 'vitest'
import { documentKey, plainAddress } from './document-key.ts'

const key = (address: string, slug = 'a', versions = ['1', '1']) =>
  documentKey(slug, new URL(address), versions)

test('the order of filters makes no other page', () => {
  expect(key('http://a.example/s?x=1&y=2')).toBe(key('http://a.example/s?y=2&x=1'))
})

test('what bears on a page makes another page', () => {
  const others = [
    key('http://a.example/s?x=2'),
    key('http://a.example/s?x=1&x=2'),
    key('http://a.example/t?x=1'),
    key('https://a.example/s?x=1'),
    key('http://a.example:81/s?x=1'),
    key('http://b.example/s?x=1'),
    key('http://a.example/s?x=1', 'b'),
    key('http://a.example/s?x=1', 'a', ['2', '1']),
    key('http://a.example/s?x=1', 'a', ['1', '2']),
    key('http://a.example/s?x=1'),
  ]
  expect(new Set(others).size).toBe(others.length)
})

test('what advertisers hang on an address is taken away, and nothing else', () => {
  const address = new URL('http://a.example/s?utm_source=x&make=a&gclid=1&fbclid=2&make=b')
  expect(plainAddress(address).href).toBe('http://a.example/s?make=a&make=b')
  expect(plainAddress(new URL('http://a.example/s?make=a%20b')).href).toBe('http://a.example/s?make=a%20b')
})

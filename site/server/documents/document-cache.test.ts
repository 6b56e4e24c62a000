import { expect, test } from 'vitest'
import { CompressedBody } from '../http/encodings.ts'
import { type CachedDocument, DocumentCache, MAX_STALE_MS } from './document-cache.ts'

const noTime = () => 0
const body = await CompressedBody.of(Buffer.from('a page'))
const page = (etag: string, more: Partial<CachedDocument> = {}): CachedDocument => ({
  version: 'v',
  madeAt: 0,
  status: 200,
  headers: {},
  etag,
  fingerprint: null,
  emptySearch: null,
  body,
  changesAt: Number.POSITIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
  ...more,
})

test('renders once however many ask for the same version at the same time', async () => {
  const cache = new DocumentCache(1_000_000, noTime)
  let renders = 0
  const render = async () => {
    renders += 1
    return page('1')
  }
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.share('k', 'v', render)))
  expect(renders).toBe(1)
  expect(new Set(answers).size).toBe(1)
  await Promise.all([cache.share('k', 'v', render), cache.share('k', 'w', render)])
  expect(renders).toBe(3)
})

test('a page is not fresh from the instant at which it may change by itself', () => {
  let now = 1_000
  const cache = new DocumentCache(1_000_000, () => now)
  cache.store('k', page('1', { until: 2_000 }))
  now = 1_999
  expect(cache.find('k', 'v')).not.toBeNull()
  now = 2_000
  expect(cache.find('k', 'v')).toBeNull()
})

test('a page of another version is not found, and is replaced by the new one', () => {
  const cache = new DocumentCache(1_000_000, noTime)
  cache.store('k', page('1', { version: 'v' }))
  const size = cache.sizeBytes
  expect(cache.find('k', 'w')).toBeNull()
  cache.store('k', page('2', { version: 'w' }))
  expect([cache.find('k', 'v'), cache.find('k', 'w')?.etag, cache.sizeBytes]).toEqual([null, '2', size])
})

test('a page that was begun earlier and made later does not replace a newer one', () => {
  const cache = new DocumentCache(1_000_000, noTime)
  cache.store('k', page('new', { version: 'w', madeAt: 2 }))
  cache.store('k', page('old', { version: 'v', madeAt: 1 }))
  expect(cache.find('k', 'w')?.etag).toBe('new')
})

test('a stale page is found under any version for a day, and its bytes are free after that', () => {
  let now = 0
  const cache = new DocumentCache(1_000_000, () => now)
  cache.store('k', page('1', { until: 10 }))
  now = MAX_STALE_MS - 1
  expect(cache.findStale('k')?.etag).toBe('1')
  now = MAX_STALE_MS
  expect([cache.findStale('k'), cache.sizeBytes]).toEqual([null, 0])
})

test('a page that is deleted is not found as a stale one either', () => {
  const cache = new DocumentCache(1_000_000, noTime)
  cache.store('k', page('1'))
  cache.delete('k')
  expect([cache.findStale('k'), cache.sizeBytes]).toEqual([null, 0])
})

test('stays within its size and evicts the least recently used', () => {
  const one = new DocumentCache(1_000_000, noTime)
  one.store('x', page('x'))
  const cache = new DocumentCache(one.sizeBytes * 2, noTime)
  for (const key of ['a', 'b']) cache.store(key, page(key))
  cache.find('a', 'v')
  cache.store('c', page('c'))
  expect(['a', 'b', 'c'].map((key) => cache.find(key, 'v')?.etag)).toEqual(['a', undefined, 'c'])
  expect(cache.sizeBytes).toBe(one.sizeBytes * 2)
})

test('ten thousand addresses, however long, stay within the bytes', () => {
  const cache = new DocumentCache(1_000_000, noTime)
  const keys = Array.from({ length: 10_000 }, (_none, index) => `${index}${'x'.repeat(index % 8_000)}`)
  for (const key of keys) cache.store(key, page(key))
  expect(cache.sizeBytes).toBeLessThanOrEqual(1_000_000)
  const found = keys.filter((key) => cache.find(key, 'v'))
  expect(found.at(-1)).toMatch(/^9999x/)
  expect(found.reduce((sum, key) => sum + key.length, 0)).toBeLessThan(1_000_000)
})

test('a failed render is retried by the next request', async () => {
  const cache = new DocumentCache(1_000_000, noTime)
  await expect(cache.share('k', 'v', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.share('k', 'v', async () => 'page')).toBe('page')
})

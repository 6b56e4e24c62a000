import { expect, test } from 'vitest'
import { Bodies } from '../http/encodings.ts'
import { type CachedDocument, DocumentCache } from './document-cache.ts'

const standing = () => 0
const bodies = await Bodies.of(Buffer.from('a page'))
const page = (etag: string, until = Number.POSITIVE_INFINITY): CachedDocument => ({
  status: 200,
  headers: {},
  etag,
  bodies,
  until,
})

test('renders once however many ask at the same time', async () => {
  const cache = new DocumentCache(1_000_000, standing)
  let renders = 0
  const render = async () => {
    renders += 1
    return page('1')
  }
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.share('k', render)))
  expect(renders).toBe(1)
  expect(new Set(answers).size).toBe(1)
  expect(cache.find('k')?.etag).toBe('1')
})

test('a page is gone at the instant at which one of its rules turns', async () => {
  let now = 1_000
  const cache = new DocumentCache(1_000_000, () => now)
  await cache.share('k', async () => page('1', 2_000))
  now = 1_999
  expect(cache.find('k')).not.toBeNull()
  now = 2_000
  expect(cache.find('k')).toBeNull()
  expect(cache.sizeBytes).toBe(0)
})

test('keeps within its bytes, and forgets first what was asked for longest ago', async () => {
  const one = new DocumentCache(1_000_000, standing)
  await one.share('x', async () => page('x'))
  const cache = new DocumentCache(one.sizeBytes * 2, standing)
  for (const key of ['a', 'b']) await cache.share(key, async () => page(key))
  cache.find('a')
  await cache.share('c', async () => page('c'))
  expect(['a', 'b', 'c'].map((key) => cache.find(key)?.etag)).toEqual(['a', undefined, 'c'])
  expect(cache.sizeBytes).toBe(one.sizeBytes * 2)
})

test('ten thousand addresses, however long, stay within the bytes', async () => {
  const cache = new DocumentCache(1_000_000, standing)
  for (let index = 0; index < 10_000; index += 1)
    await cache.share(`${index}${'x'.repeat(index % 8_000)}`, async () => page(String(index)))
  expect(cache.sizeBytes).toBeLessThanOrEqual(1_000_000)
  const kept = Array.from(
    { length: 10_000 },
    (_none, index) => `${index}${'x'.repeat(index % 8_000)}`,
  ).filter((key) => cache.find(key))
  expect(kept.at(-1)).toMatch(/^9999x/)
  expect(kept.reduce((sum, key) => sum + key.length, 0)).toBeLessThan(1_000_000)
})

test('a render that fails is not kept and is tried again', async () => {
  const cache = new DocumentCache(1_000_000, standing)
  await expect(cache.share('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.share('k', async () => page('2'))).toMatchObject({ etag: '2' })
})

test('a page that must not be kept is rendered anew for each who asks later', async () => {
  const cache = new DocumentCache(1_000_000, standing)
  expect(await cache.share('k', async () => null)).toBeNull()
  expect(await cache.share('k', async () => page('2'))).toMatchObject({ etag: '2' })
})

test('a page that is asked for again and again is compressed better, and stays what it was', async () => {
  const text = Array.from(
    { length: 4_000 },
    (_none, index) => `<li>Car ${(index * 7_919) % 4_001}</li>`,
  ).join('')
  const own = await Bodies.of(Buffer.from(text))
  const cache = new DocumentCache(10_000_000, standing)
  await cache.share('k', async () => ({ ...page('1'), bodies: own }))
  const [before, size] = [(await own.get('br')).length, cache.sizeBytes]
  for (let asked = 0; asked < 5; asked += 1) cache.find('k')
  await expect.poll(async () => (await own.get('br')).length).toBeLessThan(before)
  expect((await own.get('identity')).toString()).toBe(text)
  expect(cache.sizeBytes).toBe(size)
})

import { expect, test } from 'vitest'
import { serve } from '../fixtures/serve.ts'
import { findSource, type Original, PictureFetcher, PictureLateError } from './picture-fetcher.ts'

const bytesOf = async ({ bytes }: Original) => bytes

const sources = {
  hosts: new Map([['photos.example', 'http://127.0.0.1:3334']]),
  origins: ['http://127.0.0.1:3333'],
}

test('a photo host is fetched from its origin, a content asset from its own address', () => {
  expect(findSource('https://photos.example/a/1.jpg?v=2', sources)?.href).toBe(
    'http://127.0.0.1:3334/a/1.jpg?v=2',
  )
  expect(findSource('http://127.0.0.1:3333/images/p/d/a.jpg', sources)?.pathname).toBe('/images/p/d/a.jpg')
})

test('a picture of the map is fetched with the key, which its address has not', () => {
  const map = { host: 'maps.example', key: 'secret' }
  expect(findSource('https://maps.example/s?c=1,2', { ...sources, map })?.href).toBe(
    'https://maps.example/s?c=1%2C2&key=secret',
  )
  expect(findSource('https://maps.example/s?c=1,2', sources)).toBeNull()
})

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:3333/v1/data/query/production?query=*',
  'http://127.0.0.1:3333/images/../v1/users/me',
  'http://127.0.0.1:7700/indexes',
  'https://photos.example.evil.example/1.jpg',
  'https://photos.example@evil.example/1.jpg',
  'https://user:pass@photos.example/1.jpg',
  'https://photos.example:8080/1.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  '/images/a.jpg',
  '',
])('%j is never fetched', (address) => {
  expect(findSource(address, sources)).toBeNull()
})

test('a path cannot lead to another host', () => {
  expect(findSource('https://photos.example//evil.example/1.jpg', sources)?.host).toBe('127.0.0.1:3334')
})

test.each([
  ['a redirect, which could lead anywhere', 302, { location: 'http://127.0.0.1:1/' }],
  ['what is no picture', 200, { 'content-type': 'text/html' }],
  ['a missing picture', 404, { 'content-type': 'image/png' }],
])('%s is refused', async (_, status, headers) => {
  const port = await serve((_request, response) => response.writeHead(status, headers).end('x'))
  await expect(new PictureFetcher().fetch(new URL(`http://127.0.0.1:${port}/`), bytesOf)).rejects.toThrow(
    `answered ${status}`,
  )
})

test('a picture that declares more than the limit is not downloaded', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 10_000_000_000 })
    response.write('x')
  })
  await expect(new PictureFetcher().fetch(new URL(`http://127.0.0.1:${port}/`), bytesOf)).rejects.toThrow(
    'more than 25000000 bytes',
  )
})

test.each([
  ['never answers', false],
  ['stops in the middle of a picture', true],
])('a host that %s is not requested for a while and delays no other', async (_, begins) => {
  const asked: string[] = []
  const slow = await serve((request, response) => {
    asked.push(request.url ?? '')
    if (begins) response.writeHead(200, { 'content-type': 'image/png' }).write('x')
  })
  const quick = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('picture'),
  )
  const fetcher = new PictureFetcher(() => 0, 300)
  const waiting = Array.from({ length: 20 }, (_, index) =>
    fetcher
      .fetch(new URL(`http://127.0.0.1:${slow}/${index}`), bytesOf)
      .catch((error: unknown) => String(error)),
  )
  expect((await fetcher.fetch(new URL(`http://127.0.0.1:${quick}/`), bytesOf)).toString()).toBe('picture')
  const ends = await Promise.all(waiting)
  // On a machine with much else to do, fewer of the six reach it before the time is up.
  expect(asked.length).toBeLessThanOrEqual(6)
  expect(ends.filter((end) => String(end).includes('a moment ago'))).toHaveLength(14)
})

test('a picture without end is aborted at the limit', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
    }
    response.on('drain', more)
    more()
  })
  await expect(new PictureFetcher().fetch(new URL(`http://127.0.0.1:${port}/`), bytesOf)).rejects.toThrow(
    'more than 25000000 bytes',
  )
})

test('a host that does not answer is not requested for a while, then retried', async () => {
  let now = 0
  const fetcher = new PictureFetcher(() => now)
  const closed = new URL('http://127.0.0.1:1/')
  await expect(fetcher.fetch(closed, bytesOf)).rejects.toThrow('does not answer')
  await expect(fetcher.fetch(closed, bytesOf)).rejects.toThrow('a moment ago')
  now += 5_000
  await expect(fetcher.fetch(closed, bytesOf)).rejects.toThrow('does not answer')
})

test.each([500, 503, 429, 408])('what a host answers with %i may be had later', async (status) => {
  const port = await serve((_request, response) => response.writeHead(status).end())
  const asked = new PictureFetcher().fetch(new URL(`http://127.0.0.1:${port}/`), bytesOf)
  await expect(asked).rejects.toBeInstanceOf(PictureLateError)
})

test('of a host that does not keep up fewer are asked for at once, and more again when it does', async () => {
  let [open, most, answers] = [0, 0, false]
  const port = await serve(async (_request, response) => {
    open += 1
    most = Math.max(most, open)
    await new Promise((done) => setImmediate(done))
    open -= 1
    response.writeHead(answers ? 200 : 503, { 'content-type': 'image/png' }).end('picture')
  })
  const fetcher = new PictureFetcher()
  const askFor = (count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, (_none, at) =>
        fetcher.fetch(new URL(`http://127.0.0.1:${port}/${at}`), bytesOf),
      ),
    )
  await askFor(30)
  most = 0
  answers = true
  await askFor(2)
  expect(most).toBe(1)
  most = 0
  await askFor(60)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(6)
})

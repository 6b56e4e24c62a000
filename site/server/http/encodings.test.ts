import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Bodies, chooseEncoding, encode } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=1.0', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=0.000, br;q=0.0', 'identity'],
  ['brotli', 'identity'],
  ['x-br', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('a client that accepts %j is sent %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('every encoding holds the same body', async () => {
  const body = Buffer.from('words '.repeat(500))
  const bodies = await Bodies.of(body)
  expect(brotliDecompressSync(await bodies.get('br'))).toEqual(body)
  expect(gunzipSync(await bodies.get('gzip'))).toEqual(body)
  expect(await bodies.get('identity')).toEqual(body)
  expect(brotliDecompressSync(await encode(body, 'br'))).toEqual(body)
  expect(gunzipSync(await encode(body, 'gzip'))).toEqual(body)
  expect(await encode(body, 'identity')).toEqual(body)
})

test('a body too long to hold everything up for is compressed as well', async () => {
  const body = Buffer.from('words and words '.repeat(20_000))
  expect(brotliDecompressSync((await Bodies.of(body)).first)).toEqual(body)
  expect(brotliDecompressSync(await encode(body, 'br'))).toEqual(body)
})

test('what would not arrive in the first flight is compressed better', async () => {
  const page = (rows: number) =>
    Buffer.from(
      Array.from(
        { length: rows },
        (_none, at) => `<li>Car ${(at * 7_919) % 4_001}, $${(at * 104_729) % 97_003}`,
      ).join(''),
    )
  const at = (quality: number, body: Buffer) => Bodies.of(body, quality).then(({ first }) => first)
  const [short, long] = [page(500), page(4_000)]
  expect((await Bodies.of(short)).first).toEqual(await at(3, short))
  expect((await at(3, long)).length).toBeGreaterThan(14_000)
  expect((await Bodies.of(long)).first).toEqual(await at(5, long))
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CompressedBody, chooseEncoding, encode } from './encodings.ts'

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
  const compressed = await CompressedBody.of(body)
  expect(brotliDecompressSync(await compressed.get('br'))).toEqual(body)
  expect(gunzipSync(await compressed.get('gzip'))).toEqual(body)
  expect(await compressed.get('identity')).toEqual(body)
  expect(brotliDecompressSync(await encode(body, 'br'))).toEqual(body)
  expect(gunzipSync(await encode(body, 'gzip'))).toEqual(body)
  expect(await encode(body, 'identity')).toEqual(body)
})

test('a cached body keeps no more memory than it counts', async () => {
  const body = await CompressedBody.of(Buffer.from('a page of a few words '.repeat(400)))
  const kept = [body.br, await body.get('gzip')].map(({ buffer }) => buffer.byteLength)
  expect(kept.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(body.sizeBytes + 200)
  expect(kept).toEqual([body.br.length, (await body.get('gzip')).length])
})

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPhotoServer } from './photo-server.ts'

let server: Server
let origin: string

beforeAll(async () => {
  server = createPhotoServer(join(import.meta.dirname, 'samples'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))

it('serves a picture for long, and not again to who has it', async () => {
  const first = await fetch(`${origin}/suv-red/hero.webp`)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toContain('max-age=31536000')
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  const again = await fetch(`${origin}/suv-red/hero.webp`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

it.each([
  ['a colour it does not have', 'suv-bronze/hero', 'suv-grey/hero'],
  ['a body it does not have', '4x4-white/hero', 'suv-white/hero'],
  ['an angle the car does not have', 'van-white/wheel', 'van-white/hero'],
])('gives for %s the nearest it has', async (_what, wanted, given) => {
  const [one, other] = await Promise.all(
    [wanted, given].map(async (path) => (await fetch(`${origin}/${path}.webp`)).arrayBuffer()),
  )
  expect(Buffer.from(one as ArrayBuffer).equals(Buffer.from(other as ArrayBuffer))).toBe(true)
})

it.each([
  '/',
  '/boat-red/hero.webp',
  '/suv-plaid/hero.webp',
  '/suv-red/underneath.webp',
  '/suv-red/../../main.ts',
  '/suv-red/%2e%2e%2fmain.webp',
  '/suv-red/hero.png',
])('answers 404 to %s', async (path) => {
  expect((await fetch(`${origin}${path}`)).status).toBe(404)
})

it('says it is well', async () => {
  expect(await (await fetch(`${origin}/health`)).json()).toEqual({ status: 'available' })
})

it('takes nothing but GET and HEAD', async () => {
  expect((await fetch(`${origin}/suv-red/hero.webp`, { method: 'POST' })).status).toBe(405)
})

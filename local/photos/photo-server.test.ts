import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPhotoServer } from './photo-server.ts'

let server: Server
let origin: string

beforeAll(async () => {
  server = createPhotoServer(join(import.meta.dirname, 'layers'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))

const bytesOf = async (path: string) => Buffer.from(await (await fetch(`${origin}${path}`)).arrayBuffer())

it('photo: answered as WebP, and with 304 to its etag', async () => {
  const first = await fetch(`${origin}/suv-slim/hero/red.webp`)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toContain('max-age=')
  expect(await sharp(Buffer.from(await first.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 900,
    height: 600,
  })
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${origin}/suv-slim/hero/red`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const other = await fetch(`${origin}/suv-slim/hero/blue`, { headers: { 'if-none-match': etag } })
  expect(other.status).toBe(200)
})

describe('width', () => {
  it.each([
    ['16', 16, 11],
    ['450', 450, 300],
    ['900', 900, 600],
    ['2400', 900, 600],
  ])('%s: answers %s × %s pixels', async (wanted, width, height) => {
    const size = await sharp(await bytesOf(`/suv-slim/hero/red.webp?w=${wanted}`)).metadata()
    expect([size.width, size.height]).toEqual([width, height])
  })

  it.each([
    '0',
    '-5',
    '15',
    '2401',
    '1e3',
    '12.5',
    '99999999999999999999',
    '1e9',
    '1000000000',
    '-0',
    '0x10',
    'NaN',
    '%00',
    '',
    '300&w=400',
  ])('"%s": answers 400', async (width) => {
    expect((await fetch(`${origin}/suv-slim/hero/red.webp?w=${width}`)).status).toBe(400)
  })
})

describe('cut-outs', () => {
  it('cut=1: answers the vehicle on transparent ground, no wider than asked', async () => {
    const [cut, night] = await Promise.all([
      bytesOf('/suv-slim/hero/red.webp?cut=1&w=450'),
      bytesOf('/suv-slim/hero/red.webp?cut=1&light=night&w=450'),
    ])
    for (const bytes of [cut, night])
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 450, hasAlpha: true })
    expect(cut.equals(night)).toBe(false)
  })

  it('cut=1 has an etag of its own', async () => {
    const [whole, cut] = await Promise.all(
      ['', '?cut=1'].map((query) => fetch(`${origin}/suv-slim/hero/red.webp${query}`)),
    )
    expect(cut?.headers.get('etag')).not.toBe(whole?.headers.get('etag'))
  })

  it.each([
    'cut=',
    'cut=0',
    'cut=2',
    'cut=true',
    'cut=1&cut=1',
    'light=night',
    'cut=1&light=day',
    'cut=1&light=',
  ])('%s: answers 400', async (query) => {
    expect((await fetch(`${origin}/suv-slim/hero/red.webp?${query}`)).status).toBe(400)
  })

  it.each([
    '/suv-slim/wheel/red.webp?cut=1',
    '/suv-slim/side/red.webp?cut=1&light=night',
    '/suv-slim/hero.cut/red.webp',
    '/suv-slim/hero.night/red.webp',
    '/boat-slim/hero/red.webp?cut=1',
  ])('%s, which is not stored: answers 404', async (path) => {
    expect((await fetch(`${origin}${path}`)).status).toBe(404)
  })
})

it('angle with -left: answers the mirrored photo', async () => {
  const [right, left] = await Promise.all([
    bytesOf('/suv-slim/hero/red.webp?w=90'),
    bytesOf('/suv-slim/hero-left/red.webp?w=90'),
  ])
  const flopped = await sharp(right).flop().removeAlpha().raw().toBuffer()
  const seen = await sharp(left).removeAlpha().raw().toBuffer()
  const apart = seen.reduce((sum, value, at) => sum + Math.abs(value - (flopped[at] ?? 0)), 0) / seen.length
  const same = await sharp(right).removeAlpha().raw().toBuffer()
  const unturned = seen.reduce((sum, value, at) => sum + Math.abs(value - (same[at] ?? 0)), 0) / seen.length
  expect(apart).toBeLessThan(unturned / 3)
})

it.each([
  '/',
  '/boat-slim/hero/red.webp',
  '/suv-nose/hero/red.webp',
  '/suv/hero/red.webp',
  '/suv-slim/hero/plaid.webp',
  '/suv-slim/hero/constructor.webp',
  '/suv-slim/underneath/red.webp',
  '/suv-slim/hero/red.png',
  '/suv-slim/../../main/red.webp',
  '/suv-slim/%2e%2e%2fmain/red.webp',
  '/suv-slim/hero/red.webp/more',
  '/constructor-red/hero/red.webp',
  '/__proto__-slim/hero/red.webp',
  '/boat-red/hero.webp',
  '/suv-red/hero.webp',
  '/suv-slim/spin-36/red.webp',
  '/suv-slim/spin--1/red.webp',
  '/motorcycle-naked/hero/red.webp',
  '/../../../etc/passwd',
  '//etc/passwd',
  '/suv-slim/%00/red.webp',
  '/suv-red/underneath.webp',
])('unknown photo %s: answers 404', async (path) => {
  expect((await fetch(`${origin}${path}`)).status).toBe(404)
})

it('booking page: may be framed and has no working form', async () => {
  const page = await fetch(`${origin}/bookings/some-dealer?from=site`)
  expect(page.status).toBe(200)
  expect(page.headers.get('x-frame-options')).toBeNull()
  expect(page.headers.get('content-security-policy')).not.toContain('frame-ancestors')
  expect(await page.text()).toContain('It books nothing.')
  expect((await fetch(`${origin}/bookings/`)).status).toBe(404)
  expect((await fetch(`${origin}/bookings/a/b`)).status).toBe(404)
})

it('health: answers 200', async () => {
  expect(await (await fetch(`${origin}/health`)).json()).toEqual({ status: 'available' })
})

it('other methods than GET and HEAD: answers 405', async () => {
  expect((await fetch(`${origin}/suv-slim/hero/red.webp`, { method: 'POST' })).status).toBe(405)
  const head = await fetch(`${origin}/suv-slim/hero/red.webp`, { method: 'HEAD' })
  expect([head.status, Number(head.headers.get('content-length')) > 1_000]).toEqual([200, true])
})

it('report page: answers known kinds of report, 404 for others', async () => {
  const page = await fetch(`${origin}/reports/ppsrReport/WF083DY39PK021359?from=site`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('Nothing was looked up')
  for (const path of ['/reports/other/ABC', '/reports/history/<b>', '/reports/history/'])
    expect((await fetch(origin + path)).status, path).toBe(404)
})

it('viewer page: answers a spin’s code with its frames, 404 for other paths', async () => {
  const page = await fetch(`${origin}/viewer/suv-slim.red`)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'sha256-")
  expect(await page.text()).toContain('/suv-slim/spin-04/red.webp')
  for (const path of ['/viewer/', '/viewer/suv-slim', '/viewer/<b>.red'])
    expect((await fetch(origin + path)).status, path).toBe(404)
})

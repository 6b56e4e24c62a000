import sharp from 'sharp'
import { expect, it } from 'vitest'
import { loadPicture, type PictureLoad } from './load-picture.ts'
import type { PictureOrder } from './picture-address.ts'
import { type Original, PictureLateError } from './picture-fetcher.ts'

const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a00' } })
  .jpeg()
  .toBuffer()
const order: PictureOrder = {
  url: 'https://photos.example/1.jpg',
  width: 30,
  height: 20,
  fit: 'cover',
  percent: 100,
}

function load(fetch: PictureLoad['fetcher']['fetch'], change: Partial<PictureLoad> = {}) {
  const failures: unknown[] = []
  const loaded = loadPicture({
    source: new URL(order.url),
    order,
    fetcher: { fetch },
    inTurn: (work) => work(),
    onOriginal: () => {},
    onPicture: async () => {},
    onFailure: (error) => failures.push(error),
    firstPauseMs: 1,
    ...change,
  })
  return { loaded, failures }
}

const answers =
  (original: Original): PictureLoad['fetcher']['fetch'] =>
  (_source, work) =>
    work(original)
const noRender = () => Promise.reject(new Error('out of memory'))

it('a picture that cannot be rendered is sent as it came', async () => {
  const original = { bytes: jpeg, type: 'image/jpeg; charset=binary' }
  const { loaded, failures } = load(answers(original), { inTurn: noRender })
  expect(await loaded).toEqual({ kind: 'original', original })
  expect(failures).toHaveLength(1)
})

it.each([
  ['a drawing, which may hold scripts', { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' }],
  ['what is not what it says', { bytes: Buffer.from('<html>'), type: 'image/jpeg' }],
  ['a picture that was cut short', { bytes: jpeg.subarray(0, -20), type: 'image/jpeg' }],
  ['one too large for a phone', { bytes: Buffer.concat([jpeg, Buffer.alloc(7e6)]), type: 'image/jpeg' }],
])('%s is never sent as it came', async (_what, original) => {
  expect(await load(answers(original), { inTurn: noRender }).loaded).toEqual({ kind: 'missing' })
})

it('a rectangle of a picture never shows the rest of it', async () => {
  const rect = { left: 0, top: 0, width: 30, height: 20 }
  const change = { inTurn: noRender, order: { ...order, rect } }
  expect(await load(answers({ bytes: jpeg, type: 'image/jpeg' }), change).loaded).toEqual({ kind: 'missing' })
})

it('a host that is late is asked eight times, and logged once', async () => {
  let tries = 0
  const { loaded, failures } = load(async () => {
    tries += 1
    throw new PictureLateError('too busy')
  })
  expect(await loaded).toEqual({ kind: 'late' })
  expect([tries, failures.length]).toEqual([8, 1])
})

it('what is not there is asked for once', async () => {
  let tries = 0
  const { loaded } = load(async () => {
    tries += 1
    throw new Error('answered 404')
  })
  expect(await loaded).toEqual({ kind: 'missing' })
  expect(tries).toBe(1)
})

import { mkdtemp, readdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { LATE_WIDTH } from '#app/ui/late-pictures.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { ask, serve } from '../fixtures/serve.ts'
import { pictureAddresses } from './picture-address.ts'
import { PicturePlaceholders } from './picture-placeholders.ts'
import { FolderStore } from './picture-store.ts'
import { type PictureOptions, Pictures } from './pictures.ts'

const SECRET = 's'.repeat(32)
const original = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#a00' } })
  .jpeg()
  .toBuffer()
const buildOrder = (url: string, width = 120, height = 80) =>
  pictureAddresses(SECRET, { url, width, height, fit: 'cover' })[100]

const pathOf = (address = '') => new URL(address, 'http://a.example').pathname

/** A photo host and the pipeline in front of it, both over real HTTP. */
async function gallery(
  answer: (path: string, response: ServerResponse) => void,
  options: Pick<PictureOptions, 'waitMs' | 'firstPauseMs'> = {},
) {
  const asked: string[] = []
  const photos = await serve((request, response) => {
    asked.push(request.url ?? '')
    answer(request.url ?? '', response)
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'))
  const { log, lines } = fakeLog()
  const placeholders = new PicturePlaceholders(dataDir)
  const pictures = new Pictures({
    secret: SECRET,
    sources: { hosts: new Map([['photos.example', `http://127.0.0.1:${photos}`]]), origins: [] },
    store: new FolderStore(dataDir),
    placeholders,
    log,
    ...options,
  })
  const port = await serve(
    (request, response) => void pictures.answer(request, response, pathOf(request.url)),
  )
  return { port, asked, lines, dataDir, placeholders }
}

const good = (_path: string, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(original)

test('a picture is served as webp in the requested size, fetched once, and immutable', async () => {
  const { port, asked } = await gallery(good)
  const path = buildOrder('https://photos.example/1.jpg')
  const answers = await Promise.all([ask(port, path), ask(port, path), ask(port, path)])
  answers.push(await ask(port, path))
  for (const { status, headers, body } of answers) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 120, height: 80 })
  }
  expect(asked).toEqual(['/1.jpg'])
})

test('an address that was not signed is refused and nothing is fetched', async () => {
  const { port, asked } = await gallery(good)
  const { status } = await ask(
    port,
    buildOrder('https://photos.example/1.jpg').replace('120x80', '9999x9999'),
  )
  expect(status).toBe(404)
  expect(asked).toEqual([])
})

test.each([
  ['is missing', (_: string, response: ServerResponse) => void response.writeHead(404).end()],
  [
    'is no picture',
    (_: string, response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end('words'),
  ],
  [
    'is a page about something else',
    (_: string, response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Parked</h1>'),
  ],
  [
    'is cut short',
    (_: string, response: ServerResponse) =>
      void response
        .writeHead(200, { 'content-type': 'image/jpeg' })
        .end(original.subarray(0, original.length / 2)),
  ],
  [
    'claims ten gigabytes',
    (_: string, response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 1e10 }).write('x'),
  ],
])('a picture that %s gives the short-lived not-found picture and a line in the log', async (_, answer) => {
  const { port, lines, dataDir } = await gallery(answer)
  const { status, headers, body } = await ask(port, buildOrder('https://photos.example/1.jpg', 300, 200))
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', 'x-picture': 'missing' })
  expect(await sharp(body).metadata()).toMatchObject({
    format: 'webp',
    width: 300,
    height: 200,
    hasAlpha: true,
  })
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'a picture could not be fetched or rendered' }))
  await expect(readdir(join(dataDir, 'site/pictures'))).rejects.toThrow('ENOENT')
})

test('a picture from a host that is not ours gives the not-found picture', async () => {
  const { port, asked } = await gallery(good)
  const { status, headers } = await ask(port, buildOrder('http://169.254.169.254/x.jpg'))
  expect([status, headers['cache-control'], asked]).toEqual([200, 'public, max-age=60', []])
})

test.each([
  ['breaks off', (_: string, response: ServerResponse) => void response.destroy()],
  [
    'answers that it is too busy',
    (_: string, response: ServerResponse) => void response.writeHead(503).end(),
  ],
])('for a picture whose host %s a small drawing is sent, which nobody keeps', async (_, answer) => {
  const { port, lines } = await gallery(answer, { waitMs: 20 })
  const { status, headers, body } = await ask(port, buildOrder('https://photos.example/1.jpg', 300, 200))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'no-store',
    'x-picture': 'late',
  })
  expect(await sharp(body).metadata()).toMatchObject({ width: LATE_WIDTH })
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'a picture could not be fetched or rendered' }))
})

test('a picture that is late is waited for and asked again, and is there for the next request', async () => {
  let tries = 0
  const { port, asked } = await gallery(
    (path, response) => {
      tries += 1
      if (tries < 4) response.writeHead(503).end()
      else good(path, response)
    },
    { firstPauseMs: 5 },
  )
  const path = buildOrder('https://photos.example/1.jpg')
  const answers = await Promise.all([ask(port, path), ask(port, `${path}?again=1`)])
  for (const { headers } of answers) expect(headers['cache-control']).toContain('immutable')
  expect(asked).toHaveLength(4)
})

const PICTURES = process.env.FORECOURT_SHORT ? 100 : 500

test(`none of ${PICTURES} pictures of a cold house stays missing, though its host answers two at a time and often fails`, async () => {
  let open = 0
  let count = 0
  const { port } = await gallery(
    async (path, response) => {
      count += 1
      if (open >= 2) return void response.writeHead(503).end()
      if (count % 11 === 0) return void response.destroy()
      open += 1
      await new Promise((done) => setTimeout(done, 2))
      open -= 1
      good(path, response)
    },
    { waitMs: 200, firstPauseMs: 20 },
  )
  /** As the page asks: again, where the picture was late. */
  const see = async (at: number): Promise<string> => {
    const path = buildOrder(`https://photos.example/${at}.jpg`, 30, 20)
    for (let again = 0; again < 60; again += 1) {
      const { headers } = await ask(port, `${path}?again=${again}`)
      if (headers['x-picture'] !== 'late') return String(headers['x-picture'] ?? 'there')
      await new Promise((done) => setTimeout(done, 100))
    }
    return 'late'
  }
  const seen = await Promise.all(Array.from({ length: PICTURES }, (_none, at) => see(at)))
  expect(seen.filter((each) => each !== 'there' && each !== 'untransformed')).toEqual([])
}, 60_000)

test('of a host that is paused a page does not wait for each picture', async () => {
  const { port, lines } = await gallery((_path, response) => void response.destroy(), {
    waitMs: 60_000,
    firstPauseMs: 60_000,
  })
  for (const at of [1, 2, 3])
    ask(port, buildOrder(`https://photos.example/${at}.jpg`)).catch(() => 'the server of the test has ended')
  await vi.waitFor(() => expect(lines).toHaveLength(3))
  const { headers } = await ask(port, buildOrder('https://photos.example/4.jpg'))
  expect(headers['x-picture']).toBe('late')
})

test('a drawing with a script in it is served as pixels alone', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script>
    <rect width="30" height="20" fill="#0a0"/></svg>`
  const { port } = await gallery(
    (_path, response) => void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg),
  )
  const { headers, body } = await ask(port, buildOrder('https://photos.example/1.svg'))
  expect(headers['content-type']).toBe('image/webp')
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 120, height: 80 })
  expect(body.includes('alert')).toBe(false)
})

test('a placeholder is known once its picture was rendered, and not for a missing picture', async () => {
  const { port, placeholders } = await gallery((path, response) =>
    path === '/1.jpg' ? good(path, response) : void response.writeHead(404).end(),
  )
  expect(placeholders.find({ url: 'https://photos.example/1.jpg' })).toBeNull()
  await ask(port, buildOrder('https://photos.example/1.jpg'))
  await ask(port, buildOrder('https://photos.example/2.jpg'))
  expect(placeholders.find({ url: 'https://photos.example/1.jpg' })?.rows).toBe('#a00,#a00,#a00')
  expect(placeholders.find({ url: 'https://photos.example/2.jpg' })).toBeNull()
})

/** 80×60 in four coloured quarters: red and green above, blue and yellow below. */
async function quarters(): Promise<Buffer> {
  const quarter = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  const [green, blue, yellow] = await Promise.all(['#0f0', '#00f', '#ff0'].map(quarter))
  return sharp({ create: { width: 80, height: 60, channels: 3, background: '#f00' } })
    .composite([
      { input: green, left: 40, top: 0 },
      { input: blue, left: 0, top: 30 },
      { input: yellow, left: 40, top: 30 },
    ])
    .png()
    .toBuffer()
}

const measureMiddle = async (bytes: Buffer) => [
  ...(await sharp(bytes).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer()),
]

test.each([
  ['red', { left: 0, top: 0 }, [255, 0, 0]],
  ['green', { left: 40, top: 0 }, [0, 255, 0]],
  ['blue', { left: 0, top: 30 }, [0, 0, 255]],
  ['yellow', { left: 40, top: 30 }, [255, 255, 0]],
])('a rectangle of the %s quarter is served as that colour alone', async (_, corner, colour) => {
  const bytes = await quarters()
  const { port } = await gallery(
    (_path, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(bytes),
  )
  const order = { url: 'https://photos.example/4.png', width: 120, height: 90, fit: 'cover' } as const
  const rect = { ...corner, width: 40, height: 30 }
  const { body } = await ask(port, pictureAddresses(SECRET, { ...order, rect })[100])
  expect(await sharp(body).metadata()).toMatchObject({ width: 120, height: 90 })
  for (const [index, part] of (await measureMiddle(body)).entries())
    expect(Math.abs(part - (colour[index] ?? 0))).toBeLessThan(12)
})

test('a rectangle is taken of the picture as it is seen, when the camera stored it turned', async () => {
  // Orientation 6 is shown a quarter turn clockwise: what is stored at the bottom left is seen at the top left.
  const turned = await sharp(await quarters())
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { port } = await gallery(
    (_path, response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(turned),
  )
  const order = { url: 'https://photos.example/6.jpg', width: 60, height: 80, fit: 'cover' } as const
  const rect = { left: 0, top: 0, width: 30, height: 40 }
  const { body } = await ask(port, pictureAddresses(SECRET, { ...order, rect })[100])
  const [red = 0, , blue = 0] = await measureMiddle(body)
  expect([red < 20, blue > 235]).toEqual([true, true])
})

test('a rectangle outside of its picture gives the not-found picture', async () => {
  const { port, lines } = await gallery(good)
  const rect = { left: 890, top: 0, width: 40, height: 30 }
  const order = { url: 'https://photos.example/1.jpg', width: 120, height: 90, fit: 'cover' } as const
  const { headers } = await ask(port, pictureAddresses(SECRET, { ...order, rect })[100])
  expect(headers['x-picture']).toBe('missing')
  expect(lines).toHaveLength(1)
})

test.each([
  ['upright', { width: 300, height: 400 }],
  ['of a camera', { width: 400, height: 300 }],
  ['a square', { width: 300, height: 300 }],
])(
  'a picture %s loses little of its height in its box, and stands on its own ground where a crop would lose more',
  async (_, size) => {
    const [top, rest] = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { ...size, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const lined = await sharp(rest)
      .composite([
        {
          input: await sharp(top).resize({ width: size.width, height: 8, fit: 'fill' }).toBuffer(),
          top: Math.round(size.height * 0.15),
          left: 0,
        },
      ])
      .png()
      .toBuffer()
    const { port } = await gallery(
      (_path, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(lined),
    )
    const order = { url: 'https://photos.example/9.png', width: 120, height: 80, fit: 'whole' } as const
    const { body } = await ask(port, pictureAddresses(SECRET, order)[100])
    expect(await sharp(body).metadata()).toMatchObject({ width: 120, height: 80 })
    const column = await sharp(body).extract({ left: 60, top: 0, width: 1, height: 80 }).raw().toBuffer()
    const reds = column.filter((_value, index) => index % 3 === 0)
    expect(Math.max(...reds), 'its red line near the edge is there').toBeGreaterThan(128)
  },
)

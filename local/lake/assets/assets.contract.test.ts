import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  ask,
  clientFor,
  nextClientFor,
  READ_TOKEN,
  startTestLake,
  type TestLake,
} from '../testing/test-lake.ts'

/** 80×40: the left half red, the right half blue. */
async function twoColours(format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const half = { width: 40, height: 40, channels: 3 as const, background: '#0000ff' }
  return sharp({ create: { ...half, width: 80, background: '#ff0000' } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), left: 40, top: 0 }])
    .removeAlpha()
    .toFormat(format)
    .toBuffer()
}

async function uploaded(bytes?: Buffer) {
  const lake = await startTestLake()
  const asset = await lake
    .client()
    .assets.upload('image', bytes ?? (await twoColours()), { filename: 'car.png' })
  return { lake, asset, path: `/${asset.path}` }
}

async function picture(lake: TestLake, path: string, accept = 'image/*') {
  const response = await fetch(`${lake.url}${path}`, { headers: { accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  const { data } = await sharp(bytes)
    .removeAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colour = data[0]! > 240 ? 'red' : data[2]! > 240 ? 'blue' : 'mixed'
  return { width, height, format, colour }
}

describe('uploads', () => {
  test.each([
    ['@sanity/client 7', clientFor],
    ['@sanity/client 8', nextClientFor],
  ])('%s: uploads an image and returns its metadata', async (_, makeClient) => {
    const lake = await startTestLake()
    const bytes = await twoColours()
    const asset = await makeClient(lake.url).assets.upload('image', bytes, {
      filename: 'car.png',
      title: 'A car',
    })
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-80x40-png$/),
      _type: 'sanity.imageAsset',
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'car.png',
      title: 'A car',
      size: bytes.length,
      metadata: {
        dimensions: { width: 80, height: 40, aspectRatio: 2 },
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: {
          vibrant: { background: expect.stringMatching(/^#(f[ef]000[01]|000[01]f[ef])$/) },
          dominant: { population: 50 },
        },
        hasAlpha: false,
        isOpaque: true,
      },
    })
    const stored = await ask(lake, `/${asset.path}`)
    expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('upload: the same bytes twice make one document', async () => {
    const { lake, asset } = await uploaded()
    const again = await lake.client().assets.upload('image', await twoColours(), { filename: 'other.png' })
    expect(again._id).toBe(asset._id)
    expect(await lake.client().fetch('count(*)')).toBe(1)
  })

  test('upload: dimensions of an image respect its EXIF orientation', async () => {
    const turned = await sharp(await twoColours('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { lake, asset, path } = await uploaded(turned)
    expect(asset.metadata.dimensions).toMatchObject({ width: 40, height: 80 })
    expect(await picture(lake, `${path}?w=20`)).toMatchObject({ width: 20, height: 40 })
  })

  test('upload: bytes that are not an image are refused, whatever their content type', async () => {
    const client = (await startTestLake()).client()
    const upload = client.assets.upload('image', Buffer.from('<html>not a picture</html>'), {
      filename: 'x.png',
    })
    await expect(upload).rejects.toMatchObject({ statusCode: 400 })
    await expect(client.assets.upload('file', Buffer.alloc(0))).rejects.toMatchObject({ statusCode: 400 })
  })

  test('upload: a viewer is refused', async () => {
    const client = (await startTestLake()).client({ token: READ_TOKEN })
    const upload = client.assets.upload('image', await twoColours())
    await expect(upload).rejects.toMatchObject({ statusCode: 403 })
  })

  test('upload: an HTML file is served as a download that cannot run scripts', async () => {
    const lake = await startTestLake()
    const page = Buffer.from('<script>alert(1)</script>')
    const asset = await lake.client().assets.upload('file', page, { filename: 'evil.html' })
    const answer = await ask(lake, `/${asset.path}`)
    expect(answer.text).toBe(page.toString())
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('file: a range request is answered with the range', async () => {
    const lake = await startTestLake()
    const asset = await lake
      .client()
      .assets.upload('file', Buffer.from('0123456789'), { filename: 'digits.txt' })
    const part = await ask(lake, `/${asset.path}`, { headers: { range: 'bytes=2-4' } })
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10'])
  })

  test('upload: survives a restart', async () => {
    const first = await startTestLake()
    const { path, _id } = await first.client().assets.upload('image', await twoColours())
    await first.close()
    const second = await startTestLake({ folder: first.lake.options.folder })
    expect((await ask(second, `/${path}`)).status).toBe(200)
    const [url] = await second.client().fetch<string[]>('*[_id == $id].url', { id: _id })
    expect(url).toBe(`${second.url}/${path}`)
  })
})

describe('image URLs', () => {
  test.each([
    ['w=40', { width: 40, height: 20 }],
    ['h=10', { width: 20, height: 10 }],
    ['w=40&h=40', { width: 40, height: 20 }],
    ['w=40&h=40&fit=crop', { width: 40, height: 40 }],
    ['w=40&h=40&fit=scale', { width: 40, height: 40 }],
    ['w=40&h=40&fit=fill', { width: 40, height: 40 }],
    ['w=800&fit=max', { width: 80, height: 40 }],
    ['w=160', { width: 160, height: 80 }],
    ['w=20&dpr=2', { width: 40, height: 20 }],
    ['rect=0,0,40,40', { width: 40, height: 40, colour: 'red' }],
    ['rect=40,0,40,40&w=10', { width: 10, height: 10, colour: 'blue' }],
    ['w=40&h=40&fit=crop&crop=left', { colour: 'red' }],
    ['w=40&h=40&fit=crop&crop=right', { colour: 'blue' }],
    ['w=20&h=20&fit=crop&crop=focalpoint&fp-x=0&fp-y=0.5', { width: 20, height: 20, colour: 'red' }],
    ['w=20&h=20&fit=crop&crop=focalpoint&fp-x=1&fp-y=0.5', { width: 20, height: 20, colour: 'blue' }],
    [
      'rect=30,0,20,40&w=10&h=10&fit=crop&crop=focalpoint&fp-x=0&fp-y=0.5',
      { width: 10, height: 10, colour: 'mixed' },
    ],
    ['rect=40,0,400,400&w=20&h=40&fit=crop&crop=focalpoint', { width: 20, height: 40, colour: 'blue' }],
    ['fm=webp', { format: 'webp', width: 80 }],
    ['w=20&fm=jpg&q=50', { format: 'jpeg', width: 20 }],
    ['w=20&blur=50', { width: 20 }],
    ['w=20&flip=h', { width: 20 }],
  ])('?%s', async (query, expected) => {
    const { lake, path } = await uploaded()
    expect(await picture(lake, `${path}?${query}`)).toMatchObject(expected)
  })

  test('auto=format: answers WebP to clients that accept it', async () => {
    const { lake, path } = await uploaded()
    expect((await picture(lake, `${path}?w=20&auto=format`, 'image/webp')).format).toBe('webp')
    expect((await picture(lake, `${path}?w=20&auto=format`, 'image/png')).format).toBe('png')
  })

  test.each([
    'w=0',
    'w=99999',
    'w=abc',
    'q=101',
    'dpr=9',
    'fit=odd',
    'rect=1,2',
    'rect=500,500,10,10',
    'bg=zzz',
  ])('?%s: answers 400', async (query) => {
    const { lake, path } = await uploaded()
    expect((await ask(lake, `${path}?${query}`)).status).toBe(400)
  })

  test('image: an unknown id or a path outside the folder answers 404', async () => {
    const lake = await startTestLake()
    const base = '/images/forecourt/production'
    for (const name of [`${'0'.repeat(40)}-1x1.png`, '..%2F..%2Flake.db', 'x.png']) {
      expect((await ask(lake, `${base}/${name}`)).status).toBe(404)
    }
  })

  test('image: is cacheable forever and embeddable from any origin', async () => {
    const { lake, path } = await uploaded()
    const { headers } = await ask(lake, `${path}?w=20`)
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('image without parameters: answers the uploaded bytes', async () => {
  const bytes = await twoColours('jpeg')
  const { lake, asset } = await uploaded(bytes)
  const name = asset.path.slice(asset.path.lastIndexOf('/') + 1)
  expect(await readFile(`${lake.lake.options.folder}/assets/${name}`)).toEqual(bytes)
})

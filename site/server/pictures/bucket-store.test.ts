// Pictures of several instances in one store, over the S3 protocol.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { ask, serve } from '../fixtures/serve.ts'
import { BucketStore } from './bucket-store.ts'
import { openPictures } from './open-pictures.ts'
import { pictureAddresses } from './picture-address.ts'
import { S3_KEYS, type S3Server, startS3 } from './testing/s3-server.ts'

const SECRET = 's'.repeat(32)
const original = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#a00' } })
  .jpeg()
  .toBuffer()
const addressOf = (width: number) =>
  pictureAddresses(SECRET, { url: 'https://photos.example/1.jpg', width, height: 80, fit: 'cover' })[100]

/** A photo host, and instances that share a store. */
async function openSystem() {
  const photos = { asked: 0, status: 200 }
  const host = await serve((_request, response) => {
    photos.asked += 1
    response.writeHead(photos.status, { 'content-type': 'image/jpeg' }).end(original)
  })
  const s3 = await startS3()
  const open = async (variables: Record<string, string> = {}) => {
    const { log, lines } = fakeLog()
    const env = readEnv({
      SANITY_PROJECT_ID: 'p',
      SANITY_READ_TOKEN: 't',
      MEILI_URL: 'http://127.0.0.1:1',
      SESSION_SECRET: SECRET,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'instance-')),
      PHOTO_HOSTS: `photos.example=http://127.0.0.1:${host}`,
      PICTURE_BUCKET: 'pictures',
      PICTURE_BUCKET_ENDPOINT: s3.endpoint,
      PICTURE_BUCKET_REGION: 'ap-southeast-2',
      PICTURE_BUCKET_KEY_ID: S3_KEYS.accessKeyId,
      PICTURE_BUCKET_SECRET: S3_KEYS.secretAccessKey,
      ...variables,
    })
    const { pictures } = await openPictures(env, log)
    const port = await serve(
      (request, response) =>
        void pictures.answer(request, response, new URL(request.url ?? '', 'http://a.example').pathname),
    )
    return { get: (width: number) => ask(port, addressOf(width)), lines }
  }
  return { photos, s3, open }
}

const namesOf = (s3: S3Server) =>
  [...s3.objects.keys()].map((name) => name.replace(/[0-9a-f]{64}/, '#')).sort()

test('a picture that one instance rendered is another’s, at an address that holds for a year', async () => {
  const { photos, s3, open } = await openSystem()
  const [first, second] = [await open(), await open()]
  const one = await first.get(120)
  expect(one.headers['content-type']).toBe('image/webp')
  expect(one.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  await expect.poll(() => namesOf(s3)).toEqual(['pictures/originals/#', 'pictures/renders/#.webp'])
  const other = await second.get(120)
  expect(other.body.equals(one.body)).toBe(true)
  expect(photos.asked).toBe(1)
  for (const { type, cacheControl } of s3.objects.values()) {
    expect(type).toMatch(/^image\/(webp|jpeg)$/)
    expect(cacheControl).toMatch(/immutable/)
  }
  expect([...first.lines, ...second.lines]).toEqual([])
})

test('a picture whose host is gone is had in a size that nobody has asked for', async () => {
  const { photos, s3, open } = await openSystem()
  await (await open()).get(120)
  await expect.poll(() => s3.objects.size).toBe(2)
  photos.status = 404
  const { headers } = await (await open()).get(300)
  expect([headers['content-type'], headers['x-picture']]).toEqual(['image/webp', undefined])
  expect(photos.asked).toBe(1)
})

test.each([503, 403, 'silence'] as const)(
  'a store that answers %s takes no picture, is left alone for a moment, and is used again',
  async (failure) => {
    const { photos, s3, open } = await openSystem()
    const { get, lines } = await open()
    s3.failWith = failure
    for (const width of [100, 110, 120]) expect((await get(width)).headers['content-type']).toBe('image/webp')
    expect(photos.asked).toBe(3)
    expect(s3.objects.size).toBe(0)
    expect(s3.asked.length).toBeLessThan(10)
    expect(lines.map(({ msg }) => msg)).toContain('a stored picture was not read')
    s3.failWith = null
    await expect
      .poll(async () => {
        await get(130)
        return namesOf(s3)
      })
      .toContain('pictures/renders/#.webp')
  },
  60_000,
)

test('a store that refuses the keys is told in the log, without them', async () => {
  const { open } = await openSystem()
  const { get, lines } = await open({ PICTURE_BUCKET_SECRET: 'another-secret' })
  expect((await get(120)).headers['content-type']).toBe('image/webp')
  expect(JSON.stringify(lines)).toMatch(/SignatureDoesNotMatch/)
  expect(JSON.stringify(lines)).not.toContain('another-secret')
})

test('what is not in the store is null', async () => {
  const { endpoint, asked } = await startS3()
  const store = new BucketStore({ name: 'b', region: 'us-east-1', endpoint, credentials: S3_KEYS })
  expect(await store.read('nothing')).toBeNull()
  expect(await store.readOriginal('https://photos.example/1.jpg')).toBeNull()
  expect(asked.map((line) => line.replace(/[0-9a-f]{64}/, '#'))).toEqual([
    expect.stringMatching(/^GET \/b\/renders\/#\.webp/),
    expect.stringMatching(/^GET \/b\/originals\/#/),
  ])
})

test.each([
  [{ PICTURE_BUCKET_ENDPOINT: 'http://127.0.0.1:1' }, 'PICTURE_BUCKET: is missing'],
  [{ PICTURE_BUCKET: 'b', PICTURE_BUCKET_KEY_ID: 'k' }, 'PICTURE_BUCKET_SECRET: is missing'],
  [{ PICTURE_BUCKET: 'b', PICTURE_BUCKET_ENDPOINT: 'nowhere' }, 'PICTURE_BUCKET_ENDPOINT'],
])('the variables %o are refused at the start', (variables, words) => {
  const whole = {
    SANITY_PROJECT_ID: 'p',
    SANITY_READ_TOKEN: 't',
    MEILI_URL: 'http://127.0.0.1:1',
    SESSION_SECRET: SECRET,
  }
  expect(() => readEnv({ ...whole, ...variables })).toThrow(words)
})

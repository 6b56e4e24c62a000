import { appendFile, mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureGrounds } from './picture-grounds.ts'

const folder = () => mkdtemp(join(tmpdir(), 'grounds-'))
const file = (dataDir: string) => join(dataDir, 'site', 'picture-grounds')
const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 60, height: 40, channels, background } })
    .webp()
    .toBuffer()

/** Sky over grass. */
async function landscape(): Promise<Buffer> {
  const half = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#00f' } })
    .composite([{ input: half, gravity: 'south' }])
    .png()
    .toBuffer()
}

test('a ground has the picture’s colours from top to bottom and the picture itself in a few bytes', async () => {
  const grounds = new PictureGrounds(await folder())
  await grounds.learn('https://photos.example/1', await landscape())
  const { rows, tiny } = grounds.find('https://photos.example/1') ?? { rows: '', tiny: '' }
  expect(rows).toMatch(/^#0[0-3][c-f],#0[0-9a-f]{2},#0[c-f][0-3]$/)
  expect(await sharp(Buffer.from(tiny, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 16 })
  expect(tiny.length).toBeLessThan(400)
})

test('grounds survive a restart, and a line cut off by a fall costs only itself', async () => {
  const dataDir = await folder()
  const first = new PictureGrounds(dataDir)
  await first.learn('a', await plain('#a00'))
  await appendFile(file(dataDir), 'brokenbroken1234 #aaa,#b')
  const second = await new PictureGrounds(dataDir).open()
  await second.learn('b', await plain('#00a'))
  const third = await new PictureGrounds(dataDir).open()
  expect([third.find('a')?.rows, third.find('b')?.rows]).toEqual(['#a00,#a00,#a00', '#00a,#00a,#00a'])
})

test('what can be seen through has no ground', async () => {
  const grounds = new PictureGrounds(await folder())
  await grounds.learn('a', await plain('#a008', 4))
  expect(grounds.find('a')).toBeNull()
})

test('what is no picture is told and has no ground', async () => {
  const grounds = new PictureGrounds(await folder())
  await expect(grounds.learn('a', Buffer.from('words'))).rejects.toThrow('unsupported image format')
  expect(grounds.find('a')).toBeNull()
})

test('memory and file stay bounded, the latest kept', async () => {
  const dataDir = await folder()
  const grounds = new PictureGrounds(dataDir, 5)
  const picture = await plain('#123')
  const urls = Array.from({ length: 30 }, (_, index) => `https://photos.example/${index}`)
  for (const url of urls) await grounds.learn(url, picture)
  expect(urls.filter((url) => grounds.find(url) !== null)).toEqual(urls.slice(-5))
  const line = (await readFile(file(dataDir), 'utf8')).split('\n').find(Boolean) ?? ''
  expect((await stat(file(dataDir))).size).toBeLessThan(12 * (line.length + 2))
  const again = await new PictureGrounds(dataDir, 5).open()
  expect(again.find('https://photos.example/29')).not.toBeNull()
})

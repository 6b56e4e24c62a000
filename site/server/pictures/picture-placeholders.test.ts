import { appendFile, mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PicturePlaceholders } from './picture-placeholders.ts'

const folder = () => mkdtemp(join(tmpdir(), 'placeholders-'))
const file = (dataDir: string) => join(dataDir, 'site', 'picture-placeholders')
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

test('a placeholder has the picture’s colours from top to bottom and a tiny copy of it', async () => {
  const placeholders = new PicturePlaceholders(await folder())
  await placeholders.learn({ url: 'https://photos.example/1' }, await landscape())
  const { rows, tiny } = placeholders.find({ url: 'https://photos.example/1' }) ?? { rows: '', tiny: '' }
  expect(rows).toMatch(/^#0[0-3][c-f],#0[0-9a-f]{2},#0[c-f][0-3]$/)
  expect(await sharp(Buffer.from(tiny, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 16 })
  expect(tiny.length).toBeLessThan(400)
})

test('placeholders survive a restart, and a line cut off by a crash costs only itself', async () => {
  const dataDir = await folder()
  const first = new PicturePlaceholders(dataDir)
  await first.learn({ url: 'a' }, await plain('#a00'))
  await appendFile(file(dataDir), 'brokenbroken1234 #aaa,#b')
  const second = await new PicturePlaceholders(dataDir).open()
  await second.learn({ url: 'b' }, await plain('#00a'))
  const third = await new PicturePlaceholders(dataDir).open()
  expect([third.find({ url: 'a' })?.rows, third.find({ url: 'b' })?.rows]).toEqual([
    '#a00,#a00,#a00',
    '#00a,#00a,#00a',
  ])
})

test('each rectangle shown of one picture has a placeholder of its own', async () => {
  const placeholders = new PicturePlaceholders(await folder())
  const rect = { left: 0, top: 0, width: 10, height: 10 }
  await placeholders.learn({ url: 'a', rect }, await plain('#a00'))
  expect(placeholders.find({ url: 'a' })).toBeNull()
  expect(placeholders.find({ url: 'a', rect: { ...rect, left: 1 } })).toBeNull()
  expect(placeholders.find({ url: 'a', rect })?.rows).toBe('#a00,#a00,#a00')
})

test('a picture with transparency has no placeholder', async () => {
  const placeholders = new PicturePlaceholders(await folder())
  await placeholders.learn({ url: 'a' }, await plain('#a008', 4))
  expect(placeholders.find({ url: 'a' })).toBeNull()
})

test('bytes that are no picture are rejected and have no placeholder', async () => {
  const placeholders = new PicturePlaceholders(await folder())
  await expect(placeholders.learn({ url: 'a' }, Buffer.from('words'))).rejects.toThrow(
    'unsupported image format',
  )
  expect(placeholders.find({ url: 'a' })).toBeNull()
})

test('memory and file stay bounded, and the latest are held', async () => {
  const dataDir = await folder()
  const placeholders = new PicturePlaceholders(dataDir, 5)
  const picture = await plain('#123')
  const urls = Array.from({ length: 30 }, (_, index) => `https://photos.example/${index}`)
  for (const url of urls) await placeholders.learn({ url }, picture)
  expect(urls.filter((url) => placeholders.find({ url }) !== null)).toEqual(urls.slice(-5))
  const line = (await readFile(file(dataDir), 'utf8')).split('\n').find(Boolean) ?? ''
  expect((await stat(file(dataDir))).size).toBeLessThan(12 * (line.length + 2))
  const again = await new PicturePlaceholders(dataDir, 5).open()
  expect(again.find({ url: 'https://photos.example/29' })).not.toBeNull()
})

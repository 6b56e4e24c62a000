import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { LayerLibrary } from './layer-library.ts'
import { storeLayers } from './layers.ts'
import { PAINTS } from './paints.ts'
import { composePhoto, PhotoComposer } from './photo-composer.ts'
import { paintLayers } from './tone.ts'

const folder = join(import.meta.dirname, 'layers')
const hero = readFileSync(join(folder, 'suv-slim/hero.webp'))
const plain = { width: 300, turned: false }

/** Mean red, green and blue of the front door. */
async function doorOf(picture: Buffer): Promise<number[]> {
  const door = { left: 78, top: 88, width: 30, height: 20 }
  // Statistics are of the whole input, whatever is cut out of it: the cut-out must be a picture of its own.
  const { channels } = await sharp(await sharp(picture).extract(door).png().toBuffer()).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

it('gives the same bytes for the same picture', async () => {
  const [one, other] = await Promise.all([
    composePhoto(hero, { ...plain, colour: 'green' }),
    composePhoto(hero, { ...plain, colour: 'green' }),
  ])
  expect(one.equals(other)).toBe(true)
})

it('shows every paint apart from every other', async () => {
  const seen = await Promise.all(
    Object.keys(PAINTS).map(async (colour) => doorOf(await composePhoto(hero, { ...plain, colour }))),
  )
  for (const [index, one] of seen.entries())
    for (const other of seen.slice(index + 1))
      expect(Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)))).toBeGreaterThan(8)
})

it('paints what takes paint and nothing else', () => {
  // Two pixels: backdrop (all rest) and bodywork (all tint).
  const layers = {
    width: 2,
    height: 1,
    pixels: Uint8Array.from([180, 180, 180, 0, 0, 0, 0, 0, 0, 150, 150, 150]),
  }
  const red = paintLayers(layers, [0.4, 0, 0])
  const blue = paintLayers(layers, [0, 0, 0.4])
  expect(red.slice(0, 3)).toEqual(blue.slice(0, 3))
  expect(red[3]).toBeGreaterThan(60)
  expect([red[4], red[5]]).toEqual([0, 0])
  expect([blue[3], blue[4], blue[5]]).toEqual([0, 0, red[3]])
})

it('rolls the brightest light off to white without overflowing', () => {
  const layers = { width: 1, height: 1, pixels: Uint8Array.from([255, 255, 255, 255, 255, 255]) }
  const painted = paintLayers(layers, [1.14, 1.14, 1.125])
  for (const value of painted) expect(value).toBeGreaterThan(245)
})

it('refuses bytes that are no layers', async () => {
  const odd = await sharp({ create: { width: 3, height: 3, channels: 3, background: '#000' } })
    .webp()
    .toBuffer()
  await expect(composePhoto(odd, { ...plain, colour: 'red' })).rejects.toThrow('no layers')
  await expect(composePhoto(Buffer.from('not a picture'), { ...plain, colour: 'red' })).rejects.toThrow()
})

it('stores layers that give back nearly what they were', async () => {
  const pixels = new Uint8Array(64 * 128 * 3).fill(120)
  const stored = await storeLayers({ pixels, width: 64, height: 64 })
  const painted = await composePhoto(stored, { colour: 'grey', width: null, turned: false })
  expect(await sharp(painted).metadata()).toMatchObject({ width: 64, height: 64 })
})

it('composes a picture once for all that ask at the same time', async () => {
  const library = new LayerLibrary(folder, { suv: ['slim'] })
  const composer = new PhotoComposer(library)
  const photo = { vehicle: 'suv-slim', angle: 'hero', turned: false, colour: 'sky', width: 40 }
  const [one, other] = await Promise.all([composer.compose(photo), composer.compose(photo)])
  expect(one).toBe(other)
  expect(await composer.compose(photo)).toBe(one)
})

it('keeps no more than its cache was given, whatever widths are asked for', async () => {
  const library = new LayerLibrary(folder, { suv: ['slim'] })
  const composer = new PhotoComposer(library, { cacheBytes: 4_000 })
  for (let width = 40; width < 60; width++) {
    await composer.compose({ vehicle: 'suv-slim', angle: 'hero', turned: false, colour: 'red', width })
    expect(composer.cachedBytes).toBeLessThanOrEqual(4_000)
  }
  expect(composer.cachedBytes).toBeGreaterThan(1_000)
})

it('refuses work beyond what may wait, and does the rest', async () => {
  const library = new LayerLibrary(folder, { suv: ['slim'] })
  const composer = new PhotoComposer(library, { turns: { atOnce: 1, mostWaiting: 2 } })
  const asked = Array.from({ length: 6 }, (_, at) =>
    composer.compose({ vehicle: 'suv-slim', angle: 'hero', turned: false, colour: 'red', width: 40 + at }),
  )
  const done = await Promise.allSettled(asked)
  expect(done.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 3 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ])
})

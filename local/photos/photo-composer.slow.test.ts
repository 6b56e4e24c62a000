import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LayerLibrary } from './layer-library.ts'
import { PAINTS } from './paints.ts'
import { composePhoto, PhotoComposer, TooBusyError } from './photo-composer.ts'
import { paintCutOut, paintLayers } from './tone.ts'

const folder = join(import.meta.dirname, 'layers')
const hero = readFileSync(join(folder, 'suv-slim/hero.webp'))
const plain = { width: 300, turned: false, cut: false, night: false }

/** Mean red, green and blue of the front door. */
async function measureDoor(picture: Buffer): Promise<number[]> {
  const door = { left: 78, top: 88, width: 30, height: 20 }
  // sharp's statistics ignore a pending extract, so the crop is encoded first.
  const { channels } = await sharp(await sharp(picture).extract(door).png().toBuffer()).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

it('composePhoto: returns identical bytes for identical requests', async () => {
  const [one, other] = await Promise.all([
    composePhoto(hero, { ...plain, colour: 'green' }),
    composePhoto(hero, { ...plain, colour: 'green' }),
  ])
  expect(one.equals(other)).toBe(true)
})

it('composePhoto: every paint looks different from every other', async () => {
  const seen = await Promise.all(
    Object.keys(PAINTS).map(async (colour) => measureDoor(await composePhoto(hero, { ...plain, colour }))),
  )
  for (const [index, one] of seen.entries())
    for (const other of seen.slice(index + 1))
      expect(Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)))).toBeGreaterThan(8)
})

it('paintLayers: paints the tint layer only', () => {
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

it('paintLayers: maps the brightest light to white without overflow', () => {
  const layers = { width: 1, height: 1, pixels: Uint8Array.from([255, 255, 255, 255, 255, 255]) }
  const painted = paintLayers(layers, [1.14, 1.14, 1.125])
  for (const value of painted) expect(value).toBeGreaterThan(245)
})

it('paintCutOut: divides light by its cover and keeps the alpha straight', () => {
  // Nothing, solid bodywork, and bodywork that covers half of a pixel: half the light at half the cover.
  const half = Math.round(150 * Math.SQRT1_2)
  const layers = {
    width: 3,
    height: 1,
    pixels: Uint8Array.from([
      ...[0, 0, 0, 0, 0, 0, 0, 0, 0],
      ...[0, 0, 0, 150, 150, 150, half, half, half],
      ...[0, 0, 0, 255, 255, 255, 127, 127, 127],
    ]),
  }
  const [none, solid, edge] = [0, 4, 8].map((at) => paintCutOut(layers, [0.4, 0, 0]).slice(at, at + 4))
  expect([...(none ?? [])]).toEqual([0, 0, 0, 0])
  expect([solid?.[1], solid?.[2], solid?.[3]]).toEqual([0, 0, 255])
  expect(solid?.[0]).toBeGreaterThan(60)
  expect(edge?.[3]).toBeGreaterThan(120)
  expect(edge?.[3]).toBeLessThan(132)
  expect(Math.abs((edge?.[0] ?? 0) - (solid?.[0] ?? 0))).toBeLessThan(4)
})

it('paintCutOut: has no step between next to no cover and none, nor between nearly all and all', () => {
  const at = (cover: number) => {
    const pixels = Uint8Array.from([0, 0, 0, 0, 0, 0, cover, cover, cover])
    return paintCutOut({ width: 1, height: 1, pixels }, [1, 1, 1])[3] ?? 0
  }
  const alphas = Array.from({ length: 256 }, (_, cover) => at(cover))
  expect([alphas[0], alphas[3], alphas[252], alphas[255]]).toEqual([0, 0, 255, 255])
  for (const [cover, alpha] of alphas.entries())
    if (cover > 0) expect(alpha - (alphas[cover - 1] ?? 0)).toBeLessThanOrEqual(2)
})

describe.each([
  ['hero.cut', { x: 0.3, y: 0.6 }],
  ['side.cut', { x: 0.35, y: 0.5 }],
  ['hero.night', { x: 0.3, y: 0.6 }],
])('the cut-out %s', (name, door) => {
  it('is transparent in its corners and above, opaque on the body, and has a shadow below', async () => {
    const stored = readFileSync(join(folder, `suv-slim/${name}.webp`))
    const painted = await composePhoto(stored, { ...plain, colour: 'red', width: null, cut: true })
    const { data, info } = await sharp(painted).raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    const alphaAt = (x: number, y: number) =>
      data[(Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4 + 3] ?? -1
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0.5, 1],
      [0, 0.5],
      [1, 0.5],
    ] as const)
      expect(alphaAt(x, y), `at ${x}, ${y}`).toBeLessThanOrEqual(2)
    expect(alphaAt(door.x, door.y)).toBe(255)
    const below = Array.from({ length: 20 }, (_, row) => alphaAt(0.5, 0.8 + row / 100))
    expect(below.some((alpha) => alpha > 30 && alpha < 200)).toBe(true)
  })
})

it('composePhoto: rejects bytes that are not layers', async () => {
  const odd = await sharp({ create: { width: 3, height: 3, channels: 3, background: '#000' } })
    .webp()
    .toBuffer()
  await expect(composePhoto(odd, { ...plain, colour: 'red' })).rejects.toThrow('no layers')
  await expect(composePhoto(Buffer.from('not a picture'), { ...plain, colour: 'red' })).rejects.toThrow()
})

it('compose: concurrent requests for one photo share the work', async () => {
  const library = new LayerLibrary(folder, { suv: ['slim'] })
  const composer = new PhotoComposer(library)
  const photo = { ...plain, vehicle: 'suv-slim', angle: 'hero', colour: 'sky', width: 40 }
  const [one, other] = await Promise.all([composer.compose(photo), composer.compose(photo)])
  expect(one).toBe(other)
  expect(await composer.compose(photo)).toBe(one)
})

it('cache: stays below its size limit for any number of widths', async () => {
  const library = new LayerLibrary(folder, { suv: ['slim'] })
  const composer = new PhotoComposer(library, { cacheBytes: 4_000 })
  for (let width = 40; width < 60; width++) {
    await composer.compose({ ...plain, vehicle: 'suv-slim', angle: 'hero', colour: 'red', width })
    expect(composer.cachedBytes).toBeLessThanOrEqual(4_000)
  }
  expect(composer.cachedBytes).toBeGreaterThan(1_000)
})

it('compose: rejects requests beyond the queue limit and completes the others', async () => {
  const library = new LayerLibrary(folder, { suv: ['slim'] })
  const composer = new PhotoComposer(library, { concurrency: { maxRunning: 1, maxQueued: 2 } })
  const requests = Array.from({ length: 6 }, (_, at) =>
    composer.compose({ ...plain, vehicle: 'suv-slim', angle: 'hero', colour: 'red', width: 40 + at }),
  )
  const done = await Promise.allSettled(requests)
  expect(done.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 3 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ])
  expect(done.at(-1)).toMatchObject({ reason: expect.any(TooBusyError) })
})

it('compose: a photo that fails leaves its place to the next', async () => {
  const library = new LayerLibrary(folder, { suv: ['slim'] })
  const composer = new PhotoComposer(library, { concurrency: { maxRunning: 1, maxQueued: 1 } })
  const photo = { ...plain, vehicle: 'suv-slim', angle: 'hero' }
  await expect(composer.compose({ ...photo, colour: 'no such paint' })).rejects.toThrow('No paint')
  expect((await composer.compose({ ...photo, colour: 'red' })).length).toBeGreaterThan(0)
})

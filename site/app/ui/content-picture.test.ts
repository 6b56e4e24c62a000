import type { ContentImage } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { contentPicture } from './content-picture.server.ts'
import type { PictureRect, PictureSize } from './picture.tsx'

const SQUARE = { width: 400, height: 400 }
const WIDE = { width: 600, height: 300 }
const hotspotAt = (x: number, y: number) => ({ x, y, width: 0.2, height: 0.2 })
const crop = (sides: Partial<NonNullable<ContentImage['crop']>>) => ({
  top: 0,
  bottom: 0,
  left: 0,
  right: 0,
  ...sides,
})

/** The rectangle and the point that a picture of 1200×800 (or another size) is asked for. */
function shown(image: Partial<ContentImage>, size: PictureSize, pixels = '1200x800') {
  let asked: PictureRect | null | undefined
  const { focus } = contentPicture(
    {
      picture: (src, { rect, alt, ...box }) => {
        asked = rect
        return { src, alt, ...box }
      },
    },
    {
      asset: { url: `https://cdn.sanity.io/images/p/d/abc-${pixels}.jpg` },
      alt: 'A car',
      hotspot: null,
      crop: null,
      ...image,
    },
    size,
  )
  return { rect: asked, focus }
}

test('a picture without crop and hotspot in a box of its own proportion is shown whole', () => {
  expect(shown({}, { width: 600, height: 400 })).toEqual({ rect: null, focus: undefined })
})

test('a picture without crop and hotspot in another box is cut around its middle', () => {
  expect(shown({}, SQUARE).rect).toEqual({ left: 200, top: 0, width: 800, height: 800 })
})

test('a crop alone is what is shown in a box of its proportion', () => {
  const { rect, focus } = shown({ crop: crop({ left: 0.25, bottom: 0.25 }) }, { width: 450, height: 300 })
  expect(rect).toEqual({ left: 300, top: 0, width: 900, height: 600 })
  expect(focus).toBeUndefined()
})

test('a crop in a box of another proportion is cut inside of the crop', () => {
  expect(shown({ crop: crop({ left: 0.5 }) }, WIDE).rect).toEqual({
    left: 600,
    top: 250,
    width: 600,
    height: 300,
  })
})

test('a hotspot alone is the middle of what is shown, as far as the picture reaches', () => {
  expect(shown({ hotspot: hotspotAt(0.4, 0.5) }, SQUARE)).toEqual({
    rect: { left: 80, top: 0, width: 800, height: 800 },
    focus: '50% 50%',
  })
  expect(shown({ hotspot: hotspotAt(0.9, 0.5) }, SQUARE)).toEqual({
    rect: { left: 400, top: 0, width: 800, height: 800 },
    focus: '85% 50%',
  })
})

test('with crop and hotspot what is shown stays inside of the crop, around the hotspot', () => {
  const image = { crop: crop({ left: 0.25 }), hotspot: hotspotAt(0.3, 0.5) }
  expect(shown(image, SQUARE)).toEqual({
    rect: { left: 300, top: 0, width: 800, height: 800 },
    focus: '8% 50%',
  })
})

test('a portrait in a landscape box shows its full width around the hotspot', () => {
  expect(shown({ hotspot: hotspotAt(0.5, 0.25) }, WIDE, '800x1200')).toEqual({
    rect: { left: 0, top: 100, width: 800, height: 400 },
    focus: '50% 50%',
  })
})

test('a hotspot outside of the crop leads to the nearest edge of the crop', () => {
  const image = { crop: crop({ left: 0.5 }), hotspot: hotspotAt(0.1, 0.5) }
  expect(shown(image, SQUARE)).toEqual({
    rect: { left: 600, top: 100, width: 600, height: 600 },
    focus: '0% 50%',
  })
})

test.each([
  ['no width', { left: 0.6, right: 0.4 }],
  ['no height', { top: 1 }],
  ['a negative size', { left: 0.8, right: 0.8 }],
  ['a side outside of the picture', { left: -0.2 }],
])('a crop with %s is ignored', (_, sides) => {
  expect(shown({ crop: crop(sides) }, SQUARE)).toEqual(shown({}, SQUARE))
})

test('a strip far narrower than its box is at least a pixel, inside of the picture', () => {
  const image = { crop: crop({ top: 0.998 }), hotspot: hotspotAt(1, 1) }
  const { rect } = shown(image, { width: 30, height: 400 })
  expect(rect).toEqual({ left: 1199, top: 798, width: 1, height: 2 })
})

test('a picture that is fitted into its box keeps the proportion of its crop', () => {
  const image = { crop: crop({ left: 0.25 }), hotspot: hotspotAt(0.9, 0.5) }
  expect(shown(image, { ...SQUARE, fit: 'contain' })).toEqual({
    rect: { left: 300, top: 0, width: 900, height: 800 },
    focus: undefined,
  })
})

test('a picture whose address does not say its size is shown whole, its hotspot in view', () => {
  const image = { crop: crop({ left: 0.25 }), hotspot: hotspotAt(0.9, 0.5) }
  expect(shown(image, SQUARE, 'unknown')).toEqual({ rect: null, focus: '90% 50%' })
})

test('the words of a picture are its editor’s unless its place has none', () => {
  const image = { asset: { url: '' }, alt: 'A car', hotspot: null, crop: null }
  const tools = {
    picture: (src: string, { alt, width, height }: { alt: string; width: number; height: number }) => ({
      src,
      alt,
      width,
      height,
    }),
  }
  expect(contentPicture(tools, image, SQUARE).alt).toBe('A car')
  expect(contentPicture(tools, image, { ...SQUARE, alt: '' }).alt).toBe('')
})

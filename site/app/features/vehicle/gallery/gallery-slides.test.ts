import { expect, test } from 'vitest'
import { gallerySlides, pictureAt } from './gallery-slides.ts'

const picture = (src: string) => ({ src, width: 600, height: 400, alt: src })
const pictures = ['a', 'b'].map((src) => ({ picture: picture(src), thumb: src }))
const spin = { first: picture('turn'), thumb: 'turn', href: '/cars/one/spin', rotates: true }
const video = { href: 'https://cdn.example/walk.mp4', plays: 'file' as const }
const buildOrder = (slides: ReturnType<typeof gallerySlides>) => slides.map(({ id }) => id)

test.each([
  ['spin', ['spin', 'picture-1', 'picture-2']],
  ['pictures', ['picture-1', 'picture-2', 'spin']],
] as const)('where the dealer has the %s first, the slides are %j', (galleryView, order) => {
  expect(
    buildOrder(gallerySlides({ pictures, spin, viewer: null, interior: null, video: null, galleryView })),
  ).toEqual(order)
})

test('a car without a spin opens with its pictures whatever the dealer has', () => {
  expect(
    buildOrder(
      gallerySlides({ pictures, spin: null, viewer: null, interior: null, video: null, galleryView: 'spin' }),
    ),
  ).toEqual(['picture-1', 'picture-2'])
})

test.each([
  ['spin', ['spin', 'video', 'picture-1', 'picture-2'], [0, 0, 0, 1]],
  ['pictures', ['picture-1', 'video', 'picture-2', 'spin'], [0, 0, 1, 1]],
] as const)('a video is the second slide where %s come first (VDP-11)', (galleryView, order, shown) => {
  const slides = gallerySlides({ pictures, spin, viewer: null, interior: null, video, galleryView })
  expect(buildOrder(slides)).toEqual(order)
  expect(slides[1]).toMatchObject({ kind: 'video', label: 'Video', picture: { src: 'a' } })
  expect(
    slides.map((_, index) => pictureAt(slides, index)),
    'and no picture of its own',
  ).toEqual(shown)
})

test('a video without a poster is no slide; with only a spin its first frame is the poster', () => {
  expect(
    gallerySlides({ pictures: [], spin: null, viewer: null, interior: null, video, galleryView: 'spin' }),
  ).toEqual([])
  const alone = gallerySlides({
    pictures: [],
    spin,
    viewer: null,
    interior: null,
    video,
    galleryView: 'spin',
  })
  expect(alone.map(({ id, picture: { src } }) => [id, src])).toEqual([
    ['spin', 'turn'],
    ['video', 'turn'],
  ])
})

test('VDP-09: the interior is the last slide of a car that has a panorama of it', () => {
  const interior = { picture: picture('inside'), thumb: 'inside', hotspots: [] }
  const slides = gallerySlides({ pictures, spin, viewer: null, interior, video: null, galleryView: 'spin' })
  expect(buildOrder(slides)).toEqual(['spin', 'picture-1', 'picture-2', 'interior'])
  expect(slides.at(-1)).toMatchObject({ kind: 'interior', label: 'Interior', picture: { src: 'inside' } })
})

test('VDP-08: a provider’s viewer takes the place of a spin, before or after the pictures', () => {
  const car = { pictures, spin: null, viewer: 'https://viewer.example/a', interior: null, video: null }
  const slides = gallerySlides({ ...car, galleryView: 'spin' })
  expect(buildOrder(slides)).toEqual(['spin', 'picture-1', 'picture-2'])
  expect(slides[0]).toMatchObject({ kind: 'viewer', label: 'Spin', picture: { src: 'a' } })
  expect(buildOrder(gallerySlides({ ...car, galleryView: 'pictures' }))).toEqual([
    'picture-1',
    'picture-2',
    'spin',
  ])
  expect(gallerySlides({ ...car, pictures: [], galleryView: 'spin' })).toEqual([])
})

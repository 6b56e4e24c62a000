import { expect, test } from 'vitest'
import { gallerySlides } from './gallery-slides.ts'

const picture = (src: string) => ({ src, width: 600, height: 400, alt: src })
const pictures = ['a', 'b'].map((src) => ({ picture: picture(src), thumb: src }))
const spin = { first: picture('turn'), thumb: 'turn', href: '/cars/one/spin' }
const orderOf = (slides: ReturnType<typeof gallerySlides>) => slides.map(({ id }) => id)

test.each([
  ['spin', ['spin', 'picture-1', 'picture-2']],
  ['pictures', ['picture-1', 'picture-2', 'spin']],
] as const)('where the dealer has the %s first, the slides are %j', (galleryView, order) => {
  expect(orderOf(gallerySlides({ pictures, spin, galleryView }))).toEqual(order)
})

test('a car without a spin opens with its pictures whatever the dealer has', () => {
  expect(orderOf(gallerySlides({ pictures, spin: null, galleryView: 'spin' }))).toEqual([
    'picture-1',
    'picture-2',
  ])
})

import { expect, it } from 'vitest'
import { galleryThumbnails, hasFullscreenArrows } from './gallery-thumbnails.ts'

it.each([
  [5, false],
  [6, true],
])('VDP-13: the thumbnails of %d images scroll: %s', (images, scroll) => {
  expect(galleryThumbnails(images).scroll).toBe(scroll)
})

it.each([
  [4, false],
  [5, true],
])('VDP-14: with %d thumbnails fullscreen has arrows: %s', (thumbnails, arrows) => {
  expect(hasFullscreenArrows(thumbnails)).toBe(arrows)
})

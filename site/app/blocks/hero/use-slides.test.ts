import { expect, test } from 'vitest'
import { nextSlide } from './use-slides.ts'

test.each([
  [0, 1, 2, 1],
  [1, 1, 2, 0],
  [0, -1, 3, 2],
  [0, 1, 0, 0],
])('BLOCK-02: from slide %i, %i on of %i is slide %i: the slides loop', (index, by, count, next) => {
  expect(nextSlide(index, by, count)).toBe(next)
})

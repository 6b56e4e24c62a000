import { expect, it } from 'vitest'
import { makeSlug } from './make-slug.ts'

it.each([
  ['Land Rover', 'land-rover'],
  ['Citroën', 'citroen'],
  ['Suzuki Australia', 'suzuki'],
  ['MERCEDES-BENZ', 'mercedes-benz'],
])('LEAD-34: a feed’s %s is the make %s', (make, slug) => {
  expect(makeSlug(make)).toBe(slug)
})

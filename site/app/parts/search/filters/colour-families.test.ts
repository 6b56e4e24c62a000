import { expect, it } from 'vitest'
import { colourFamily, listPaints } from './colour-families.ts'

it.each([
  ['Platinum White', 'White'],
  ['Creamy White', 'White'],
  ['Snow White Pearl', 'White'],
  ['Titan Gray', 'Grey'],
  ['Titanium Grey', 'Grey'],
  ['Blade Silver Blue', 'Blue'],
  ['Crystal Black Silica', 'Black'],
  ['Aurora Black Pearl', 'Black'],
  ['Crystal Pearl', 'White'],
  ['Typhoon Titanium', 'Silver'],
  ['Gunmetal', 'Grey'],
])('a paint called %s is %s', (paint, family) => {
  expect(colourFamily(paint)?.name).toBe(family)
})

it('a paint whose name contains no colour has no family', () => {
  expect(colourFamily('Some Like It Hot')).toBeNull()
})

it('a chosen family is all of its paints, a chosen paint is itself', () => {
  const paints = ['Platinum White', 'White', 'Sterling Silver', 'Dune'].map((value) => ({ value }))
  expect(listPaints(['White'], paints)).toEqual(['Platinum White', 'White'])
  expect(listPaints(['Dune'], paints)).toEqual(['Dune'])
})

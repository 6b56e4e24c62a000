import { expect, it } from 'vitest'
import { isLargeEnough } from './picture-is-large.ts'

const picture = (size: string, more = {}) => ({ asset: { _ref: `image-abc-${size}` }, ...more })
const HALF = { top: 0, bottom: 0, left: 0, right: 0.5 }

it('a picture fills the largest of its boxes, but for a tenth that nobody sees', () => {
  expect(isLargeEnough(picture('1350x900-jpg'), ['hero'])).toBe(true)
  expect(isLargeEnough(picture('1349x900-jpg'), ['hero'])).toContain('It will look blurred')
})

it('says how much of it shows, and where it is too small', () => {
  expect(isLargeEnough(picture('800x600-jpg'), ['offerCard', 'offerPage', 'promotion'])).toBe(
    'It will look blurred: 800 × 450 pixels of it show, and “Wide slide above the offers” is 960 × 540. Choose a larger picture.',
  )
})

it('counts what the crop leaves, around the hotspot', () => {
  expect(isLargeEnough(picture('2000x1400-png'), ['hero'])).toBe(true)
  const cropped = picture('2000x1400-png', {
    crop: HALF,
    hotspot: { x: 0.25, y: 0.5, width: 0.2, height: 0.2 },
  })
  expect(isLargeEnough(cropped, ['hero'])).toMatch(
    /^It will look blurred: 1000 × 66\d pixels .* or crop less\.$/,
  )
})

it('fitted into a box, one side is enough', () => {
  expect(isLargeEnough(picture('288x60-png'), ['modelTile'])).toBe(true)
  expect(isLargeEnough(picture('200x60-png'), ['modelTile'])).toContain('Menu of models')
})

it('has nothing to say of a drawing, or of no picture', () => {
  for (const one of [picture('20x20-svg'), undefined, {}, { asset: {} }])
    expect(isLargeEnough(one, ['hero'])).toBe(true)
})

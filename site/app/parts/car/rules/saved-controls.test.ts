import { expect, it } from 'vitest'
import { type SavedControlsQuestion, savedControls } from './saved-controls.ts'

const car = { status: 'in_stock', carType: 'used', priceCents: 100, imageCount: 1 }
const ask = (changes: Partial<SavedControlsQuestion>, carChanges = {}) =>
  savedControls({ garage: true, strict: false, usedOnly: false, ...changes, car: { ...car, ...carChanges } })
const codes = (...asked: Parameters<typeof ask>) => ask(...asked).reasons.map(({ code }) => code)

it('the controls of saving are there for an available car where the dealer has a garage', () => {
  expect(ask({}).shown).toBe(true)
  expect(codes({ garage: false })).toEqual(['no-garage'])
  expect(codes({}, { status: 'sold' })).toEqual(['unavailable'])
  expect(codes({}, { status: 'withdrawn' })).toEqual(['unavailable'])
})

it.each([
  ['no-price', {}, { priceCents: 0 }],
  ['no-price', {}, { priceCents: null }],
  ['no-price', {}, { priceCents: -1 }],
  ['no-pictures', {}, { imageCount: 0 }],
  ['not-used', { usedOnly: true }, { carType: 'demo' }],
])('are hidden for %s under the strict option only', (code, dealer, changes) => {
  expect(codes({ ...dealer, strict: true }, changes)).toEqual([code])
  expect(ask({ ...dealer }, changes).shown).toBe(true)
})

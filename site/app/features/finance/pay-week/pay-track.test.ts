import { describe, expect, it } from 'vitest'
import { payTrack, readWeekly } from './pay-track.ts'

describe('the slider of a weekly payment', () => {
  it.each([
    [
      { min: 47, max: 388 },
      { min: 40, max: 390, step: 5 },
    ],
    [
      { min: 61, max: 4_210 },
      { min: 60, max: 1_000, step: 5 },
    ],
    [
      { min: 80, max: 80 },
      { min: 80, max: 90, step: 5 },
    ],
  ])('of prices %o is %o', (prices, track) => {
    expect(payTrack(prices)).toEqual(track)
  })

  const track = { min: 40, max: 390, step: 5 }
  it.each([
    ['160', 160],
    ['$163', 165],
    ['12', 40],
    ['9999', 390],
    ['-5', 145],
    ['a lot', 145],
    ['', 145],
    [null, 145],
  ])('asked for %o is at %i', (asked, weekly) => {
    expect(readWeekly(asked, track)).toBe(weekly)
  })
})

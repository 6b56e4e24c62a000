import { describe, expect, it, test } from 'vitest'
import { combineUsuals, computeUsual, judgeCounts, VERDICT_WORDS } from './verdict.ts'

const weeks = (...clicked: number[]) => clicked.map((each) => ({ seen: 1_000, clicked: each }))

describe('the usual of a place', () => {
  it('is the middle half of its weeks', () => {
    expect(computeUsual(weeks(10, 20, 30, 40, 90))).toEqual({ low: 0.02, high: 0.04 })
  })

  it('is unknown with fewer than four weeks that many saw', () => {
    expect(computeUsual(weeks(10, 20, 30))).toBeNull()
    expect(computeUsual([...weeks(10, 20, 30), { seen: 99, clicked: 50 }])).toBeNull()
  })

  it('of several places counts each as often as the thing was seen there', () => {
    const places = [
      { seen: 300, usual: { low: 0.01, high: 0.02 } },
      { seen: 100, usual: { low: 0.05, high: 0.1 } },
    ]
    expect(combineUsuals(places)).toEqual({ low: 0.02, high: 0.04 })
    expect(combineUsuals([...places, { seen: 1, usual: null }])).toBeNull()
    expect(combineUsuals([])).toBeNull()
  })
})

const USUAL = { low: 0.02, high: 0.03 }

test.each([
  [500, 16, 'Better than usual'],
  [500, 15, 'About usual'],
  [500, 10, 'About usual'],
  [500, 9, 'Below usual'],
  [499, 400, 'Too few to say'],
  [0, 0, 'Too few to say'],
])('what %i people saw and %i clicked is “%s”', (seen, clicked, words) => {
  expect(VERDICT_WORDS[judgeCounts({ seen, clicked }, USUAL)]).toBe(words)
})

test('nothing is said of a place without a usual', () => {
  expect(judgeCounts({ seen: 9_000, clicked: 900 }, null)).toBe('few')
})

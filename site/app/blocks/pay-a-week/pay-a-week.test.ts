import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf, reachedPrice, readWeeklyAnswer, withoutGst } from './pay-a-week.ts'

const TERMS = { ratePercent: 7.49, years: 5, balloonPercent: 30 }

test('$420 a week over five years with a balloon of 30% reaches $104,300 before GST', () => {
  expect(Math.round(withoutGst(reachedPrice(420, TERMS)) / 100) * 100).toBe(104_300)
})

test.each([
  [0, 508, 0, 132_080],
  [20, 438, 22_000, 135_880],
  [30, 403, 33_000, 137_780],
  [40, 368, 44_000, 139_680],
])('$100,000 with a balloon of %d%% costs $%d a week', (balloonPercent, weekly, balloon, total) => {
  expect(costOf(100_000, { ...TERMS, balloonPercent })).toEqual({ weekly, balloon, total })
})

test('the price that a week reaches costs that week', () => {
  const terms = fc.record({
    ratePercent: fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100),
    years: fc.integer({ min: 1, max: 10 }),
    balloonPercent: fc.integer({ min: 0, max: 60 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 2_000 }), terms, (weekly, asked) => {
      const cost = costOf(withoutGst(reachedPrice(weekly, asked)), asked)
      expect(Math.abs((cost?.weekly ?? 0) - weekly)).toBeLessThanOrEqual(1)
    }),
  )
})

test('answers are held to what there is to choose', () => {
  const choices = { weekly: 400, years: [3, 4, 5], balloons: [0, 20] }
  expect(readWeeklyAnswer(choices, null)).toEqual({
    weekly: 400,
    years: 5,
    balloonPercent: 0,
    isWithGst: false,
  })
  const read = (query: string) => readWeeklyAnswer(choices, new URLSearchParams(query))
  expect(read('weekly=99999&years=3&balloon=20&gst=with')).toEqual({
    weekly: 2_000,
    years: 3,
    balloonPercent: 20,
    isWithGst: true,
  })
  expect(read('weekly=nothing&years=99&balloon=-1&gst=x')).toMatchObject({ weekly: 400, years: 5 })
})

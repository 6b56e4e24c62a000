import { describe, expect, it } from 'vitest'
import { countRideable, seatTrack, suitableFirst, suits } from './rideable.ts'

const SEATS = [
  { seatMm: 690, learner: 0, others: 3 },
  { seatMm: 785, learner: 6, others: 2 },
  { seatMm: 835, learner: 5, others: 4 },
]

describe('the motorcycles that a rider may and can ride', () => {
  it.each([
    [{ learnerOnly: true, seatMm: 810 }, 6],
    [{ learnerOnly: false, seatMm: 810 }, 11],
    [{ learnerOnly: true, seatMm: 835 }, 11],
    [{ learnerOnly: false, seatMm: 680 }, 0],
  ])('for %j are %d', (choice, count) => {
    expect(countRideable(SEATS, choice)).toBe(count)
  })

  it.each([
    [
      { isLearner: true, seatMm: 785 },
      { ok: true, why: 'Learner approved' },
    ],
    [
      { isLearner: false, seatMm: 690 },
      { ok: false, why: 'Full licence only' },
    ],
    [
      { isLearner: true, seatMm: 835 },
      { ok: false, why: 'Seat 835 mm' },
    ],
  ])('with a learner’s permit %j is %j', (bike, verdict) => {
    expect(suits(bike, { learnerOnly: true, seatMm: 810 })).toEqual(verdict)
  })

  it('come first, in the order they had', () => {
    const bikes = [835, 785, 840, 690].map((seatMm) => ({ isLearner: true, seatMm }))
    const sorted = suitableFirst(bikes, { learnerOnly: true, seatMm: 810 })
    expect(sorted.map(({ seatMm }) => seatMm)).toEqual([785, 690, 835, 840])
  })
})

it('the slider spans the seats of the stock and begins within them', () => {
  expect(seatTrack(SEATS, 812)).toEqual({ min: 690, max: 835, step: 5, start: 810 })
  expect(seatTrack(SEATS, 900).start).toBe(835)
})

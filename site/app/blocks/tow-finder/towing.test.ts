import { expect, it } from 'vitest'
import { ballKg } from '#app/domain/towing.ts'
import { countTowing, formatSpare, judgeSpare, spareKg, towingFirst } from './towing.ts'

const LIMITS = [
  { limitKg: 2_500, count: 11 },
  { limitKg: 3_500, count: 27 },
  { limitKg: 9_000, count: 4 },
]

it.each([
  [2_500, 38],
  [2_550, 27],
  [3_550, 0],
])('a van of %d kg is towed by %d vehicles with a ball coupling', (atmKg, count) => {
  expect(countTowing(LIMITS, atmKg)).toBe(count)
})

it('the margin is negative over the limit, and a tenth of the mass rests on the ball', () => {
  expect(spareKg(2_500, 2_550)).toBe(-50)
  expect(ballKg(2_550)).toBe(260)
})

it('vehicles that tow it come first, in the order they had', () => {
  const sorted = towingFirst(
    [2_500, 3_500, 2_000, 3_000].map((limitKg) => ({ limitKg })),
    2_550,
  )
  expect(sorted.map(({ limitKg }) => limitKg)).toEqual([3_500, 3_000, 2_500, 2_000])
})

it.each([
  [990, '990 kg to spare', 'true'],
  [0, 'At the limit', 'edge'],
  [-400, '400 kg over', 'false'],
])('%d kg of a limit are called “%s”', (kilograms, words, judged) => {
  expect(formatSpare(kilograms)).toBe(words)
  expect(judgeSpare(kilograms)).toBe(judged)
})

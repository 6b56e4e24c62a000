import { expect, test } from 'vitest'
import { scarcest, weigh } from './weigh.ts'

const WEIGHTS = {
  kerbKg: 2_180,
  loadKg: 480,
  gvmKg: 3_230,
  towingKg: 3_500,
  ballLimitKg: 350,
  gcmKg: 5_950,
  tareKg: 2_150,
  vanLoadKg: 420,
  atmKg: 2_900,
  ballKg: 260,
}

test.each([
  ['gvm', 2_920, '2,180 vehicle + 480 load + 260 on the ball'],
  ['ball', 260, ''],
  ['atm', 2_570, '2,150 van + 420 its load'],
  ['towing', 2_570, ''],
  ['gcm', 5_230, '2,660 loaded vehicle + 2,570 loaded van'],
] as const)('of a ute and its van %s weighs %d kg', (key, usedKg, sum) => {
  expect(weigh(WEIGHTS).find((one) => one.key === key)).toMatchObject({ usedKg, sum })
})

test('the weight that uses most of its limit runs out first, and none where one is over', () => {
  expect(scarcest(weigh(WEIGHTS))?.key).toBe('gvm')
  expect(scarcest(weigh({ ...WEIGHTS, atmKg: 2_600 }))?.key).toBe('atm')
  expect(scarcest(weigh({ ...WEIGHTS, gvmKg: 2_900 }))).toBeUndefined()
})

import { expect, test } from 'vitest'
import { weigh } from './weigh.ts'

const WEIGHTS = {
  ...{ kerbKg: 2_180, loadKg: 480, gvmKg: 3_230, towingKg: 3_500, ballLimitKg: 350, gcmKg: 5_950 },
  ...{ tareKg: 2_150, vanLoadKg: 420, atmKg: 2_900, ballKg: 260 },
}

test.each([
  ['gvm', 2_920, '2,180 + 480 + 260'],
  ['ball', 260, ''],
  ['atm', 2_570, '2,150 + 420'],
  ['towing', 2_570, ''],
  ['gcm', 5_230, '2,180 + 480 + 2,150 + 420'],
] as const)('of a ute and its van %s weighs %d kg', (key, usedKg, sum) => {
  expect(weigh(WEIGHTS).find((one) => one.key === key)).toMatchObject({ usedKg, sum })
})

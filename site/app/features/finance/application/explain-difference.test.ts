import { expect, test } from 'vitest'
import { explainDifference } from './explain-difference.ts'

const words = { one: 'bike', go: 'ride' } as const
const listed = { text: '$1,205/week', comparison: '9.06% comparison rate, $4,000 deposit' }

test('an estimate that differs from the vehicle’s page says what that page has, and why', () => {
  expect(explainDifference({ listed, words, provider: 'youX' }, 1_180)).toBe(
    'On the bike’s page it’s $1,205/week: 9.06% comparison rate, $4,000 deposit. This is youX’s estimate, with its own rate, deposit and final payment.',
  )
})

test.each([
  ['the same week', listed, 1_205],
  ['no quote', listed, null],
  ['no week on its page', null, 1_180],
])('an estimate with %s explains nothing', (_name, shown, weekly) => {
  expect(explainDifference({ listed: shown, words, provider: 'youX' }, weekly)).toBe('')
})

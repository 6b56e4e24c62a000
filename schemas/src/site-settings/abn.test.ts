import { expect, it } from 'vitest'
import { findAbnProblem, formatAbn } from './abn.ts'

it.each([
  ['51 824 753 556', null],
  ['', null],
  ['51824753557', 'The digits don’t add up: one of them is wrong.'],
  ['5182475355', 'An ABN is eleven digits.'],
  ['51 824 753 55x', 'An ABN is eleven digits.'],
])('the ABN “%s”: %s', (text, problem) => expect(findAbnProblem(text)).toBe(problem))

it('an ABN is written in groups, anything else as it is', () => {
  expect([formatAbn('51824753556'), formatAbn('soon')]).toEqual(['51 824 753 556', 'soon'])
})

import { expect, it } from 'vitest'
import { byLender, findRecord } from './lender.ts'

const classify = byLender({ 'Nissan Finance': 'month', AusLoans: 'week' })

it.each([
  ['Nissan Finance', 'month'],
  ['NISSAN  FINANCE ', 'month'],
  ['Ausloans', 'week'],
  ['Nobody', undefined],
  ['constructor', undefined],
  ['', undefined],
])('a lender written %j has what is declared for it: %j', (name, kind) => {
  expect(classify(name)).toBe(kind)
})

it('the record of a provider is found whatever its spelling, and none of another', () => {
  expect(findRecord({ '360 finance': 1, Other: 2 }, '360 Finance')).toBe(1)
  expect(findRecord({ Other: 2 }, '360 Finance')).toBeNull()
})

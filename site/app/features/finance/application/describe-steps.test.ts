import { expect, test } from 'vitest'
import { keptJourneySteps } from './describe-steps.ts'

const POSTED = {
  purchasePrice: '38,990',
  loanTerm: '5',
  selfAssessedCreditScore: 'GREAT',
  name: 'Ana',
  last_name: 'Whitlam',
  email: 'ana@post.example',
  postcode: '2015',
  consent: 'on',
}

test('steps before the last are a line each, of what was posted', () => {
  const lines = keptJourneySteps(3, POSTED).map(({ title, describe }) => [title, describe(null)])
  expect(lines).toEqual([
    ['Quick Estimate', '$38,990 over 5 years, great credit'],
    ['Your Details', 'Ana Whitlam · ana@post.example · 2015'],
    ['Instant pre-approval', 'You agreed to a loan search'],
  ])
})

test('what is typed now comes before what was posted, and one year is no years', () => {
  const typed = new FormData()
  for (const [name, value] of Object.entries({ ...POSTED, purchasePrice: '12000', loanTerm: '1' }))
    typed.set(name, value)
  expect(keptJourneySteps(1, POSTED).map(({ describe }) => describe(typed))).toEqual([
    '$12,000 over 1 year, great credit',
  ])
  expect(keptJourneySteps(0, POSTED)).toEqual([])
})

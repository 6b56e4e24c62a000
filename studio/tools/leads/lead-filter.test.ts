import { expect, it } from 'vitest'
import { FIRST_FILTER, isNarrowed, leadPath, leadsPath, spreadsheetPath } from './lead-filter.ts'

it('the path of a list has what is chosen and nothing else', () => {
  expect(leadsPath(FIRST_FILTER)).toBe('/staff/api/leads?days=30')
  expect(leadsPath({ ...FIRST_FILTER, words: 'o’neill & co', delivery: 'not delivered', page: 2 })).toBe(
    '/staff/api/leads?words=o%E2%80%99neill+%26+co&days=30&delivery=not+delivered&page=2',
  )
})

it('a spreadsheet has all pages of the list', () => {
  expect(spreadsheetPath({ ...FIRST_FILTER, days: '', page: 3 }, true)).toBe(
    '/staff/api/leads-spreadsheet?news=yes',
  )
})

it('an id cannot leave its path, and days alone do not narrow', () => {
  expect(leadPath('../today?x')).toBe('/staff/api/leads/..%2Ftoday%3Fx')
  expect([isNarrowed(FIRST_FILTER), isNarrowed({ ...FIRST_FILTER, progress: 'new' })]).toEqual([false, true])
})

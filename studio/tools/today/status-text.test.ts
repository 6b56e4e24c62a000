import type { StaffStatus } from '@forecourt/schemas/contract'
import { expect, it } from 'vitest'
import { formatVerdict, listProblems } from './status-text.ts'

const AT = '2026-11-24T00:00:00.000Z'
const WELL: StaffStatus = {
  at: AT,
  services: [{ title: 'Stock index', answers: true, note: '' }],
  versions: [],
  startedAt: AT,
  dealers: [
    { name: 'A', imports: [], deliveries: [] },
    {
      name: 'B',
      imports: [{ feed: 'b.csv', at: AT, summary: '9 rows', refused: false }],
      deliveries: [{ channel: 'adf', count: 2, oldest: AT, givenUp: false }],
    },
  ],
  jobs: [{ title: 'Monthly reports', state: 'done', at: AT, words: '' }],
  measures: ['Largest contentful paint'],
  speed: [{ page: 'Front page', visits: 3, values: [{ text: '900 ms', poor: false }] }],
}

it('where nothing is wrong the status says so; an enquiry that waits is not wrong', () => {
  expect(listProblems(WELL)).toEqual([])
  expect(formatVerdict([])).toBe('All is well')
})

it('each thing that needs somebody is named with the part that says more', () => {
  const problems = listProblems({
    ...WELL,
    services: [
      { title: 'Stock index', answers: false, note: '' },
      { title: 'Search server west', answers: false, note: 'has missed changes of b' },
    ],
    dealers: [
      {
        name: 'A',
        imports: [{ feed: 'a.csv', at: AT, summary: '9 rows', refused: true }],
        deliveries: [
          { channel: 'webhook', count: 1, oldest: AT, givenUp: true },
          { channel: 'adf', count: 1, oldest: AT, givenUp: true },
        ],
      },
    ],
    jobs: [
      { title: 'Monthly reports', state: 'failed', at: AT, words: 'No report for a.' },
      { title: 'Old records', state: 'running', at: AT, words: '' },
    ],
    speed: [
      { page: 'Front page', visits: 20, values: [{ text: '9000 ms', poor: true }] },
      { page: 'Compare', visits: 19, values: [{ text: '9000 ms', poor: true }] },
    ],
  })
  expect(problems).toEqual([
    { text: 'Stock index does not answer', part: 'status-services' },
    { text: 'Search server west has missed changes of b', part: 'status-services' },
    { text: 'A: 1 import was refused', part: 'status-dealer-1' },
    { text: 'A: 2 ways of delivery gave up', part: 'status-dealer-1' },
    { text: 'Monthly reports: the last round failed', part: 'status-jobs' },
    { text: '1 page is slow', part: 'status-speed' },
  ])
  expect(formatVerdict(problems)).toBe('6 things need you')
  expect(formatVerdict(problems.slice(0, 1))).toBe('1 thing needs you')
})

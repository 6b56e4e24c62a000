import type { StaffCar, StaffImport } from '@forecourt/schemas/contract'
import { expect, it } from 'vitest'
import {
  formatAnswer,
  formatFeedName,
  formatImport,
  formatImportState,
  formatMoment,
  formatPricing,
} from './stock-text.ts'

const NOW = '2026-11-23T02:00:00.000Z'
const AT = '2026-11-22T18:10:00.000Z'
const COUNTS = { rows: 447, fresh: 6, changed: 9, unchanged: 1_411, sold: 2, gone: 0, leftOut: 19 }
const file = (more: Partial<StaffImport>): StaffImport => ({
  id: 'r',
  feed: 'stock.csv',
  at: AT,
  counts: COUNTS,
  stopped: '',
  ...more,
})

it('an import says what it did, or why it was stopped', () => {
  expect(formatImport(file({}))).toBe('6 new, 9 changed, 1,411 as before, 2 sold')
  expect(formatImport(file({ counts: null, stopped: 'The file is empty.' }))).toBe('The file is empty.')
  const nothing = { rows: 0, fresh: 0, changed: 0, unchanged: 0, sold: 0, gone: 0, leftOut: 0 }
  expect(formatImport(file({ counts: nothing }))).toBe('Nothing')
})

it('the last file has its time in the site’s zone', () => {
  expect(formatImportState(file({ stopped: 'x' }), 'Australia/Perth', NOW)).toBe(
    'Last file Mon 23 Nov, 2:10 am, stopped',
  )
  expect([formatFeedName({ feed: 'push' }), formatFeedName({ feed: 'a.csv' })]).toEqual([
    'Sent by your stock system',
    'a.csv',
  ])
})

it.each([
  [{ kind: 'price', at: AT, before: 53_880, after: 52_880 }, 'Price down $1,000 to $52,880'],
  [{ kind: 'price', at: AT, before: 52_000, after: 52_500 }, 'Price up $500 to $52,500'],
  [{ kind: 'price', at: AT, before: null, after: 52_500 }, 'Price “Enquire” to $52,500'],
  [{ kind: 'came', at: AT }, 'First on the site'],
  [{ kind: 'left', at: AT }, 'Left your stock'],
] as const)('%j is told as “%s”', (moment, words) => {
  expect(formatMoment(moment)).toBe(words)
})

it('the answer is one sentence of the question it stopped at, and when that changes', () => {
  const questions: StaffCar['questions'] = [
    { id: 'file', title: 'It is in your stock file', answer: 'yes', detail: '' },
    {
      id: 'website',
      title: 'It may be shown',
      answer: 'no',
      detail: 'Your stock system says not to show it.',
    },
  ]
  const car = { live: false, questions, changesAt: null } as unknown as StaffCar
  expect(formatAnswer(car, 'Australia/Perth', NOW)).toBe(
    'Not on the site. Your stock system says not to show it.',
  )
  expect(formatAnswer({ ...car, live: true, changesAt: AT }, 'Australia/Perth', NOW)).toBe(
    'It is on the site. That changes Mon 23 Nov, 2:10 am.',
  )
})

it.each([
  [null, false, ''],
  [{ done: 0, total: 0 }, false, 'Weekly prices are about to be worked out anew.'],
  [
    { done: 5_000, total: 20_000 },
    true,
    'Weekly prices are being worked out anew: 5,000 of 20,000 vehicles.',
  ],
  [null, true, 'Weekly prices follow the published lenders now, in the filter too.'],
])(
  'the weekly prices with the progress %j, under way before %j, are told as %j',
  (pricing, before, words) => {
    expect(formatPricing(pricing, before)).toBe(words)
  },
)

import { describe, expect, test } from 'vitest'
import type { CarExplanation, RowNote } from '#app/integrations/import-report.ts'
import { type AskedAt, carQuestions } from './car-questions.ts'

const AT: AskedAt = {
  now: '2026-11-23T03:00:00.000Z',
  timeZone: 'Australia/Perth',
  lastImport: '2026-11-22T20:10:00.000Z',
  soldDays: 3,
}
const NOTE: RowNote = {
  kind: 'rejected',
  feed: 'feed.csv',
  line: 14,
  stocknum: 'A1',
  field: 'model',
  reason: 'is missing, and a car cannot be listed without it',
  at: AT.now,
  run: 'r',
}

const car = (codes: string[], more: Partial<CarExplanation> = {}): CarExplanation => ({
  stocknum: 'A1',
  name: '2020 Maker Runner',
  live: false,
  slug: null,
  notes: [],
  prices: [],
  cameAt: null,
  soldAt: null,
  leftAt: null,
  reasons: codes.map((code) => ({ code, text: code })),
  ...more,
})
const ask = (codes: string[], more: Partial<CarExplanation> = {}) => carQuestions(car(codes, more), AT)

describe('why a car is not live', () => {
  test.each([
    ['no-import', 'file', 'No stock file has come yet.'],
    ['not-in-feed', 'file', 'the last one came Mon 23 Nov, 4:10 am'],
    ['gone', 'file', 'left Sat 21 Nov, 8:00 am'],
    ['rejected', 'row', 'Line 14: Model is missing, and a car cannot be listed without it. Add it in'],
    ['broken', 'row', 'can’t show'],
    ['other-dealership', 'yard', 'none of this site'],
    ['hidden', 'website', 'Your stock system says not to show it.'],
    ['unavailable', 'sale', 'not for sale'],
    ['sold-long-ago', 'sale', 'It was sold Sun 15 Nov, 8:00 am. Sold cars stay 3 days.'],
    ['staff-filter', 'filter', 'only some cars'],
  ])('for the reason %s is given at the question “%s”, and later ones are not asked', (code, id, words) => {
    const facts = { notes: [NOTE], leftAt: '2026-11-21T00:00:00.000Z', soldAt: '2026-11-15T00:00:00.000Z' }
    const questions = ask([code], facts)
    const stop = questions.findIndex(({ answer }) => answer === 'no')
    expect(questions[stop]).toMatchObject({ id, detail: expect.stringContaining(words) })
    expect(questions.slice(0, stop).every(({ answer }) => answer === 'yes')).toBe(true)
    expect(questions.slice(stop + 1).every(({ answer }) => answer === 'not asked')).toBe(true)
  })

  test('stops at the first of several reasons', () => {
    expect(
      ask(['staff-filter', 'hidden', 'other-dealership']).filter(({ answer }) => answer === 'no'),
    ).toMatchObject([{ id: 'yard' }])
  })

  test('is the rejected row where the car left before', () => {
    expect(ask(['gone', 'rejected'], { notes: [NOTE] }).find(({ answer }) => answer === 'no')?.id).toBe('row')
  })

  test('is a defect of ours where no question knows the reason', () => {
    expect(() => ask(['made-up'])).toThrow('made-up')
  })
})

test('a live car passes every question, with remarks and the time it stops being shown', () => {
  const questions = ask(['just-sold'], {
    live: true,
    notes: [{ ...NOTE, kind: 'warning' }],
    soldAt: '2026-11-22T01:00:00.000Z',
    changesAt: '2026-11-25T01:00:00.000Z',
  })
  expect(questions.every(({ answer }) => answer === 'yes')).toBe(true)
  expect(questions.map(({ detail }) => detail)).toEqual([
    'The last file came Mon 23 Nov, 4:10 am.',
    'With 1 remark.',
    '',
    '',
    'Sold Sun 22 Nov, 9:00 am, and still shown as sold until Wed 25 Nov, 9:00 am.',
    '',
  ])
})

import { expect, it } from 'vitest'
import { formatEvery, formatLastFetch } from './source-text.ts'

const NOW = '2026-11-23T02:00:00.000Z'
const LAST = { at: '2026-11-23T01:00:00.000Z', state: 'read', words: '', cars: 1 } as const

it.each([
  [null, 'Not fetched by itself yet.'],
  [LAST, /^Fetched .*: 1 vehicle\.$/],
  [{ ...LAST, state: 'same' }, /^Looked .*: nothing has changed\.$/],
  [
    { ...LAST, state: 'failed', words: 'There is no such address.' },
    /^Failed .*\. There is no such address\.$/,
  ],
] as const)('the last fetch of %o is told in words', (last, words) => {
  expect(formatLastFetch({ last }, 'Australia/Perth', NOW)).toMatch(words)
})

it.each([
  ['hourly', 'Every hour'],
  ['six-hourly', 'Every 6 hours'],
  ['nightly', 'Each night at 02:30'],
] as const)('a source that is fetched %s says so', (every, words) => {
  expect(formatEvery({ every, time: '02:30' })).toBe(words)
})

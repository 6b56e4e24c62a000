import { expect, test } from 'vitest'
import { formatHindrance, formatPush } from './push-text.ts'

const target = { address: '', hasKey: true, isOn: true, stopped: '', pausedUntil: null }
const push = (changes: object = {}) => ({
  market: 'autotrader' as const,
  title: 'AutoTrader',
  target,
  counts: { waiting: 0, sent: 1_204, refused: 0, gone: 0 },
  example: '',
  refused: [],
  gone: [],
  ...changes,
})
const NOW = '2026-12-01T02:00:00.000Z'

test.each([
  [{ target: null }, 'Nothing is sent to AutoTrader yet. Give the address that AutoTrader gave you.'],
  [
    { target: { ...target, isOn: false }, counts: { waiting: 1, sent: 0, refused: 0, gone: 0 } },
    'Nothing is sent now. 1 vehicle would be sent.',
  ],
  [
    { target: { ...target, isOn: false } },
    'Nothing is sent now. 0 vehicles would be sent. 1,204 vehicles were sent before.',
  ],
  [{}, '1,204 vehicles sent.'],
  [{ counts: { waiting: 3, sent: 1, refused: 2, gone: 0 } }, '1 vehicle sent, 3 waiting, 2 not taken.'],
])('%j is told in a sentence', (changes, words) => {
  expect(formatPush(push(changes))).toBe(words)
})

test('what keeps vehicles from being sent is told while it does', () => {
  const told = (changes: object) =>
    formatHindrance(push({ target: { ...target, ...changes } }), 'Australia/Brisbane', NOW)
  expect(told({ stopped: 'AutoTrader does not accept the key (401).' })).toBe(
    'AutoTrader does not accept the key (401). Nothing is sent until you change it.',
  )
  expect(told({ pausedUntil: '2026-12-01T03:00:00.000Z' })).toMatch(
    /^AutoTrader is away or busy\. We try again .*1/,
  )
  for (const none of [{}, { pausedUntil: NOW }, { isOn: false, stopped: 'x' }]) expect(told(none)).toBe('')
})

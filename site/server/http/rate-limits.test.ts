import { expect, test } from 'vitest'
import { ALLOWANCES, RateLimits } from './rate-limits.ts'

const { most, overSeconds } = ALLOWANCES.lead

test('an address gets its allowance, is told how long to wait, and gets on after it', () => {
  let now = 0
  const limits = new RateLimits(() => now)
  for (let n = 0; n < most; n += 1) expect(limits.take('lead', 'a')).toEqual({ ok: true })
  const refused = limits.take('lead', 'a')
  expect(refused).toEqual({ ok: false, retryAfterSeconds: Math.ceil(overSeconds / most) })
  expect(limits.take('lead', 'b')).toEqual({ ok: true })
  expect(limits.take('event', 'a')).toEqual({ ok: true })
  now += (overSeconds / most) * 1_000
  expect(limits.take('lead', 'a')).toEqual({ ok: true })
  expect(limits.take('lead', 'a').ok).toBe(false)
})

test('a clock that is set back gives nothing and takes nothing', () => {
  let now = 1_000_000
  const limits = new RateLimits(() => now)
  for (let n = 0; n < most; n += 1) limits.take('lead', 'a')
  now = 0
  expect(limits.take('lead', 'a').ok).toBe(false)
})

test('many addresses are not remembered for ever, and the last seen are', () => {
  const limits = new RateLimits(() => 0)
  for (let n = 0; n < most; n += 1) limits.take('lead', 'mine')
  for (let n = 0; n < 19_000; n += 1) limits.take('lead', `other ${n}`)
  expect(limits.take('lead', 'mine').ok).toBe(false)
})

import { expect, it, vi } from 'vitest'
import { salesCounter } from '#app/features/vehicle/sales/sales-counter.ts'
import { followSales, type SalesClocks } from './sales-clock.ts'

/** Fake timers of the test's, with a picture every 16 milliseconds. */
const clocks: SalesClocks = {
  now: () => Date.now(),
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
  frames: (run) => {
    const timer = setInterval(run, 16)
    return () => clearInterval(timer)
  },
}

it('recounts every 150 seconds, animates for two seconds, and stops on request', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T01:00:00.000Z') })
  const start = salesCounter(new Date().toISOString())
  const shown: number[] = []
  const end = followSales(start, (count) => shown.push(count), clocks)
  vi.advanceTimersByTime(149_000)
  expect(shown, 'nothing before its time').toEqual([])
  // A sale takes 450 seconds: the third recount is the first with a different number.
  vi.advanceTimersByTime(301_000 + 1_900)
  const before = shown.length
  expect(before).toBeGreaterThan(50)
  vi.advanceTimersByTime(200)
  expect(shown.at(-1)).toBe(start + 1)
  const there = shown.length
  vi.advanceTimersByTime(10_000)
  expect(shown.length, 'it rests when it is there').toBe(there)
  end()
  vi.advanceTimersByTime(10 * 450_000)
  expect(shown.length).toBe(there)
  vi.useRealTimers()
})

it('a page from a while ago counts up to now as soon as it is open', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T01:00:00.000Z') })
  const now = salesCounter(new Date().toISOString())
  const shown: number[] = []
  const end = followSales(now - 5, (count) => shown.push(count), clocks)
  vi.advanceTimersByTime(2_016)
  expect(shown.at(-1)).toBe(now)
  expect(new Set(shown).size).toBeGreaterThan(3)
  end()
  vi.useRealTimers()
})

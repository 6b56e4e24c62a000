import fc from 'fast-check'
import { afterEach, expect, vi } from 'vitest'

// Every property is tried with the same seed; the long run (npm run test:full) tries each ten thousand times.
fc.configureGlobal({ numRuns: process.env.FORECOURT_FULL ? 10_000 : 100, seed: 20260701 })

// An error printed during a test fails it, unless the test expects it and replaces console.error.
const errors: unknown[][] = []
console.error = (...args: unknown[]) => {
  errors.push(args)
}

afterEach(() => {
  vi.useRealTimers()
  const seen = errors.splice(0)
  expect(seen, 'console.error was called during this test').toEqual([])
})

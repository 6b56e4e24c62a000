import fc from 'fast-check'
import { afterEach, expect, vi } from 'vitest'

// Every property is tried with the same seed; the long run (npm run test:full) tries each ten thousand times.
fc.configureGlobal({ numRuns: process.env.FORECOURT_FULL ? 10_000 : 300, seed: 20260701 })

// What a test prints as an error is a defect somebody would meet in a log: it fails the test, unless the test
// expects it and says so by replacing console.error itself.
const errors: unknown[][] = []
console.error = (...args: unknown[]) => {
  errors.push(args)
}

afterEach(() => {
  vi.useRealTimers()
  const seen = errors.splice(0)
  expect(seen, 'console.error was called during this test').toEqual([])
})

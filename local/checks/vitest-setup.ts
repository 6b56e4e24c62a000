import { afterEach, expect, vi } from 'vitest'

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

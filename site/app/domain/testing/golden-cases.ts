import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** One worked case; `expected.tolerance` is the allowed absolute difference of its numbers. */
export type GoldenCase = {
  id: string
  function: string
  description: string
  // The cases are a table of 69 shapes: each adapter names the one it reads.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  input: any
  expected: unknown
}

const FIXTURE = new URL('../../../../docs/requirements/worked-cases.json', import.meta.url)
const CASES: GoldenCase[] = JSON.parse(readFileSync(FIXTURE, 'utf8')).cases

/**
 * Runs every worked case of the named functions through their adapters. An adapter renames fields and converts units
 * (dollars to cents); it computes nothing.
 */
export function runGolden(
  topic: string,
  adapters: Record<string, (input: GoldenCase['input']) => unknown>,
): void {
  for (const [name, adapt] of Object.entries(adapters)) {
    const cases = CASES.filter((golden) => golden.function === name)
    describe(`${topic}: ${name}`, () => {
      it('has worked cases', () => expect(cases.length).toBeGreaterThan(0))
      it.each(cases.map((golden) => [golden.id, golden] as const))('%s', (_id, golden) => {
        expectWithin(adapt(golden.input), golden.expected)
      })
    })
  }
}

function expectWithin(actual: unknown, expected: unknown): void {
  if (expected === null || typeof expected !== 'object' || !('tolerance' in expected)) {
    expect(actual).toEqual(expected)
    return
  }
  const { tolerance, ...fields } = expected as { tolerance: number } & Record<string, unknown>
  const actualFields = actual as Record<string, unknown>
  expect(Object.keys(actualFields).sort()).toEqual(Object.keys(fields).sort())
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'number')
      expect(Math.abs(Number(actualFields[key]) - value)).toBeLessThanOrEqual(tolerance)
    else expect(actualFields[key]).toEqual(value)
  }
}

/** Dollars of a worked case as the cents that code counts in. */
export function cents(dollars: number | null | undefined): number | null {
  return dollars === null || dollars === undefined ? null : Math.round(dollars * 100)
}

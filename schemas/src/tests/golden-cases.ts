import { readFileSync } from 'node:fs'

/** One worked case; `expected.tolerance` is the allowed absolute difference of its numbers. */
export type GoldenCase = {
  id: string
  function: string
  // The cases are a table of 69 shapes: each adapter names the one it reads.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  input: any
  expected: unknown
}

const FIXTURE = new URL('../../../docs/requirements/worked-cases.json', import.meta.url)

/** All worked cases, as the specification gives them. */
export const GOLDEN_CASES: GoldenCase[] = JSON.parse(readFileSync(FIXTURE, 'utf8')).cases

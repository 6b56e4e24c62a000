import { expect, test } from 'vitest'
import { readScenario, replayScenario } from './testing/golden.ts'
import { startTestServer } from './testing/test-server.ts'

// Recorded answers of Meilisearch 1.50.0 to 1,677 requests.
const scenarios = ['cars', 'cars-default-rules', 'small-texts', 'odd-values', 'errors', 'writing', 'keys']

/** Groups with a required share below 1: the share of requests that must be equal. */
const minimum: Record<string, number> = {}

test.each(scenarios)('%s: answers equal the recorded ones', { timeout: 120_000 }, async (name) => {
  const groups = await replayScenario(await startTestServer(), readScenario(name))
  expect(groups.size).toBeGreaterThan(0)
  for (const [group, { agreed, total, differing }] of groups) {
    expect(agreed / total, `${group}\n${differing.slice(0, 3).join('\n')}`).toBeGreaterThanOrEqual(
      minimum[group] ?? 1,
    )
  }
})

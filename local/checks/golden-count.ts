// How many of the worked cases of the requirements ran: every function of the fixture is either run by a package's
// table test or listed as pending with its reason; anything else fails.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../runner/settings.ts'
import type { Check } from './checks.ts'

interface Fixture {
  cases: { id: string; function: string }[]
}
type Coverage = Record<string, string | { pending: string; reason: string }>

export const goldenCount: Check = {
  name: 'worked cases',
  async run() {
    // Read by path: `local` imports no other package, and this is a check over the checkout's files.
    const { cases } = JSON.parse(
      readFileSync(join(root, 'docs/requirements/worked-cases.json'), 'utf8'),
    ) as Fixture
    const { GOLDEN_COVERAGE: goldenCoverage } = (await import(
      join(root, 'schemas/fixtures/golden-coverage.ts')
    )) as {
      GOLDEN_COVERAGE: Coverage
    }
    const missing = cases.filter((one) => !goldenCoverage[one.function])
    const pending = cases.filter((one) => typeof goldenCoverage[one.function] === 'object')
    const ran = cases.length - missing.length - pending.length
    const output = [
      `${ran} of ${cases.length} worked cases ran; ${pending.length} are pending`,
      ...missing.map((one) => `neither run nor listed: ${one.id} (${one.function})`),
    ].join('\n')
    return missing.length === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
  },
}

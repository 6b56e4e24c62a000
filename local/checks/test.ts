// npm test: every check, those without tests first, in the time that one waits for. --all adds the other end-to-end tests
// and the slow ones, as every submission runs them; --full adds the long runs to these.
import '../runner/exit-with-parent.ts'
import { buildSite, buildStudio } from '../runner/builds.ts'
import { root } from '../runner/settings.ts'
import { printError, seconds } from '../runner/steps.ts'
import {
  type Check,
  deadCode,
  formatAndLint,
  importDirections,
  printSums,
  runChecks,
  sumOutcomes,
  types,
} from './checks.ts'
import { endToEndCheck } from './e2e-check.ts'
import { generatedTypes } from './generated-types.ts'
import { goldenCount } from './golden-count.ts'
import { licences } from './licences/licence-check.ts'
import { requirementsCheck } from './requirements.ts'
import { vitestCheck } from './vitest-check.ts'

const started = Number(process.env.FORECOURT_STARTED ?? Date.now())
const full = process.argv.includes('--full')
const named = process.argv.slice(2).filter((word) => !['--all', '--full'].includes(word))
const isShort = !full && !process.argv.includes('--all') && named.length === 0

/** A build counts as a check: what does not build is a failure with the builder's own words. */
const buildCheck = (name: string, build: () => Promise<string>): Check => ({
  name,
  async run() {
    try {
      await build()
      return { passed: 1, failed: 0 }
    } catch (error) {
      return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }
    }
  },
})

process.env.FORECOURT_FULL = full ? '1' : ''
process.env.FORECOURT_SHORT = isShort ? '1' : ''
/** Each uses one processor; the longest are the first, so that both processors are busy to the end. */
const withoutTests: Check[] = [
  ...(isShort ? [] : [generatedTypes]),
  ...types,
  buildCheck('build of the site', buildSite),
  formatAndLint,
  requirementsCheck(root),
  importDirections,
  ...deadCode,
  licences,
  buildCheck('build of the studio', buildStudio),
]
const tests: Check[] = [
  vitestCheck('unit and contract tests', []),
  goldenCount,
  endToEndCheck(named, isShort),
]

try {
  const sums = sumOutcomes([await runChecks(withoutTests, 2), await runChecks(tests)])
  process.stdout.write(`\nafter ${seconds(Date.now() - started)}\n`)
  process.exit(printSums(sums))
} catch (error) {
  printError(error)
  process.stdout.write('0 passed, 1 failed\n')
  process.exit(1)
}

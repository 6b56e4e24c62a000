// npm run check: what to run before a commit, under a minute.
import '../runner/exit-with-parent.ts'
import { root } from '../runner/settings.ts'
import { deadCode, formatAndLint, importDirections, runChecks, sumOutcomes, types } from './checks.ts'
import { requirementsCheck } from './requirements.ts'
import { vitestCheck } from './vitest-check.ts'

const changed = vitestCheck('tests of what changed', ['--changed', 'HEAD', '--passWithNoTests'])
const withoutTests = [formatAndLint, requirementsCheck(root), importDirections, ...deadCode, ...types]
const { passed, failed } = sumOutcomes([await runChecks(withoutTests, 2), await runChecks([changed])])
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0

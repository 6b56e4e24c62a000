// npm run check: what to run before a commit, under a minute.
import '../runner/exit-with-parent.ts'
import { root } from '../runner/settings.ts'
import {
  deadCode,
  formatAndLint,
  importDirections,
  printSums,
  runChecks,
  sumOutcomes,
  types,
} from './checks.ts'
import { requirementsCheck } from './requirements.ts'
import { vitestCheck } from './vitest-check.ts'

const changed = vitestCheck('tests of what changed', ['--changed', 'HEAD', '--passWithNoTests'])
const withoutTests = [formatAndLint, requirementsCheck(root), importDirections, ...deadCode, ...types]
process.exitCode = printSums(sumOutcomes([await runChecks(withoutTests, 2), await runChecks([changed])]))

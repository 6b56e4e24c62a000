import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../runner/run.ts'
import { root } from '../runner/settings.ts'
import { type Check, type CheckOutcome, firstLine } from './checks.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numFailedTestSuites: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Unit and contract tests. A file that cannot be loaded counts as a failure of its own. */
export function vitestCheck(name: string, args: string[]): Check {
  return {
    name,
    async run() {
      const folder = join(root, 'test-results')
      mkdirSync(folder, { recursive: true })
      const report = join(folder, `vitest-${name.replace(/\W+/g, '-')}.json`)
      const { code, output } = await runCommand(
        join(root, 'node_modules/.bin/vitest'),
        // The second reporter prints an error outside of any test, which the first leaves out.
        ['run', '--reporter=json', '--reporter=dot', `--outputFile.json=${report}`, ...args],
        { ...process.env, NODE_ENV: 'test' },
      )
      return readOutcome(code, output, () => JSON.parse(readFileSync(report, 'utf8')) as VitestReport)
    },
  }
}

function readOutcome(code: number, output: string, read: () => VitestReport): CheckOutcome {
  let report: VitestReport
  try {
    report = read()
  } catch (error) {
    return { passed: 0, failed: 1, output: `${output}\n${String(error)}` }
  }
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  const shown = report.testResults.flatMap((file) => [
    ...(broken.includes(file) ? [`${file.name.replace(`${root}/`, '')}\n${file.message}`] : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        (test) =>
          `${file.name.replace(`${root}/`, '')} › ${test.fullName}\n${test.failureMessages.join('\n').split('\n').slice(0, 14).join('\n')}`,
      ),
  ])
  // A run that fails without a failed test (an unhandled rejection, say) must not count as passed.
  if (code !== 0 && failed === 0)
    return { passed: report.numPassedTests, failed: 1, output: output.slice(-4000) }
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests,
    failures: shown.map(firstLine),
    output: shown.join('\n\n'),
  }
}

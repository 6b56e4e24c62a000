// The project's checks: each a name and a function that returns how many passed and failed.
import { join } from 'node:path'
import pLimit from 'p-limit'
import { runCommand } from '../runner/run.ts'
import { root } from '../runner/settings.ts'
import { seconds } from '../runner/steps.ts'

export interface CheckOutcome {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  /** The failed tests by name, for the end of the run; without them the check itself is named. */
  readonly failures?: readonly string[]
  /** The failures' output, or a remark. */
  readonly output?: string
}

export interface Check {
  readonly name: string
  run(): Promise<CheckOutcome>
}

const MOST_LINES = 80

/** The first lines of a failed command's output. */
function firstLines(output: string): string {
  const lines = output.trimEnd().split('\n')
  const rest = lines.length - MOST_LINES
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `… ${rest} more lines`].join('\n') : output
}

/** What a failure is named by. */
export const firstLine = (text: string) => text.split('\n', 1).join('')

const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** A check that is one command: it passes or fails as a whole. */
export function commandCheck(name: string, command: string, args: string[]): Check {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(bin(command), args, process.env)
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output: firstLines(output) }
    },
  }
}

/** The largest are the first, as their types take the longest. */
export const packages = ['site', 'studio', 'schemas', 'tenants', 'demo', 'local'] as const

export const formatAndLint = commandCheck('format and lint', 'biome', ['check', '.', '--max-diagnostics=50'])
export const importDirections = commandCheck('import directions', 'depcruise', [
  '--config',
  '.dependency-cruiser.cjs',
  ...packages,
])
/** Unused exports, files and dependencies, and production code that only tests import. */
export const deadCode = [
  commandCheck('dead code', 'knip', ['--no-progress', '--no-config-hints']),
  commandCheck('code only tests reach', 'knip', ['--no-progress', '--no-config-hints', '--production']),
]
export const types = packages.map((name) =>
  commandCheck(`types of ${name}`, 'tsc', [
    '-p',
    name,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${name}.tsbuildinfo`,
  ]),
)

/** Sums of several outcomes. */
type Sums = Required<Omit<CheckOutcome, 'output'>>

/**
 * Runs the checks in order, a line each once it has ended, and prints what failed.
 * @param atOnce how many run beside each other: those that use one processor
 */
export async function runChecks(checks: readonly Check[], atOnce = 1): Promise<Sums> {
  const limit = pLimit(atOnce)
  return sumOutcomes(await Promise.all(checks.map((check) => limit(() => runCheck(check)))))
}

async function runCheck(check: Check): Promise<CheckOutcome> {
  const since = performance.now()
  const outcome = await check.run()
  const result = `${outcome.passed} passed${outcome.failed ? `, ${outcome.failed} FAILED` : ''}`
  process.stdout.write(
    `${check.name.padEnd(34)} ${result.padEnd(28)} ${seconds(performance.now() - since).padStart(8)}\n`,
  )
  if (outcome.output) process.stdout.write(`${outcome.output.trimEnd().replace(/^/gm, '    ')}\n`)
  if (outcome.failed === 0 || outcome.failures?.length) return outcome
  return { ...outcome, failures: [check.name] }
}

/** Prints what failed by name and, as the last line, how many passed and failed. @returns the exit code */
export function printSums({ passed, failed, skipped, failures }: Sums): 0 | 1 {
  for (const name of failures) process.stdout.write(`FAILED: ${name}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
  return failed > 0 ? 1 : 0
}

export function sumOutcomes(outcomes: readonly CheckOutcome[]): Sums {
  const sum = (of: (outcome: CheckOutcome) => number): number =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped = 0 }) => skipped),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  }
}

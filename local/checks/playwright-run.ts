import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runCommand } from '../runner/run.ts'
import { root } from '../runner/settings.ts'
import type { Browser } from './browser.ts'
import { type CheckOutcome, firstLine } from './checks.ts'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

interface Suite {
  suites?: Suite[]
  specs: {
    file: string
    line: number
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/**
 * Runs a package's end-to-end tests (`<package>/e2e/playwright.config.ts`) in that browser. Lines that a test begins with `»`
 * are shown even when all tests pass, and so is every test that passed only on its retry, with its first words;
 * when something failed, everything is shown, and at the end what failed. `args` are Playwright's own, such as the
 * name of a file; one that names none of this package's is no failure.
 */
export async function runPlaywright(
  folder: string,
  browser: Browser,
  env: NodeJS.ProcessEnv,
  args: string[],
  project?: string,
): Promise<CheckOutcome> {
  const file = join(root, 'test-results', `${project ? `${folder}-${project}` : folder}-e2e.json`)
  const only = project ? [`--project=${project}`, '--no-deps'] : []
  const { code, output } = await runCommand(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', `${folder}/e2e/playwright.config.ts`, '--pass-with-no-tests', ...only, ...args],
    {
      ...process.env,
      ...browser.env,
      ...env,
      CHROMIUM_PATH: browser.executablePath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  )
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const failed = stats.unexpected + (code !== 0 && stats.unexpected === 0 ? 1 : 0)
  const unexpected = firstWords(suites, 'unexpected')
  const short = [...unexpected, ...firstWords(suites, 'flaky')]
  const notes = output.split('\n').filter((line) => line.startsWith('» '))
  return {
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
    failures: unexpected.map(firstLine),
    output: [...(failed ? [output] : notes), ...short].join('\n'),
  }
}

const STATUS_LABELS = { unexpected: 'failed', flaky: 'passed only when tried again' } as const

/** The tests that failed, or failed and then passed, each with the first words of every failure. */
function firstWords(suites: readonly Suite[], wanted: keyof typeof STATUS_LABELS): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) =>
          [
            `» ${STATUS_LABELS[wanted]}: ${file}:${line} ${title}`,
            ...results.flatMap(({ error }) =>
              stripVTControlCharacters(error?.message ?? '')
                .split('\n')
                .filter((words) => words.trim() !== '')
                .slice(0, 6),
            ),
          ].join('\n    '),
        ),
    ),
    ...firstWords(inner, wanted),
  ])
}

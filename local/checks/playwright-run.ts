import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../house/run.ts'
import { root } from '../house/settings.ts'
import type { Browser } from './browser.ts'
import type { Outcome } from './checks.ts'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/**
 * Runs a room's end-to-end tests (`<room>/e2e/playwright.config.ts`) in that browser. Lines that a test begins with `»`
 * are shown even when all is well; everything is shown when something failed. `args` are Playwright's own, such as the
 * name of a file; one that names none of this room's is no failure.
 */
export async function runPlaywright(
  room: string,
  browser: Browser,
  env: NodeJS.ProcessEnv,
  args: string[],
): Promise<Outcome> {
  const file = join(root, 'test-results', `${room}-e2e.json`)
  const { code, output } = await runCommand(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', `${room}/e2e/playwright.config.ts`, '--pass-with-no-tests', ...args],
    {
      ...process.env,
      ...browser.env,
      ...env,
      CHROMIUM_PATH: browser.executablePath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  )
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const failed = stats.unexpected + (code !== 0 && stats.unexpected === 0 ? 1 : 0)
  const said = output
    .split('\n')
    .filter((line) => line.startsWith('» '))
    .join('\n')
  return {
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
    output: failed ? output : said,
  }
}

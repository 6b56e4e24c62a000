import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../house/run.ts'
import { root } from '../house/settings.ts'
import { type Browser, findBrowser } from './browser.ts'
import type { Check, Outcome } from './checks.ts'
import { dealersOf, type RunningHouse, readLogs, startHouse } from './running-house.ts'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** The end-to-end tests: a fresh house, a real Chromium, and afterwards no endpoint that the lake did not know. */
export function endToEndCheck(args: string[] = []): Check {
  return {
    name: 'end to end',
    async run() {
      const browser = await findBrowser()
      const house = await startHouse({ LOG_LEVEL: 'info' })
      try {
        const outcome = await runPlaywright(house, browser, args)
        return withUnknown(outcome, await unknownEndpoints(house))
      } finally {
        await house.end()
      }
    },
  }
}

async function runPlaywright(house: RunningHouse, browser: Browser, args: string[]): Promise<Outcome> {
  const file = join(root, 'test-results', 'e2e.json')
  const env = {
    ...process.env,
    ...browser.env,
    CHROMIUM_PATH: browser.executablePath,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    E2E_SITE_PORT: String(house.ports.PORT),
    E2E_STUDIO_PORT: String(house.ports.STUDIO_PORT),
    E2E_SEARCH_URL: `http://127.0.0.1:${house.ports.SEARCH_PORT}`,
    E2E_SEARCH_KEY: house.secrets.searchAdminKey,
    E2E_WRITE_TOKEN: house.secrets.writeToken,
    E2E_DATA_DIR: house.dataDir,
    E2E_DEALERS: (await dealersOf(house)).join(','),
  }
  const { code, output } = await runCommand(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'site/e2e/playwright.config.ts', ...args],
    env,
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
    output: failed ? `${output}\n${readLogs(house.dataDir)}` : said,
  }
}

async function unknownEndpoints(
  house: RunningHouse,
): Promise<{ method: string; path: string; count: number }[]> {
  const answer = await fetch(`http://127.0.0.1:${house.ports.STUDIO_PORT}/local/unknown`, {
    headers: { authorization: `Bearer ${house.secrets.writeToken}` },
  })
  if (!answer.ok) throw new Error(`The lake's list of unknown endpoints answered ${answer.status}.`)
  return (await answer.json()) as { method: string; path: string; count: number }[]
}

function withUnknown(outcome: Outcome, unknown: { method: string; path: string; count: number }[]): Outcome {
  if (unknown.length === 0) return { ...outcome, passed: outcome.passed + 1 }
  const lines = unknown.map(
    ({ method, path, count }) => `the lake does not know ${method} ${path} (asked ${count} times)`,
  )
  return { ...outcome, failed: outcome.failed + 1, output: `${outcome.output ?? ''}\n${lines.join('\n')}` }
}

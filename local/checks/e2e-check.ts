import { type Browser, findBrowser } from './browser.ts'
import type { Check, Outcome } from './checks.ts'
import { runPlaywright } from './playwright-run.ts'
import { dealersOf, type RunningHouse, readLogs, startHouse } from './running-house.ts'

/** The Studio with every field type against a lake of its own: needs no house, builds and starts what it needs. */
export function studioCheck(args: string[] = []): Check {
  return {
    name: 'every field in the studio',
    run: async () => runPlaywright('studio', await findBrowser(), {}, args),
  }
}

/** The end-to-end tests: a fresh house, a real Chromium, and afterwards no endpoint that the lake did not know. */
export function endToEndCheck(args: string[] = []): Check {
  return {
    name: 'end to end',
    async run() {
      const browser = await findBrowser()
      const house = await startHouse({ LOG_LEVEL: 'info' })
      try {
        const outcome = await siteTests(house, browser, args)
        return withUnknown(outcome, await unknownEndpoints(house))
      } finally {
        await house.end()
      }
    },
  }
}

async function siteTests(house: RunningHouse, browser: Browser, args: string[]): Promise<Outcome> {
  const env = {
    E2E_SITE_PORT: String(house.ports.PORT),
    E2E_STUDIO_PORT: String(house.ports.STUDIO_PORT),
    E2E_SEARCH_URL: `http://127.0.0.1:${house.ports.SEARCH_PORT}`,
    E2E_SEARCH_KEY: house.secrets.searchAdminKey,
    E2E_WRITE_TOKEN: house.secrets.writeToken,
    E2E_DATA_DIR: house.dataDir,
    E2E_DEALERS: (await dealersOf(house)).join(','),
  }
  const outcome = await runPlaywright('site', browser, env, args)
  return outcome.failed > 0
    ? { ...outcome, output: `${outcome.output}\n${readLogs(house.dataDir)}` }
    : outcome
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

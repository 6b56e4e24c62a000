import { type Browser, findBrowser } from './browser.ts'
import { type Check, type CheckOutcome, sumOutcomes } from './checks.ts'
import { runPlaywright } from './playwright-run.ts'
import { checkRandomDealers } from './random-dealer-check.ts'
import { listDealers, type RunningSystem, readLogs, startSystem } from './running-system.ts'

/**
 * The end-to-end tests in a real Chromium: those that only read in two workers; then those that change content, and beside
 * them those that change stock; then the random dealers. The short run ends here. The other runs go on with the Studio
 * with every field type, which builds and starts a system of its own, and those that change what the index can be
 * filtered by. Fails also for an ended service or an endpoint unknown to the lake.
 */
export function endToEndCheck(args: string[] = [], isShort = false): Check {
  return {
    name: 'end to end',
    async run() {
      const browser = await findBrowser()
      const system = await startSystem({ env: { LOG_LEVEL: 'info', STOCK_FETCH_LOCAL: 'true' } })
      try {
        const reading = await siteTests(system, browser, 'reading', args)
        // Tests that are asked for by name are run without the others.
        const isWhole = args.length === 0
        const changing = await Promise.all([
          siteTests(system, browser, 'content', args),
          siteTests(system, browser, 'stock', args),
        ])
        const random = isWhole ? [await checkRandomDealers(await testEnvironment(system))] : []
        const rest = isShort
          ? []
          : [
              await runPlaywright('studio', browser, {}, args),
              await siteTests(system, browser, 'index', args),
            ]
        const outcomes = [reading, ...changing, ...random, ...rest]
        const output = outcomes.flatMap((outcome) => outcome.output || []).join('\n')
        const outcome = { ...sumOutcomes(outcomes), output }
        const restarts = system.output().match(/^\S+ (has ended|keeps ending) .*$/gm) ?? []
        return withProblems(outcome, [...restarts, ...(await unknownEndpoints(system))])
      } finally {
        await system.end()
      }
    },
  }
}

async function siteTests(
  system: RunningSystem,
  browser: Browser,
  project: 'reading' | 'content' | 'stock' | 'index',
  args: string[],
): Promise<CheckOutcome> {
  const outcome = await runPlaywright('site', browser, await testEnvironment(system), args, project)
  return outcome.failed > 0
    ? { ...outcome, output: `${readLogs(system.dataDir)}\n${outcome.output}` }
    : outcome
}

async function testEnvironment(system: RunningSystem) {
  return {
    E2E_SITE_PORT: String(system.ports.PORT),
    E2E_STUDIO_PORT: String(system.ports.STUDIO_PORT),
    E2E_SEARCH_URL: `http://127.0.0.1:${system.ports.SEARCH_PORT}`,
    E2E_SEARCH_KEY: system.secrets.searchAdminKey,
    E2E_WRITE_TOKEN: system.secrets.writeToken,
    E2E_DATA_DIR: system.dataDir,
    E2E_DEALERS: (await listDealers(system)).join(','),
  }
}

async function unknownEndpoints(system: RunningSystem): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${system.ports.STUDIO_PORT}/local/unknown`, {
    headers: { authorization: `Bearer ${system.secrets.writeToken}` },
  })
  if (!answer.ok) throw new Error(`The lake's list of unknown endpoints answered ${answer.status}.`)
  const unknown = (await answer.json()) as { method: string; path: string; count: number }[]
  return unknown.map(
    ({ method, path, count }) => `the lake does not know ${method} ${path} (requested ${count} times)`,
  )
}

function withProblems(outcome: CheckOutcome, problems: readonly string[]): CheckOutcome {
  if (problems.length === 0) return { ...outcome, passed: outcome.passed + 1 }
  return {
    ...outcome,
    failed: outcome.failed + 1,
    failures: [...(outcome.failures ?? []), ...problems],
    output: `${outcome.output ?? ''}\n${problems.join('\n')}`,
  }
}

// npm run bench: prints the figures of docs/internals/bars.md beside their bars; it never fails. With names it runs only these
// benches: npm run bench -- cached vitals.
import { join } from 'node:path'
import '../runner/exit-with-parent.ts'
import { spawn } from 'node:child_process'
import { childEnvironment, nodeFlags } from '../runner/child-process.ts'
import { root } from '../runner/settings.ts'
import { printError, UsageError } from '../runner/steps.ts'
import { findBrowser } from './browser.ts'
import { listDealers, startSystem } from './running-system.ts'

/** Benches against a running system, in order. The last leaves the dealer with twenty thousand vehicles more. */
const siteBenches = ['many-dealers', 'pages', 'cached', 'uncached', 'big-dealer', 'publish', 'vitals', 'push']
/** Benches that start what they measure, by name. */
const ownBenches = {
  'stock-import': 'site/bench/stock-import.ts',
  insights: 'site/bench/insights.ts',
  search: 'local/search/bench/run.ts',
  lake: 'local/lake/bench/run.ts',
}
/** They take a quarter of an hour, an hour and some minutes, so they run only by their names. */
const longBenches = ['memory', 'soak', 'crawl']
/** It leaves two hundred dealers for the benches after it, so it runs only by its name. */
const CROWD = 'many-dealers'

/** @throws UsageError for a name that is no bench */
function chosenBenches(names: readonly string[]): (name: string) => boolean {
  const known = [...siteBenches, ...Object.keys(ownBenches), ...longBenches]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new UsageError(`There is no bench ${unknown.join(', ')}. The benches are: ${known.join(', ')}.`)
  return (name) => names.includes(name) || (names.length === 0 && name !== CROWD)
}

async function main(): Promise<void> {
  const isChosen = chosenBenches(process.argv.slice(2))
  const ofSite = siteBenches.filter(isChosen)
  if (ofSite.length > 0) await benchSite(ofSite)
  for (const [name, script] of Object.entries(ownBenches)) {
    if (!isChosen(name)) continue
    console.log(`\n${name}`)
    await show(script, {})
  }
  for (const name of longBenches)
    if (process.argv.slice(2).includes(name)) await benchSite([name], { TRUSTED_PROXIES: '1' })
}

async function benchSite(names: readonly string[], variables: Record<string, string> = {}): Promise<void> {
  const started = performance.now()
  const system = await startSystem({ env: variables })
  try {
    console.log(`start with warm packages and builds: ${((performance.now() - started) / 1000).toFixed(1)} s`)
    console.log('\nsite')
    const dealers = await listDealers(system)
    const browser = await findBrowser()
    const env = {
      E2E_SITE_PORT: String(system.ports.PORT),
      E2E_STUDIO_PORT: String(system.ports.STUDIO_PORT),
      E2E_WRITE_TOKEN: system.secrets.writeToken,
      E2E_DEALERS: dealers.join(','),
      E2E_DATA_DIR: system.dataDir,
      E2E_SYSTEM_PID: String(system.pid),
      BENCH_DEALER: dealers[0],
      BENCH_SEARCH_URL: `http://127.0.0.1:${system.ports.SEARCH_PORT}`,
      BENCH_SEARCH_KEY: system.secrets.searchMasterKey,
      CHROMIUM_PATH: browser.executablePath,
      ...browser.env,
    }
    for (const name of names) await show(`site/bench/${name}.ts`, env)
  } finally {
    await system.end()
  }
}

function show(script: string, env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...nodeFlags, join(root, script)], {
      cwd: root,
      env: childEnvironment({ ...process.env, ...env }),
      stdio: 'inherit',
    })
    child.once('error', fail)
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${script} ended with ${code}`))))
  })
}

main().catch((error: unknown) => {
  printError(error)
  process.exit(error instanceof UsageError ? 2 : 1)
})

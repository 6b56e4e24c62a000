// npm run bench: the table of docs/bars.md, as far as it can be measured today. Nothing here judges; the bars
// stand beside the figures.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import '../runner/exit-with-parent.ts'
import { spawn } from 'node:child_process'
import { childEnvironment, nodeFlags } from '../runner/child-process.ts'
import { root } from '../runner/settings.ts'
import { printError } from '../runner/steps.ts'
import { findBrowser } from './browser.ts'
import { dealersOf, startSystem } from './running-system.ts'

const benches = ['site/bench/stock-import.ts', 'local/search/bench/run.ts', 'local/lake/bench/run.ts']

async function main(): Promise<void> {
  const started = performance.now()
  const system = await startSystem()
  try {
    console.log(`start with warm packages and builds: ${((performance.now() - started) / 1000).toFixed(1)} s`)
    console.log('\nsite')
    const dealers = await dealersOf(system)
    const browser = await findBrowser()
    const env = {
      E2E_SITE_PORT: String(system.ports.PORT),
      E2E_STUDIO_PORT: String(system.ports.STUDIO_PORT),
      E2E_WRITE_TOKEN: system.secrets.writeToken,
      E2E_DEALERS: dealers.join(','),
      E2E_DATA_DIR: system.dataDir,
      BENCH_DEALER: dealers[0],
      BENCH_SEARCH_URL: `http://127.0.0.1:${system.ports.SEARCH_PORT}`,
      BENCH_SEARCH_KEY: system.secrets.searchMasterKey,
      CHROMIUM_PATH: browser.executablePath,
      ...browser.env,
    }
    await show('site/bench/pages.ts', env)
    await show('site/bench/uncached.ts', env)
    await show('site/bench/big-dealer.ts', env)
    await show('site/bench/publish.ts', env)
    await show('site/bench/vitals.ts', env)
    // Last: it leaves the dealer with twenty thousand vehicles more.
    await show('site/bench/push.ts', env)
  } finally {
    await system.end()
  }
  for (const bench of benches.filter((path) => existsSync(join(root, path)))) {
    console.log(`\n${bench.split('/').slice(0, 2).join('/')}`)
    await show(bench, {})
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
  process.exit(1)
})

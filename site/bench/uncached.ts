// What a page of results costs that no cache holds: processor time of the site's process, without that of the search,
// beside React's renderToString of the same tree in the same process. Run by npm run bench against a running house,
// whose content and stock it reads with a site of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { Agent } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Target } from './load.ts'

const dealer = process.env.BENCH_DEALER ?? ''
const row = (what: string, value: string, bar: string) =>
  console.log(`${what.padEnd(52)} ${value.padStart(22)}   ${bar}`)
const WARM_UP = 500
const PAGES = 300
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const port = await freePort()
const headers = { host: `${dealer}.localhost:${port}`, 'accept-encoding': 'br' }
const site = startSite(port)
try {
  await ready()
  // A bound far below every price changes the address and nothing else of the page.
  const page = (index: number) => ({ port, path: `/search/new-used-and-demo-cars?price=${index}-`, headers })
  await askPages(WARM_UP, (index) => page(index))
  const before = await tell('used')
  await askPages(PAGES, (index) => page(WARM_UP + index))
  const after = await tell('used')
  const rendered = (after.rendering - before.rendering) / PAGES
  const cpu = (after.used - before.used) / PAGES - rendered
  row('search page, not cached: processor time', `${cpu.toFixed(1)} ms`, 'search apart')
  row('  renderToString of the same tree', `${rendered.toFixed(1)} ms`, '')
  row('  as a multiple of it', (cpu / rendered).toFixed(1), '≤ 2')
} finally {
  site.kill()
  agent.destroy()
}

async function askPages(count: number, targetOf: (index: number) => Target): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const target = targetOf(index)
    const { status } = await ask(target, agent)
    if (status !== 200) throw new Error(`${target.path} answered ${status}`)
    await tell('render')
  }
}

function startSite(at: number): ChildProcess {
  const profile = process.env.BENCH_PROFILE
  return spawn(
    process.execPath,
    [
      ...(profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : []),
      '--import',
      join(import.meta.dirname, 'rendering-site.ts'),
      join(import.meta.dirname, '../server/main.ts'),
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(at),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-site-')),
        LOG_LEVEL: 'error',
        SANITY_PROJECT_ID: 'forecourt',
        SANITY_DATASET: 'production',
        SANITY_API_HOST: `http://127.0.0.1:${process.env.E2E_STUDIO_PORT}`,
        SANITY_READ_TOKEN: process.env.E2E_WRITE_TOKEN,
        MEILI_URL: process.env.BENCH_SEARCH_URL,
        MEILI_ADMIN_KEY: process.env.BENCH_SEARCH_KEY,
        MEILI_SEARCH_KEY: process.env.BENCH_SEARCH_KEY,
        SESSION_SECRET: 'a secret of the bench that nobody else uses',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
}

/** Milliseconds of processor time: all that was used, and the part of it that only measured. */
async function tell(asked: 'render' | 'used'): Promise<{ used: number; rendering: number }> {
  const answer = once(site, 'message')
  site.send(asked)
  const [told] = (await answer) as [{ used: number; rendering: number }]
  return told
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask({ port, path: '/healthz' }).catch(() => null)
    if (answer?.status === 200) return
    await wait(100)
  }
  throw new Error('The site of the bench did not open.')
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

// What a page of results costs that no cache holds: processor time of the site's process, beside React's renderToString
// of the same trees in the same process. Pages of all dealers, none asked for twice, one after another. Run by npm run
// bench against a running system, whose content and stock it reads with a site of its own.
//
// The time is that of the whole process: main thread, compressing threads, collector and compilers. The search server
// is another process and never counted. 'Search apart' leaves out the main thread's share of talking to it as well:
// writing the question and reading the bytes of the answer; parsing it and all that is made of it stays.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { Agent } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Target } from './load.ts'
import type { Told } from './rendering-site.ts'

const dealers = (process.env.E2E_DEALERS ?? '').split(',')
const row = (what: string, value: string, bar: string) =>
  console.log(`${what.padEnd(72)} ${value.padStart(10)}   ${bar}`)
/** The runtime compiles to the last what was called three thousand times; much is called once a page, a little later. */
const WARM_UP = 4_000
const PAGES = 720
const NOT_OF_A_PAGE = new Set(['between pages', 'the bench'])
const SEARCH = new Set(['search: asking', 'search: reading the answer'])
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
/** Kinds of pages; a bound that leaves nothing out makes each another address. */
const KINDS = ['price=#-', 'price=#-&page=2', 'price=#-&sortBy=price-desc', 'price=#-&sortBy=latest&page=3']
const port = await freePort()
const site = startSite(port)

try {
  await ready()
  await askPages(1, WARM_UP)
  const before = await tell('used')
  await askPages(WARM_UP + 1, PAGES)
  const after = await tell('used')
  account(before, after)
} finally {
  site.kill()
  agent.destroy()
}

function account(before: Told, after: Told): void {
  const each = (of: (told: Told) => number) => (of(after) - of(before)) / PAGES
  const ms = (time: number) => `${time.toFixed(2)} ms`
  const rendered = each(({ rendering }) => rendering)
  const all = each(({ used }) => used) - rendered - each(({ asking }) => asking)
  const names = Object.keys(after.parts).filter((name) => !NOT_OF_A_PAGE.has(name))
  const parts = names.map((name) => [name, each((told) => told.parts[name] ?? 0)] as const)
  const main = parts.reduce((sum, [, time]) => sum + time, 0)
  const search = parts.filter(([name]) => SEARCH.has(name)).reduce((sum, [, time]) => sum + time, 0)
  row('search pages of all dealers, not cached: processor time of each', ms(all), '')
  for (const [name, time] of parts) row(`  main thread: ${name}`, ms(time), '')
  row('  other threads: compressing, collector, compilers', ms(Math.max(0, all - main)), 'the rest')
  row('  renderToString of the same trees', ms(rendered), '')
  row('  all of it as a multiple of that', (all / rendered).toFixed(2), '')
  row('  search apart, as a multiple', ((all - search) / rendered).toFixed(2), '≤ 5')
}

function pageOf(index: number): Target {
  const dealer = dealers[index % dealers.length]
  const kind = KINDS[Math.floor(index / dealers.length) % KINDS.length] ?? ''
  const headers = { host: `${dealer}.localhost:${port}`, 'accept-encoding': 'br' }
  return { port, path: `/search/new-used-and-demo-cars?${kind.replace('#', String(index))}`, headers }
}

async function askPages(first: number, count: number): Promise<void> {
  for (let index = first; index < first + count; index += 1) {
    const target = pageOf(index)
    const { status } = await ask(target, agent)
    if (status !== 200) throw new Error(`${target.headers?.host}${target.path} answered ${status}`)
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
      join(import.meta.dirname, '../build/server/main.js'),
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

async function tell(wanted: 'render' | 'used'): Promise<Told> {
  const answer = once(site, 'message')
  site.send(wanted)
  const [told] = (await answer) as [Told]
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

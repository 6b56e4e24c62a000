// Processor time of the site for a search page that is not cached, beside React's renderToString of the same trees in
// the same process. Pages of all dealers, none requested twice, one after another. Run by npm run bench against a running
// system, whose content and stock it reads with a site of its own.
//
// The time is that of the whole process: main thread, compression threads, garbage collector and compilers. The search
// server is another process and not counted. 'Without search' also leaves out the main thread's share of the search
// request: sending it and reading the bytes of the answer. Parsing the answer is included.
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { startSite } from './bench-servers.ts'
import { ask, type Target } from './load.ts'
import type { BenchCommand, Stage, TimeReport } from './rendering-site.ts'

const dealers = (process.env.E2E_DEALERS ?? '').split(',')
const row = (what: string, value: string, bar: string) =>
  console.log(`${what.padEnd(72)} ${value.padStart(10)}   ${bar}`)
/** V8 optimises a function after thousands of calls, and most are called once a page. */
const WARM_UP = 4_000
const PAGES = 720
const NOT_OF_A_PAGE = new Set<Stage>(['between pages', 'bench'])
const SEARCH = new Set<Stage>(['search: request', 'search: reading the answer'])
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
/** Kinds of pages; a price bound that excludes no car makes each a new address. */
const KINDS = ['price=#-', 'price=#-&page=2', 'price=#-&sortBy=price-desc', 'price=#-&sortBy=latest&page=3']
const profile = process.env.BENCH_PROFILE
const site = await startSite([
  ...(profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : []),
  '--import',
  join(import.meta.dirname, 'rendering-site.ts'),
])

try {
  await requestPages(1, WARM_UP)
  const before = await send('report')
  await requestPages(WARM_UP + 1, PAGES)
  printDifference(before, await send('report'))
} finally {
  site.end()
  agent.destroy()
}

function printDifference(before: TimeReport, after: TimeReport): void {
  const each = (of: (report: TimeReport) => number) => (of(after) - of(before)) / PAGES
  const ms = (time: number) => `${time.toFixed(2)} ms`
  const rendered = each(({ rendering }) => rendering)
  const all = each(({ used }) => used) - rendered - each(({ overhead }) => overhead)
  const names = (Object.keys(after.stages) as Stage[]).filter((name) => !NOT_OF_A_PAGE.has(name))
  const stages = names.map((name) => [name, each(({ stages }) => stages[name] ?? 0)] as const)
  const main = stages.reduce((sum, [, time]) => sum + time, 0)
  const search = stages.filter(([name]) => SEARCH.has(name)).reduce((sum, [, time]) => sum + time, 0)
  row('search pages of all dealers, not cached: processor time of each', ms(all), '')
  for (const [name, time] of stages) row(`  main thread: ${name}`, ms(time), '')
  row('  other threads: compression, garbage collector, compilers', ms(Math.max(0, all - main)), '')
  row('  renderToString of the same trees', ms(rendered), '')
  row('  ratio to renderToString', (all / rendered).toFixed(2), '')
  row('  ratio to renderToString, without search', ((all - search) / rendered).toFixed(2), '≤ 5')
}

function buildTarget(index: number): Target {
  const dealer = dealers[index % dealers.length]
  const kind = KINDS[Math.floor(index / dealers.length) % KINDS.length] ?? ''
  const headers = { host: `${dealer}.localhost:${site.port}`, 'accept-encoding': 'br' }
  return {
    port: site.port,
    path: `/search/new-used-and-demo-cars?${kind.replace('#', String(index))}`,
    headers,
  }
}

async function requestPages(first: number, count: number): Promise<void> {
  for (let index = first; index < first + count; index += 1) {
    const target = buildTarget(index)
    const { status } = await ask(target, agent)
    if (status !== 200) throw new Error(`${target.headers?.host}${target.path} answered ${status}`)
    await send('render')
  }
}

async function send(command: BenchCommand): Promise<TimeReport> {
  const answer = once(site.child, 'message')
  site.child.send(command)
  const [report] = (await answer) as [TimeReport]
  return report
}

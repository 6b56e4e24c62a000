// A soak: an hour of mixed load that keeps the machine, or the one thread of the site, 70 % busy, with enquiries,
// publishing, pushes, whole feeds, and a kill of each dependency in turn. Run by npm run bench -- soak; SOAK_MINUTES
// shortens it.
import { setTimeout as pause } from 'node:timers/promises'
import { listServices, residentMegabytes, type ServiceName, serviceNames } from './soak/machine.ts'
import { seededRandom } from './soak/random.ts'
import { type Failure, followStock, type ShopperCounts, Shoppers } from './soak/shoppers.ts'
import {
  dropFeeds,
  killDependencies,
  publishOffers,
  pushPrices,
  type RequestOutcome,
  sendLeads,
} from './soak/work.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60)
const SHARE = 0.7
const STREAMS = 20
const system = {
  sitePort: Number(process.env.E2E_SITE_PORT),
  studioPort: Number(process.env.E2E_STUDIO_PORT),
  dataDir: process.env.E2E_DATA_DIR ?? '',
  writeToken: process.env.E2E_WRITE_TOKEN ?? '',
  pid: Number(process.env.E2E_SYSTEM_PID),
}
const SEED = 20_261_127

const row = (what: string, value: string, bar = '') =>
  console.log(`${what.padEnd(58)} ${value.padStart(24)}   ${bar}`)

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}

type Memory = Record<ServiceName, { pid: number; megabytes: number }[]>

/** Resident memory of every service, once a minute. */
async function watchMemory(parent: number, isOver: () => boolean): Promise<Memory> {
  const memory: Memory = { site: [], lake: [], search: [], photos: [] }
  for (let minute = 1; !isOver(); minute += 1) {
    const until = performance.now() + 60_000
    while (!isOver() && performance.now() < until) await pause(200)
    const services = listServices(parent)
    for (const name of serviceNames) {
      const pid = services[name]
      if (pid !== undefined) memory[name].push({ pid, megabytes: residentMegabytes(pid) })
    }
    if (minute % 5 === 0) {
      const now = serviceNames.map((name) => `${name} ${memory[name].at(-1)?.megabytes.toFixed(0)} MB`)
      console.error(`minute ${minute}: ${now.join(', ')}`)
    }
  }
  return memory
}

function printMemory(memory: Memory): void {
  for (const name of serviceNames) {
    const values = memory[name].map(({ megabytes }) => megabytes)
    const third = Math.max(1, Math.floor(values.length / 3))
    const [first, last] = [at(values.slice(third, 2 * third), 0.5), at(values.slice(-third), 0.5)]
    row(
      `memory of ${name}, median of the second and of the last third`,
      `${first.toFixed(0)} → ${last.toFixed(0)} MB`,
      `greatest ${Math.max(...values).toFixed(0)} MB, processes ${new Set(memory[name].map(({ pid }) => pid)).size}`,
    )
  }
}

function printShoppers(counts: ShopperCounts): void {
  const all = counts.minutes.flat()
  row('pages answered', String(all.length), [...counts.byStatus].map((entry) => entry.join(': ')).join(', '))
  row(
    'requests a second',
    (all.length / (MINUTES * 60)).toFixed(0),
    `rate ${at(counts.rates, 0.05).toFixed(0)} to ${at(counts.rates, 0.95).toFixed(0)} (p5, p95)`,
  )
  row(
    'machine or site’s thread busy, median',
    `${(at(counts.busy, 0.5) * 100).toFixed(0)} %`,
    `wanted ${SHARE * 100} %`,
  )
  row(
    'duration of a page p50 / p95 / p99',
    [0.5, 0.95, 0.99].map((share) => at(all, share).toFixed(0)).join(' / '),
    'ms',
  )
  const tenth = Math.max(1, Math.floor(counts.minutes.length / 10))
  const [begin, end] = [
    counts.minutes.slice(1, 1 + tenth).flat(),
    counts.minutes.slice(-1 - tenth, -1).flat(),
  ]
  row(
    '  p95 in the first and the last tenth',
    `${at(begin, 0.95).toFixed(0)} → ${at(end, 0.95).toFixed(0)}`,
    'ms',
  )
  row('pages slower than 1.5 s', String(counts.slow))
  row('answers from the last known page (dependency away)', String(counts.stale))
  row('not sent, because 200 were pending', String(counts.heldBack))
  row('errors a shopper saw', String(counts.failures.length), '0')
}

function printOutcome(what: string, { count, ms, failed }: RequestOutcome, more = ''): void {
  row(
    what,
    `${count - failed.length} of ${count}`,
    `p50 ${at(ms, 0.5).toFixed(0)} ms, p95 ${at(ms, 0.95).toFixed(0)} ms${more}`,
  )
}

/** Each failure with how long after which kill it came. */
function printFailures(failures: readonly Failure[], kills: readonly { at: number; name: string }[]): void {
  for (const { at: second, what } of failures.slice(0, 40)) {
    const kill = kills.findLast((one) => one.at <= second)
    const after = kill
      ? `${(second - kill.at).toFixed(1)} s after the kill of ${kill.name}`
      : 'before any kill'
    console.log(`  ${second.toFixed(0)} s, ${after}: ${what}`)
  }
}

async function main(): Promise<void> {
  const dealers = (process.env.E2E_DEALERS ?? '').split(',').filter(Boolean)
  let started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const isOver = () => seconds() > MINUTES * 60
  const shoppers = new Shoppers({
    port: system.sitePort,
    dealers,
    seconds,
    share: SHARE,
    random: seededRandom(SEED),
    sitePid: () => listServices(system.pid).site,
  })
  row('addresses of all dealers', String(await shoppers.open()))
  started = performance.now()
  const work = { system, dealers, seconds, isOver }
  const [, streams, memory, leads, published, pushed, dropped, kills] = await Promise.all([
    shoppers.run(isOver),
    followStock({ port: system.sitePort, dealers }, '/events/stock', STREAMS, isOver),
    watchMemory(system.pid, isOver),
    sendLeads(work),
    publishOffers(work),
    pushPrices(work),
    dropFeeds(work),
    killDependencies(work),
  ])
  printShoppers(shoppers.counts)
  printOutcome('enquiries accepted', leads, `; lost ${leads.lost}, stored twice ${leads.twice}`)
  printOutcome('published and seen', published, ' (≤ 1000)')
  printOutcome('pushes of 100 vehicles', pushed)
  printOutcome('whole feeds dropped', dropped)
  row('streams of stock that ended', `${streams}`, `of ${STREAMS} open`)
  row(
    'dependencies killed',
    String(kills.length),
    kills.map(({ name, at: second }) => `${name} ${second.toFixed(0)} s`).join(', '),
  )
  printMemory(memory)
  printFailures([shoppers.counts.failures, leads.failed, published.failed, pushed.failed].flat(), kills)
}

await main()

// How long a dealer's Insights take beside 999 others: a year and more of days, a hundred things a dealer, in SQLite.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TenantBundle } from '@forecourt/schemas/contract'
import { addDays } from '@forecourt/schemas/contract/pure'
import { sql } from 'kysely'
import { computePeriod } from '#app/features/staff-api/insights/insight-period.ts'
import { readItem, readTime } from '#app/features/staff-api/insights/read-time.server.ts'
import { openDatabase } from '#db/database.ts'

const [DEALERS, THINGS, DAYS] = (process.env.BENCH_INSIGHTS ?? '1000 100 400').split(' ').map(Number) as [
  number,
  number,
  number,
]
const BAR_MS = 300
const TRIES = 20
const TODAY = '2026-11-25'

const folder = mkdtempSync(join(tmpdir(), 'bench-insights-'))
const db = await openDatabase({ dataDir: folder })

/** All counts by one statement, in the order of the table's key. */
async function fill(): Promise<void> {
  await sql`pragma synchronous = off`.execute(db)
  await sql`
    with recursive
      dealers(d) as (select 0 union all select d + 1 from dealers where d + 1 < ${sql.lit(DEALERS)}),
      days(n) as (select 0 union all select n + 1 from days where n + 1 < ${sql.lit(DAYS)}),
      things(t) as (select 0 union all select t + 1 from things where t + 1 < ${sql.lit(THINGS)})
    insert into insight_counts (tenant_slug, kind, day, page, position, item, seen, clicked, enquiries)
    select printf('dealer-%04d', d), 'tile', date(${TODAY}, printf('-%d days', ${sql.lit(DAYS)} - n)), 'results',
      t % 20 + 1, printf('promoTile-%03d', t), 20 + (d + n + t) % 50, (n + t) % 4, (n + t) % 90 = 0
    from dealers cross join days cross join things`.execute(db)
}

/** The slowest of some tries, each of another dealer's, and the processor's time of one, which a busy machine does not change. */
async function measure(ask: (bundle: TenantBundle) => Promise<unknown>): Promise<Measured> {
  let slowest = 0
  const before = process.cpuUsage()
  for (let at = 0; at < TRIES; at += 1) {
    const slug = `dealer-${String((at * 47) % DEALERS).padStart(4, '0')}`
    const lists = { promoTiles: [], offers: [], banners: [], locations: [], pages: [] }
    const bundle = { tenant: { slug, timeZone: 'Australia/Sydney' }, ...lists } as unknown as TenantBundle
    const started = performance.now()
    await ask(bundle)
    slowest = Math.max(slowest, performance.now() - started)
  }
  const { user, system } = process.cpuUsage(before)
  return { slowest, processor: (user + system) / 1_000 / TRIES }
}

type Measured = { slowest: number; processor: number }

function print(what: string, { slowest, processor }: Measured): void {
  const figures = `${slowest.toFixed(0)} ms (${processor.toFixed(0)} ms of a processor)`
  console.log(`${what.padEnd(44)} ${figures.padStart(36)}   at most ${BAR_MS} ms`)
}

try {
  await fill()
  const bytes = statSync(join(folder, 'site.sqlite')).size
  const rows = (DEALERS * THINGS * DAYS).toLocaleString('en-AU')
  console.log(`${rows} counts of ${DEALERS} dealers, ${(bytes / 1e9).toFixed(1)} GB`)
  const since = addDays(TODAY, -DAYS)
  for (const weeks of [1, 12] as const) {
    const period = computePeriod(`${TODAY}T01:00:00.000Z`, 'Australia/Sydney', { weeks, since })
    const slowest = await measure((bundle) => readTime(db, { bundle, picture: null }, period))
    print(`Insights of ${weeks === 1 ? 'a week' : `${weeks} weeks`}, slowest of ${TRIES} dealers`, slowest)
  }
  const item = { kind: 'tile', id: 'promoTile-007', today: TODAY } as const
  print('one thing, slowest', await measure((bundle) => readItem(db, { bundle, picture: null }, item)))
} finally {
  await db.destroy()
  rmSync(folder, { recursive: true })
}

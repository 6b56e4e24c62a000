import type { Database } from '#db/database.ts'
import { listLatestCounts } from '#db/stock/runs-repository.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { Log } from '../log.ts'
import { readOnce } from './read-once.ts'
import type { SiteMetrics } from './site-metrics.ts'

type Parts = {
  content: Pick<ContentIndex, 'listDealers'>
  db: Database
  clock: () => number
  log: Pick<Log, 'warn'>
}

/** What the metrics say of a run. */
type RunSummary = {
  dealer: string
  feed: string
  at: number
  counts: Readonly<Record<string, number>> | null
}

/** Feeds of a dealer beyond these are left out: a folder of dated files must not make endless series. */
const MOST_FEEDS = 20

/** The last import of each dealer's feeds: when, whether it was stopped, and its rows by outcome. */
export function watchImports(metrics: SiteMetrics, { content, db, clock, log }: Parts): void {
  const read = readOnce(async (): Promise<RunSummary[]> => {
    try {
      const dealers = new Set(((await content.listDealers()) ?? []).map(({ slug }) => slug))
      const runs = (await listLatestCounts(db)).filter(({ tenant_slug }) => dealers.has(tenant_slug))
      const byDealer = Map.groupBy(runs, ({ tenant_slug }) => tenant_slug)
      return [...byDealer.values()].flatMap((own) => own.slice(0, MOST_FEEDS).map(buildSummary))
    } catch (error) {
      log.warn({ error: String(error) }, 'the records of imports could not be read')
      return []
    }
  }, clock)
  const one = ['dealer', 'feed'] as const
  metrics.gauges(
    {
      name: 'forecourt_stock_import_timestamp_seconds',
      help: 'When a feed of a dealer was last imported, as seconds since 1970.',
      labelNames: one,
    },
    async () => (await read()).map(({ dealer, feed, at }) => ({ labels: { dealer, feed }, value: at })),
  )
  metrics.gauges(
    {
      name: 'forecourt_stock_import_refused',
      help: 'Whether the last import of a feed was stopped before it changed anything.',
      labelNames: one,
    },
    async () =>
      (await read()).map(({ dealer, feed, counts }) => ({
        labels: { dealer, feed },
        value: counts === null ? 1 : 0,
      })),
  )
  metrics.gauges(
    {
      name: 'forecourt_stock_import_rows',
      help: 'Rows and cars of the last import of a feed, by outcome.',
      labelNames: [...one, 'outcome'],
    },
    async () =>
      (await read()).flatMap(({ dealer, feed, counts }) =>
        Object.entries(counts ?? {}).map(([outcome, value]) => ({
          labels: { dealer, feed, outcome },
          value,
        })),
      ),
  )
}

function buildSummary({
  tenant_slug: dealer,
  file: feed,
  at,
  counts,
}: Awaited<ReturnType<typeof listLatestCounts>>[number]): RunSummary {
  return { dealer, feed, at: Date.parse(at) / 1_000, counts: counts === '' ? null : JSON.parse(counts) }
}

import { LRUCache } from 'lru-cache'
import type { RunRecords } from '#stock/import/runs/run-record.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { Log } from '../log.ts'
import { readOnce } from './read-once.ts'
import type { SiteMetrics } from './site-metrics.ts'

type Parts = {
  content: Pick<ContentIndex, 'listDealers'>
  records: Pick<RunRecords, 'namesOfLatest' | 'read'>
  clock: () => number
  log: Pick<Log, 'warn'>
}

/** What the metrics say of a run; its record may name thousands of cars. */
type RunSummary = {
  dealer: string
  feed: string
  at: number
  counts: Readonly<Record<string, number>> | null
}

/** Feeds of a dealer beyond these are left out: a folder of dated files must not make endless series. */
const MOST_FEEDS = 20
/** A record never changes, so that only new ones are read. */
const MOST_KNOWN = 2_000

/** The last import of each dealer's feeds: when, whether it was stopped, and its rows by outcome. */
export function watchImports(metrics: SiteMetrics, { content, records, clock, log }: Parts): void {
  const known = new LRUCache<string, RunSummary>({ max: MOST_KNOWN })
  const buildSummary = async (dealer: string, name: string): Promise<RunSummary> => {
    const key = `${dealer}\n${name}`
    const found = known.get(key)
    if (found) return found
    const record = await records.read(dealer, name)
    const counts = 'refused' in record ? null : record.counts
    const summary = { dealer, feed: record.file, at: Date.parse(record.at) / 1_000, counts }
    known.set(key, summary)
    return summary
  }
  const latestOf = async (dealer: string): Promise<RunSummary[]> => {
    try {
      const names = await records.namesOfLatest(dealer)
      return await Promise.all(names.slice(0, MOST_FEEDS).map((name) => buildSummary(dealer, name)))
    } catch (error) {
      log.warn({ tenant: dealer, error: String(error) }, 'the records of imports could not be read')
      return []
    }
  }
  const read = readOnce(async () => {
    const dealers = (await content.listDealers()) ?? []
    return (await Promise.all(dealers.map(({ slug }) => latestOf(slug)))).flat()
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

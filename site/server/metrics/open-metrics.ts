import type { Database } from '#db/database.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { SiteEnv } from '../env.ts'
import { resolveHost } from '../http/resolve-host.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { LiveStock } from '../live/live-stock.ts'
import type { Log } from '../log.ts'
import { openMetricsServer } from './metrics-server.ts'
import type { SiteMetrics } from './site-metrics.ts'
import { watchContent } from './watch-content.ts'
import { watchImports } from './watch-imports.ts'
import { watchJobs } from './watch-jobs.ts'
import { watchOutbox } from './watch-outbox.ts'

type Watched = {
  content: Pick<ContentIndex, 'listDealers' | 'connected' | 'behindSince' | 'waiting' | 'onChange'>
  live: Pick<LiveStock, 'size'>
  jobs: Pick<Jobs, 'list'>
  db: Database
  log: Log
}

/** Opens the port of the metrics, where there is one. @throws Error that names the variable, for a port in use */
export async function openMetrics(
  { METRICS_PORT, METRICS_HOST, BASE_DOMAIN }: SiteEnv,
  { metrics, ...watched }: Watched & { metrics: SiteMetrics },
): Promise<void> {
  if (METRICS_PORT === undefined) return
  const { log, content } = watched
  watchSite(metrics, watched)
  const isKnownHost = async (host: string) => {
    // The status page.
    if (host === BASE_DOMAIN) return true
    const dealers = await content.listDealers()
    return dealers && resolveHost(host, dealers, { baseDomain: BASE_DOMAIN, list: false }).kind === 'dealer'
  }
  await openMetricsServer(metrics, { host: METRICS_HOST, port: METRICS_PORT, log, isKnownHost })
  log.info({ host: METRICS_HOST, port: METRICS_PORT }, 'the metrics are answered')
}

/** Adds what is read when the metrics are. */
export function watchSite(metrics: SiteMetrics, { content, live, jobs, db, log }: Watched): void {
  metrics.addProcess()
  metrics.gauge('forecourt_event_streams', 'Browsers that follow the stock.', () => live.size)
  const clock = Date.now
  watchContent(metrics, { content, clock })
  watchOutbox(metrics, { db, clock, log })
  watchJobs(metrics, { jobs, clock, log })
  watchImports(metrics, { content, db, clock, log })
}

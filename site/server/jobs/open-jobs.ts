import type { AlertSweep } from '#app/features/alerts/alert-sweep.server.ts'
import type { MonthlyReports } from '#app/features/staff-api/insights/monthly-report.server.ts'
import type { SiteEnv } from '../env.ts'
import type { Log } from '../log.ts'
import type { MarketPushes } from '../market-pushes/market-pushes.ts'
import type { Retention } from '../privacy/retention.ts'
import type { Job, Jobs } from './jobs.ts'
import { QueuedJobs } from './queued-jobs.ts'
import { TimedJobs } from './timed-jobs.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

type Works = {
  alerts: Pick<AlertSweep, 'sweep'>
  reports: Pick<MonthlyReports, 'run'>
  retention: Pick<Retention, 'run'>
  marketPushes: Pick<MarketPushes, 'run'>
}

/** What the site does by the clock: on a queue that instances share, or by timers of the one process. */
export function openJobs(
  { DATABASE_URL }: Pick<SiteEnv, 'DATABASE_URL'>,
  { alerts, reports, retention, marketPushes }: Works,
  log: Log,
): Jobs {
  const jobs: Job[] = [
    {
      name: 'saved-searches',
      title: 'News of saved searches',
      cron: '* * * * *',
      everyMs: MINUTE_MS,
      firstMs: MINUTE_MS,
      work: () => alerts.sweep(),
    },
    {
      name: 'market-places',
      title: 'Vehicles to market places',
      cron: '* * * * *',
      everyMs: MINUTE_MS,
      firstMs: MINUTE_MS,
      work: () => marketPushes.run(),
    },
    {
      name: 'monthly-reports',
      title: 'Monthly reports',
      cron: '11 * * * *',
      everyMs: HOUR_MS,
      firstMs: 1.5 * MINUTE_MS,
      work: () => reports.run(),
    },
    {
      name: 'old-records',
      title: 'Deleting of old records',
      cron: '23 */6 * * *',
      everyMs: 6 * HOUR_MS,
      firstMs: MINUTE_MS,
      work: () => retention.run(),
    },
  ]
  return DATABASE_URL === undefined
    ? new TimedJobs(jobs, log)
    : new QueuedJobs(jobs, { url: DATABASE_URL, log })
}

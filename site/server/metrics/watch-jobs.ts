import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { readOnce } from './read-once.ts'
import type { SiteMetrics } from './site-metrics.ts'

type Parts = { jobs: Pick<Jobs, 'list'>; clock: () => number; log: Pick<Log, 'warn'> }

/** How the last round of each job went; of jobs on a queue, in all instances alike. */
export function watchJobs(metrics: SiteMetrics, { jobs, clock, log }: Parts): void {
  const read = readOnce(async () => {
    try {
      return await jobs.list()
    } catch (error) {
      log.warn({ error: String(error) }, 'the jobs could not be read')
      return []
    }
  }, clock)
  metrics.gauges(
    {
      name: 'forecourt_job_failed',
      help: 'Whether the last round of a job failed.',
      labelNames: ['job_name'],
    },
    async () =>
      (await read()).map(({ name, state }) => ({
        labels: { job_name: name },
        value: state === 'failed' ? 1 : 0,
      })),
  )
  metrics.gauges(
    {
      name: 'forecourt_job_timestamp_seconds',
      help: 'When the last round of a job began or ended, as seconds since 1970.',
      labelNames: ['job_name'],
    },
    async () =>
      (await read()).flatMap(({ name, at }) =>
        at === null ? [] : [{ labels: { job_name: name }, value: Date.parse(at) / 1_000 }],
      ),
  )
}

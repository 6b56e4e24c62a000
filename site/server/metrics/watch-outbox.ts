import type { Database } from '#db/database.ts'
import { countUndelivered } from '#db/leads/undelivered.ts'
import type { Log } from '../log.ts'
import { readOnce } from './read-once.ts'
import type { SiteMetrics } from './site-metrics.ts'

type Parts = { db: Database; clock: () => number; log: Pick<Log, 'warn'> }

/** Deliveries of leads that wait or have failed for good, by channel, and how long the oldest has waited. */
export function watchOutbox(metrics: SiteMetrics, { db, clock, log }: Parts): void {
  const read = readOnce(async () => {
    try {
      return await countUndelivered(db)
    } catch (error) {
      log.warn({ error: String(error) }, 'the outbox could not be counted')
      return []
    }
  }, clock)
  metrics.gauges(
    {
      name: 'forecourt_outbox_deliveries',
      help: 'Deliveries of leads that are not delivered, by channel and state: waiting, dead.',
      labelNames: ['channel', 'state'],
    },
    async () =>
      (await read()).map(({ channel, state, count }) => ({ labels: { channel, state }, value: count })),
  )
  metrics.gauges(
    {
      name: 'forecourt_outbox_oldest_seconds',
      help: 'Age of the oldest delivery that waits, by channel.',
      labelNames: ['channel'],
    },
    async () =>
      (await read())
        .filter(({ state }) => state === 'waiting')
        .map(({ channel, oldest }) => ({
          labels: { channel },
          value: Math.max(0, (clock() - Date.parse(oldest)) / 1_000),
        })),
  )
}

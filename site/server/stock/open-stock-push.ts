import { join } from 'node:path'
import { feedDealerOf } from '#stock/dealer/dealers-from-lake.ts'
import { listFeedsOf } from '#stock/dealer/feed-manifest.ts'
import { PushBodies } from '#stock/push/push-body.ts'
import type { PushJob, PushOutcome } from '#stock/push/push-job.ts'
import { PushKeys, pushKeyFile } from '#stock/push/push-keys.ts'
import type { PushWorkerData } from '#stock/push/push-worker.ts'
import { StockPush } from '#stock/push/stock-push.ts'
import { WorkerThread } from '#stock/worker-thread.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { SiteEnv } from '../env.ts'
import type { Log } from '../log.ts'

/** How long a push waits for an import of the dealer by another instance, before it has to be sent again. */
const OTHER_INSTANCE_MS = 10_000

type Neighbours = {
  content: Pick<ContentIndex, 'findBundle'>
  indexUid: string
  log: Log
  /** The dealers' folders with their feeds. */
  feedFolder: string
  pushWorker: URL
  /** Called after a push has changed the stock. */
  onChange: () => void
}

/** The import of pushed vehicles; null where the site may not write to the index. */
export function openStockPush(
  env: SiteEnv,
  { content, indexUid, log, feedFolder, pushWorker, onChange }: Neighbours,
): StockPush | null {
  const { DATA_DIR, DATABASE_URL, MEILI_URL, MEILI_ADMIN_KEY, STOCK_PUSH_KEYS } = env
  if (MEILI_ADMIN_KEY === undefined) return null
  const folder = join(DATA_DIR, 'stock')
  const bodies = new PushBodies(join(folder, 'pushed'))
  bodies
    .deleteAbandoned(Date.now())
    .catch((error: unknown) => log.warn({ err: error }, 'what pushes left is not removed'))
  return new StockPush({
    keys: new PushKeys({ file: pushKeyFile(folder), environmentKeys: STOCK_PUSH_KEYS }),
    findDealer: async (slug) => {
      const known = await content.findBundle(slug)
      return known && feedDealerOf(known.value)
    },
    listFeeds: (slug) => listFeedsOf(feedFolder, slug),
    bodies,
    work: new WorkerThread<PushWorkerData, PushJob, PushOutcome>(
      {
        ...{ host: MEILI_URL, apiKey: MEILI_ADMIN_KEY, indexUid, folder },
        // Pushes of one process queue up by themselves; another instance's last as long as its import.
        ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL, waitMs: OTHER_INSTANCE_MS }),
      },
      pushWorker,
    ).run,
    clock: Date.now,
    onChange,
  })
}

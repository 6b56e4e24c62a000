import { join } from 'node:path'
import { WorkerThread } from '#stock/worker-thread.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { SiteEnv } from '../env.ts'
import { publicAddress } from '../http/public-address.ts'
import type { Log } from '../log.ts'
import type { ListWorkerData } from './list-worker.ts'
import type { ListJob, MadeLists } from './make-lists.ts'
import { StockLists } from './stock-lists.ts'

/** The thread holds a few hundred cars at a time; with more room it would collect its garbage later. */
const MAX_HEAP_MB = 192

/** The lists of dealers' whole stock, made by a thread whose script is `listWorker`. */
export function openStockLists(
  env: SiteEnv,
  {
    content,
    log,
    indexUid,
    listWorker,
    onMade,
  }: {
    content: Pick<ContentIndex, 'findBundle' | 'listDealers'>
    log: Log
    indexUid: string
    listWorker: URL
    onMade: (slug: string) => void
  },
): StockLists {
  const data: ListWorkerData = {
    index: {
      host: env.MEILI_URL,
      indexUid,
      searchKey: env.MEILI_SEARCH_KEY,
      searchKeyUid: env.MEILI_SEARCH_KEY_UID,
    },
    pictures: {
      secret: env.SESSION_SECRET,
      drawnHosts: env.DRAWN_PHOTO_HOSTS,
      cutOuts: env.DRAWN_CUT_OUTS,
    },
  }
  // A proxy in front ends TLS.
  const scheme = env.TRUSTED_PROXIES > 0 ? 'https' : 'http'
  const thread = new WorkerThread<ListWorkerData, ListJob, MadeLists>(data, listWorker, MAX_HEAP_MB)
  return new StockLists({
    folder: join(env.DATA_DIR, 'site', 'stock-lists'),
    work: (job) => thread.run(job),
    rest: () => thread.stop(),
    mainOrigin: ({ slug, hosts: [host = `${slug}.${env.BASE_DOMAIN}`] }) =>
      publicAddress(new URL(`${scheme}://${host}`), host, env.PUBLIC_PORT).origin,
    onMade,
    content,
    log,
    clock: Date.now,
  })
}

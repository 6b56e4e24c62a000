import { join } from 'node:path'
import { WorkerThread } from '#stock/worker-thread.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { SiteEnv } from '../env.ts'
import { publicAddress } from '../http/public-address.ts'
import type { Log } from '../log.ts'
import type { SearchPlacement } from '../search-servers/search-placement.ts'
import type { ListWorkerData, PlacedListJob } from './list-worker.ts'
import type { MadeLists } from './make-lists.ts'
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
    placement,
    listWorker,
    onMade,
  }: {
    content: Pick<ContentIndex, 'findBundle' | 'listDealers'>
    log: Log
    indexUid: string
    placement: Pick<SearchPlacement, 'servers' | 'listReaders'>
    listWorker: URL
    onMade: (slug: string) => void
  },
): StockLists {
  const data: ListWorkerData = {
    servers: placement.servers,
    indexUid,
    pictures: {
      secret: env.SESSION_SECRET,
      drawnHosts: env.DRAWN_PHOTO_HOSTS,
      cutOuts: env.DRAWN_CUT_OUTS,
    },
  }
  // A proxy in front ends TLS.
  const scheme = env.TRUSTED_PROXIES > 0 ? 'https' : 'http'
  const thread = new WorkerThread<ListWorkerData, PlacedListJob, MadeLists>(data, listWorker, MAX_HEAP_MB)
  return new StockLists({
    folder: join(env.DATA_DIR, 'site', 'stock-lists'),
    work: async (job) => thread.run({ ...job, readers: await placement.listReaders(job.bundle.tenant.slug) }),
    rest: () => thread.stop(),
    mainOrigin: ({ slug, hosts: [host = `${slug}.${env.BASE_DOMAIN}`] }) =>
      publicAddress(new URL(`${scheme}://${host}`), host, env.PUBLIC_PORT).origin,
    onMade,
    content,
    log,
    clock: Date.now,
  })
}

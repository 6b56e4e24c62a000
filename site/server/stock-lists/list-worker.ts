// The worker of lists of dealers' whole stock.
import { workerData } from 'node:worker_threads'
import { openStockIndex } from '#app/integrations/search-servers/open-stock-index.server.ts'
import type { SearchServer } from '#app/integrations/search-servers/search-servers.ts'
import { answerJobs } from '#stock/worker-thread.ts'
import { type PictureMakerOptions, pictureMaker } from '../pictures/make-picture.ts'
import { type ListJob, makeLists } from './make-lists.ts'

/** Configuration of the worker. */
export type ListWorkerData = {
  servers: readonly SearchServer[]
  indexUid: string
  pictures: Pick<PictureMakerOptions, 'secret' | 'drawnHosts' | 'cutOuts'>
}

/** A job with the servers that have the dealer's whole stock. */
export type PlacedListJob = ListJob & { readers: readonly string[] }

const { servers, indexUid, pictures } = workerData as ListWorkerData
const picture = pictureMaker({ ...pictures, placeholders: { find: () => null } })
/** By the dealer's slug. */
const readers = new Map<string, readonly string[]>()
const stock = openStockIndex({
  servers,
  listReaders: async (slug) => readers.get(slug) ?? [],
  indexUid,
  version: { current: '' },
  backgroundMs: 10_000,
  // The main thread meets the same documents, and warns of them.
  warn: () => undefined,
})

answerJobs((job: PlacedListJob) => {
  readers.set(job.bundle.tenant.slug, job.readers)
  return makeLists(job, { stock, picture })
})

// The worker of lists of dealers' whole stock.
import { workerData } from 'node:worker_threads'
import { MeilisearchStockIndex, type StockIndexOptions } from '#app/integrations/stock-index.server.ts'
import { answerJobs } from '#stock/worker-thread.ts'
import { type PictureMakerOptions, pictureMaker } from '../pictures/make-picture.ts'
import { type ListJob, makeLists } from './make-lists.ts'

/** Configuration of the worker. */
export type ListWorkerData = {
  index: Pick<StockIndexOptions, 'host' | 'indexUid' | 'searchKey' | 'searchKeyUid'>
  pictures: Pick<PictureMakerOptions, 'secret' | 'drawnHosts' | 'cutOuts'>
}

const { index, pictures } = workerData as ListWorkerData
const stock = new MeilisearchStockIndex({
  ...index,
  version: { current: '' },
  backgroundMs: 10_000,
  // The main thread meets the same documents, and warns of them.
  warn: () => undefined,
})
const picture = pictureMaker({ ...pictures, placeholders: { find: () => null } })

answerJobs((job: ListJob) => makeLists(job, { stock, picture }))

// The worker of PushThread: imports pushes and prices stock anew, of several dealers concurrently.
import { workerData } from 'node:worker_threads'
import { StockStore } from '../index/stock-store.ts'
import { readOverrides } from '../override/read-overrides.ts'
import { type RepriceJob, type RepriceOutcome, repriceDealer } from '../reprice/reprice-job.ts'
import type { RepriceProgress } from '../reprice/reprice-stock.ts'
import { answerJobs } from '../worker-thread.ts'
import { importPush, type PushJob, type PushOutcome } from './push-job.ts'
import type { PushWorkerData } from './push-thread.ts'

const { folder, databaseUrl, waitMs, ...index } = workerData as PushWorkerData
const place = { folder, databaseUrl, ...(waitMs === undefined ? {} : { waitMs }) }

answerJobs<PushJob | RepriceJob, PushOutcome | RepriceOutcome, RepriceProgress>((job, onProgress) => {
  // One store per run, because `settle` waits for all tasks of a store.
  const store = new StockStore(index)
  return 'reprice' in job
    ? repriceDealer(job, { store, ...place }, onProgress)
    : importPush(job, { store, readOverrides: (slug) => readOverrides(place, slug), ...place })
})

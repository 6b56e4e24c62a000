// The worker of PushThread: imports pushes and files that people bring, and prices stock anew, of several dealers concurrently.
import { workerData } from 'node:worker_threads'
import type { BroughtOutcome } from '#app/integrations/stock-files.ts'
import { type BringJob, bringFile } from '../bring/bring-job.ts'
import { StockStore } from '../index/stock-store.ts'
import { type LeftCars, readOverrides } from '../override/read-overrides.ts'
import { type RepriceJob, type RepriceOutcome, repriceDealer } from '../reprice/reprice-job.ts'
import type { RepriceProgress } from '../reprice/reprice-stock.ts'
import { answerJobs } from '../worker-thread.ts'
import { importPush, type PushJob, type PushOutcome } from './push-job.ts'
import type { PushWorkerData } from './push-thread.ts'

const { folder, databaseUrl, waitMs, ...index } = workerData as PushWorkerData
const place = { folder, databaseUrl, ...(waitMs === undefined ? {} : { waitMs }) }

type Job = PushJob | RepriceJob | BringJob
type Outcome = PushOutcome | RepriceOutcome | BroughtOutcome

answerJobs<Job, Outcome, RepriceProgress>((job, onProgress) => {
  // One store per run, because `settle` waits for all tasks of a store.
  const store = new StockStore(index)
  if ('reprice' in job) return repriceDealer(job, { store, ...place }, onProgress)
  const target = {
    store,
    readOverrides: (slug: string, left: LeftCars | null) => readOverrides(place, slug, left),
    ...place,
  }
  return 'bring' in job ? bringFile(job, target) : importPush(job, target)
})

// The worker of PushThread: imports pushes and files that people bring, and prices stock anew, of several dealers concurrently.
import { dirname } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { BroughtOutcome } from '#app/integrations/stock-files.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { type BringJob, bringFile } from '../bring/bring-job.ts'
import { StockStore } from '../index/stock-store.ts'
import { type RepriceJob, type RepriceOutcome, repriceDealer } from '../reprice/reprice-job.ts'
import type { RepriceProgress } from '../reprice/reprice-stock.ts'
import { answerJobs } from '../worker-thread.ts'
import { importPush, type PushJob, type PushOutcome } from './push-job.ts'
import type { PushWorkerData } from './push-thread.ts'

const { folder, databaseUrl, waitMs, ...index } = workerData as PushWorkerData
const place = { folder, databaseUrl, ...(waitMs === undefined ? {} : { waitMs }) }

type Job = PushJob | RepriceJob | BringJob
type Outcome = PushOutcome | RepriceOutcome | BroughtOutcome

let opened: Promise<Database> | null = null

/** The database, once for all jobs; opened anew where that failed. */
function openOnce(): Promise<Database> {
  opened ??= openDatabase({ url: databaseUrl, dataDir: dirname(folder) }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

answerJobs<Job, Outcome, RepriceProgress>(async (job, onProgress) => {
  // One store per run, because `settle` waits for all tasks of a store.
  const store = new StockStore(index)
  if ('reprice' in job) return repriceDealer(job, { store, ...place }, onProgress)
  const target = { store, db: await openOnce(), ...place }
  return 'bring' in job ? bringFile(job, target) : importPush(job, target)
})

// The worker of pushes: imports those of several dealers concurrently.
import { workerData } from 'node:worker_threads'
import { StockStore, type StockStoreOptions } from '../index/stock-store.ts'
import { answerJobs } from '../worker-thread.ts'
import { importPush, type PushJob, type PushPlace } from './push-job.ts'

/** Configuration of the worker. */
export type PushWorkerData = StockStoreOptions & Omit<PushPlace, 'store'>

const { folder, databaseUrl, waitMs, ...index } = workerData as PushWorkerData
const place = { folder, databaseUrl, ...(waitMs === undefined ? {} : { waitMs }) }

// One store per run, because `settle` waits for all tasks of a store.
answerJobs((job: PushJob) => importPush(job, { store: new StockStore(index), ...place }))

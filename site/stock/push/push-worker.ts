// Worker of PushThread: imports pushes and prices stock anew, of several dealers concurrently.
import { parentPort, workerData } from 'node:worker_threads'
import { StockStore } from '../index/stock-store.ts'
import { repriceDealer } from '../reprice/reprice-job.ts'
import { importPush } from './push-job.ts'
import type { PushMessage, PushReport, PushWorkerData } from './push-thread.ts'

const { folder, databaseUrl, waitMs, ...index } = workerData as PushWorkerData
const place = { folder, databaseUrl, ...(waitMs === undefined ? {} : { waitMs }) }

parentPort?.on('message', async ({ number, job }: PushMessage) => {
  const report = (report: PushReport) => parentPort?.postMessage(report)
  // One store per run, because `settle` waits for all tasks of a store.
  const store = new StockStore(index)
  try {
    const outcome =
      'reprice' in job
        ? await repriceDealer(job, { store, ...place }, (progress) => report({ number, progress }))
        : await importPush(job, { store, ...place })
    report({ number, outcome })
  } catch (error) {
    report({ number, failed: error instanceof Error ? error : new Error(String(error)) })
  }
})

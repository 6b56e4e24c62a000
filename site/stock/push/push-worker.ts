// Worker of PushThread: imports pushes, of several dealers concurrently.
import { parentPort, workerData } from 'node:worker_threads'
import { StockStore } from '../index/stock-store.ts'
import { importPush } from './push-job.ts'
import type { PushMessage, PushReport, PushWorkerData } from './push-thread.ts'

const { folder, databaseUrl, waitMs, ...index } = workerData as PushWorkerData
const place = { folder, databaseUrl, ...(waitMs === undefined ? {} : { waitMs }) }

parentPort?.on('message', async ({ number, job }: PushMessage) => {
  const report = (report: PushReport) => parentPort?.postMessage(report)
  try {
    // One store per run, because `settle` waits for all tasks of a store.
    report({ number, outcome: await importPush(job, { store: new StockStore(index), ...place }) })
  } catch (error) {
    report({ number, failed: error instanceof Error ? error : new Error(String(error)) })
  }
})

// The worker of PushThread: imports pushes and files that people bring, and prices stock anew, of several dealers concurrently.
import { dirname } from 'node:path'
import { workerData } from 'node:worker_threads'
import type { BroughtOutcome } from '#app/integrations/stock-files.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { bringFile } from '../bring/bring-job.ts'
import { type RepriceOutcome, repriceDealer } from '../reprice/reprice-job.ts'
import type { RepriceProgress } from '../reprice/reprice-stock.ts'
import { notesIn, openStore } from '../servers/open-store.ts'
import { answerJobs } from '../worker-thread.ts'
import { importPush, type PushOutcome } from './push-job.ts'
import type { PlacedJob, PushWorkerData } from './push-thread.ts'

const { folder, databaseUrl, waitMs, ...index } = workerData as PushWorkerData
/** A note for the log of the site's process. */
const warn = (message: string, details: Record<string, unknown>) =>
  process.emitWarning(`${message}: ${JSON.stringify(details)}`)
const place = { folder, databaseUrl, ...(waitMs === undefined ? {} : { waitMs }) }

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

answerJobs<PlacedJob, Outcome, RepriceProgress>(async ({ job, placed }, onProgress) => {
  const db = await openOnce()
  // One store per run, because `settle` waits for all tasks of a store.
  const store = openStore({ ...index, placed, notes: notesIn(db), warn })
  if ('reprice' in job) return repriceDealer(job, { store, ...place }, onProgress)
  const target = { store, db, ...place }
  return 'bring' in job ? bringFile(job, target) : importPush(job, target)
})

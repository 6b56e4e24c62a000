import type { BroughtOutcome } from '#app/integrations/stock-files.ts'
import type { BringJob } from '../bring/bring-job.ts'
import type { StockStoreOptions } from '../index/stock-store.ts'
import type { RepriceJob, RepriceOutcome } from '../reprice/reprice-job.ts'
import type { RepriceProgress } from '../reprice/reprice-stock.ts'
import { WorkerThread } from '../worker-thread.ts'
import type { PushJob, PushOutcome, PushPlace } from './push-job.ts'

/** Configuration of the worker. */
export type PushWorkerData = StockStoreOptions & Omit<PushPlace, 'store' | 'db'>

/** The thread that writes to the stock: pushes, and new prices in the same one, whose locks they share. */
export class PushThread {
  readonly #thread: WorkerThread<
    PushWorkerData,
    PushJob | RepriceJob | BringJob,
    PushOutcome | RepriceOutcome | BroughtOutcome,
    RepriceProgress
  >

  /** @param script push-worker.ts, or what it is built into */
  constructor(workerData: PushWorkerData, script: URL) {
    this.#thread = new WorkerThread(workerData, script)
  }

  /** Imports a push in the worker. @throws what the import throws, and Error when the worker exits */
  readonly run = (job: PushJob): Promise<PushOutcome> => this.#thread.run(job) as Promise<PushOutcome>

  /** Prices a dealer's stock anew in the worker. @throws what the index throws, and Error when the worker exits */
  readonly reprice = (
    job: RepriceJob,
    onProgress: (progress: RepriceProgress) => void,
  ): Promise<RepriceOutcome> => this.#thread.run(job, onProgress) as Promise<RepriceOutcome>

  /** Reads or imports a file that somebody brought in the worker. @throws as above */
  readonly bring = (job: BringJob): Promise<BroughtOutcome> =>
    this.#thread.run(job) as Promise<BroughtOutcome>

  stop(): Promise<void> {
    return this.#thread.stop()
  }
}

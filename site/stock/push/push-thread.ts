import type { PlacedDealers } from '#app/integrations/search-servers/place-dealers.ts'
import type { BroughtOutcome } from '#app/integrations/stock-files.ts'
import type { BringJob } from '../bring/bring-job.ts'
import type { RepriceJob, RepriceOutcome } from '../reprice/reprice-job.ts'
import type { RepriceProgress } from '../reprice/reprice-stock.ts'
import type { StoreOptions } from '../servers/open-store.ts'
import { WorkerThread } from '../worker-thread.ts'
import type { PushJob, PushOutcome, PushPlace } from './push-job.ts'

/** Configuration of the worker. */
export type PushWorkerData = Pick<StoreOptions, 'servers' | 'indexUid'> & Omit<PushPlace, 'store' | 'db'>

type StockJob = PushJob | RepriceJob | BringJob
/** A job with the servers of the dealers as they are now. */
export type PlacedJob = { job: StockJob; placed: PlacedDealers }

/** The thread that writes to the stock: pushes, and new prices in the same one, whose locks they share. */
export class PushThread {
  readonly #thread: WorkerThread<
    PushWorkerData,
    PlacedJob,
    PushOutcome | RepriceOutcome | BroughtOutcome,
    RepriceProgress
  >

  readonly #readPlaced: () => Promise<PlacedDealers>

  /**
   * @param script push-worker.ts, or what it is built into
   * @param readPlaced the dealers that are not on the first server
   */
  constructor(
    workerData: PushWorkerData,
    script: URL,
    readPlaced: () => Promise<PlacedDealers> = async () => new Map(),
  ) {
    this.#thread = new WorkerThread(workerData, script)
    this.#readPlaced = readPlaced
  }

  /** Imports a push in the worker. @throws what the import throws, and Error when the worker exits */
  readonly run = (job: PushJob): Promise<PushOutcome> => this.#run(job) as Promise<PushOutcome>

  /** Prices a dealer's stock anew in the worker. @throws what the index throws, and Error when the worker exits */
  readonly reprice = (
    job: RepriceJob,
    onProgress: (progress: RepriceProgress) => void,
  ): Promise<RepriceOutcome> => this.#run(job, onProgress) as Promise<RepriceOutcome>

  /** Reads or imports a file that somebody brought in the worker. @throws as above */
  readonly bring = (job: BringJob): Promise<BroughtOutcome> => this.#run(job) as Promise<BroughtOutcome>

  async #run(job: StockJob, onProgress?: (progress: RepriceProgress) => void) {
    return this.#thread.run({ job, placed: await this.#readPlaced() }, onProgress)
  }

  stop(): Promise<void> {
    return this.#thread.stop()
  }
}

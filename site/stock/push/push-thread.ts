/*
 * Worker thread for pushes: importing thousands of vehicles takes seconds of CPU time, which would block the site's main thread. https://nodejs.org/docs/latest-v24.x/api/worker_threads.html
 */
import { Worker } from 'node:worker_threads'
import type { StockStoreOptions } from '../index/stock-store.ts'
import type { RepriceJob, RepriceOutcome } from '../reprice/reprice-job.ts'
import type { RepriceProgress } from '../reprice/reprice-stock.ts'
import type { PushJob, PushOutcome, PushPlace } from './push-job.ts'

/** Configuration of the worker. */
export type PushWorkerData = StockStoreOptions & Omit<PushPlace, 'store'>
export type PushMessage = { number: number; job: PushJob | RepriceJob }
export type PushReport =
  | { number: number; outcome: PushOutcome | RepriceOutcome }
  | { number: number; progress: RepriceProgress }
  | { number: number; failed: Error }

type Waiting = {
  done: (outcome: PushOutcome | RepriceOutcome) => void
  fail: (error: Error) => void
  onProgress?: (progress: RepriceProgress) => void
}

/** Heap limit of the worker in MB: a push that needs more ends the worker, not the site. */
const MAX_HEAP_MB = 1_024

export class PushThread {
  readonly #workerData: PushWorkerData
  readonly #script: URL
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #last = 0

  /** @param script push-worker.ts, or what it is built into */
  constructor(workerData: PushWorkerData, script: URL) {
    this.#workerData = workerData
    this.#script = script
  }

  /** Imports a push in the worker. @throws what the import throws, and Error when the worker exits */
  readonly run = (job: PushJob): Promise<PushOutcome> => this.#ask(job) as Promise<PushOutcome>

  /**
   * Prices a dealer's stock anew in the worker: in the same one as its pushes, whose locks it shares.
   * @throws what the index throws, and Error when the worker exits
   */
  readonly reprice = (
    job: RepriceJob,
    onProgress: (progress: RepriceProgress) => void,
  ): Promise<RepriceOutcome> => this.#ask(job, onProgress) as Promise<RepriceOutcome>

  #ask(job: PushJob | RepriceJob, onProgress?: Waiting['onProgress']): Promise<PushOutcome | RepriceOutcome> {
    this.#worker ??= this.#start()
    this.#last += 1
    const number = this.#last
    this.#worker.ref()
    this.#worker.postMessage({ number, job } satisfies PushMessage)
    return new Promise((done, fail) =>
      this.#waiting.set(number, { done, fail, ...(onProgress ? { onProgress } : {}) }),
    )
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      workerData: this.#workerData,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    let ended = new Error('The worker thread for pushes has exited.')
    worker.on('message', (report: PushReport) => this.#settle(report))
    worker.on('error', (error) => {
      ended = new Error('The worker thread for pushes has exited.', { cause: error })
    })
    worker.on('exit', () => {
      this.#worker = null
      for (const { fail } of this.#waiting.values()) fail(ended)
      this.#waiting.clear()
    })
    return worker
  }

  #settle(report: PushReport): void {
    const waiting = this.#waiting.get(report.number)
    if ('progress' in report) {
      waiting?.onProgress?.(report.progress)
      return
    }
    this.#waiting.delete(report.number)
    // An idle worker must not keep the process alive.
    if (this.#waiting.size === 0) this.#worker?.unref()
    if ('failed' in report) waiting?.fail(report.failed)
    else waiting?.done(report.outcome)
  }
}

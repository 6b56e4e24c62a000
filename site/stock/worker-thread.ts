/*
 * Work that takes seconds of CPU time, in a thread of its own: it would block the site's main thread. https://nodejs.org/docs/latest-v24.x/api/worker_threads.html
 */
import { parentPort, Worker } from 'node:worker_threads'

type Message<Job> = { number: number; job: Job }
type Report<Outcome, Progress> =
  | { number: number; outcome: Outcome }
  | { number: number; progress: Progress }
  | { number: number; failed: Error }
type Waiting<Outcome, Progress> = {
  done: (outcome: Outcome) => void
  fail: (error: Error) => void
  onProgress: ((progress: Progress) => void) | undefined
}

/** Heap limit of a worker in MB unless it has its own: a job that needs more ends the worker, not the site. */
const MAX_HEAP_MB = 1_024

export class WorkerThread<Data, Job, Outcome, Progress = never> {
  readonly #workerData: Data
  readonly #script: URL
  readonly #maxHeapMb: number
  readonly #waiting = new Map<number, Waiting<Outcome, Progress>>()
  #worker: Worker | null = null
  #last = 0

  /** @param script a file that calls `answerJobs`, or what it is built into */
  constructor(workerData: Data, script: URL, maxHeapMb = MAX_HEAP_MB) {
    this.#workerData = workerData
    this.#script = script
    this.#maxHeapMb = maxHeapMb
  }

  /** Does a job in the worker. @throws what the job throws, and Error when the worker exits */
  readonly run = (job: Job, onProgress?: (progress: Progress) => void): Promise<Outcome> => {
    this.#worker ??= this.#start()
    this.#last += 1
    const number = this.#last
    this.#worker.ref()
    this.#worker.postMessage({ number, job } satisfies Message<Job>)
    return new Promise((done, fail) => this.#waiting.set(number, { done, fail, onProgress }))
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      workerData: this.#workerData,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: this.#maxHeapMb },
    })
    let ended = new Error('The worker thread has exited.')
    worker.on('message', (report: Report<Outcome, Progress>) => this.#settle(report))
    worker.on('error', (error) => {
      ended = new Error('The worker thread has exited.', { cause: error })
    })
    worker.on('exit', () => {
      this.#worker = null
      for (const { fail } of this.#waiting.values()) fail(ended)
      this.#waiting.clear()
    })
    return worker
  }

  #settle(report: Report<Outcome, Progress>): void {
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

/** In the worker's script: does the jobs that the main thread sends, several at once. */
export function answerJobs<Job, Outcome, Progress = never>(
  work: (job: Job, onProgress: (progress: Progress) => void) => Promise<Outcome>,
): void {
  parentPort?.on('message', async ({ number, job }: Message<Job>) => {
    const report = (report: Report<Outcome, Progress>) => parentPort?.postMessage(report)
    try {
      report({ number, outcome: await work(job, (progress) => report({ number, progress })) })
    } catch (error) {
      report({ number, failed: error instanceof Error ? error : new Error(String(error)) })
    }
  })
}

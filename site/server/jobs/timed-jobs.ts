import type { JobState } from '#app/integrations/jobs.ts'
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import type { Log } from '../log.ts'
import { type Job, type Jobs, RETRY_MS } from './jobs.ts'

type Kept = { failures: number; timer: NodeJS.Timeout | undefined; state: JobState }

/** The jobs of a site that is one process: by timers of its own. */
export class TimedJobs implements Jobs {
  readonly #jobs: readonly Job[]
  readonly #log: Pick<Log, 'warn'>
  readonly #kept = new Map<Job, Kept>()
  #isStopped = false

  constructor(jobs: readonly Job[], log: Pick<Log, 'warn'>) {
    this.#jobs = jobs
    this.#log = log
  }

  async start(): Promise<void> {
    for (const job of this.#jobs) {
      const state = { name: job.name, title: job.title, state: 'waiting', at: null, words: '' } as const
      const kept: Kept = { failures: 0, timer: undefined, state }
      this.#kept.set(job, kept)
      this.#next(job, kept, job.firstMs)
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const { timer } of this.#kept.values()) clearTimeout(timer)
  }

  async list(): Promise<JobState[]> {
    return [...this.#kept.values()].map(({ state }) => state)
  }

  #next(job: Job, kept: Kept, waitMs: number): void {
    if (this.#isStopped) return
    kept.timer = setTimeout(() => void this.#run(job, kept), waitMs)
    kept.timer.unref()
  }

  async #run(job: Job, kept: Kept): Promise<void> {
    const { title, name, everyMs } = job
    const now = () => new Date().toISOString()
    kept.state = { name, title, state: 'running', at: now(), words: '' }
    try {
      await job.work()
      kept.failures = 0
      kept.state = { name, title, state: 'done', at: now(), words: '' }
    } catch (error) {
      kept.failures += 1
      const words = error instanceof Error ? error.message : String(error)
      kept.state = { name, title, state: 'failed', at: now(), words }
      this.#log.warn({ job: name, failures: kept.failures, error: words }, 'a job failed and is tried again')
    }
    const retryMs = backoffMs(kept.failures, { firstMs: RETRY_MS, longestMs: everyMs, jitter: 0.25 })
    this.#next(job, kept, kept.failures === 0 ? everyMs : retryMs)
  }
}

// The jobs of instances that share a PostgreSQL: a queue in the schema `jobs` of it. https://github.com/timgit/pg-boss
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { JobState } from '#app/integrations/jobs.ts'
import type { Log } from '../log.ts'
import { type Job, type Jobs, RETRY_MS } from './jobs.ts'

const SCHEMA = 'jobs'
const MOST_CONNECTIONS = 2
/** A round whose instance is not heard of for this long is another's; and how often that is looked at. */
const SILENCE_SECONDS = 15
const LOOK_SECONDS = 5
const MOST_RETRIES = 8
/** Of a round that does not end. */
const LONGEST_SECONDS = 3_600
/** Of rounds that have ended; well below what a list of a queue has at most, of one a minute. */
const KEPT_SECONDS = 12 * 3_600
const TIDY_SECONDS = 3_600
const STOP_MS = 5_000

export class QueuedJobs implements Jobs {
  readonly #jobs: readonly Job[]
  readonly #log: Pick<Log, 'warn'>
  readonly #boss: PgBoss

  constructor(jobs: readonly Job[], { url, log }: { url: string; log: Pick<Log, 'warn'> }) {
    this.#jobs = jobs
    this.#log = log
    this.#boss = new PgBoss({
      connectionString: url,
      schema: SCHEMA,
      max: MOST_CONNECTIONS,
      application_name: 'forecourt-jobs',
      monitorIntervalSeconds: LOOK_SECONDS,
      superviseIntervalSeconds: LOOK_SECONDS,
      maintenanceIntervalSeconds: TIDY_SECONDS,
    })
    // A lost connection is made again; unhandled it would end the process.
    this.#boss.on('error', (error) => log.warn({ error: String(error) }, 'the queue of jobs does not answer'))
  }

  async start(): Promise<void> {
    await this.#boss.start().catch((cause: unknown) => {
      const words = cause instanceof Error ? cause.message : String(cause)
      throw new Error(
        `The jobs of DATABASE_URL cannot be opened: ${words}. Its user must be allowed to create the schema ${SCHEMA}.`,
        { cause },
      )
    })
    for (const job of this.#jobs) await this.#open(job)
  }

  async stop(): Promise<void> {
    // A round that is cut off, by a database that is away too, is another's.
    await this.#boss
      .stop({ graceful: true, timeout: STOP_MS })
      .catch((error: unknown) => this.#log.warn({ error: String(error) }, 'the jobs were cut off'))
  }

  async list(): Promise<JobState[]> {
    return Promise.all(this.#jobs.map(async (job) => describe(job, await this.#boss.findJobs(job.name))))
  }

  async #open({ name, cron, firstMs, everyMs, work }: Job): Promise<void> {
    const options = {
      // One round waits or runs; those that come due meanwhile are the same one.
      policy: 'exclusive',
      retryLimit: MOST_RETRIES,
      retryDelay: RETRY_MS / 1_000,
      retryBackoff: true,
      retryDelayMax: Math.max(RETRY_MS, everyMs) / 1_000,
      expireInSeconds: LONGEST_SECONDS,
      heartbeatSeconds: SILENCE_SECONDS,
      deleteAfterSeconds: KEPT_SECONDS,
    }
    await this.#boss.createQueue(name, options)
    await this.#boss.schedule(name, cron)
    await this.#boss.send(name, {}, { startAfter: Math.ceil(firstMs / 1_000) })
    await this.#boss.work(name, async () => {
      try {
        await work()
      } catch (error) {
        this.#log.warn({ job: name, error: String(error) }, 'a job failed and is tried again')
        throw error
      }
    })
  }
}

/** What the rounds of a job come to, the last of them. */
function describe({ name, title }: Job, rounds: readonly JobWithMetadata[]): JobState {
  const last = rounds.toSorted((one, other) => Number(other.createdOn) - Number(one.createdOn))
  const running = last.find(({ state }) => state === 'active')
  if (running) return { name, title, state: 'running', at: running.startedOn.toISOString(), words: '' }
  const tried = last.find(({ state }) => state !== 'created')
  if (tried === undefined) return { name, title, state: 'waiting', at: null, words: '' }
  const at = (tried.completedOn ?? tried.startedOn).toISOString()
  if (tried.state === 'completed') return { name, title, state: 'done', at, words: '' }
  const { message } = (tried.output ?? {}) as { message?: unknown }
  return {
    name,
    title,
    state: 'failed',
    at,
    words: typeof message === 'string' ? message : 'It was cut off.',
  }
}

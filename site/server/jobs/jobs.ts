// Work that comes round again: each round is done by one instance, and tried again where it fails or its instance dies.
import type { JobState } from '#app/integrations/jobs.ts'

export interface Job {
  /** Letters and dashes; the name of its queue. */
  readonly name: string
  /** As staff read it. */
  readonly title: string
  /** When a round is due, in the form of cron with minutes first, in UTC, and about how long that is. */
  readonly cron: string
  readonly everyMs: number
  /** How long after a start the first round is due. */
  readonly firstMs: number
  /** One round. It may be done again after it was cut off: what it has done already must not be done twice. */
  readonly work: () => Promise<void>
}

export interface Jobs {
  /** @throws what the database throws */
  start(): Promise<void>
  /** Begins no more rounds, and ends when those that run have ended or were given up. */
  stop(): Promise<void>
  list(): Promise<JobState[]>
}

/** A failed round is tried again after this, doubling up to the next one. */
export const RETRY_MS = 15_000

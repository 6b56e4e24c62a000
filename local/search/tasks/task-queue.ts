import { ApiError, errorBody } from '../http/api-error.ts'
import type { IndexSaver } from '../saved/index-saver.ts'
import { type Database, inLooseTransaction } from '../storage/database.ts'
import { doOperation } from './do-operation.ts'
import type { Operation } from './operation.ts'
import type { Outcome, TaskContext } from './outcome.ts'
import { Interrupted, Slices } from './slices.ts'
import type { Task, TaskDetails, TaskType } from './task.ts'

export interface NewTask {
  type: TaskType
  indexUid: string | null
  details: TaskDetails | null
  operation: Operation
  /** All affected indexes, if not just the task's own. */
  indexes?: string[]
}

/**
 * Executes tasks sequentially. A task is durable before it is acknowledged; its changes and its end are one
 * transaction, so after a crash it is either finished or still enqueued.
 */
export class TaskQueue {
  readonly #context: TaskContext
  readonly #database: Database
  readonly #saver: Pick<IndexSaver, 'wake' | 'rest'>
  readonly #log: (line: string) => void
  #running: Promise<void> | null = null
  #current: { uid: number; startedAt: string } | null = null
  #isClosing = false

  constructor(
    database: Database,
    context: Omit<TaskContext, 'slices' | 'inTransaction'>,
    saver: Pick<IndexSaver, 'wake' | 'rest'>,
    log: (line: string) => void,
  ) {
    this.#database = database
    this.#context = {
      ...context,
      slices: new Slices(() => this.#isClosing),
      inTransaction: (work) => inLooseTransaction(database, work),
    }
    this.#saver = saver
    this.#log = log
  }

  /** Enqueues a task. */
  enqueue({ operation, indexes, ...task }: NewTask): Task {
    const { tasks, now } = this.#context
    const related = indexes ?? (task.indexUid === null ? [] : [task.indexUid])
    const stored = this.#database.transaction(() =>
      tasks.insert({ ...task, enqueuedAt: now() }, related, operation),
    )()
    this.wake()
    return stored
  }

  /** Starts working, if there are tasks. */
  wake(): void {
    if (this.#running || this.#isClosing) return
    this.#running = this.#run().finally(() => {
      this.#running = null
    })
  }

  /** The running task, if any, and its start time. It ends once searches see its changes. */
  current(): { uid: number; startedAt: string } | null {
    return this.#current
  }

  /** Waits for the running task to end or pause; it and the enqueued ones run at the next start. */
  async close(): Promise<void> {
    this.#isClosing = true
    await this.#running
  }

  async #run(): Promise<void> {
    try {
      for (;;) {
        // In a later turn of the event loop, so that the request that enqueued is answered first.
        await this.#context.slices.rest()
        const task = this.#context.tasks.findEnqueued()
        if (!task) {
          this.#saver.rest()
          return
        }
        await this.#saver.wake()
        await this.#do(task)
      }
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
    }
  }

  async #do(task: Task): Promise<void> {
    const startedAt = this.#context.now()
    this.#current = { uid: task.uid, startedAt }
    const started: Task = { ...task, batchUid: task.uid, startedAt }
    try {
      const outcome = await this.#outcome(started)
      await outcome.change?.()
      if (this.#isClosing) return
      this.#finish(started, outcome)
      await this.#apply(started, outcome)
    } catch (error) {
      if (error instanceof Interrupted) throw error
      this.#fail(started, error)
    } finally {
      this.#current = null
    }
  }

  /** The database is authoritative: if memory cannot be updated, it is reloaded. */
  async #apply(task: Task, { apply }: Outcome): Promise<void> {
    try {
      await apply?.()
    } catch (error) {
      this.#log(`task ${task.uid} (${task.type}), after it was stored: ${(error as Error).stack ?? error}`)
      this.#context.catalog.reload()
    }
  }

  #outcome(task: Task): Promise<Outcome> {
    return doOperation(this.#context.tasks.operation(task.uid), task, this.#context)
  }

  #finish(task: Task, { details, store }: Outcome): void {
    this.#database.transaction(() => {
      store?.()
      this.#context.tasks.finish({ ...task, status: 'succeeded', details, finishedAt: this.#context.now() })
    })()
  }

  #fail(task: Task, error: unknown): void {
    const known = error instanceof ApiError
    if (!known) {
      this.#log(`task ${task.uid} (${task.type}): ${(error as Error).stack ?? error}`)
      this.#context.catalog.reload()
    }
    const body = known ? error.body : errorBody('internal', (error as Error).message)
    this.#database.transaction(() =>
      this.#context.tasks.finish({
        ...task,
        status: 'failed',
        details: failedDetails(task),
        error: body,
        finishedAt: this.#context.now(),
      }),
    )()
  }
}

/** A failed task's details: nothing was changed. */
function failedDetails({ type, details }: Task): TaskDetails | null {
  if (type === 'documentAdditionOrUpdate') return { ...details, indexedDocuments: 0 }
  if (type === 'documentDeletion' || type === 'indexDeletion') return { ...details, deletedDocuments: 0 }
  return details
}

import type { Catalog } from '../catalog/catalog.ts'
import type { TasksTable } from '../storage/tasks-table.ts'
import type { Slices } from './slices.ts'
import type { Task, TaskDetails } from './task.ts'

/** What a task needs to do its work. */
export interface TaskContext {
  catalog: Catalog
  tasks: TasksTable
  now: () => string
  slices: Slices
  /** Runs work whose changes of the database are all made, or none. It is not on disk before the task's end is. */
  inTransaction: (work: () => void) => void
  /** Writes a copy of the database to a file. */
  snapshot: () => Promise<void>
  /** Writes a dump and returns its uid. */
  dump: (slices: Slices) => Promise<string>
}

/**
 * How a task ended. `change` stores and applies what may be much, in slices between which searches are answered; if
 * the server ends in its midst the task is done anew, so doing it twice must be as good as once. `store` runs in the
 * transaction that finishes the task; `apply` changes what searches see, once that transaction is on disk.
 */
export interface Outcome {
  details: TaskDetails
  change?: () => Promise<void>
  store?: () => void
  apply?: () => void | Promise<void>
}

/** Does the work of one kind of task. Throws an ApiError when the task fails. */
export type Work<Kind> = (operation: Kind, task: Task, context: TaskContext) => Promise<Outcome> | Outcome

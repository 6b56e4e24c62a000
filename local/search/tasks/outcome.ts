import type { Catalog } from '../catalog/catalog.ts'
import type { TasksTable } from '../storage/tasks-table.ts'
import type { Task, TaskDetails } from './task.ts'

/** What a task needs to do its work. */
export interface TaskContext {
  catalog: Catalog
  tasks: TasksTable
  now: () => string
  /** Writes a copy of the database to a file and returns its path. */
  snapshot: () => string
}

/**
 * How a task ended. `store` runs in the transaction that also finishes the task; `apply` changes what searches
 * see, once that transaction is on disk.
 */
export interface Outcome {
  details: TaskDetails
  store?: () => void
  apply?: () => void | Promise<void>
}

/** Does the work of one kind of task. Throws an ApiError when the task fails. */
export type Work<Kind> = (operation: Kind, task: Task, context: TaskContext) => Promise<Outcome> | Outcome

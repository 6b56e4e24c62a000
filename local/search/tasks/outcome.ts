import type { Catalog } from '../catalog/catalog.ts'
import type { TasksTable } from '../storage/tasks-table.ts'
import type { Slices } from './slices.ts'
import type { Task, TaskDetails } from './task.ts'

/** The context of tasks. */
export interface TaskContext {
  catalog: Catalog
  tasks: TasksTable
  now: () => string
  slices: Slices
  /** Runs work in a transaction, which becomes durable with the task's end. */
  inTransaction: (work: () => void) => void
  /** Writes a copy of the database to a file. */
  snapshot: () => Promise<void>
}

/**
 * A task's outcome. `change` stores and applies large changes in slices, between which searches are answered; it is
 * repeated after a crash, so it must be idempotent. `store` runs in the transaction that finishes the task; `apply`
 * updates memory once that transaction is durable.
 */
export interface Outcome {
  details: TaskDetails
  change?: () => Promise<void>
  store?: () => void
  apply?: () => void | Promise<void>
}

/** Executes tasks of one kind. Throws an ApiError when the task fails. */
export type Work<Kind> = (operation: Kind, task: Task, context: TaskContext) => Promise<Outcome> | Outcome

import type { ErrorBody } from '../http/api-error.ts'

export const TASK_STATUSES = ['enqueued', 'processing', 'succeeded', 'failed', 'canceled'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

export const TASK_TYPES = [
  'documentAdditionOrUpdate',
  'documentEdition',
  'documentDeletion',
  'settingsUpdate',
  'indexCreation',
  'indexDeletion',
  'indexUpdate',
  'indexSwap',
  'taskCancelation',
  'taskDeletion',
  'dumpCreation',
  'snapshotCreation',
  'export',
  'upgradeDatabase',
  'indexCompaction',
  'networkTopologyChange',
  'dsrUpdate',
  'dsrClear',
] as const
export type TaskType = (typeof TASK_TYPES)[number]

/** Types without a single index. */
export const GLOBAL_TYPES: ReadonlySet<TaskType> = new Set([
  'indexSwap',
  'taskCancelation',
  'taskDeletion',
  'dumpCreation',
  'snapshotCreation',
  'export',
  'upgradeDatabase',
  'networkTopologyChange',
  'dsrClear',
])

export type TaskDetails = Record<string, unknown>

/** An enqueued, processing or finished write. */
export interface Task {
  uid: number
  batchUid: number | null
  indexUid: string | null
  status: TaskStatus
  type: TaskType
  canceledBy: number | null
  details: TaskDetails | null
  error: ErrorBody | null
  /** ISO instants. */
  enqueuedAt: string
  startedAt: string | null
  finishedAt: string | null
}

/**
 * The index that a task changes.
 * @throws Error for a task of the whole server
 */
export function getIndexUid({ uid, indexUid }: Task): string {
  if (indexUid === null) throw new Error(`Task ${uid} changes no single index.`)
  return indexUid
}

/** A task as returned by the API. */
export function taskView(task: Task) {
  const { enqueuedAt, startedAt, finishedAt, ...rest } = task
  return { ...rest, duration: formatDuration(startedAt, finishedAt), enqueuedAt, startedAt, finishedAt }
}

/** ISO 8601 duration; null until it is finished. */
export function formatDuration(startedAt: string | null, finishedAt: string | null): string | null {
  if (!startedAt || !finishedAt) return null
  return `PT${Math.max(0, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)}S`
}

/** The answer to a write. */
export function taskSummary({ uid, indexUid, status, type, enqueuedAt }: Task) {
  return { taskUid: uid, indexUid, status, type, enqueuedAt }
}

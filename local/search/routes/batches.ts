// Batches, see https://www.meilisearch.com/docs/reference/api/batches. Each batch has one task here, except a
// cancelation, which includes the canceled tasks.
import { pathParam } from '../../http/router.ts'
import type { Access } from '../auth/access.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import type { Request } from '../http/request.ts'
import type { Route } from '../http/route.ts'
import { durationOf, type Task } from '../tasks/task.ts'
import { readTaskQuery } from '../tasks/task-query.ts'
import { durationText } from './performance-details.ts'
import { asSeen, EVERYTHING } from './tasks.ts'

export function batchRoutes(engine: Engine): Route[] {
  return [
    {
      method: 'GET',
      path: '/batches',
      action: 'tasks.get',
      handle: ({ request, access }) => ({ status: 200, body: list(engine, request, access) }),
    },
    {
      method: 'GET',
      path: '/batches/:batchUid',
      action: 'tasks.get',
      handle: ({ params, access }) => ({
        status: 200,
        body: one(engine, pathParam(params, 'batchUid'), access),
      }),
    },
  ]
}

function list(engine: Engine, request: Request, access: Access) {
  const { query, page, hasFilters } = readTaskQuery(request.parameters, true)
  const { tasks: heads, total } = engine.tasks.listHeads(
    query,
    page,
    (uid) => access.sees(uid),
    access.seesAll(),
  )
  const next = heads.length > page.limit ? (heads.pop()?.uid ?? null) : null
  const current = hasFilters || page.from !== null || page.reverse ? null : currentTask(engine, access)
  const results = heads.map((head) => batchView(engine, head, access))
  if (current) results.unshift(batchView(engine, current, access))
  return {
    results,
    total: total + (current ? 1 : 0),
    limit: page.limit,
    from: results[0]?.uid ?? null,
    next,
  }
}

function one(engine: Engine, uid: string, access: Access) {
  if (!/^\d{1,10}$/.test(uid)) {
    throw new ApiError('invalid_batch_uids', `Batch uid \`${uid}\` is invalid: it must be a number.`)
  }
  const found = engine.tasks.find(Number(uid))
  const head = found && asSeen(engine, found)
  if (head?.batchUid === head?.uid && head && isSeen(head, access)) return batchView(engine, head, access)
  throw new ApiError('batch_not_found', `Batch \`${uid}\` not found.`)
}

/** The running task, which is not stored as such. */
function currentTask(engine: Engine, access: Access): Task | null {
  const current = engine.queue.current()
  const task = current && engine.tasks.find(current.uid)
  return task && task.batchUid === null && isSeen(task, access) ? asSeen(engine, task) : null
}

const isSeen = ({ indexUid }: Task, access: Access) =>
  access.seesAll() || (indexUid !== null && access.sees(indexUid))

function batchView(engine: Engine, stored: Task, access: Access) {
  const head = asSeen(engine, stored)
  const query = readTaskQuery(new URLSearchParams({ batchUids: String(head.uid) }), false).query
  const { tasks } = engine.tasks.list(query, EVERYTHING, (uid) => access.sees(uid), access.seesAll())
  const members = tasks.length > 0 ? tasks.map((task) => asSeen(engine, task)) : [head]
  const { uid, details, startedAt, finishedAt } = head
  return {
    uid,
    progress: finishedAt === null ? { steps: [], percentage: 0 } : null,
    // Meilisearch stores finished batches as JSON, which drops null members.
    details: finishedAt === null ? (details ?? {}) : withoutNulls(details ?? {}),
    stats: {
      totalNbTasks: members.length,
      status: countBy(members, ({ status }) => status),
      types: countBy(members, ({ type }) => type),
      indexUids: countBy(members, ({ indexUid }) => indexUid),
      ...traceOf(head),
    },
    duration: durationOf(startedAt, finishedAt),
    startedAt,
    finishedAt,
    batchStrategy: strategyOf(head),
  }
}

/** Step durations of a finished batch: a single step here. */
function traceOf({ startedAt, finishedAt }: Task): { progressTrace?: Record<string, string> } {
  if (startedAt === null || finishedAt === null) return {}
  return {
    progressTrace: { 'processing tasks': durationText(Date.parse(finishedAt) - Date.parse(startedAt)) },
  }
}

const withoutNulls = (details: object) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null))

const WITH_THEIR_KIND = new Set<Task['type']>(['taskDeletion', 'snapshotCreation'])
const WITH_OTHERS = new Set<Task['type']>(['documentAdditionOrUpdate', 'documentDeletion', 'settingsUpdate'])

/** Why no further task joined the batch, in Meilisearch's wording, which clients display. */
function strategyOf({ uid, type }: Task): string {
  if (type === 'indexDeletion') return `stopped after task with id ${uid} because it deletes the index`
  if (WITH_OTHERS.has(type)) return 'batched all enqueued tasks'
  return WITH_THEIR_KIND.has(type)
    ? `stopped after the last task of type \`${type}\` because they cannot be batched with tasks of any other type.`
    : `created batch containing only task with id ${uid} of type \`${type}\` that cannot be batched with any other task.`
}

function countBy(tasks: readonly Task[], nameOf: (task: Task) => string | null): Record<string, number> {
  const counts = new Map<string, number>()
  for (const task of tasks) {
    const name = nameOf(task)
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

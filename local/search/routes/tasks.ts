import { pathParam } from '../../http/router.ts'
import type { Access } from '../auth/access.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import type { Request } from '../http/request.ts'
import type { Route } from '../http/route.ts'
import { type Task, taskView } from '../tasks/task.ts'
import { readTaskQuery } from '../tasks/task-query.ts'
import { accepted } from './accepted.ts'

/** All tasks there are. */
const EVERYTHING = { limit: 1_000_000, from: null, reverse: false }

/** Routes of tasks: list, get, cancel, delete. */
export function taskRoutes(engine: Engine): Route[] {
  return [
    {
      method: 'GET',
      path: '/tasks',
      action: 'tasks.get',
      handle: ({ request, access }) => ({ status: 200, body: list(engine, request, access) }),
    },
    {
      method: 'GET',
      path: '/tasks/:taskUid',
      action: 'tasks.get',
      handle: ({ params, access }) => ({
        status: 200,
        body: one(engine, pathParam(params, 'taskUid'), access),
      }),
    },
    {
      method: 'POST',
      path: '/tasks/cancel',
      action: 'tasks.cancel',
      handle: ({ request, access }) => {
        const { uids, details } = matching(engine, request, access)
        return accepted(
          engine,
          {
            type: 'taskCancelation',
            indexUid: null,
            details: { ...details, canceledTasks: null },
            operation: { kind: 'cancelTasks', uids },
          },
          200,
        )
      },
    },
    {
      method: 'DELETE',
      path: '/tasks',
      action: 'tasks.delete',
      handle: ({ request, access }) => {
        const { uids, details } = matching(engine, request, access)
        return accepted(
          engine,
          {
            type: 'taskDeletion',
            indexUid: null,
            details: { ...details, deletedTasks: null },
            operation: { kind: 'deleteTasks', uids },
          },
          200,
        )
      },
    },
  ]
}

/**
 * A running task is stored as enqueued, so that it is repeated after a crash, and as finished shortly before searches
 * see its changes: until then it is shown as processing.
 */
function asSeen(engine: Engine, task: Task): Task {
  const current = engine.queue.current()
  if (current?.uid !== task.uid) return task
  const { startedAt } = current
  return { ...task, status: 'processing', batchUid: task.uid, error: null, startedAt, finishedAt: null }
}

const createView = (engine: Engine, task: Task) => taskView(asSeen(engine, task))

function list(engine: Engine, request: Request, access: Access) {
  const { query, page } = readTaskQuery(request.parameters, true)
  const { tasks, total } = engine.tasks.list(query, page, (uid) => access.sees(uid), access.seesAll())
  const next = tasks.length > page.limit ? (tasks.pop()?.uid ?? null) : null
  const results = tasks.map((task) => createView(engine, task))
  return { results, total, limit: page.limit, from: results[0]?.uid ?? null, next }
}

function one(engine: Engine, uid: string, access: Access) {
  if (!/^\d{1,10}$/.test(uid)) {
    throw new ApiError(
      'invalid_task_uids',
      `Task uid \`${uid}\` is invalid. It should only contain numeric characters.`,
    )
  }
  const task = engine.tasks.find(Number(uid))
  const isSeen = task && (access.seesAll() || (task.indexUid !== null && access.sees(task.indexUid)))
  if (!task || !isSeen) throw new ApiError('task_not_found', `Task \`${uid}\` not found.`)
  return createView(engine, task)
}

function matching(engine: Engine, request: Request, access: Access) {
  const { query, hasFilters } = readTaskQuery(request.parameters, false)
  if (!hasFilters) {
    throw new ApiError('missing_task_filters', 'Query parameters to filter the tasks are missing.')
  }
  const { tasks } = engine.tasks.list(query, EVERYTHING, (uid) => access.sees(uid), access.seesAll())
  const uids = tasks.map(({ uid }) => uid)
  return { uids, details: { matchedTasks: uids.length, originalFilter: `?${request.parameters}` } }
}

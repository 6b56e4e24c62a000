import type { Operation } from '../tasks/operation.ts'
import type { Task, TaskDetails, TaskStatus, TaskType } from '../tasks/task.ts'
import { GLOBAL_TYPES } from '../tasks/task.ts'
import type { TaskPage, TaskQuery } from '../tasks/task-query.ts'
import type { Database } from './database.ts'

interface Stored {
  uid: number
  batch_uid: number | null
  type: TaskType
  status: TaskStatus
  index_uid: string | null
  details: string | null
  error: string | null
  canceled_by: number | null
  enqueued_at: string
  started_at: string | null
  finished_at: string | null
}

const taskOf = (row: Stored): Task => ({
  uid: row.uid,
  batchUid: row.batch_uid,
  indexUid: row.index_uid,
  status: row.status,
  type: row.type,
  canceledBy: row.canceled_by,
  details: row.details === null ? null : (JSON.parse(row.details) as TaskDetails),
  error: row.error === null ? null : JSON.parse(row.error),
  enqueuedAt: row.enqueued_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
})

/** Tasks and their operations. */
export class TasksTable {
  readonly #database: Database
  readonly #statements

  constructor(database: Database) {
    this.#database = database
    this.#statements = {
      nextUid: database.prepare('select coalesce(max(uid) + 1, 0) from tasks').pluck(),
      insert: database.prepare(
        `insert into tasks (uid, type, status, index_uid, details, enqueued_at) values (?, ?, 'enqueued', ?, ?, ?)`,
      ),
      addIndex: database.prepare('insert or ignore into task_indexes values (?, ?)'),
      addPayload: database.prepare('insert into payloads values (?, ?, ?)'),
      payload: database.prepare('select content, body from payloads where task = ?'),
      deletePayload: database.prepare('delete from payloads where task = ?'),
      get: database.prepare('select * from tasks where uid = ?'),
      waiting: database.prepare(`select * from tasks where status = 'enqueued' order by uid limit 1`),
      finish: database.prepare(
        `update tasks set batch_uid = ?, status = ?, details = ?, error = ?, canceled_by = ?, started_at = ?,
         finished_at = ? where uid = ?`,
      ),
      delete: database.prepare('delete from tasks where uid = ?'),
      deleteIndexes: database.prepare('delete from task_indexes where task = ?'),
    }
  }

  /** Enqueues a task. `indexes`: every affected index. */
  insert(
    task: Pick<Task, 'type' | 'indexUid' | 'details' | 'enqueuedAt'>,
    indexes: string[],
    operation: Operation,
  ): Task {
    const { type, indexUid, details, enqueuedAt } = task
    const uid = this.#statements.nextUid.get() as number
    const shown = details && JSON.stringify(details)
    this.#statements.insert.run(uid, type, indexUid, shown, enqueuedAt)
    for (const index of indexes) this.#statements.addIndex.run(uid, index)
    // Large bodies are stored as received, not serialised again.
    const { text, ...content } = 'text' in operation ? operation : { ...operation, text: null }
    this.#statements.addPayload.run(uid, JSON.stringify(content), text)
    return this.require(uid)
  }

  /** @throws Error for an unknown uid */
  require(uid: number): Task {
    const task = this.find(uid)
    if (!task) throw new Error(`There is no task ${uid}.`)
    return task
  }

  find(uid: number): Task | null {
    const row = this.#statements.get.get(uid) as Stored | undefined
    return row ? taskOf(row) : null
  }

  findEnqueued(): Task | null {
    const row = this.#statements.waiting.get() as Stored | undefined
    return row ? taskOf(row) : null
  }

  /** The operation of an unfinished task. */
  operation(uid: number): Operation {
    const { content, body } = this.#statements.payload.get(uid) as { content: string; body: string | null }
    const operation = JSON.parse(content)
    return (body === null ? operation : { ...operation, text: body }) as Operation
  }

  /** Records a task's outcome; its operation is deleted. */
  finish(task: Task): void {
    const { uid, batchUid, status, details, error, canceledBy, startedAt, finishedAt } = task
    this.#statements.finish.run(
      batchUid,
      status,
      details && JSON.stringify(details),
      error && JSON.stringify(error),
      canceledBy,
      startedAt,
      finishedAt,
      uid,
    )
    this.#statements.deletePayload.run(uid)
  }

  delete(uid: number): void {
    this.#statements.delete.run(uid)
    this.#statements.deleteIndexes.run(uid)
    this.#statements.deletePayload.run(uid)
  }

  /** Swaps two indexes in the history of finished tasks. */
  swapIndexes(a: string, b: string): void {
    const rename = `case index_uid when @a then @b when @b then @a else index_uid end`
    const done = `(select uid from tasks where status not in ('enqueued', 'processing'))`
    this.#renameInSwaps(a, b)
    this.#database
      .prepare(`update tasks set index_uid = ${rename} where uid in ${done} and index_uid in (@a, @b)`)
      .run({ a, b })
    const moved = this.#database
      .prepare(
        `select task, ${rename} as index_uid from task_indexes where index_uid in (@a, @b) and task in ${done}`,
      )
      .all({ a, b }) as { task: number; index_uid: string }[]
    this.#database
      .prepare(`delete from task_indexes where index_uid in (@a, @b) and task in ${done}`)
      .run({ a, b })
    for (const { task, index_uid } of moved) this.#statements.addIndex.run(task, index_uid)
  }

  /** Earlier swaps list the current names of their indexes. */
  #renameInSwaps(a: string, b: string): void {
    const rows = this.#database
      .prepare(
        `select uid, details from tasks where type = 'indexSwap' and status not in ('enqueued', 'processing')
         and uid in (select task from task_indexes where index_uid in (?, ?))`,
      )
      .all(a, b) as { uid: number; details: string }[]
    const renamed = (uid: string) => (uid === a ? b : uid === b ? a : uid)
    for (const { uid, details } of rows) {
      const { swaps, ...rest } = JSON.parse(details) as { swaps: { indexes: string[] }[] }
      const now = swaps.map(({ indexes, ...swap }) => ({ indexes: indexes.map(renamed), ...swap }))
      this.#database
        .prepare('update tasks set details = ? where uid = ?')
        .run(JSON.stringify({ ...rest, swaps: now }), uid)
    }
  }

  /** The matching tasks, newest first, and their number. */
  list(query: TaskQuery, page: TaskPage, sees: (indexUid: string) => boolean, seesAll: boolean) {
    const { conditions, values } = buildSql(query)
    const total = this.#count(conditions, values)
    const { limit, from, reverse } = page
    const bounds = from === null ? [] : [reverse ? 'uid >= ?' : 'uid <= ?']
    const oneIndex = query.indexUids !== null || !seesAll
    const global = oneIndex ? [`type not in (${[...GLOBAL_TYPES].map((type) => `'${type}'`).join()})`] : []
    const rows = this.#database
      .prepare(
        `select * from tasks where ${[...conditions, ...bounds, ...global].join(' and ') || 'true'}
         order by uid ${reverse ? 'asc' : 'desc'} ${seesAll ? 'limit ?' : ''}`,
      )
      .all(...values, ...(from === null ? [] : [from]), ...(seesAll ? [limit + 1] : [])) as Stored[]
    const tasks = rows.map(taskOf).filter(({ indexUid }) => seesAll || (indexUid !== null && sees(indexUid)))
    return { tasks: tasks.slice(0, limit + 1), total }
  }

  #count(conditions: string[], values: unknown[]): number {
    const statement = this.#database.prepare(
      `select count(*) from tasks where ${conditions.join(' and ') || 'true'}`,
    )
    return statement.pluck().get(...values) as number
  }
}

function buildSql({ uids, batchUids, statuses, types, indexUids, canceledBy, times }: TaskQuery) {
  const conditions: string[] = []
  const values: unknown[] = []
  const among = (column: string, list: readonly unknown[] | null) => {
    if (!list) return
    conditions.push(`${column} in (select value from json_each(?))`)
    values.push(JSON.stringify(list))
  }
  among('uid', uids)
  among('batch_uid', batchUids)
  among('status', statuses)
  among('type', types)
  among('canceled_by', canceledBy)
  if (indexUids) {
    conditions.push(
      'uid in (select task from task_indexes where index_uid in (select value from json_each(?)))',
    )
    values.push(JSON.stringify(indexUids))
  }
  for (const { column, after, instant } of times) {
    conditions.push(`${column} ${after ? '>' : '<'} ?`)
    values.push(instant)
  }
  return { conditions, values }
}

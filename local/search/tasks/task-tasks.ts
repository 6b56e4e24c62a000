import type { Operation } from './operation.ts'
import type { Work } from './outcome.ts'

/** Cancels enqueued tasks; finished ones are unaffected. */
export const cancelTasks: Work<Extract<Operation, { kind: 'cancelTasks' }>> = (
  { uids },
  task,
  { tasks, now },
) => {
  const enqueued = uids.flatMap((uid) => {
    const found = uid === task.uid ? null : tasks.find(uid)
    return found?.status === 'enqueued' ? [found] : []
  })
  return {
    details: { ...task.details, canceledTasks: enqueued.length },
    store: () => {
      for (const found of enqueued) {
        const instant = now()
        tasks.finish({
          ...found,
          status: 'canceled',
          canceledBy: task.uid,
          batchUid: task.uid,
          startedAt: instant,
          finishedAt: instant,
        })
      }
    },
  }
}

/** Deletes finished tasks. */
export const deleteTasks: Work<Extract<Operation, { kind: 'deleteTasks' }>> = ({ uids }, task, { tasks }) => {
  const done = uids.filter((uid) => {
    const status = uid === task.uid ? undefined : tasks.find(uid)?.status
    return status === 'succeeded' || status === 'failed' || status === 'canceled'
  })
  return {
    details: { ...task.details, deletedTasks: done.length },
    store: () => {
      for (const uid of done) tasks.delete(uid)
    },
  }
}

/** Writes a copy of the database. */
export const createSnapshot: Work<Extract<Operation, { kind: 'createSnapshot' }>> = async (
  _,
  task,
  { snapshot },
) => {
  await snapshot()
  return { details: task.details ?? {} }
}

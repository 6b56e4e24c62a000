import type { Engine } from '../engine.ts'
import type { Answer } from '../http/route.ts'
import { taskSummary } from '../tasks/task.ts'
import type { NewTask } from '../tasks/task-queue.ts'

/** Enqueues a task and answers its summary: 202, but 200 for writes of tasks. */
export function accepted({ queue }: Engine, task: NewTask, status = 202): Answer {
  return { status, body: taskSummary(queue.enqueue(task)) }
}

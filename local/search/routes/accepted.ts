import type { Engine } from '../engine.ts'
import type { Answer } from '../http/router.ts'
import { taskSummary } from '../tasks/task.ts'
import type { NewTask } from '../tasks/task-queue.ts'

/** Puts a task in line and answers 202 with its summary. */
export function accepted({ queue }: Engine, task: NewTask): Answer {
  return { status: 202, body: taskSummary(queue.enqueue(task)) }
}

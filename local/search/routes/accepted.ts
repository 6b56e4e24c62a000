import type { Engine } from '../engine.ts'
import type { Answer } from '../http/route.ts'
import { taskSummary } from '../tasks/task.ts'
import type { NewTask } from '../tasks/task-queue.ts'

/** Puts a task in line and answers with its summary: 202, but 200 where tasks themselves are written. */
export function accepted({ queue }: Engine, task: NewTask, status = 202): Answer {
  return { status, body: taskSummary(queue.enqueue(task)) }
}

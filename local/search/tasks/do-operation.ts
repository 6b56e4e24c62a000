import { addDocuments } from './add-documents.ts'
import { clearDocuments, deleteByFilter, deleteDocuments } from './delete-documents.ts'
import { createIndex, deleteIndex, swapIndexes, updateIndex, updateSettings } from './index-tasks.ts'
import type { Operation } from './operation.ts'
import type { Outcome, TaskContext } from './outcome.ts'
import type { Task } from './task.ts'
import { cancelTasks, createSnapshot, deleteTasks } from './task-tasks.ts'

/** Executes a task's operation. Throws an ApiError when the task fails. */
export async function doOperation(operation: Operation, task: Task, context: TaskContext): Promise<Outcome> {
  switch (operation.kind) {
    case 'addDocuments':
      return addDocuments(operation, task, context)
    case 'deleteDocuments':
      return deleteDocuments(operation, task, context)
    case 'deleteByFilter':
      return deleteByFilter(operation, task, context)
    case 'clearDocuments':
      return clearDocuments(operation, task, context)
    case 'updateSettings':
      return updateSettings(operation, task, context)
    case 'createIndex':
      return createIndex(operation, task, context)
    case 'updateIndex':
      return updateIndex(operation, task, context)
    case 'deleteIndex':
      return deleteIndex(operation, task, context)
    case 'swapIndexes':
      return swapIndexes(operation, task, context)
    case 'cancelTasks':
      return cancelTasks(operation, task, context)
    case 'deleteTasks':
      return deleteTasks(operation, task, context)
    case 'createSnapshot':
      return createSnapshot(operation, task, context)
  }
}

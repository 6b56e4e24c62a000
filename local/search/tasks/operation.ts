import type { PayloadFormat } from '../documents/read-payload.ts'
import type { Json } from '../index/walk.ts'
import type { SettingsPatch } from '../settings/settings.ts'

/** What a task is to do, as it is stored beside the task until it is done. */
export type Operation =
  | {
      kind: 'addDocuments'
      /** `update` merges into what is there, field by field. */
      method: 'replace' | 'update'
      primaryKey: string | null
      /** Leaves out documents that are not there yet. */
      skipCreation: boolean
      format: PayloadFormat
      delimiter: string
      text: string
    }
  | { kind: 'deleteDocuments'; ids: string[] }
  | { kind: 'deleteByFilter'; filter: Json }
  | { kind: 'clearDocuments' }
  | { kind: 'updateSettings'; patch: SettingsPatch; isDeletion: boolean }
  | { kind: 'createIndex'; primaryKey: string | null }
  | { kind: 'updateIndex'; primaryKey: string | null; newUid: string | null }
  | { kind: 'deleteIndex' }
  | { kind: 'swapIndexes'; swaps: { indexes: [string, string]; rename: boolean }[] }
  | { kind: 'cancelTasks'; uids: number[] }
  | { kind: 'deleteTasks'; uids: number[] }
  | { kind: 'createSnapshot' }
  | { kind: 'createDump' }

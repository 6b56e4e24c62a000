import type { PayloadFormat } from '../documents/read-payload.ts'
import type { Json } from '../index/walk.ts'
import type { SettingsPatch } from '../settings/settings.ts'

/** A task's operation, stored until it is finished. */
export type Operation =
  | {
      kind: 'addDocuments'
      /** `update` merges field by field. */
      method: 'replace' | 'update'
      primaryKey: string | null
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

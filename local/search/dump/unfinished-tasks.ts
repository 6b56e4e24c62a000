// Unfinished tasks in a dump's `tasks/queue.jsonl`: Meilisearch's `TaskDump`, with kinds as `"name"` or `{"name":
// {…}}`. Documents to add are in `tasks/update_files/<uid>.jsonl`.
import type { Json, JsonObject } from '../index/walk.ts'
import { defaultSettings, orderedPatch, type SettingsPatch } from '../settings/settings.ts'
import type { Operation } from '../tasks/operation.ts'
import type { NewTask } from '../tasks/task-queue.ts'

/** A line of the queue. */
export interface DumpedTask {
  uid: number
  indexUid?: string | null
  status: string
  type: string | Record<string, JsonObject>
  enqueuedAt: string
  customMetadata?: string
}

export interface UnfinishedTask extends NewTask {
  uid: number
  enqueuedAt: string
}

/** Whether the task is unfinished. */
export const isUnfinished = ({ status }: DumpedTask) => status === 'enqueued' || status === 'processing'

/** A task to enqueue after the import; null for an unsupported kind. */
export function unfinishedTask({ uid, indexUid = null, type, enqueuedAt, customMetadata }: DumpedTask) {
  const [name, given] = typeof type === 'string' ? [type, {}] : (Object.entries(type ?? {})[0] ?? ['', {}])
  const read = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!read) return null
  const { type: known, details, operation, indexes } = read(given, indexUid)
  const note = customMetadata === undefined ? {} : { customMetadata }
  return {
    uid,
    enqueuedAt,
    type: known,
    indexUid,
    details,
    operation,
    indexes,
    ...note,
  } satisfies UnfinishedTask
}

/** An empty payload would be refused as missing. */
const NO_DOCUMENTS = '\n'

type Read = (given: JsonObject, indexUid: string | null) => Omit<NewTask, 'indexUid'>

const deletion = (operation: Operation, providedIds: number, originalFilter: string | null) => ({
  type: 'documentDeletion' as const,
  details: { providedIds, deletedDocuments: null, originalFilter },
  operation,
})

const kinds: Record<string, Read> = {
  documentImport: ({ primary_key, method, documents_count }) => ({
    type: 'documentAdditionOrUpdate',
    details: { receivedDocuments: documents_count, indexedDocuments: null },
    operation: {
      kind: 'addDocuments',
      method: method === 'UpdateDocuments' ? 'update' : 'replace',
      primaryKey: textOrNull(primary_key),
      skipCreation: false,
      format: 'ndjson',
      delimiter: ',',
      text: NO_DOCUMENTS,
    },
  }),
  documentDeletion: ({ documents_ids }) => {
    const ids = documents_ids as string[]
    return deletion({ kind: 'deleteDocuments', ids }, ids.length, null)
  },
  documentDeletionByFilter: ({ filter = null }) =>
    deletion({ kind: 'deleteByFilter', filter }, 0, JSON.stringify(filter)),
  documentClear: () => ({
    type: 'documentDeletion',
    details: { deletedDocuments: null },
    operation: { kind: 'clearDocuments' },
  }),
  settings: ({ settings, is_deletion }) => {
    const patch = knownSettings(settings as JsonObject)
    return {
      type: 'settingsUpdate',
      details: { ...orderedPatch(patch) },
      operation: { kind: 'updateSettings', patch, isDeletion: is_deletion === true },
    }
  },
  indexCreation: ({ primary_key }) => {
    const primaryKey = textOrNull(primary_key)
    return { type: 'indexCreation', details: { primaryKey }, operation: { kind: 'createIndex', primaryKey } }
  },
  indexUpdate: ({ primary_key, uid }, indexUid) => {
    const [primaryKey, newUid] = [textOrNull(primary_key), textOrNull(uid)]
    const names = newUid === null ? {} : { oldIndexUid: indexUid, newIndexUid: newUid }
    return {
      type: 'indexUpdate',
      details: { primaryKey, ...names },
      operation: { kind: 'updateIndex', primaryKey, newUid },
    }
  },
  indexDeletion: () => ({
    type: 'indexDeletion',
    details: { deletedDocuments: null },
    operation: { kind: 'deleteIndex' },
  }),
  indexSwap: ({ swaps: given }) => {
    const swaps = (given as JsonObject[]).map(({ indexes, rename }) => ({
      indexes: indexes as [string, string],
      rename: rename === true,
    }))
    return {
      type: 'indexSwap',
      details: { swaps },
      operation: { kind: 'swapIndexes', swaps },
      indexes: swaps.flatMap(({ indexes }) => indexes),
    }
  },
}

const textOrNull = (value: Json | undefined) => (typeof value === 'string' ? value : null)

/** The known settings; others are ignored. */
export function knownSettings(found: JsonObject): SettingsPatch {
  const known = Object.entries(found).filter(([name]) => Object.hasOwn(defaultSettings(), name))
  return Object.fromEntries(known)
}

import { type IndexEntry, pause } from '../catalog/index-entry.ts'
import { documentId, guessPrimaryKey } from '../documents/primary-key.ts'
import { readPayload } from '../documents/read-payload.ts'
import { ApiError } from '../http/api-error.ts'
import { GeoError } from '../index/geo.ts'
import type { PreparedDocument, SearchIndex } from '../index/search-index.ts'
import type { JsonObject } from '../index/walk.ts'
import type { Operation } from './operation.ts'
import type { TaskContext, Work } from './outcome.ts'

const CHUNK = 200

interface Change {
  doc: number
  id: string
  document: JsonObject
  body: string
  after: PreparedDocument
  before: PreparedDocument | null
}

/** Adds documents, or changes those whose id is there already. All of them, or none. */
export const addDocuments: Work<Extract<Operation, { kind: 'addDocuments' }>> = async (
  operation,
  task,
  context,
) => {
  const received = readPayload(operation.text, operation.format, operation.delimiter)
  const details = { receivedDocuments: received.length, indexedDocuments: 0 }
  const entry = context.catalog.find(task.indexUid!) ?? context.catalog.create(task.indexUid!, null)
  if (received.length === 0 && operation.primaryKey === null) return { details }
  task.details = details
  const search = await entry.search()
  const primaryKey = primaryKeyOf(entry, operation.primaryKey, received)
  const merged = mergeReceived(received, primaryKey, operation, entry, search)
  const changes = await prepareAll(merged, entry, search)
  return {
    details: { ...details, indexedDocuments: merged.size },
    store: () => storeAll(changes, entry, search, primaryKey, context),
    apply: () => applyAll(changes, search),
  }
}

function primaryKeyOf(entry: IndexEntry, asked: string | null, received: JsonObject[]): string {
  const { primaryKey } = entry.row
  if (primaryKey !== null && asked !== null && asked !== primaryKey) {
    throw new ApiError(
      'index_primary_key_already_exists',
      `Index already has a primary key: \`${primaryKey}\`.`,
    )
  }
  return primaryKey ?? asked ?? guessPrimaryKey(received[0])
}

/** One document an id; later ones replace earlier ones, or are merged into them and into what is stored. */
function mergeReceived(
  received: JsonObject[],
  primaryKey: string,
  { method, skipCreation }: Extract<Operation, { kind: 'addDocuments' }>,
  entry: IndexEntry,
  search: SearchIndex,
): Map<string, JsonObject> {
  const merged = new Map<string, JsonObject>()
  for (const document of received) {
    const id = documentId(document, primaryKey)
    const doc = search.ids.find(id)
    if (skipCreation && doc === undefined) continue
    const before =
      method === 'replace' ? null : (merged.get(id) ?? (doc === undefined ? null : entry.document(doc)))
    merged.set(id, before ? { ...before, ...document } : document)
  }
  return merged
}

/** Cuts up the documents that differ from what is stored, a few at a time, so that searches go on. */
async function prepareAll(merged: Map<string, JsonObject>, entry: IndexEntry, search: SearchIndex) {
  const changes: Omit<Change, 'doc'>[] = []
  let done = 0
  for (const [id, document] of merged) {
    done += 1
    if (done % CHUNK === 0) await pause()
    const known = search.ids.find(id)
    const stored = known === undefined ? null : entry.document(known)
    const body = JSON.stringify(document)
    if (stored && JSON.stringify(stored) === body) continue
    const before = stored && search.prepare(stored)
    changes.push({ id, document, body, after: prepare(search, document, id), before })
  }
  return changes
}

function prepare(search: SearchIndex, document: JsonObject, id: string): PreparedDocument {
  try {
    return search.prepare(document)
  } catch (error) {
    if (!(error instanceof GeoError)) throw error
    throw new ApiError('invalid_document_geo_field', `Document \`${id}\`: ${error.message}`)
  }
}

function storeAll(
  changes: Omit<Change, 'doc'>[],
  entry: IndexEntry,
  search: SearchIndex,
  primaryKey: string,
  { catalog }: TaskContext,
): void {
  for (const { id, body } of changes)
    catalog.documents.put(entry.row.id, { doc: search.ids.intern(id), id, body })
  catalog.update(entry, { primaryKey })
}

async function applyAll(changes: Omit<Change, 'doc'>[], search: SearchIndex): Promise<void> {
  for (const [at, { id, before, after }] of changes.entries()) {
    const doc = search.ids.find(id)!
    if (before) search.replace(doc, before, after)
    else search.add(doc, after)
    if (at % CHUNK === CHUNK - 1) await pause()
  }
}

import { type IndexEntry, pause } from '../catalog/index-entry.ts'
import { documentId, guessPrimaryKey } from '../documents/primary-key.ts'
import { readPayload } from '../documents/read-payload.ts'
import { ApiError } from '../http/api-error.ts'
import { GeoError, parseGeo } from '../index/geo.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { JsonObject } from '../index/walk.ts'
import type { Operation } from './operation.ts'
import type { TaskContext, Work } from './outcome.ts'

/** Documents taken in between two moments for those who wait. */
const CHUNK = 250

type AddDocuments = Extract<Operation, { kind: 'addDocuments' }>

interface Change {
  id: string
  document: JsonObject
  body: string
  /** What is stored now, or null. */
  before: JsonObject | null
}

/** Adds documents, or changes those whose id is there already. All of them, or none. */
export const addDocuments: Work<AddDocuments> = async (operation, task, context) => {
  const received = readPayload(operation.text, operation.format, operation.delimiter)
  const details = { receivedDocuments: received.length, indexedDocuments: 0 }
  const entry = context.catalog.find(task.indexUid!) ?? context.catalog.create(task.indexUid!, null)
  if (received.length === 0 && operation.primaryKey === null) return { details }
  task.details = details
  const search = await entry.search()
  const primaryKey = primaryKeyOf(entry, operation.primaryKey, received)
  const merged = mergeReceived(received, primaryKey, operation, entry, search)
  const changes = await findChanges(merged, entry, search)
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
  { method, skipCreation }: AddDocuments,
  entry: IndexEntry,
  search: SearchIndex,
): Map<string, JsonObject> {
  const merged = new Map<string, JsonObject>()
  for (const document of received) {
    const id = documentId(document, primaryKey)
    const doc = search.ids.find(id)
    if (skipCreation && doc === undefined) continue
    const stored = () => (doc === undefined ? null : entry.document(doc))
    const before = method === 'replace' ? null : (merged.get(id) ?? stored())
    merged.set(id, before ? { ...before, ...document } : document)
  }
  return merged
}

/** The documents that differ from what is stored. Throws for one that cannot be indexed. */
async function findChanges(
  merged: Map<string, JsonObject>,
  entry: IndexEntry,
  search: SearchIndex,
): Promise<Change[]> {
  const changes: Change[] = []
  const checksPlaces = search.fields.intern('_geo').faceted !== 'none'
  let done = 0
  for (const [id, document] of merged) {
    done += 1
    if (done % CHUNK === 0) await pause()
    if (checksPlaces) requirePlace(document, id)
    const doc = search.ids.find(id)
    const before = doc === undefined ? null : entry.document(doc)
    const body = JSON.stringify(document)
    if (!before || JSON.stringify(before) !== body) changes.push({ id, document, body, before })
  }
  return changes
}

function requirePlace({ _geo }: JsonObject, id: string): void {
  try {
    parseGeo(_geo)
  } catch (error) {
    if (!(error instanceof GeoError)) throw error
    throw new ApiError('invalid_document_geo_field', `Document \`${id}\`: ${error.message}`)
  }
}

function storeAll(
  changes: Change[],
  entry: IndexEntry,
  search: SearchIndex,
  primaryKey: string,
  { catalog }: TaskContext,
): void {
  for (const { id, body } of changes)
    catalog.documents.put(entry.row.id, { doc: search.ids.intern(id), id, body })
  catalog.update(entry, { primaryKey })
}

/** Cuts up one document after the other and forgets it, so that a large payload takes no room twice. */
async function applyAll(changes: Change[], search: SearchIndex): Promise<void> {
  for (const [at, { id, document, before }] of changes.entries()) {
    const doc = search.ids.find(id)!
    const after = search.prepare(document)
    if (before) search.replace(doc, search.prepare(before), after)
    else search.add(doc, after)
    if (at % CHUNK === CHUNK - 1) await pause()
  }
}

import type { IndexEntry } from '../catalog/index-entry.ts'
import { documentId, guessPrimaryKey } from '../documents/primary-key.ts'
import { readPayload } from '../documents/read-payload.ts'
import { ApiError } from '../http/api-error.ts'
import { GeoError, parseGeo } from '../index/geo.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { JsonObject } from '../index/walk.ts'
import type { Operation } from './operation.ts'
import type { TaskContext, Work } from './outcome.ts'

type AddDocuments = Extract<Operation, { kind: 'addDocuments' }>

/**
 * Adds documents, or changes those whose id is there already. All are looked at before the first is stored, so a
 * document that cannot be indexed leaves everything as it was.
 */
export const addDocuments: Work<AddDocuments> = async (operation, task, context) => {
  const { slices } = context
  let receivedDocuments = 0
  let first: JsonObject | undefined
  await slices.each(readPayload(operation), (document) => {
    first ??= document
    receivedDocuments += 1
  })
  const details = { receivedDocuments, indexedDocuments: 0 }
  const entry = context.catalog.find(task.indexUid!) ?? context.catalog.create(task.indexUid!, null)
  if (receivedDocuments === 0 && operation.primaryKey === null) return { details }
  task.details = details
  const search = await entry.search()
  const primaryKey = primaryKeyOf(entry, operation.primaryKey, first)
  const known = new Set<string>()
  const checksPlaces = search.fields.intern('_geo').faceted !== 'none'
  await slices.each(readPayload(operation), (document) => {
    const id = documentId(document, primaryKey)
    if (checksPlaces) requirePlace(document, id)
    if (!operation.skipCreation || search.ids.find(id) !== undefined) known.add(id)
  })
  const adder = new DocumentAdder(entry, search, operation.method, context)
  return {
    details: { ...details, indexedDocuments: known.size },
    change: () => adder.run(readPayload(operation), primaryKey, known),
    store: () => context.catalog.update(entry, { primaryKey }),
    apply: () => search.show(adder.added),
  }
}

function primaryKeyOf(entry: IndexEntry, asked: string | null, first: JsonObject | undefined): string {
  const { primaryKey } = entry.row
  if (primaryKey !== null && asked !== null && asked !== primaryKey) {
    throw new ApiError(
      'index_primary_key_already_exists',
      `Index already has a primary key: \`${primaryKey}\`.`,
    )
  }
  return primaryKey ?? asked ?? guessPrimaryKey(first)
}

function requirePlace({ _geo }: JsonObject, id: string): void {
  try {
    parseGeo(_geo)
  } catch (error) {
    if (!(error instanceof GeoError)) throw error
    throw new ApiError('invalid_document_geo_field', `Document \`${id}\`: ${error.message}`)
  }
}

/** Stores and indexes documents one after the other; what it did twice is as if done once. */
class DocumentAdder {
  /** New documents, which searches do not find yet. */
  readonly added: number[] = []
  readonly #entry: IndexEntry
  readonly #search: SearchIndex
  readonly #method: AddDocuments['method']
  readonly #context: TaskContext

  constructor(entry: IndexEntry, search: SearchIndex, method: AddDocuments['method'], context: TaskContext) {
    this.#entry = entry
    this.#search = search
    this.#method = method
    this.#context = context
  }

  /** `known`: the ids of the documents to take in; others are passed over. */
  run(documents: Iterable<JsonObject>, primaryKey: string, known: ReadonlySet<string>): Promise<void> {
    return this.#context.slices.eachTogether(documents, this.#context.inTransaction, (document) => {
      const id = documentId(document, primaryKey)
      if (known.has(id)) this.#put(id, document)
    })
  }

  #put(id: string, given: JsonObject): void {
    const { ids } = this.#search
    const known = ids.find(id)
    const stored = known === undefined ? undefined : this.#entry.body(known)
    const before = stored === undefined ? null : (JSON.parse(stored) as JsonObject)
    const document = before && this.#method === 'update' ? { ...before, ...given } : given
    const body = JSON.stringify(document)
    if (body === stored) return
    const doc = ids.intern(id)
    this.#context.catalog.documents.put(this.#entry.row.id, { doc, id, body })
    const after = this.#search.prepare(document)
    if (before) this.#search.replace(doc, this.#search.prepare(before), after)
    else {
      this.#search.addHidden(doc, after)
      this.added.push(doc)
    }
  }
}

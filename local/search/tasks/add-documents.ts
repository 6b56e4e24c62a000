import type { IndexEntry } from '../catalog/index-entry.ts'
import { documentId, guessPrimaryKey } from '../documents/primary-key.ts'
import { readPayload } from '../documents/read-payload.ts'
import { ApiError } from '../http/api-error.ts'
import { exactText, parseDocument } from '../index/exact-json.ts'
import { GeoError, parseGeo } from '../index/geo.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { JsonObject } from '../index/walk.ts'
import { FieldLimit } from './field-limit.ts'
import type { Operation } from './operation.ts'
import type { TaskContext, Work } from './outcome.ts'
import { getIndexUid } from './task.ts'

type AddDocuments = Extract<Operation, { kind: 'addDocuments' }>

/**
 * Adds documents, or updates those with an existing id. All are validated before the first is stored, so an invalid
 * document changes nothing.
 */
export const addDocuments: Work<AddDocuments> = async (operation, task, context) => {
  const known = context.catalog.find(getIndexUid(task))
  const look = new FirstLook(operation, known, await known?.search())
  await context.slices.each(readPayload(operation), (document) => look.at(document))
  const details = { receivedDocuments: look.count, indexedDocuments: 0 }
  const entry = known ?? context.catalog.create(getIndexUid(task), null)
  if (look.count === 0 && operation.primaryKey === null) return { details }
  task.details = details
  const primaryKey = look.result()
  const search = await entry.search()
  // An explicit primary key becomes the first field.
  if ((operation.primaryKey ?? entry.row.primaryKey) !== null) search.registerField(primaryKey)
  const adder = new DocumentAdder(entry, search, operation.method, context)
  return {
    details: { ...details, indexedDocuments: look.ids.size },
    change: () => adder.run(readPayload(operation), primaryKey),
    store: () => context.catalog.update(entry, { primaryKey }),
    apply: () => search.show(adder.added),
  }
}

/** Validates every document before the first is stored. Errors are reported after all are parsed. */
class FirstLook {
  count = 0
  readonly ids = new Set<string>()
  readonly #operation: AddDocuments
  readonly #entry: IndexEntry | undefined
  readonly #checksPlaces: boolean
  readonly #limit: FieldLimit
  #primaryKey: string | null = null
  #wrong: unknown = null

  constructor(operation: AddDocuments, entry: IndexEntry | undefined, search: SearchIndex | undefined) {
    this.#operation = operation
    this.#entry = entry
    this.#limit = new FieldLimit(search)
    this.#checksPlaces = search !== undefined && search.fields.intern('_geo').faceted !== 'none'
  }

  at(document: JsonObject): void {
    this.count += 1
    if (this.#wrong !== null) return
    try {
      this.#primaryKey ??= findPrimaryKey(this.#entry, this.#operation.primaryKey, document)
      const id = documentId(document, this.#primaryKey)
      this.#limit.require(document)
      if (this.#checksPlaces) requirePlace(document, id)
      this.ids.add(id)
    } catch (error) {
      this.#wrong = error
    }
  }

  /** The primary key. Throws the first document's error. */
  result(): string {
    if (this.#wrong !== null) throw this.#wrong
    return this.#primaryKey ?? findPrimaryKey(this.#entry, this.#operation.primaryKey, undefined)
  }
}

function findPrimaryKey(
  entry: IndexEntry | undefined,
  requested: string | null,
  first: JsonObject | undefined,
): string {
  const primaryKey = entry?.row.primaryKey ?? null
  if (primaryKey !== null && requested !== null && requested !== primaryKey) {
    throw new ApiError(
      'index_primary_key_already_exists',
      `Index already has a primary key: \`${primaryKey}\`.`,
    )
  }
  return primaryKey ?? requested ?? guessPrimaryKey(first)
}

function requirePlace({ _geo }: JsonObject, id: string): void {
  try {
    parseGeo(_geo)
  } catch (error) {
    if (!(error instanceof GeoError)) throw error
    throw new ApiError('invalid_document_geo_field', `Document \`${id}\`: ${error.message}`)
  }
}

/** Stores and indexes documents one by one; idempotent. */
class DocumentAdder {
  /** New documents, hidden from searches. */
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

  run(documents: Iterable<JsonObject>, primaryKey: string): Promise<void> {
    return this.#context.slices.eachTogether(documents, this.#context.inTransaction, (document) =>
      this.#put(documentId(document, primaryKey), document),
    )
  }

  #put(id: string, given: JsonObject): void {
    const { ids } = this.#search
    const known = ids.find(id)
    const stored = known === undefined ? undefined : this.#entry.body(known)
    const before = stored === undefined ? null : parseDocument(stored)
    const whole = before && this.#method === 'update' ? { ...before, ...given } : given
    const document = this.#search.inFieldOrder(whole)
    const body = exactText(document)
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

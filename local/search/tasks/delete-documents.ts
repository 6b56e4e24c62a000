import type { IndexEntry } from '../catalog/index-entry.ts'
import { FilterError } from '../filter/ast.ts'
import { evaluateFilter } from '../filter/evaluate.ts'
import { filterFromJson } from '../filter/from-json.ts'
import { ApiError } from '../http/api-error.ts'
import { Bits } from '../index/bits.ts'
import { parseDocument } from '../index/exact-json.ts'
import { SearchIndex } from '../index/search-index.ts'
import type { Operation } from './operation.ts'
import type { Outcome, TaskContext, Work } from './outcome.ts'
import { getIndexUid } from './task.ts'

export const deleteDocuments: Work<Extract<Operation, { kind: 'deleteDocuments' }>> = async (
  { ids },
  task,
  context,
) => {
  const entry = context.catalog.require(getIndexUid(task))
  const search = await entry.search()
  const docs = [...new Set(ids)].flatMap((id) => search.ids.find(id) ?? [])
  return {
    ...removal(entry, search, docs, context),
    details: { providedIds: ids.length, deletedDocuments: docs.length, originalFilter: null },
  }
}

export const deleteByFilter: Work<Extract<Operation, { kind: 'deleteByFilter' }>> = async (
  { filter },
  task,
  context,
) => {
  const entry = context.catalog.require(getIndexUid(task))
  const search = await entry.search()
  const docs = matchingDocs(search, filter)
  return {
    ...removal(entry, search, docs, context),
    details: { ...task.details, deletedDocuments: docs.length },
  }
}

function matchingDocs(search: SearchIndex, json: Parameters<typeof filterFromJson>[0]): number[] {
  try {
    const filter = filterFromJson(json)
    const docs = filter ? evaluateFilter(filter, search) : search.none()
    return [...docs.toArray()]
  } catch (error) {
    if (error instanceof FilterError) throw new ApiError('invalid_document_filter', error.message)
    throw error
  }
}

export const clearDocuments: Work<Extract<Operation, { kind: 'clearDocuments' }>> = async (
  _,
  task,
  context,
) => {
  const entry = context.catalog.require(getIndexUid(task))
  const { ids } = await entry.search()
  return {
    details: { deletedDocuments: ids.size },
    store: () => {
      context.catalog.documents.clear(entry.row.id)
      context.catalog.update(entry, {})
    },
    apply: () => entry.replaceSearch(new SearchIndex(entry.row.settings)),
  }
}

/** From this number and this share of all documents on, they are removed together in one pass over all words. */
const BULK_MIN = 50
const BULK_PART = 1 / 1000

function removal(
  entry: IndexEntry,
  search: SearchIndex,
  docs: number[],
  context: TaskContext,
): Omit<Outcome, 'details'> {
  const { catalog, slices, inTransaction } = context
  const isBulk = docs.length > BULK_MIN + search.ids.size * BULK_PART
  const remove = (doc: number) => {
    const { id, body } = catalog.documents.require(entry.row.id, doc)
    catalog.documents.delete(entry.row.id, doc)
    search.remove(doc, search.prepare(parseDocument(body)))
    search.ids.delete(id)
  }
  return {
    change: () =>
      isBulk ? removeMany(entry, search, docs, context) : slices.eachTogether(docs, inTransaction, remove),
    store: () => {
      if (docs.length > 0) catalog.update(entry, {})
    },
  }
}

/** Hides the documents from searches before their words are removed. */
async function removeMany(
  entry: IndexEntry,
  search: SearchIndex,
  docs: number[],
  { catalog, slices, inTransaction }: TaskContext,
): Promise<void> {
  const removed = Bits.of(search.ids.capacity, docs)
  await slices.eachTogether(docs, inTransaction, (doc) => {
    search.ids.delete(catalog.documents.requireId(entry.row.id, doc))
    catalog.documents.delete(entry.row.id, doc)
  })
  await slices.each(search.removeHidden(removed), () => {})
}

import type { IndexEntry } from '../catalog/index-entry.ts'
import { documentId } from '../documents/primary-key.ts'
import { FilterError } from '../filter/ast.ts'
import { evaluateFilter } from '../filter/evaluate.ts'
import { filterFromJson } from '../filter/from-json.ts'
import { ApiError } from '../http/api-error.ts'
import { SearchIndex } from '../index/search-index.ts'
import type { Operation } from './operation.ts'
import type { Outcome, TaskContext, Work } from './outcome.ts'

export const deleteDocuments: Work<Extract<Operation, { kind: 'deleteDocuments' }>> = async (
  { ids },
  task,
  context,
) => {
  const entry = context.catalog.require(task.indexUid!)
  const known = [...new Set(ids)]
  return {
    ...(await removal(entry, known, context)),
    details: {
      providedIds: ids.length,
      deletedDocuments: await countKnown(entry, known),
      originalFilter: null,
    },
  }
}

export const deleteByFilter: Work<Extract<Operation, { kind: 'deleteByFilter' }>> = async (
  { filter },
  task,
  context,
) => {
  const entry = context.catalog.require(task.indexUid!)
  const search = await entry.search()
  const ids = matchingIds(entry, search, filter)
  return {
    ...(await removal(entry, ids, context)),
    details: { ...task.details, deletedDocuments: ids.length },
  }
}

function matchingIds(
  entry: IndexEntry,
  search: SearchIndex,
  json: Parameters<typeof filterFromJson>[0],
): string[] {
  try {
    const filter = filterFromJson(json)
    const docs = filter ? evaluateFilter(filter, search) : search.none()
    return [...docs.toArray()].map((doc) => documentId(entry.document(doc), entry.row.primaryKey!))
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
  const entry = context.catalog.require(task.indexUid!)
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

async function countKnown(entry: IndexEntry, ids: string[]): Promise<number> {
  const search = await entry.search()
  return ids.filter((id) => search.ids.find(id) !== undefined).length
}

async function removal(
  entry: IndexEntry,
  ids: string[],
  { catalog }: TaskContext,
): Promise<Omit<Outcome, 'details'>> {
  const search = await entry.search()
  const removed = ids.flatMap((id) => {
    const doc = search.ids.find(id)
    return doc === undefined ? [] : [{ id, doc, before: search.prepare(entry.document(doc)) }]
  })
  return {
    store: () => {
      for (const { doc } of removed) catalog.documents.delete(entry.row.id, doc)
      if (removed.length > 0) catalog.update(entry, {})
    },
    apply: () => {
      for (const { id, doc, before } of removed) {
        search.remove(doc, before)
        search.ids.delete(id)
      }
    },
  }
}

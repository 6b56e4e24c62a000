import type { IndexEntry } from '../catalog/index-entry.ts'
import { ApiError } from '../http/api-error.ts'
import { GeoError } from '../index/geo.ts'
import { needsRebuild } from '../settings/needs-rebuild.ts'
import { applySettings, type Settings } from '../settings/settings.ts'
import type { Operation } from './operation.ts'
import type { TaskContext, Work } from './outcome.ts'
import type { Slices } from './slices.ts'
import { getIndexUid } from './task.ts'

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>

const exists = (uid: string) => new ApiError('index_already_exists', `Index \`${uid}\` already exists.`)

export const createIndex: Work<Of<'createIndex'>> = ({ primaryKey }, task, { catalog }) => {
  if (catalog.find(getIndexUid(task))) throw exists(getIndexUid(task))
  return { details: { primaryKey }, store: () => void catalog.create(getIndexUid(task), primaryKey) }
}

export const updateIndex: Work<Of<'updateIndex'>> = async ({ primaryKey, newUid }, task, { catalog }) => {
  const entry = catalog.require(getIndexUid(task))
  const isRenamed = newUid !== null && newUid !== task.indexUid
  if (isRenamed && catalog.find(newUid)) throw exists(newUid)
  const { ids } = await entry.search()
  if (primaryKey !== null && primaryKey !== entry.row.primaryKey && ids.size > 0) {
    throw new ApiError(
      'index_primary_key_already_exists',
      `Index \`${task.indexUid}\` already has a primary key: \`${entry.row.primaryKey}\`.`,
    )
  }
  return {
    details: task.details ?? {},
    store: () => {
      if (primaryKey !== null) catalog.update(entry, { primaryKey })
      if (isRenamed) catalog.rename(getIndexUid(task), newUid)
    },
  }
}

export const deleteIndex: Work<Of<'deleteIndex'>> = async (_, task, { catalog }) => {
  const { ids } = await catalog.require(getIndexUid(task)).search()
  return { details: { deletedDocuments: ids.size }, store: () => catalog.delete(getIndexUid(task)) }
}

/** Applies new settings. Reindexing happens beside the current index, which keeps answering. */
export const updateSettings: Work<Of<'updateSettings'>> = async (
  { patch, isDeletion },
  task,
  { catalog, slices },
) => {
  const known = catalog.find(getIndexUid(task))
  if (!known && isDeletion) catalog.require(getIndexUid(task))
  const entry = known ?? catalog.create(getIndexUid(task), null)
  const settings = applySettings(entry.row.settings, patch)
  const { oneTypo, twoTypos } = settings.typoTolerance.minWordSizeForTypos
  if (oneTypo > twoTypos) {
    throw new ApiError('invalid_settings_typo_tolerance', '`oneTypo` must not exceed `twoTypos`.')
  }
  const rebuilt = needsRebuild(entry.row.settings, settings) ? await rebuild(entry, settings, slices) : null
  return {
    details: task.details ?? {},
    store: () => {
      catalog.update(entry, { settings })
      if (rebuilt) catalog.documents.forgetSaved(entry.row.id)
    },
    apply: async () => {
      if (rebuilt) entry.replaceSearch(rebuilt)
      else (await entry.search()).applySettings(settings)
    },
  }
}

/** Invalid geo points are allowed until the field is filterable or sortable. */
async function rebuild(entry: IndexEntry, settings: Settings, slices: Slices) {
  try {
    return await entry.rebuild(settings, slices)
  } catch (error) {
    if (error instanceof GeoError) throw new ApiError('invalid_document_geo_field', error.message)
    throw error
  }
}

export const swapIndexes: Work<Of<'swapIndexes'>> = ({ swaps }, task, context) => {
  const missing = swaps.flatMap(({ indexes: [a, b], rename }) =>
    [a, ...(rename ? [] : [b])].filter((uid) => !context.catalog.find(uid)),
  )
  if (missing.length > 0)
    throw new ApiError('index_not_found', `Indexes \`${missing.join('`, `')}\` not found.`)
  const taken = swaps.find(({ indexes: [, b], rename }) => rename && context.catalog.find(b))
  if (taken) throw exists(taken.indexes[1])
  return {
    details: task.details ?? {},
    store: () => {
      for (const { indexes, rename } of swaps) swap(indexes, rename, context)
    },
  }
}

function swap([a, b]: [string, string], rename: boolean, { catalog, tasks }: TaskContext): void {
  if (rename) catalog.rename(a, b)
  else catalog.swap(a, b)
  tasks.swapIndexes(a, b)
}

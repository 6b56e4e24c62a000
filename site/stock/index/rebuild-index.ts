/*
 * Builds a new index from the documents of the one in use and swaps them, so that shoppers always find the whole stock. The
 * caller locks out imports meanwhile (see import-lock.ts).
 * https://www.meilisearch.com/docs/reference/api/indexes#swap-indexes
 */
import { type EnqueuedTask, type Meilisearch, MeilisearchApiError, type Settings } from 'meilisearch'
import { STOCK_INDEX_SETTINGS, sameSettings } from './index-settings.ts'

const PAGE = 5_000

export type IndexAccess = {
  client: Meilisearch
  uid: string
  /** Waits for a task and throws when it failed. */
  waitForTask: (task: EnqueuedTask) => Promise<void>
}

export const hasIndex = async ({ client, uid }: IndexAccess): Promise<boolean> =>
  (await findSettings(client, uid)) !== null

export async function isIndexPrepared({ client, uid }: IndexAccess): Promise<boolean> {
  const current = await findSettings(client, uid)
  return current !== null && sameSettings(current)
}

/** Creates a missing index or rebuilds one with other settings; false when nothing had to be done. */
export async function prepareIndex(access: IndexAccess): Promise<boolean> {
  const current = await findSettings(access.client, access.uid)
  if (current === null) {
    await create(access, access.uid)
    return true
  }
  if (sameSettings(current)) return false
  await rebuildIndex(access)
  return true
}

/** Rebuilds the index from its own documents; the old one answers until the swap. Returns the number of documents. */
export async function rebuildIndex(access: IndexAccess): Promise<number> {
  const { client, uid, waitForTask } = access
  if ((await findSettings(client, uid)) === null) {
    await create(access, uid)
    return 0
  }
  const fresh = `${uid}_next`
  // May be left over from an interrupted rebuild.
  if ((await findSettings(client, fresh)) !== null) await waitForTask(await client.deleteIndex(fresh))
  await create(access, fresh)
  const copied = await copyDocuments(access, fresh)
  await waitForTask(await client.swapIndexes([{ indexes: [uid, fresh], rename: false }]))
  await waitForTask(await client.deleteIndex(fresh))
  return copied
}

async function create({ client, waitForTask }: IndexAccess, uid: string): Promise<void> {
  await waitForTask(await client.createIndex(uid, { primaryKey: 'id' }))
  await waitForTask(await client.index(uid).updateSettings(STOCK_INDEX_SETTINGS))
}

async function copyDocuments({ client, uid, waitForTask }: IndexAccess, fresh: string): Promise<number> {
  const sent: EnqueuedTask[] = []
  for (let offset = 0; ; offset += PAGE) {
    const { results, total } = await client.index(uid).getDocuments({ limit: PAGE, offset })
    if (results.length > 0) sent.push(await client.index(fresh).addDocuments(results))
    if (offset + PAGE < total) continue
    for (const task of sent) await waitForTask(task)
    return total
  }
}

async function findSettings(client: Meilisearch, uid: string): Promise<Settings | null> {
  try {
    return await client.index(uid).getSettings()
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null
    throw error
  }
}

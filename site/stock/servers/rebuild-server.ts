/*
 * Rebuilds one search server while the site is served: it is not read for a dealer until that dealer's stock is proven to
 * be that of the other copy (decision 141).
 */
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Copies, readOwner } from '#app/integrations/search-servers/place-dealers.ts'
import { openDatabase } from '#db/database.ts'
import {
  ALL_DEALERS,
  forgetMissed,
  listMissed,
  meetReplicas,
  noteMissed,
} from '#db/search-servers/search-copies-repository.ts'
import type { LockPlace } from '../import/runs/import-lock.ts'
import { isIndexMissing, isIndexUnavailable, type StockStore } from '../index/stock-store.ts'
import { copyDealer } from './copy-dealer.ts'

/** An instance reads which copies have missed a change every second. */
export const NOTES_MS = 2_000

type Dealer = { slug: string; copies: Copies }

export type RebuildParts = {
  /** Each server's store by its name. */
  stores: ReadonlyMap<string, StockStore>
  dealers: readonly Dealer[]
  /** The names of all replicas. */
  replicas: readonly string[]
  place: LockPlace
  /** Keeps imports of a dealer waiting until the returned function is called. */
  lock: (slug: string) => Promise<() => Promise<void>>
  /** Imports a dealer's stock from the records of its imports. @returns the number of cars; null where there are none */
  restore: (slug: string) => Promise<number | null>
  print: (line: string) => void
}

/** @returns how many cars the server has now, and how many dealers' stock it could not be given */
export async function rebuildServer(
  name: string,
  { stores, dealers, replicas, place, lock, restore, print }: RebuildParts,
): Promise<{ cars: number; left: number }> {
  const target = requireStore(stores, name)
  const db = await openDatabase({ url: place.databaseUrl, dataDir: dirname(place.folder) })
  const now = () => new Date().toISOString()
  try {
    const own = dealers.filter(({ copies }) => copies.includes(name))
    await meetReplicas(db, replicas, now())
    const missed = await listMissed(db, now())
    const isMissed = (server: string, slug: string) =>
      missed.some((copy) => copy.server === server && [slug, ALL_DEALERS].includes(copy.tenantSlug))
    const sourceOf = ({ slug, copies }: Dealer) =>
      findSource(
        stores,
        copies.filter((server) => server !== name && !isMissed(server, slug)),
      )
    const sources = new Map<string, StockStore | null>()
    for (const dealer of own) sources.set(dealer.slug, await sourceOf(dealer))
    const copied = own.filter(({ slug }) => sources.get(slug))
    await noteMissed(
      db,
      copied.map(({ slug }) => ({ server: name, tenantSlug: slug })),
      now(),
    )
    await target.prepare()
    await forgetMissed(db, { server: name, tenantSlug: ALL_DEALERS }, now())
    let [cars, left] = [0, 0]
    for (const { slug } of own) {
      const source = sources.get(slug)
      const count = source ? await copyLocked(source, slug) : await restore(slug)
      if (count === null) left += 1
      print(count === null ? `${slug}: no copy and no record to rebuild it from` : `${slug}: ${count} cars`)
      if (count !== null) await forgetMissed(db, { server: name, tenantSlug: slug }, now())
      cars += count ?? 0
    }
    await removeStrangers(target, new Set(own.map(({ slug }) => slug)))
    // The other server may be lost from now on: every instance reads this one.
    await pause(NOTES_MS)
    return { cars, left }
  } finally {
    await db.destroy()
  }

  async function copyLocked(source: StockStore, slug: string): Promise<number> {
    const release = await lock(slug)
    try {
      return await copyDealer(source, target, slug)
    } finally {
      await release()
    }
  }
}

/** The first of the servers that answers and has an index. */
async function findSource(
  stores: ReadonlyMap<string, StockStore>,
  names: readonly string[],
): Promise<StockStore | null> {
  for (const name of names) {
    const store = requireStore(stores, name)
    try {
      if (await store.hasIndex()) return store
    } catch (error) {
      if (!isIndexUnavailable(error) && !isIndexMissing(error)) throw error
    }
  }
  return null
}

/** Cars of dealers that have moved away or are gone. */
async function removeStrangers(store: StockStore, slugs: ReadonlySet<string>): Promise<void> {
  await store.remove((await store.listIds()).filter((id) => !slugs.has(readOwner(id))))
  await store.settle()
}

export function requireStore(stores: ReadonlyMap<string, StockStore>, name: string): StockStore {
  const store = stores.get(name)
  if (store === undefined) throw new Error(`There is no search server ${name}.`)
  return store
}

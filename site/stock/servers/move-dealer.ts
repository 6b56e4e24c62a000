/*
 * Moves a dealer's stock to another search server, without a second in which pages find none: both are written from the
 * first step to the last, and pages change over when the new copy is proven whole (decision 141).
 */
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listCopies } from '#app/integrations/search-servers/place-dealers.ts'
import type { SearchServer } from '#app/integrations/search-servers/search-servers.ts'
import { type Database, openDatabase } from '#db/database.ts'
import {
  ALL_DEALERS,
  forgetMissed,
  listMissed,
  noteMissed,
} from '#db/search-servers/search-copies-repository.ts'
import type { LockPlace } from '../import/runs/import-lock.ts'
import { isIndexMissing, isIndexUnavailable, type StockStore } from '../index/stock-store.ts'
import { copyDealer } from './copy-dealer.ts'
import { NOTES_MS, requireStore } from './rebuild-server.ts'

export type MoveParts = {
  from: string
  to: string
  /** Whether an earlier move has come so far that pages read the new server. */
  isRead: boolean
  servers: readonly SearchServer[]
  stores: ReadonlyMap<string, StockStore>
  place: LockPlace
  /** Waits for the dealer's import, and keeps others waiting until the returned function is called. */
  lock: () => Promise<() => Promise<void>>
  /** Writes the dealer's row of the placement table. */
  write: (server: string, movingTo: string) => Promise<void>
  /** How long every instance needs at most to read the table anew. */
  graceMs: number
  print: (line: string) => void
}

/** @returns the number of cars; @throws the clients' errors; an interrupted move is taken up by the same command */
export async function moveDealer(slug: string, parts: MoveParts): Promise<number> {
  const { to, from, isRead, place, write, graceMs, print } = parts
  const db = await openDatabase({ url: place.databaseUrl, dataDir: dirname(place.folder) })
  try {
    if (!isRead) await fillTarget(db, slug, parts)
    await write(to, from)
    await pause(graceMs)
    await write(to, '')
    print(`${slug}: read from ${to}`)
    await pause(graceMs)
    // Imports that began before the table was read have ended when the lock is held.
    await (await parts.lock())()
    for (const name of listCopies(parts.servers, from)) {
      await removeDealer(requireStore(parts.stores, name), slug).catch((error: unknown) => {
        if (!isIndexUnavailable(error) && !isIndexMissing(error)) throw error
        print(`${slug}: ${name} does not answer; what it has left goes when it is rebuilt`)
      })
      await forgetMissed(db, { server: name, tenantSlug: slug }, now())
    }
    return (await requireStore(parts.stores, to).listIds(slug)).length
  } finally {
    await db.destroy()
  }
}

/** Both servers are written from now on, and the new one is filled. */
async function fillTarget(db: Database, slug: string, parts: MoveParts): Promise<void> {
  const { from, to, servers, stores, write, lock, graceMs, print } = parts
  const targets = listCopies(servers, to)
  for (const name of targets) await requireStore(stores, name).prepare()
  // Nobody takes the new copies for whole while they fill.
  await noteMissed(
    db,
    targets.map((server) => ({ server, tenantSlug: slug })),
    now(),
  )
  await pause(NOTES_MS)
  await write(from, to)
  print(`${slug}: changes go to ${from} and ${to}`)
  await pause(graceMs)
  const release = await lock()
  try {
    const source = await findWhole(db, listCopies(servers, from), slug, parts)
    for (const name of targets) {
      const cars = await copyDealer(source, requireStore(stores, name), slug)
      print(`${slug}: ${name} has ${cars} cars, the same as ${from}`)
      await forgetMissed(db, { server: name, tenantSlug: slug }, now())
    }
  } finally {
    await release()
  }
}

const now = () => new Date().toISOString()

async function findWhole(
  db: Database,
  names: readonly string[],
  slug: string,
  { stores, from }: MoveParts,
): Promise<StockStore> {
  const missed = await listMissed(db, now())
  const whole = names.find(
    (name) =>
      !missed.some(({ server, tenantSlug }) => server === name && [slug, ALL_DEALERS].includes(tenantSlug)),
  )
  if (whole === undefined) throw new Error(`${slug}: no copy on ${from} is whole. Rebuild it first.`)
  return requireStore(stores, whole)
}

async function removeDealer(store: StockStore, slug: string): Promise<void> {
  await store.remove(await store.listIds(slug))
  await store.settle()
}

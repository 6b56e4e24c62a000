import { dirname } from 'node:path'
import { listGroups } from '#app/integrations/search-servers/open-stock-index.server.ts'
import { findCopies, type PlacedDealers } from '#app/integrations/search-servers/place-dealers.ts'
import type { SearchServer } from '#app/integrations/search-servers/search-servers.ts'
import { type Database, openDatabase } from '#db/database.ts'
import {
  endWrite,
  isWritten,
  listMissed,
  noteMissed,
  noteWrite,
} from '#db/search-servers/search-copies-repository.ts'
import type { LockPlace } from '../import/runs/import-lock.ts'
import { type StockAccess, StockStore } from '../index/stock-store.ts'
import { type CopyNotes, PlacedStore } from './placed-store.ts'

export type StoreOptions = {
  servers: readonly SearchServer[]
  indexUid: string
  placed: PlacedDealers
  notes: CopyNotes
  warn: (message: string, details: Record<string, unknown>) => void
}

/** A store of one server as it always was, or of several. Each is for one piece of work, as `settle` waits for all its tasks. */
export function openStore({ servers, indexUid, placed, ...options }: StoreOptions): StockAccess {
  const stores = openStores(servers, indexUid)
  const [only] = stores.values()
  if (stores.size === 1 && only !== undefined) return only
  const copiesOf = (slug: string) => findCopies({ dealers: placed }, servers, slug)
  return new PlacedStore({ ...options, stores, copiesOf, groups: listGroups(servers) })
}

/** A store of each server, by its name. */
export function openStores(servers: readonly SearchServer[], indexUid: string): Map<string, StockStore> {
  return new Map(
    servers.map(({ name, url, adminKey }) => [
      name,
      new StockStore({ host: url, apiKey: adminKey, indexUid }),
    ]),
  )
}

/** Notes in an open database. */
export function notesIn(db: Database): CopyNotes {
  return notesBy((work) => work(db))
}

/** Notes in the database of a command or a thread, which is opened for each. */
export function notesAt({ folder, databaseUrl }: LockPlace): CopyNotes {
  return notesBy(async (work) => {
    const db = await openDatabase({ url: databaseUrl, dataDir: dirname(folder) })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  })
}

function notesBy(inDatabase: <T>(work: (db: Database) => Promise<T>) => Promise<T>): CopyNotes {
  const now = () => new Date().toISOString()
  return {
    noteWrite: (writeId, copies) => inDatabase((db) => noteWrite(db, { writeId, copies, now: now() })),
    endWrite: (writeId, missed) => inDatabase((db) => endWrite(db, { writeId, missed, now: now() })),
    noteMissed: (copies) => inDatabase((db) => noteMissed(db, copies, now())),
    isWritten: (tenantSlug) => inDatabase((db) => isWritten(db, tenantSlug)),
    listMissed: () => inDatabase((db) => listMissed(db, now())),
  }
}

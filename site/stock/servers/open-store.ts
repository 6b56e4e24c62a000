import { listGroups } from '#app/integrations/search-servers/open-stock-index.server.ts'
import { findCopies, type PlacedDealers } from '#app/integrations/search-servers/place-dealers.ts'
import type { SearchServer } from '#app/integrations/search-servers/search-servers.ts'
import type { Database } from '#db/database.ts'
import {
  endWrite,
  isWritten,
  listMissed,
  noteMissed,
  noteWrite,
} from '#db/search-servers/search-copies-repository.ts'
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
  const now = () => new Date().toISOString()
  return {
    noteWrite: (writeId, copies) => noteWrite(db, { writeId, copies, now: now() }),
    endWrite: (writeId, missed) => endWrite(db, { writeId, missed, now: now() }),
    noteMissed: (copies) => noteMissed(db, copies, now()),
    isWritten: (tenantSlug) => isWritten(db, tenantSlug),
    listMissed: () => listMissed(db, now()),
  }
}

import { MeilisearchStockIndex, type StockIndexOptions } from '../stock-index.server.ts'
import type { StockIndex } from '../stock-index.ts'
import { listCopies } from './place-dealers.ts'
import { ATTEMPT_MS, PlacedStockIndex } from './placed-stock-index.server.ts'
import type { SearchServer } from './search-servers.ts'

/** The stock, and the question whether it answers. */
export type PingedStock = StockIndex & { ping: (signal: AbortSignal) => Promise<void> }

type Options = Omit<StockIndexOptions, 'host' | 'searchKey' | 'searchKeyUid' | 'attemptMs'> & {
  servers: readonly SearchServer[]
  /** The servers with a dealer's whole stock, the one to be asked first in front. */
  listReaders: (tenantSlug: string) => Promise<readonly string[]>
  /** The servers that have dealers now, each with its replica; all of them where it is absent. */
  usedGroups?: () => Promise<readonly (readonly string[])[]>
}

/** The stock on one server as it always was, or on several. */
export function openStockIndex({ servers, listReaders, usedGroups, ...options }: Options): PingedStock {
  const open = ({ url: host, searchKey, searchKeyUid }: SearchServer, attemptMs?: number) =>
    new MeilisearchStockIndex({ ...options, host, searchKey, searchKeyUid, attemptMs })
  const [first, ...others] = servers
  if (first === undefined) throw new Error('There is no search server.')
  if (others.length === 0) return open(first)
  return new PlacedStockIndex({
    servers: new Map(servers.map((server) => [server.name, open(server, ATTEMPT_MS)])),
    listReaders,
    listGroups: usedGroups ?? (async () => listGroups(servers)),
    version: options.version,
  })
}

/** The servers that dealers are placed on, each with its replica. */
export function listGroups(servers: readonly SearchServer[]): string[][] {
  return servers.flatMap(({ name, replicaOf }) => (replicaOf ? [] : [listCopies(servers, name)]))
}

import { openStockIndex, type PingedStock } from '#app/integrations/search-servers/open-stock-index.server.ts'
import { listSearchServers } from '#app/integrations/search-servers/search-servers.ts'
import { StockVersions } from '#app/integrations/search-servers/stock-versions.server.ts'
import { StockVersion } from '#app/integrations/stock-index-version.server.ts'
import type { Database } from '#db/database.ts'
import { notesIn, openStores } from '#stock/servers/open-store.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { SiteEnv } from '../env.ts'
import type { Log } from '../log.ts'
import type { SiteMetrics } from '../metrics/site-metrics.ts'
import { CopyCheck } from './copy-check.ts'
import { SearchPlacement } from './search-placement.ts'

export type FollowedVersion = Pick<StockVersion, 'current' | 'start' | 'stop' | 'refresh'>

type Parts = {
  indexUid: string
  content: ContentIndex
  db: Database
  log: Log
  metrics: SiteMetrics
  /** Called after the stock has changed. */
  onChange: () => void
}

/** The stock on its search servers, its version, and where each dealer is. */
export function openSearchServers(env: SiteEnv, parts: Parts) {
  const { indexUid, content, db, log, metrics } = parts
  const servers = listSearchServers(env)
  const placement = new SearchPlacement({ servers, content, db, log, clock: Date.now })
  const copies = new CopyCheck({
    placement,
    stores: openStores(servers, indexUid),
    content,
    notes: notesIn(db),
    log,
  })
  const version = openVersion(placement, parts)
  const stock: PingedStock = openStockIndex({
    servers,
    listReaders: placement.listReaders,
    usedGroups: placement.usedGroups,
    indexUid,
    version,
    warn: (message, details) => log.warn(details, message),
    onCall: (call) => metrics.searchCall(call),
  })
  const search = {
    start: async () => {
      if (env.MEILI_ADMIN_KEY !== undefined) copies.start()
      await Promise.all([placement.start(), version.start()])
    },
    stop: () => {
      for (const each of [version, placement, copies]) each.stop()
    },
  }
  return { search, placement, version, stock }
}

/** The version of one server as it always was, or of several with the notes of what they missed. */
function openVersion(
  placement: SearchPlacement,
  { indexUid, log, onChange }: Pick<Parts, 'indexUid' | 'log' | 'onChange'>,
): FollowedVersion {
  const versions = placement.servers.map(
    ({ name, url, adminKey, searchKey }) =>
      new StockVersion({
        host: url,
        apiKey: adminKey ?? searchKey,
        indexUid,
        onError: (error) =>
          log.error({ server: name, error: String(error) }, 'the version of the stock is unknown'),
        onChange,
      }),
  )
  const [only, ...others] = versions
  if (only !== undefined && others.length === 0) return only
  return new StockVersions(versions, () => placement.missedText)
}

import { join } from 'node:path'
import type { Database } from '#db/database.ts'
import { withChosenFeed } from '#stock/dealer/chosen-feed.ts'
import { selectFeedDealer } from '#stock/dealer/dealers-from-lake.ts'
import { listFeedsOf } from '#stock/dealer/feed-manifest.ts'
import { recordFailure } from '#stock/import/runs/record-failure.ts'
import { PushBodies } from '#stock/push/push-body.ts'
import { PushKeys } from '#stock/push/push-keys.ts'
import { PushThread } from '#stock/push/push-thread.ts'
import { StockPush } from '#stock/push/stock-push.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { SiteEnv } from '../env.ts'
import type { Log } from '../log.ts'
import type { SearchPlacement } from '../search-servers/search-placement.ts'
import { ANY_NETWORK, PUBLIC_NETWORK } from './fetch/fetch-file.ts'
import { StockFetches } from './fetch/stock-fetches.ts'
import { Repricing } from './repricing.ts'
import { StockFiles } from './stock-files.ts'

/** How long a push waits for other work on the dealer's stock, before it has to be sent again. */
const OTHER_WORK_MS = 10_000

type Neighbours = {
  content: Pick<ContentIndex, 'findBundle' | 'onChange' | 'listDealers' | 'readBundle'>
  indexUid: string
  placement: Pick<SearchPlacement, 'servers' | 'read'>
  log: Log
  /** The dealers' folders with their feeds. */
  feedFolder: string
  db: Database
  pushWorker: URL
  /** Called after the stock has changed. */
  onChange: () => void
}

export type StockWriters = {
  push: StockPush
  repricing: Repricing
  stockFiles: StockFiles
  stockKeys: PushKeys
  stockSources: StockFetches
}

/** Where the site may not write to the index. */
export const NO_STOCK_WRITERS = {
  push: null,
  repricing: null,
  stockFiles: null,
  stockKeys: null,
  stockSources: null,
}

/**
 * The import of pushed vehicles, and the pricing of the stock by changed lenders; null where the site may not write to the
 * index.
 */
export function openStockWriters(
  env: SiteEnv,
  { content, indexUid, placement, log, feedFolder, db, pushWorker, onChange }: Neighbours,
): StockWriters | null {
  const { DATA_DIR, DATABASE_URL, MEILI_ADMIN_KEY, STOCK_PUSH_KEYS } = env
  if (MEILI_ADMIN_KEY === undefined) return null
  const folder = join(DATA_DIR, 'stock')
  const bodies = new PushBodies(join(folder, 'pushed'))
  bodies
    .deleteAbandoned(Date.now())
    .catch((error: unknown) => log.warn({ err: error }, 'what pushes left is not removed'))
  const thread = new PushThread(
    {
      servers: placement.servers,
      indexUid,
      folder,
      waitMs: OTHER_WORK_MS,
      ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    },
    pushWorker,
    async () => (await placement.read()).dealers,
  )
  const stockKeys = new PushKeys({ db, environmentKeys: STOCK_PUSH_KEYS })
  const push = new StockPush({
    keys: stockKeys,
    findDealer: async (slug) => {
      const known = await content.findBundle(slug)
      return known && selectFeedDealer(known.value)
    },
    listFeeds: async (slug) => {
      const chosen = (await content.findBundle(slug))?.value.tenant.stockFeed ?? null
      return withChosenFeed(await listFeedsOf(feedFolder, slug), slug, chosen)
    },
    bodies,
    work: thread.run,
    clock: Date.now,
    onChange,
  })
  const repricing = new Repricing({ content, db, log, work: thread.reprice, clock: Date.now, onChange })
  const stockFiles = new StockFiles({
    folder: join(folder, 'brought'),
    listFeeds: (slug) => listFeedsOf(feedFolder, slug),
    work: thread.bring,
    clock: Date.now,
    onChange,
    log,
  })
  const stockSources = openStockFetches(env, { content, db, log, feedFolder, folder, stockFiles })
  return { push, repricing, stockFiles, stockKeys, stockSources }
}

/** The fetches of dealers' stock files. */
function openStockFetches(
  { SESSION_SECRET, STOCK_FETCH_LOCAL }: SiteEnv,
  {
    content,
    db,
    log,
    feedFolder,
    folder,
    stockFiles,
  }: Pick<Neighbours, 'content' | 'db' | 'log' | 'feedFolder'> & { folder: string; stockFiles: StockFiles },
): StockFetches {
  return new StockFetches({
    db,
    folder,
    secret: SESSION_SECRET,
    network: STOCK_FETCH_LOCAL ? ANY_NETWORK : PUBLIC_NETWORK,
    findBundle: async (slug) => (await content.findBundle(slug))?.value ?? null,
    importFile: (bundle, file) => stockFiles.importFetched(bundle, file),
    recordFailure: async ({ tenant }, { file, ...failure }) => {
      const feeds = withChosenFeed(await listFeedsOf(feedFolder, tenant.slug), tenant.slug, tenant.stockFeed)
      const feed = feeds.find((each) => each.file === file)
      if (feed) await recordFailure(db, feed, failure)
    },
    clock: Date.now,
    log,
  })
}

import { join } from 'node:path'
import type { DealerSummary, TenantBundle } from '@forecourt/schemas/contract'
import { describeNoSuchDealer } from '@forecourt/schemas/contract/pure'
import type { SanityClient } from '@sanity/client'
import { MeilisearchApiError, MeilisearchRequestError } from 'meilisearch'
import {
  type PlacedDealers,
  type Placement,
  placeDealers,
} from '#app/integrations/search-servers/place-dealers.ts'
import { listSearchServers } from '#app/integrations/search-servers/search-servers.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { openDataFolder } from '#db/private-files.ts'
import {
  findTenantBundle,
  lakeClient,
  listDealerSlugs,
  listDealers,
  selectFeedDealer,
} from '../dealer/dealers-from-lake.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import { COMMAND_WAIT_MS, takeLock } from '../import/runs/import-lock.ts'
import type { StockAccess } from '../index/stock-store.ts'
import { takeInOldFiles } from '../old-files/take-in-old-files.ts'
import { notesIn, openStore } from '../servers/open-store.ts'
import { type StockSettings, UsageError } from './stock-options.ts'

/** Dependencies of every command. */
export type StockContext = {
  settings: StockSettings
  store: StockAccess
  /** Run records, history, keys, and what staff set of cars. */
  db: Database
  /** Folder of work files. */
  folder: string
  /** Where imports exclude each other: `LockPlace`. */
  databaseUrl: string | undefined
  print: (line: string) => void
}

/** Opens what every command needs; the caller closes the database. */
export async function openStockContext(
  settings: StockSettings,
  print: (line: string) => void,
): Promise<StockContext> {
  const { DATA_DIR, DATABASE_URL } = settings.env
  openDataFolder(DATA_DIR)
  const place = { folder: join(DATA_DIR, 'stock'), databaseUrl: DATABASE_URL }
  const db = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR })
  try {
    await takeInOldFiles(db, place.folder)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const context = { settings, db, ...place, print }
  return { ...context, store: openPlacedStore(context, new Map()) }
}

/** With the stock opened on the servers where the dealers are now; of a single server nothing is asked. */
export async function placeStock(context: StockContext): Promise<StockContext> {
  if (listSearchServers(context.settings.env).length === 1) return context
  return { ...context, store: openPlacedStore(context, (await readPlacement(context)).dealers) }
}

/** The table of the platform's settings as it is now; its problems are printed. */
export async function readPlacement(context: StockContext): Promise<Placement & { listed: DealerSummary[] }> {
  const dealers = await readLake(context, listDealers)
  const placement = placeDealers(dealers, listSearchServers(context.settings.env))
  for (const problem of placement.problems) context.print(problem)
  return { ...placement, listed: dealers }
}

type StorePlace = Pick<StockContext, 'settings' | 'db' | 'print'>

function openPlacedStore({ settings, db, print }: StorePlace, placed: PlacedDealers): StockAccess {
  return openStore({
    servers: listSearchServers(settings.env),
    indexUid: settings.env.STOCK_INDEX,
    placed,
    notes: notesIn(db),
    warn: (message, details) => print(`${message}: ${Object.values(details).join(', ')}`),
  })
}

/** Creates or rebuilds the index if it is missing or has other settings, and reports it. */
export async function prepareStock(context: StockContext): Promise<void> {
  const { store, settings, print } = context
  try {
    if (await store.isPrepared()) return
    const release = await takeLock(context, 'reindex', COMMAND_WAIT_MS)
    try {
      await store.prepare()
      print(`${settings.env.STOCK_INDEX}: built with the settings of this version`)
    } finally {
      await release()
    }
  } catch (error) {
    throw explainError(error, settings)
  }
}

/** Errors of the search server as usage errors that name the environment variable; others unchanged. */
export function explainError(error: unknown, { env }: StockSettings): unknown {
  if (error instanceof MeilisearchRequestError) {
    return new UsageError(
      `The search server does not answer at ${env.MEILI_URL} (MEILI_URL). Is the site running (npm start)?`,
      { cause: error },
    )
  }
  if (error instanceof MeilisearchApiError && error.response.status === 403) {
    return new UsageError('The search server refuses the key (MEILI_ADMIN_KEY).', { cause: error })
  }
  return error
}

/** A dealer's import settings from the content lake; null when there is no such dealer. */
export async function findDealer(context: StockContext, slug: string): Promise<FeedDealer | null> {
  const bundle = await readLake(context, (lake) =>
    findTenantBundle(lake, slug, context.settings.env.CONTENT_PLACES),
  )
  return bundle && selectFeedDealer(bundle)
}

/**
 * A dealer's published content.
 * @throws UsageError that names the dealers when there is no such dealer
 */
export async function requireBundle(context: StockContext, slug: string): Promise<TenantBundle> {
  await requireDealer(context, slug)
  const bundle = await readLake(context, (lake) =>
    findTenantBundle(lake, slug, context.settings.env.CONTENT_PLACES),
  )
  if (bundle === null) throw new UsageError(`The settings of “${slug}” cannot be read.`)
  return bundle
}

/** @throws UsageError that names the dealers when there is no such dealer */
export async function requireDealer(context: StockContext, slug: string): Promise<void> {
  const slugs = await readLake(context, listDealerSlugs)
  if (!slugs.includes(slug)) throw new UsageError(describeNoSuchDealer(slug, slugs))
}

export async function readLake<T>(
  { settings: { env } }: Pick<StockContext, 'settings'>,
  read: (lake: SanityClient) => Promise<T>,
): Promise<T> {
  const lake = lakeClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost: env.SANITY_API_HOST,
    token: env.SANITY_READ_TOKEN,
  })
  try {
    return await read(lake)
  } catch (error) {
    throw new UsageError(`The content lake does not answer (SANITY_API_HOST): ${String(error)}`, {
      cause: error,
    })
  }
}

// Imports every dealer's feeds into the search index. Reads the dealers' settings from the content lake; prints a
// line a dealer and one for all of them. Options: see import-options.ts.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MeilisearchApiError, MeilisearchRequestError } from 'meilisearch'
import { findFeedDealer, lakeClient } from '../dealer/dealers-from-lake.ts'
import { type DealerFeed, listDealerFeeds } from '../dealer/feed-manifest.ts'
import { MassRemovalError } from '../diff/mass-removal.ts'
import { FeedUnreadableError } from '../feed/feed-row.ts'
import { importFeed } from '../import/import-feed.ts'
import { reportLines } from '../import/import-report.ts'
import { keepRun } from '../import/run-record.ts'
import { StockStore } from '../index/stock-store.ts'
import { type ImportSettings, readImportSettings, UsageError } from './import-options.ts'

type House = { store: StockStore; lake: ReturnType<typeof lakeClient>; settings: ImportSettings }

async function main(): Promise<number> {
  const settings = readImportSettings(process.env, process.argv.slice(2))
  const { env, flags } = settings
  const store = new StockStore({
    host: env.MEILI_URL,
    apiKey: env.MEILI_ADMIN_KEY,
    indexUid: env.STOCK_INDEX,
  })
  await store.prepare().catch(explainIndex(env.MEILI_URL))
  const lake = lakeClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost: env.SANITY_API_HOST,
    token: env.SANITY_READ_TOKEN,
  })
  const feeds = (await listDealerFeeds(flags.feeds)).filter(
    ({ tenantSlug }) => flags.only === undefined || flags.only === tenantSlug,
  )
  if (feeds.length === 0)
    throw new UsageError(`There is no feed${flags.only ? ` of ${flags.only}` : ''} in ${flags.feeds}.`)
  let failures = 0
  let rows = 0
  for (const feed of feeds) {
    const imported = await importOne(feed, { store, lake, settings })
    if (imported === null) failures += 1
    else rows += imported
  }
  console.log(`${rows} cars of ${feeds.length} feeds${failures > 0 ? `, ${failures} feeds failed` : ''}`)
  return failures === 0 ? 0 : 1
}

/** Rows read, or null when the feed was refused; one dealer's bad feed must not stop the others'. */
async function importOne(feed: DealerFeed, { store, lake, settings }: House): Promise<number | null> {
  const since = performance.now()
  const dealer = await findFeedDealer(lake, feed.tenantSlug).catch((error: unknown) => {
    throw new UsageError(`The content lake does not answer (SANITY_API_HOST): ${String(error)}`, {
      cause: error,
    })
  })
  if (dealer === null) {
    console.log(`${feed.tenantSlug}: no such dealer in the content; its feed was not read`)
    return null
  }
  try {
    const bytes = await readFile(feed.path)
    const now = settings.flags.now ?? new Date().toISOString()
    const run = await importFeed({ feed, bytes, dealer }, store, { now, force: settings.flags.force })
    await keepRun(join(settings.env.DATA_DIR, 'stock', 'runs'), run, bytes)
    for (const line of reportLines(run, (performance.now() - since) / 1_000)) console.log(line)
    return run.rows
  } catch (error) {
    if (!(error instanceof FeedUnreadableError) && !(error instanceof MassRemovalError)) throw error
    console.log(`${feed.tenantSlug}: ${error.message}`)
    return null
  }
}

function explainIndex(url: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof MeilisearchRequestError) {
      throw new UsageError(`The search server does not answer at ${url} (MEILI_URL).`, { cause: error })
    }
    if (error instanceof MeilisearchApiError && error.response.status === 403) {
      throw new UsageError('The search server refuses the key (MEILI_ADMIN_KEY).', { cause: error })
    }
    throw error
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error)
  return 1
})

// Imports every dealer's feeds into the search index: `node site/stock/cli/import.ts [--force] [--only <slug>]
// [--now <ISO instant>] [--feeds <folder>]`. Reads dealers' settings from the content lake; prints a line a dealer.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { findFeedDealer, lakeClient } from '../dealer/dealers-from-lake.ts'
import { type DealerFeed, listDealerFeeds } from '../dealer/feed-manifest.ts'
import { MassRemovalError } from '../diff/mass-removal.ts'
import { FeedUnreadableError } from '../feed/feed-row.ts'
import { importFeed } from '../import/import-feed.ts'
import { reportLines } from '../import/import-report.ts'
import { keepRun } from '../import/run-record.ts'
import { StockStore } from '../index/stock-store.ts'

const root = new URL('../../../', import.meta.url).pathname

const environment = z.object({
  MEILI_URL: z.url(),
  MEILI_ADMIN_KEY: z.string().optional(),
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  STOCK_INDEX: z.string().default('Car_production'),
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
})

const { values: flags } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    only: { type: 'string' },
    now: { type: 'string' },
    feeds: { type: 'string', default: join(root, 'tenants') },
  },
})

async function main(): Promise<number> {
  const env = environment.parse(process.env)
  const store = new StockStore({
    host: env.MEILI_URL,
    apiKey: env.MEILI_ADMIN_KEY,
    indexUid: env.STOCK_INDEX,
  })
  await store.prepare()
  const lake = lakeClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost: env.SANITY_API_HOST,
    token: env.SANITY_READ_TOKEN,
  })
  const feeds = (await listDealerFeeds(flags.feeds)).filter(
    ({ tenantSlug }) => flags.only === undefined || flags.only === tenantSlug,
  )
  let failures = 0
  let rows = 0
  for (const feed of feeds) {
    const imported = await importOne(feed, { store, lake, dataDir: env.DATA_DIR })
    if (imported === null) failures += 1
    else rows += imported
  }
  console.log(`${rows} cars of ${feeds.length} feeds${failures > 0 ? `, ${failures} feeds failed` : ''}`)
  return failures === 0 ? 0 : 1
}

type House = { store: StockStore; lake: ReturnType<typeof lakeClient>; dataDir: string }

/** Rows read, or null when the feed was refused; one dealer's bad feed must not stop the others'. */
async function importOne(feed: DealerFeed, { store, lake, dataDir }: House): Promise<number | null> {
  const since = performance.now()
  const dealer = await findFeedDealer(lake, feed.tenantSlug)
  if (dealer === null) {
    console.log(`${feed.tenantSlug}: no such dealer in the content; its feed was not read`)
    return null
  }
  try {
    const bytes = await readFile(feed.path)
    const now = flags.now ?? new Date().toISOString()
    const run = await importFeed({ feed, bytes, dealer }, store, { now, force: flags.force })
    await keepRun(join(dataDir, 'stock', 'runs'), run, bytes)
    for (const line of reportLines(run, (performance.now() - since) / 1_000)) console.log(line)
    return run.rows
  } catch (error) {
    if (!(error instanceof FeedUnreadableError) && !(error instanceof MassRemovalError)) throw error
    console.log(`${feed.tenantSlug}: ${error.message}`)
    return null
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})

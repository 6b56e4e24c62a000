import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withChosenFeed } from '../dealer/chosen-feed.ts'
import { listDealerFeeds, listFeedsOf } from '../dealer/feed-manifest.ts'
import { FeedUnreadableError } from '../feed/feed-row.ts'
import { fileSource } from '../feed/feed-source.ts'
import { ImportBusyError } from '../import/runs/import-busy.ts'
import { COMMAND_WAIT_MS, takeLock } from '../import/runs/import-lock.ts'
import { recordFailure } from '../import/runs/record-failure.ts'
import { runImport } from '../import/runs/run-import.ts'
import { RunRecords } from '../import/runs/run-record.ts'
import { withUnpacked } from '../unpack/unpack-file.ts'
import { DropFolder } from '../watch/drop-folder.ts'
import { StockWatch } from '../watch/stock-watch.ts'
import { findDealer, placeStock, prepareStock, type StockContext } from './stock-context.ts'

const POLL_MS = 1_000

/** `watch`: imports files from the dealers' drop folders until a signal ends it. */
export async function watchCommand(context: StockContext): Promise<number> {
  const { settings, folder, print } = context
  const drop = settings.flags.drop ?? settings.env.STOCK_DROP_DIR ?? join(folder, 'drop')
  const ended = abortOnSignal()
  const release = await waitForLock(context, ended)
  try {
    await mkdir(drop, { recursive: true })
    const feeds = await listDealerFeeds(settings.flags.feeds, ({ message }) => print(message))
    for (const slug of new Set(feeds.map(({ tenantSlug }) => tenantSlug)))
      await new DropFolder(join(drop, slug)).open()
    print(`watching ${drop}: one folder per dealer`)
    const watch = openWatch(context, drop)
    while (!ended.aborted) {
      await watch.poll()
      await pauseOrAbort(ended)
    }
    return 0
  } finally {
    await release?.()
  }
}

function abortOnSignal(): AbortSignal {
  const ended = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort())
  return ended.signal
}

/** Only one watcher runs at a time; `npm start` waits for one that was started by hand. */
async function waitForLock(context: StockContext, ended: AbortSignal) {
  for (let attempt = 0; !ended.aborted; attempt += 1) {
    try {
      return await takeLock(context, 'watch')
    } catch (error) {
      if (!(error instanceof ImportBusyError)) throw error
      if (attempt === 0) context.print(error.message)
    }
    await pauseOrAbort(ended)
  }
  return null
}

async function pauseOrAbort(ended: AbortSignal): Promise<void> {
  await pause(POLL_MS, undefined, { signal: ended }).catch(() => undefined)
}

function openWatch(context: StockContext, drop: string): StockWatch {
  const { settings, db, print } = context
  return new StockWatch({
    folder: drop,
    listFeeds: async (slug) => {
      const chosen = (await findDealer(context, slug))?.stockFeed ?? null
      return withChosenFeed(await listFeedsOf(settings.flags.feeds, slug), slug, chosen)
    },
    records: new RunRecords(db),
    clock: Date.now,
    log: print,
    importFile: async (feed, path, now) => {
      const dealer = await findDealer(context, feed.tenantSlug)
      if (dealer === null) return null
      // Dealers move while it watches.
      const placed = await placeStock(context)
      await prepareStock(placed)
      const options = { now, force: false, dryRun: false, waitMs: COMMAND_WAIT_MS }
      try {
        return await withUnpacked(path, (plain) =>
          runImport({ feed, source: fileSource(plain), dealer }, placed, options),
        )
      } catch (error) {
        if (!(error instanceof FeedUnreadableError)) throw error
        return recordFailure(db, feed, { at: now, words: error.message })
      }
    },
  })
}

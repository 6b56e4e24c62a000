import { CommanderError } from 'commander'
import { Meilisearch } from 'meilisearch'
import { FeedManifestError } from '../dealer/feed-manifest.ts'
import { ImportBusyError } from '../import/runs/import-busy.ts'
import { COMMAND_WAIT_MS, takeLock } from '../import/runs/import-lock.ts'
import { ensureStockKeys } from '../index/stock-keys.ts'
import { StockStore } from '../index/stock-store.ts'
import { PushKeys } from '../push/push-keys.ts'
import { importCommand } from './import-command.ts'
import { moveCommand } from './move-command.ts'
import { rebuildCommand } from './rebuild-command.ts'
import { replayCommand, runsCommand } from './runs-command.ts'
import {
  explainError,
  openStockContext,
  placeStock,
  prepareStock,
  requireDealer,
  type StockContext,
} from './stock-context.ts'
import { readStockArguments, readStockEnvironment, type StockCommand, UsageError } from './stock-options.ts'
import { watchCommand } from './watch-command.ts'
import { whyCommand } from './why-command.ts'

const RUN: Record<StockCommand, (context: StockContext) => Promise<number>> = {
  import: importCommand,
  runs: runsCommand,
  replay: replayCommand,
  reindex: reindexCommand,
  key: keyCommand,
  why: whyCommand,
  watch: watchCommand,
  setup: setupCommand,
  rebuild: rebuildCommand,
  move: moveCommand,
}

/** Those that read or write the stock through the servers of its dealers. */
const OPENS_STOCK: ReadonlySet<StockCommand> = new Set(['import', 'replay', 'reindex', 'why'])

export type StockTerminal = {
  variables: Readonly<Record<string, string | undefined>>
  print: (line: string) => void
  printError: (line: string) => void
}

/** Runs a command of the stock command line. @returns the exit code: 0 done, 1 failed, 2 wrong arguments */
export async function runStock(
  args: readonly string[],
  { variables, print, printError }: StockTerminal,
): Promise<number> {
  try {
    const asked = readStockArguments(args, { print, printError })
    const settings = { ...asked, env: readStockEnvironment(variables) }
    const context = await openStockContext(settings, print)
    try {
      return await RUN[settings.command](
        OPENS_STOCK.has(settings.command) ? await placeStock(context) : context,
      )
    } catch (error) {
      throw explainError(error, settings)
    } finally {
      await context.db.destroy()
    }
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    const isExpected = [UsageError, ImportBusyError, FeedManifestError].some((kind) => error instanceof kind)
    printError(isExpected || !(error instanceof Error) ? formatMessage(error) : unexpected(error, variables))
    return 1
  }
}

const formatMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The stack of a programming error is for those who ask for it. */
const unexpected = (error: Error, { LOG_LEVEL }: StockTerminal['variables']) =>
  LOG_LEVEL === 'debug' ? (error.stack ?? error.message) : `${error.message} (LOG_LEVEL=debug shows where)`

async function reindexCommand(context: StockContext): Promise<number> {
  const { store, settings, print } = context
  const since = performance.now()
  const release = await takeLock(context, 'reindex', COMMAND_WAIT_MS)
  try {
    const count = await store.rebuild()
    const seconds = ((performance.now() - since) / 1_000).toFixed(1)
    print(`${settings.env.STOCK_INDEX}: rebuilt with ${count} cars (${seconds} s)`)
    return 0
  } finally {
    await release()
  }
}

/** `key <dealer>`: creates an API key and prints it once; `--force` allows forced pushes; `--revoke` revokes all keys. */
async function keyCommand(context: StockContext): Promise<number> {
  const { settings, db, print } = context
  const [slug = ''] = settings.args
  const keys = new PushKeys({ db })
  await requireDealer(context, slug)
  if (settings.flags.revoke) {
    print(`${slug}: ${await keys.revoke(slug)} keys revoked`)
    return 0
  }
  const mayForce = settings.flags.force
  const key = await keys.make(slug, settings.flags.now ?? new Date().toISOString(), { mayForce })
  print(`${key}`)
  if (mayForce) print('It may remove more than a fifth of the stock at once (?force=true).')
  print(`The key of ${slug}, shown only now; all but the previous key are revoked. Send it with each push:`)
  print(
    `  curl -X POST https://<a dealer's host>/api/stock/${slug} -H 'Authorization: Bearer ${key.slice(0, 8)}…' \\`,
  )
  print(`       -H 'Content-Type: application/json' --data @vehicles.json`)
  return 0
}

/** `setup`: creates keys, index and settings on a search server and prints the site's environment variables. */
async function setupCommand(context: StockContext): Promise<number> {
  const { settings, print } = context
  const { MEILI_URL, MEILI_MASTER_KEY, STOCK_INDEX } = settings.env
  if (MEILI_MASTER_KEY === undefined) {
    throw new UsageError('Set MEILI_MASTER_KEY to the search server’s master key: only it may create keys.')
  }
  const client = new Meilisearch({ host: MEILI_URL, apiKey: MEILI_MASTER_KEY })
  const { admin, search } = await ensureStockKeys(client, STOCK_INDEX)
  // Uses the new key, so that missing permissions show up now.
  const store = new StockStore({ host: MEILI_URL, apiKey: admin.key, indexUid: STOCK_INDEX })
  await prepareStock({ ...context, store })
  print(`${STOCK_INDEX} is ready. Environment variables of the site:`)
  print(`MEILI_URL=${MEILI_URL}`)
  print(`MEILI_ADMIN_KEY=${admin.key}`)
  print(`MEILI_SEARCH_KEY=${search.key}`)
  print(`MEILI_SEARCH_KEY_UID=${search.uid}`)
  return 0
}

import { CommanderError } from 'commander'
import { FeedManifestError } from '../dealer/feed-manifest.ts'
import { ImportBusyError } from '../import/runs/import-busy.ts'
import { COMMAND_WAIT_MS, takeLock } from '../import/runs/import-lock.ts'
import { importCommand } from './import-command.ts'
import { keyCommand } from './key-command.ts'
import { replayCommand, runsCommand } from './runs-command.ts'
import { setupCommand } from './setup-command.ts'
import { explainError, openStockContext, type StockContext } from './stock-context.ts'
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
}

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
    const context = openStockContext(settings, print)
    return await RUN[settings.command](context).catch((error: unknown) => {
      throw explainError(error, settings)
    })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    const isExpected = [UsageError, ImportBusyError, FeedManifestError].some((kind) => error instanceof kind)
    printError(isExpected || !(error instanceof Error) ? messageOf(error) : unexpected(error, variables))
    return 1
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

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

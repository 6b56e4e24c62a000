import { join } from 'node:path'
import { ImportBusyError, takeLock } from '../import/runs/import-lock.ts'
import { importCommand } from './import-command.ts'
import { keyCommand } from './key-command.ts'
import { replayCommand, runsCommand } from './runs-command.ts'
import { setupCommand } from './setup-command.ts'
import { explainError, openStockContext, type StockContext } from './stock-context.ts'
import { type Command, readStockSettings, UsageError } from './stock-options.ts'
import { watchCommand } from './watch-command.ts'
import { whyCommand } from './why-command.ts'

const RUN: Record<Command, (context: StockContext) => Promise<number>> = {
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
  printError: (problem: unknown) => void
}

/** Runs a command of the stock command line. Returns the exit code; usage errors are printed without a stack trace. */
export async function runStock(
  args: readonly string[],
  { variables, print, printError }: StockTerminal,
): Promise<number> {
  try {
    const settings = readStockSettings(variables, args)
    const context = openStockContext(settings, print)
    return await RUN[settings.command](context).catch((error: unknown) => {
      throw explainError(error, settings)
    })
  } catch (error) {
    const isPlain = error instanceof UsageError || error instanceof ImportBusyError
    printError(isPlain ? error.message : error)
    return 1
  }
}

async function reindexCommand({ store, folder, settings, print }: StockContext): Promise<number> {
  const since = performance.now()
  const release = await takeLock(join(folder, 'locks'), 'reindex')
  try {
    const count = await store.rebuild()
    const seconds = ((performance.now() - since) / 1_000).toFixed(1)
    print(`${settings.env.STOCK_INDEX}: rebuilt with ${count} cars (${seconds} s)`)
    return 0
  } finally {
    await release()
  }
}

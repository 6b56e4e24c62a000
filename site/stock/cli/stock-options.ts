import { parseArgs } from 'node:util'
import { z } from 'zod'
import { FEED_FOLDER } from '../dealer/feed-manifest.ts'

/** A wrong call: its message says what to do, so no stack is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const environment = z.object({
  MEILI_URL: z.url(),
  MEILI_ADMIN_KEY: z.string().optional(),
  /** For `setup` alone. */
  MEILI_MASTER_KEY: z.string().optional(),
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: z.string().optional(),
  /** By default that of the environment, as the site names it: `Car_<dataset>`. */
  STOCK_INDEX: z.string().optional(),
  STOCK_DROP_DIR: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
})

const flags = z.object({
  /** Import even when more than a fifth of a dealer's stock would go. */
  force: z.boolean(),
  /** Say what would change, and change nothing. */
  'dry-run': z.boolean(),
  /** The file names changes, not the whole stock. */
  change: z.boolean(),
  /** End the dealer's keys. */
  revoke: z.boolean(),
  /** The instant the run counts as; the clock's by default. */
  now: z.iso.datetime({ offset: true }).optional(),
  /** The folder with the dealers' folders. */
  feeds: z.string(),
  /** The folder with a drop folder a dealer. */
  drop: z.string().optional(),
})

export const COMMANDS = ['import', 'runs', 'replay', 'reindex', 'key', 'why', 'watch', 'setup'] as const
export type Command = (typeof COMMANDS)[number]

export type StockSettings = {
  env: z.output<typeof environment> & { STOCK_INDEX: string }
  flags: z.output<typeof flags>
  command: Command
  /** What stands behind the command. */
  args: readonly string[]
}

export const USAGE = `npm run stock -- import [dealer] [file]   every dealer's feeds, one dealer's, or another file as that feed
    --force     also when more than a fifth of the stock would go
    --dry-run   say what would change, and change nothing
    --change    the file names changes, not the whole stock (json formats)
npm run stock -- runs <dealer> [run]      the dealer's runs, or all that one did
npm run stock -- replay <dealer> <run>    import that run's feed again (--force, --dry-run); "last" is the last
npm run stock -- why <dealer> [number]    why a car is on the site or not, by its stock number; or what is set aside
npm run stock -- watch [--drop <folder>]  import what is put into the dealers' drop folders
npm run stock -- setup                    index, settings and keys on the search server (MEILI_URL, MEILI_MASTER_KEY)
npm run stock -- reindex                  make the index anew from what it holds, unseen by shoppers
npm run stock -- key <dealer>             a new key with which the dealer's system posts stock (--force: one that
                                          may take more than a fifth away; --revoke ends its keys)`

const ARGUMENT_COUNTS: Record<Command, readonly [least: number, most: number]> = {
  import: [0, 2],
  runs: [1, 2],
  replay: [2, 2],
  reindex: [0, 0],
  key: [1, 1],
  why: [1, 2],
  watch: [0, 0],
  setup: [0, 0],
}

/**
 * The variables and options of a call.
 * @throws UsageError naming all that is wrong at once
 */
export function readStockSettings(
  variables: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): StockSettings {
  const { values, positionals } = parsed(argv)
  const [command, ...args] = positionals
  if (!isCommand(command)) throw new UsageError(USAGE)
  const [least, most] = ARGUMENT_COUNTS[command]
  if (args.length < least || args.length > most) throw new UsageError(USAGE)
  // A variable that is set to nothing is not set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const env = environment.safeParse(given)
  if (!env.success) throw new UsageError(`The environment is not right:\n${z.prettifyError(env.error)}`)
  const options = flags.safeParse(values)
  if (!options.success) throw new UsageError(`${z.prettifyError(options.error)}\n${USAGE}`)
  const { STOCK_INDEX = `Car_${env.data.SANITY_DATASET}` } = env.data
  return { env: { ...env.data, STOCK_INDEX }, flags: options.data, command, args }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        change: { type: 'boolean', default: false },
        revoke: { type: 'boolean', default: false },
        now: { type: 'string' },
        drop: { type: 'string' },
        feeds: { type: 'string', default: FEED_FOLDER },
      },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`, { cause: error })
  }
}

function isCommand(word: string | undefined): word is Command {
  return COMMANDS.some((command) => command === word)
}

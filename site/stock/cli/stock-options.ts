import { parseArgs } from 'node:util'
import { z } from 'zod'
import { FEED_FOLDER } from '../dealer/feed-manifest.ts'

/** An error of usage or environment, printed without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const environment = z.object({
  MEILI_URL: z.url(),
  MEILI_ADMIN_KEY: z.string().optional(),
  /** Used by `setup` only. */
  MEILI_MASTER_KEY: z.string().optional(),
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: z.string().optional(),
  /** Default: `Car_<dataset>`, as on the site. */
  STOCK_INDEX: z.string().optional(),
  STOCK_DROP_DIR: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
})

const flags = z.object({
  /** Import even when more than a fifth of a dealer's stock would be removed. */
  force: z.boolean(),
  /** Report what would change without writing. */
  'dry-run': z.boolean(),
  /** The file lists changes, not the whole stock. */
  change: z.boolean(),
  /** Revoke the dealer's keys. */
  revoke: z.boolean(),
  /** Time of the run; default: now. */
  now: z.iso.datetime({ offset: true }).optional(),
  /** Folder with one folder per dealer. */
  feeds: z.string(),
  /** Folder with one drop folder per dealer. */
  drop: z.string().optional(),
})

export const COMMANDS = ['import', 'runs', 'replay', 'reindex', 'key', 'why', 'watch', 'setup'] as const
export type Command = (typeof COMMANDS)[number]

export type StockSettings = {
  env: z.output<typeof environment> & { STOCK_INDEX: string }
  flags: z.output<typeof flags>
  command: Command
  /** Positional arguments after the command. */
  args: readonly string[]
}

export const USAGE = `npm run stock -- import [dealer] [file]   every dealer's feeds, one dealer's, or another file as that feed
    --force     even when more than a fifth of the stock would be removed
    --dry-run   report what would change without writing
    --change    the file lists changes, not the whole stock (json formats)
npm run stock -- runs <dealer> [run]      the dealer's runs, or one run in full
npm run stock -- replay <dealer> <run>    import that run's feed again (--force, --dry-run); "last" is the last
npm run stock -- why <dealer> [number]    why a car is on the site or not, by its stock number; or the rejected rows
npm run stock -- watch [--drop <folder>]  import files from the dealers' drop folders
npm run stock -- setup                    index, settings and keys on the search server (MEILI_URL, MEILI_MASTER_KEY)
npm run stock -- reindex                  rebuild the index from its own documents, without downtime
npm run stock -- key <dealer>             create an API key for pushing stock (--force: allowed to remove more than
                                          a fifth; --revoke: revoke the dealer's keys)`

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
 * Parses environment and arguments.
 * @throws UsageError that lists every problem
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
  // An empty variable counts as unset.
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

import { Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { contentPlacesVariable } from '#app/integrations/content-places/content-places.ts'
import { searchServersVariable } from '#app/integrations/search-servers/search-servers.ts'
import { FEED_FOLDER } from '../dealer/feed-manifest.ts'

/** A failure that a person can correct, printed without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const environment = z.object({
  MEILI_URL: z.url(),
  MEILI_ADMIN_KEY: z.string().optional(),
  MEILI_SERVERS: searchServersVariable,
  /** Used by `setup` only. */
  MEILI_MASTER_KEY: z.string().optional(),
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: z.string().optional(),
  CONTENT_PLACES: contentPlacesVariable,
  /** Used by `move` only: the placement is in the platform's settings. */
  SANITY_WRITE_TOKEN: z.string().optional(),
  STOCK_DROP_DIR: z.string().optional(),
  /** The PostgreSQL of several instances, in which imports of one dealer exclude each other. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
})

export const COMMANDS = [
  'import',
  'runs',
  'replay',
  'reindex',
  'key',
  'why',
  'watch',
  'setup',
  'rebuild',
  'move',
] as const
export type StockCommand = (typeof COMMANDS)[number]

/** What a command line of `npm run stock` asks for. */
export type StockArguments = {
  command: StockCommand
  /** Positional arguments after the command. */
  args: readonly string[]
  flags: {
    /** Import even when more than a fifth of a dealer's stock would be removed. */
    force: boolean
    /** Report what would change without writing. */
    dryRun: boolean
    /** The file lists changes, not the whole stock. */
    change: boolean
    /** Skip an import of all feeds that would change nothing. */
    ifChanged: boolean
    /** Revoke the dealer's keys. */
    revoke: boolean
    /** Print JSON instead of lines. */
    json: boolean
    /** Time of the run, ISO 8601; default: now. */
    now?: string
    /** Folder with one folder per dealer. */
    feeds: string
    /** Seconds after which every instance has read the platform's settings anew. */
    grace: number
    /** Folder with one drop folder per dealer. */
    drop?: string
  }
}

export type StockSettings = StockArguments & { env: z.output<typeof environment> & { STOCK_INDEX: string } }

const DEFAULTS = {
  force: false,
  dryRun: false,
  change: false,
  ifChanged: false,
  revoke: false,
  json: false,
  grace: 15,
}

const HELP = `
Exit codes: 0 done, 1 failed or refused, 2 wrong arguments.

Examples:
  npm run stock -- import quayside --dry-run
  npm run stock -- why quayside QU22094
  npm run stock -- runs quayside last --json`

/**
 * Parses a command line.
 * @throws CommanderError for wrong arguments and, with exit code 0, after help was printed
 */
export function readStockArguments(
  argv: readonly string[],
  output: { print: (line: string) => void; printError: (line: string) => void },
): StockArguments {
  let asked: StockArguments | null = null
  const program = stockProgram((command, args, options) => {
    asked = { command, args, flags: { ...DEFAULTS, feeds: FEED_FOLDER, ...options } }
  })
  program.configureOutput({
    writeOut: (text) => output.print(text.trimEnd()),
    writeErr: (text) => output.printError(text.trimEnd()),
  })
  for (const command of program.commands) command.copyInheritedSettings(program)
  program.parse([...argv], { from: 'user' })
  if (asked === null) return program.error('A command is missing.', { exitCode: 1 })
  return asked
}

type Receive = (command: StockCommand, args: string[], options: Partial<StockArguments['flags']>) => void

function stockProgram(receive: Receive): Command {
  const program = new Command('npm run stock --')
    .description('Dealers’ stock: imports, their records, and the keys of systems that push stock')
    .addHelpText('after', HELP)
    .showHelpAfterError()
    .exitOverride()
  const add = (command: StockCommand, parameters: string, description: string) =>
    program
      .command(`${command} ${parameters}`.trim())
      .description(description)
      .action((...given: unknown[]) => {
        const words = given.slice(0, -2).filter((word) => typeof word === 'string')
        receive(command, words, program.commands.find((each) => each.name() === command)?.opts() ?? {})
      })
  const imports = [
    add(
      'import',
      '[dealer] [file]',
      'import every dealer’s feeds, one dealer’s, or a file as one of its feeds',
    )
      .option('--change', 'the file lists changes, not the whole stock (JSON formats)')
      .option('--feeds <folder>', 'folder with one folder per dealer')
      .option('--if-changed', 'not where feeds, settings and index are as the last import of all left them'),
    add('replay', '<dealer> <run>', 'import the feed of a recorded run again; “last” is the latest run'),
  ]
  for (const command of imports)
    command
      .option('--force', 'even when more than a fifth of the stock would be removed')
      .option('--dry-run', 'report what would change without writing')
      .option('--now <time>', 'time of the run, ISO 8601', instant)
      .option('--json', 'print JSON instead of lines')
  add('runs', '<dealer> [run]', 'the dealer’s recorded imports, or one of them in full').option(
    ...JSON_OPTION,
  )
  add(
    'why',
    '<dealer> [number]',
    'why a vehicle is on the site or not, by its stock number; or the rejected rows',
  )
    .option('--now <time>', 'at that time, ISO 8601', instant)
    .option(...JSON_OPTION)
  add('watch', '', 'import files from the dealers’ drop folders until stopped')
    .option('--drop <folder>', 'folder with one drop folder per dealer')
    .option('--feeds <folder>', 'folder with one folder per dealer')
  add('setup', '', 'create index, settings and keys on the search server (MEILI_URL, MEILI_MASTER_KEY)')
  add(
    'rebuild',
    '<server>',
    'make a search server’s stock as that of its other copy, while the site is served',
  )
  add(
    'move',
    '<dealer> <server>',
    'move a dealer’s stock to another search server, while the site is served',
  ).option('--grace <seconds>', 'how long instances need to read the platform’s settings; 15', wholeNumber)
  add('reindex', '', 'rebuild the index from its own documents, without downtime')
  add('key', '<dealer>', 'create a key for pushing stock')
    .option('--force', 'the key may remove more than a fifth of the stock at once')
    .option('--revoke', 'revoke the dealer’s keys instead')
    .option('--now <time>', 'time of the key, ISO 8601', instant)
  return program
}

const JSON_OPTION = ['--json', 'print JSON instead of lines'] as const

function wholeNumber(text: string): number {
  const read = z.coerce.number().int().min(1).max(600).safeParse(text)
  if (!read.success) throw new InvalidArgumentError('It is a number of seconds from 1 to 600.')
  return read.data
}

function instant(text: string): string {
  const read = z.iso.datetime({ offset: true }).safeParse(text)
  if (!read.success) throw new InvalidArgumentError('It is a time such as 2026-11-25T09:00:00+10:00.')
  return read.data
}

/**
 * The variables that the commands read.
 * @throws UsageError that lists every problem
 */
export function readStockEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): StockSettings['env'] {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const env = environment.safeParse(given)
  if (!env.success) throw new UsageError(`The environment is not right:\n${z.prettifyError(env.error)}`)
  // As the site names it.
  return { ...env.data, STOCK_INDEX: `Car_${env.data.SANITY_DATASET}` }
}

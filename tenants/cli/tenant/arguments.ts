import { type StateCode, TEMPLATE_NAMES, type TemplateName } from '@forecourt/schemas/contract'
import { Argument, Command, Option } from 'commander'

/** What may be asked of `npm run tenant`. */
export type TenantCommand =
  | { kind: 'new'; slug: string; name: string; template: TemplateName; state: StateCode }
  | { kind: 'list'; json: boolean }
  | { kind: 'diff'; one: string; other: string; json: boolean }
  | { kind: 'delete'; slug: string; sure: boolean; folder: string | null }
  | { kind: 'restore'; file: string }
  | { kind: 'retire'; slug: string }
  | { kind: 'reopen'; slug: string }
  | { kind: 'check'; slug: string }
  | { kind: 'roles' }
  | { kind: 'dataset'; slug: string; projectId: string; dataset: string }
  | { kind: 'migrate'; back: boolean }

const HELP = `
Exit codes: 0 done, 1 failed, 2 wrong arguments.

Examples:
  npm run tenant -- new river-city --template outback --state QLD
  npm run tenant -- diff quayside kerbside --json
  npm run tenant -- delete river-city --yes --to backups`

const STATES: readonly StateCode[] = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT']
const JSON_OPTION = ['--json', 'print JSON instead of lines', false] as const

export type Output = { print: (line: string) => void; printError: (line: string) => void }

/**
 * Parses a command line.
 * @throws CommanderError for wrong arguments and, with exit code 0, after help was printed
 */
export function readTenantCommand(argv: readonly string[], output: Output): TenantCommand {
  let asked: TenantCommand | null = null
  const program = tenantProgram((command) => {
    asked = command
  })
  program.configureOutput({
    writeOut: (text) => output.print(text.trimEnd()),
    writeErr: (text) => output.printError(text.trimEnd()),
  })
  for (const command of program.commands) command.copyInheritedSettings(program)
  program.parse([...argv], { from: 'user' })
  return asked ?? program.error('A command is missing.', { exitCode: 1 })
}

function tenantProgram(receive: (command: TenantCommand) => void): Command {
  const program = new Command('npm run tenant --')
    .description('Dealers: make, list, compare, retire, delete and restore them')
    .addHelpText('after', HELP)
    .showHelpAfterError()
    .exitOverride()
  program
    .command('new <slug>')
    .description('make a dealer from a template')
    .addOption(new Option('--template <name>', 'its look').choices(TEMPLATE_NAMES).default('metro'))
    .option('--name <name>', 'its name; default: made from the slug')
    .addOption(
      new Option('--state <state>', 'where it is').argParser((state) => state.toUpperCase()).default('QLD'),
    )
    .action((slug: string, options: { template: TemplateName; name?: string; state: string }, command) => {
      const state = STATES.find((code) => code === options.state)
      if (state === undefined)
        return command.error(`There is no state “${options.state}”. States: ${STATES.join(', ')}.`)
      receive({
        kind: 'new',
        slug,
        state,
        template: options.template,
        name: options.name?.trim() || formatName(slug),
      })
    })
  program
    .command('list')
    .description('a line for each dealer: template, how much content, address')
    .option(...JSON_OPTION)
    .action(({ json }: { json: boolean }) => receive({ kind: 'list', json }))
  program
    .command('diff <slug> <other>')
    .description('the settings in which two dealers differ')
    .option(...JSON_OPTION)
    .action((one: string, other: string, { json }: { json: boolean }) =>
      receive({ kind: 'diff', one, other, json }),
    )
  program
    .command('check <slug>')
    .description('what the law asks of a dealer’s running offers, tiles, banners and pages')
    .action((slug: string) => receive({ kind: 'check', slug }))
  addLifecycle(program, receive)
  return program
}

function addLifecycle(program: Command, receive: (command: TenantCommand) => void): void {
  program
    .command('delete <slug>')
    .description('delete a dealer and its content, after a backup')
    .option('--yes', 'without asking', false)
    .option('--to <folder>', 'folder of the backup')
    .action((slug: string, { yes, to }: { yes: boolean; to?: string }) =>
      receive({ kind: 'delete', slug, sure: yes, folder: to ?? null }),
    )
  program
    .command('restore')
    .addArgument(new Argument('<file>', 'the backup'))
    .description('restore a deleted dealer from its backup')
    .action((file: string) => receive({ kind: 'restore', file }))
  program
    .command('retire <slug>')
    .description('take a dealer’s site out of use; nothing is deleted')
    .action((slug: string) => receive({ kind: 'retire', slug }))
  program
    .command('reopen <slug>')
    .description('put a retired dealer’s site back into use')
    .action((slug: string) => receive({ kind: 'reopen', slug }))
  program
    .command('roles')
    .description('print the custom roles of a hosted project as JSON')
    .action(() => receive({ kind: 'roles' }))
  program
    .command('dataset <slug>')
    .description('copy a dealer into a dataset of its own; PLACE_WRITE_TOKEN writes there')
    .requiredOption('--project <id>', 'the project of the dataset')
    .option('--dataset <name>', 'its name; it is made where there is none', 'production')
    .action((slug: string, { project, dataset }: { project: string; dataset: string }) =>
      receive({ kind: 'dataset', slug, projectId: project, dataset }),
    )
  program
    .command('migrate')
    .description('bring stored content to the form of this version')
    .option('--back', 'to the form of the version before', false)
    .action(({ back }: { back: boolean }) => receive({ kind: 'migrate', back }))
}

/** 'river-city-motors' → 'River City Motors'. */
function formatName(slug: string): string {
  return slug
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ')
}

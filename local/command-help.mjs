// Help and accepted arguments of the npm commands that have no sub-commands; plain JavaScript, because it is read before
// packages are installed. `tenant`, `stock` and `leads` print their own.
const DOCS = 'Variables: docs/variables.md.'
const EXIT = 'Exit codes: 0 done, 1 failed, 2 wrong arguments.'

/** By the script that bootstrap.mjs is given; `accepts` names the arguments besides --help. */
const COMMANDS = {
  'local/up.ts': {
    usage: 'npm start',
    text: 'Installs, builds, seeds and serves the whole system on this machine until Ctrl-C.',
    examples: ['PORT=8080 DATA_DIR=/srv/forecourt npm start'],
  },
  'local/dev.ts': {
    usage: 'npm run dev',
    text: 'Serves the system with site and Studio from their sources; changes show without a build.',
    examples: ['STUDIO_DEV_PORT=4000 npm run dev'],
  },
  'local/build.ts': {
    usage: 'npm run build [-- site | studio]',
    text: 'Builds the site (site/build) and the Studio (studio/dist), or one of them, for production.',
    accepts: /^(site|studio)$/,
    examples: ['npm run build', 'npm run build -- site'],
  },
  'local/checks/test.ts': {
    usage: 'npm test [-- ARGUMENT …]',
    text: 'Runs every check in the time that one waits for; --all adds the other end-to-end tests, as every submission runs them, and `npm run test:full` the long runs. Other arguments are Playwright’s and choose end-to-end tests.',
    accepts: /./,
    examples: ['npm test', 'npm test -- --all', 'npm test -- offers.e2e.ts --grep "OFFER-01"'],
  },
  'local/checks/check.ts': {
    usage: 'npm run check',
    text: 'Checks format, imports, dead code and types, and runs the tests of what changed since the last commit.',
    examples: ['npm run check'],
  },
  'local/checks/bench.ts': {
    usage: 'npm run bench [-- NAME …]',
    text: 'Prints measured figures beside their bars (docs/internals/bars.md).',
    accepts: /^[a-z-]+$/,
    examples: ['npm run bench -- cached vitals'],
  },
  'local/checks/old-data/make-old-data.ts': {
    usage: 'npm run old-data -- COMMIT NAME',
    text: 'Makes a small data folder with the version of a commit, for the test that later versions start on it (local/checks/old-data).',
    accepts: /^[\w./-]+$/,
    examples: ['npm run old-data -- HEAD 2026-11-28'],
  },
  'local/requirements.ts': {
    usage: 'npm run requirements -- untested | coverage',
    text: 'Prints the rows of docs/requirements that no test names, or every row with the tests that name it.',
    accepts: /^(untested|coverage)$/,
    examples: ['npm run requirements -- untested'],
  },
  'local/reset.ts': {
    usage: 'npm run reset [-- --yes]',
    text: 'Deletes all data in DATA_DIR; asks first unless --yes is given.',
    accepts: /^--yes$/,
    examples: ['npm run reset -- --yes'],
  },
  'local/backup.ts': {
    usage: 'npm run backup [-- FOLDER] [--json]',
    text: 'Copies content, stock, enquiries and secrets of the system on this machine to a new folder in FOLDER (default: beside DATA_DIR), also while it runs.',
    accepts: /^(--json|[^-].*)$/,
    examples: ['npm run backup', 'npm run backup -- /srv/backups --json'],
  },
  'local/restore.ts': {
    usage: 'npm run restore -- FOLDER [--yes] [--json]',
    text: 'Checks a backup; with --yes puts it in the place of DATA_DIR, whose former content is renamed. The system must not be running.',
    accepts: /^(--yes|--json|[^-].*)$/,
    examples: ['npm run restore -- /srv/backups/backup-2026-07-01T00-00-00-000Z --yes'],
  },
  'local/lake/main.ts': {
    usage: 'npm run lake',
    text: 'Serves the content lake alone (HOST, STUDIO_PORT, DATA_DIR).',
    examples: ['STUDIO_PORT=5333 npm run lake'],
  },
  'local/search/main.ts': {
    usage: 'npm run search',
    text: 'Serves the search alone; its variables are those of the real server (MEILI_HTTP_ADDR, MEILI_DB_PATH).',
    examples: ['MEILI_HTTP_ADDR=127.0.0.1:7701 npm run search'],
  },
  'local/notices.ts': {
    usage: 'npm run notices',
    text: 'Writes THIRD_PARTY_NOTICES.md: the packages used in production and their licences.',
    examples: ['npm run notices'],
  },
  'site/env-example/main.ts': {
    usage: 'npm run env-example',
    text: 'Writes .env.example from the schema of variables (site/server/env.ts) and docs/variables.md.',
    examples: ['npm run env-example'],
  },
  'studio/sanity-commands.ts': {
    usage: 'npm run schema | npm run typegen',
    text: 'Checks and extracts the Studio’s schema; typegen also generates the types of documents and query results.',
    accepts: /^(schema|typegen)$/,
    examples: ['npm run typegen'],
  },
}

/**
 * What to print instead of running a command: its help, or the usage after an argument that it does not take.
 * @param {string[]} words the script and its arguments
 * @returns {{ text: string, exitCode: 0 | 2 } | null} null: run it
 */
export function helpFor([script, ...args]) {
  const command = COMMANDS[script]
  if (!command) return null
  const { usage, text, examples, accepts } = command
  const help = [
    `Usage: ${usage}`,
    '',
    text,
    '',
    EXIT,
    DOCS,
    '',
    'Examples:',
    ...examples.map((line) => `  ${line}`),
  ].join('\n')
  if (args.some((arg) => arg === '--help' || arg === '-h')) return { text: help, exitCode: 0 }
  const unknown = args.find((arg) => !accepts?.test(arg))
  return unknown === undefined ? null : { text: `Unknown argument: ${unknown}\n\n${help}`, exitCode: 2 }
}

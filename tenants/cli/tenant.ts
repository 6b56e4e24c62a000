// Dealers from the command line: makes, lists, compares, retires, deletes and restores them, over HTTP. See arguments.ts.
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { CommanderError } from 'commander'
import { createLakeClient, explainLakeError } from '../seed/lake-client.ts'
import { parseLakeSettings } from '../seed/lake-settings.ts'
import { putRoles } from '../seed/put-roles.ts'
import { DealerError } from '../src/lifecycle/index.ts'
import { readTenantCommand } from './tenant/arguments.ts'
import { BackupError } from './tenant/backup-file.ts'
import { NoSuchDealerError, type Session } from './tenant/lake-session.ts'
import { runTenantCommand } from './tenant/run-command.ts'
import { createSiteAddress } from './tenant/site-address.ts'

/** Commands after which other dealers are there. */
const CHANGE_ROLES: ReadonlySet<string> = new Set(['new', 'delete', 'restore'])
class PlaceTokenError extends Error {}

const EXPECTED = [DealerError, NoSuchDealerError, BackupError, PlaceTokenError]

async function main(): Promise<void> {
  const command = readTenantCommand(process.argv.slice(2), {
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  })
  const { lake, problems } = parseLakeSettings(process.env)
  if (lake === null) throw new Error(`The content lake is not known. ${problems.join('; ')}`)
  const session: Session = {
    client: createLakeClient(lake),
    say: (line) => console.log(line),
    ask,
    now: new Date().toISOString(),
    siteAddress: createSiteAddress(process.env),
    connectPlace: (place) => {
      const token = process.env.PLACE_WRITE_TOKEN
      if (!token)
        throw new PlaceTokenError(
          'PLACE_WRITE_TOKEN is missing: a token that writes the dealer’s own dataset.',
        )
      return createLakeClient({ ...lake, ...place, token })
    },
    backupFolder: join(process.env.DATA_DIR || '.data', 'backups'),
  }
  try {
    await runTenantCommand(command, session)
    if (lake.apiHost && CHANGE_ROLES.has(command.kind))
      await putRoles(lake.apiHost, lake.token, session.client)
  } catch (error) {
    if (isExpected(error)) throw error
    throw new Error(explainLakeError(error, lake), { cause: error })
  }
}

async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

function isExpected(error: unknown): boolean {
  return (
    EXPECTED.some((kind) => error instanceof kind) || typeof (error as { path?: unknown }).path === 'string'
  )
}

main().catch((error: unknown) => {
  // Its message or the help is printed already.
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

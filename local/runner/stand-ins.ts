// Starts the stand-ins of the hosted services and seeds empty ones, for npm start and npm run dev.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { selectEnvironment } from './process-environment.ts'
import { runScript } from './run.ts'
import { runnerFolder } from './runner-folder.ts'
import { ensureSearchKeys } from './search-keys.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { printError, step } from './steps.ts'
import type { Supervisor } from './supervisor.ts'

/** Starts lake, search and photos. */
export async function openStandIns(
  settings: Settings,
  secrets: Secrets,
  env: NodeJS.ProcessEnv,
  services: Supervisor,
): Promise<void> {
  await step('content lake, search, photos', async () => {
    const photos = { script: 'local/photos/main.ts', readyUrl: at(settings.ports.PHOTOS_PORT, '/health') }
    await Promise.all([
      openLakeAndSearch(settings, secrets, String(env.MEILI_URL), services),
      services.start('photos', photos),
    ])
  })
}

/** Adds the content that is missing, and mends what an earlier version wrote. */
export async function seedContent({ dataDir }: Settings, env: NodeJS.ProcessEnv): Promise<void> {
  await step(
    'content',
    () => runScript('Seeding the content', 'tenants/cli/seed.ts', [], selectEnvironment('seed', env)),
    asPrinted,
  )
  writeFileSync(seedStamp(dataDir), seedPrint(), { mode: 0o600 })
}

/** Whether this very version has seeded the data folder before, so that the site may start without waiting for it. */
export function isSeeded({ dataDir }: Settings): boolean {
  const stamp = seedStamp(dataDir)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === seedPrint()
}

const seedStamp = (dataDir: string) => join(runnerFolder(dataDir), 'seeded')
const seedPrint = () => fingerprint(['tenants', 'schemas/src'])

/** Starts what stores content and stock. */
export async function openLakeAndSearch(
  { ports }: Settings,
  secrets: Secrets,
  searchUrl: string,
  services: Supervisor,
): Promise<void> {
  const lake = { script: 'local/lake/main.ts', readyUrl: at(ports.STUDIO_PORT, '/v1/ping') }
  const search = { script: 'local/search/main.ts', readyUrl: at(ports.SEARCH_PORT, '/health') }
  await Promise.all([
    services.start('lake', lake),
    services.start('search', search).then(() => ensureSearchKeys(searchUrl, secrets)),
  ])
}

const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`

/** Imports every dealer's feeds; the site may start meanwhile. A refused import is a warning; it does not stop the start. */
export async function importStock(env: NodeJS.ProcessEnv): Promise<void> {
  const refused = await step(
    'stock',
    () =>
      runScript(
        'Importing the stock',
        STOCK_SCRIPT,
        ['import', '--if-changed'],
        selectEnvironment('stock', env),
      ),
    asPrinted,
  ).then(
    () => null,
    (error: unknown) => error,
  )
  if (refused === null) return
  printError(refused)
  process.stderr.write('Every site shows the stock that it had before.\n\n')
}

const STOCK_SCRIPT = 'site/stock/cli/stock.ts'

/** The scripts' last lines are made to be shown. */
const asPrinted = (line: string) => line

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

/**
 * Starts lake, search and photos, and seeds the content. Resolves when the site may start: once the content is there, or
 * straight away where this version has seeded this data folder before and only looks for what is missing.
 */
export async function openStandIns(
  settings: Settings,
  secrets: Secrets,
  env: NodeJS.ProcessEnv,
  services: Supervisor,
): Promise<{ content: Promise<void> }> {
  await step('content lake, search, photos', async () => {
    const photos = { script: 'local/photos/main.ts', readyUrl: at(settings.ports.PHOTOS_PORT, '/health') }
    await Promise.all([
      openLakeAndSearch(settings, secrets, String(env.MEILI_URL), services),
      services.start('photos', photos),
    ])
  })
  const print = fingerprint(['tenants', 'schemas/src'])
  const stamp = join(runnerFolder(settings.dataDir), 'seeded')
  const isSeeded = existsSync(stamp) && readFileSync(stamp, 'utf8') === print
  const content = step(
    'content',
    () => runScript('Seeding the content', 'tenants/cli/seed.ts', [], selectEnvironment('seed', env)),
    asPrinted,
  ).then(() => writeFileSync(stamp, print))
  // Awaited by the caller; marked as handled here, so that an earlier failure is reported instead of this one.
  content.catch(() => {})
  if (!isSeeded) await content
  return { content }
}

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

// Starts the stand-ins of the hosted services and seeds empty ones, for npm start and npm run dev.
import { environmentOf } from './process-environment.ts'
import { runScript } from './run.ts'
import { ensureSearchKeys } from './search-keys.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { step } from './steps.ts'
import type { Supervisor } from './supervisor.ts'

/** Starts lake, search and photos, and seeds the content. Returns when the site may start. */
export async function openStandIns(
  settings: Settings,
  secrets: Secrets,
  env: NodeJS.ProcessEnv,
  services: Supervisor,
): Promise<void> {
  const { STUDIO_PORT, SEARCH_PORT, PHOTOS_PORT } = settings.ports
  const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`
  await step('content lake, search, photos', async () => {
    await Promise.all([
      services.start('lake', { script: 'local/lake/main.ts', readyUrl: at(STUDIO_PORT, '/v1/ping') }),
      services
        .start('search', { script: 'local/search/main.ts', readyUrl: at(SEARCH_PORT, '/health') })
        .then(() => ensureSearchKeys(String(env.MEILI_URL), secrets)),
      services.start('photos', { script: 'local/photos/main.ts', readyUrl: at(PHOTOS_PORT, '/health') }),
    ])
  })
  await step(
    'content',
    () => runScript('Seeding the content', 'tenants/cli/seed.ts', [], environmentOf('seed', env)),
    asPrinted,
  )
}

/** Imports every dealer's feeds; the site may start meanwhile. */
export function importStock(env: NodeJS.ProcessEnv): Promise<string> {
  const stock = step(
    'stock',
    () =>
      runScript('Importing the stock', 'site/stock/cli/stock.ts', ['import'], environmentOf('stock', env)),
    asPrinted,
  )
  // The caller awaits it later; marked as handled here, so that a failure before that is reported instead of this one.
  stock.catch(() => {})
  return stock
}

/** The scripts' last lines are made to be shown. */
const asPrinted = (line: string) => line

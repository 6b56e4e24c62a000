// Starts what stands in for the hosted services and fills what is empty; both npm start and npm run dev begin so.
import type { Parts } from './parts.ts'
import { environmentOf } from './process-environment.ts'
import { runScript } from './run.ts'
import { ensureSearchKeys } from './search-keys.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { step } from './steps.ts'

/** Starts lake, search and photos, and seeds the content. Returns when the site may start. */
export async function openStandIns(
  settings: Settings,
  secrets: Secrets,
  env: NodeJS.ProcessEnv,
  parts: Parts,
): Promise<void> {
  const { STUDIO_PORT, SEARCH_PORT, PHOTOS_PORT } = settings.ports
  const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`
  await step('content lake, search, photos', async () => {
    const lake = parts.start('lake', 'local/lake/main.ts')
    const search = parts.start('search', 'local/search/main.ts')
    const photos = parts.start('photos', 'local/photos/main.ts')
    await Promise.all([
      parts.ready(lake, at(STUDIO_PORT, '/v1/ping')),
      parts
        .ready(search, at(SEARCH_PORT, '/health'))
        .then(() => ensureSearchKeys(String(env.MEILI_URL), secrets)),
      parts.ready(photos, at(PHOTOS_PORT, '/health')),
    ])
  })
  await step(
    'content',
    () => runScript('Seeding the content', 'tenants/cli/seed.ts', [], environmentOf('seed', env)),
    says,
  )
}

/** Imports every dealer's feeds; the site may start meanwhile. */
export function importStock(env: NodeJS.ProcessEnv): Promise<string> {
  const stock = step(
    'stock',
    () => runScript('Importing the stock', 'site/stock/cli/import.ts', [], environmentOf('stock', env)),
    says,
  )
  // The caller awaits it later; marked as handled here, so that a failure before that is reported instead of this one.
  stock.catch(() => {})
  return stock
}

const says = (line: string) => line

import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dateAt } from '@forecourt/schemas/contract/pure'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { findDealer, type StockContext } from './stock-context.ts'

/** The program that reads feeds, from the root of the checkout. */
const PROGRAM = ['site/stock', 'site/app', 'site/db', 'schemas/src']
const ROOT = join(import.meta.dirname, '../../..')

/**
 * A hash of all that an import of these feeds follows from: the feeds, their dealers' settings and days, and this program. Null
 * where a feed is missing, which its import reports.
 */
export async function hashInputs(
  context: StockContext,
  feeds: readonly DealerFeed[],
  now: string,
): Promise<string | null> {
  const dealers = await Promise.all(feeds.map(({ tenantSlug }) => findDealer(context, tenantSlug)))
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
  for (const folder of PROGRAM) addSources(hash, join(ROOT, folder))
  for (const [at, feed] of feeds.entries()) {
    const file = await readFile(feed.path).catch(() => null)
    if (file === null) return null
    const dealer = dealers[at] ?? null
    // Dates of demo feeds move with the dealer's day.
    const day = dealer && dateAt(now, dealer.timeZone)
    hash.update(JSON.stringify([feed, dealer, day], withoutPictures)).update(file)
  }
  return hash.digest('hex')
}

/** Those of places and makes are in no car's document, and the embedded lake's addresses of them change with its port. */
const withoutPictures = (key: string, value: unknown) =>
  key === 'image' || (typeof value === 'string' && PICTURE.test(value)) ? undefined : value

/** https://www.sanity.io/docs/apis-and-sdks/image-urls */
const PICTURE = /\/images\/[^/]+\/[^/]+\/[0-9a-f]{40}-\d+x\d+\.\w+$/

function addSources(hash: Hash, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addSources(hash, path)
    else if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path))
  }
}

/** Whether the last import of all feeds had these inputs, and nobody has written to the index since: another changes nothing. */
export async function isAsImported(context: StockContext, inputs: string): Promise<boolean> {
  const last = await readFile(fileIn(context), 'utf8').catch(() => null)
  return last === (await formatState(context, inputs))
}

export async function recordImport(context: StockContext, inputs: string): Promise<void> {
  await writeFile(fileIn(context), await formatState(context, inputs), { mode: 0o600 })
}

const fileIn = ({ folder }: StockContext) => join(folder, 'last-import.json')

const formatState = async ({ store }: StockContext, inputs: string) =>
  JSON.stringify({ inputs, index: await store.readVersion() })

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { FEED_FORMATS } from '../feed/feed-row.ts'

/** `tenants/<slug>/stock/manifest.json`: which feeds a dealer has and how their files are read. */
export const feedManifest = z.strictObject({
  feeds: z.array(
    z.strictObject({
      file: z.string().regex(/^[\w.-]+$/, 'a file beside the manifest'),
      format: z.enum(FEED_FORMATS),
      /** A full list of the stock: what it does not name is gone. */
      snapshot: z.boolean().default(true),
      /** The feed's location codes → slugs of the dealer's locations. */
      locationCodes: z.record(z.string(), z.string()).default({}),
      /** A demo feed's dates are as of this day and move to the day of the import. */
      datesAsOf: z.iso.date().optional(),
    }),
  ),
})

/** One feed of one dealer, with the file's whole path. */
export type DealerFeed = z.output<typeof feedManifest>['feeds'][number] & { tenantSlug: string; path: string }

/**
 * Every dealer's feeds under `<folder>/<slug>/stock/manifest.json`, by slug.
 * @throws Error naming the manifest that is not valid
 */
export async function listDealerFeeds(folder: string): Promise<DealerFeed[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const feeds = await Promise.all(slugs.sort().map((slug) => feedsOf(join(folder, slug, 'stock'), slug)))
  return feeds.flat()
}

async function feedsOf(folder: string, tenantSlug: string): Promise<DealerFeed[]> {
  const path = join(folder, 'manifest.json')
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  try {
    return feedManifest
      .parse(JSON.parse(text))
      .feeds.map((feed) => ({ ...feed, tenantSlug, path: join(folder, feed.file) }))
  } catch (error) {
    throw new Error(`${path} is not a valid feed manifest: ${(error as Error).message}`, { cause: error })
  }
}

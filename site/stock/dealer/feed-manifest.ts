import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { z } from 'zod'
import { FEED_FORMATS } from '../feed/feed-row.ts'
import { manifestProblem } from './manifest-problem.ts'

/** Encodings that a manifest can force; otherwise it is detected (see decode-text.ts). */
export const FEED_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type FeedEncoding = (typeof FEED_ENCODINGS)[number]

/** How one feed of a dealer is read. */
export const feedSettings = z.strictObject({
  file: z.string().regex(/^[\w.-]+$/, 'a file beside the manifest'),
  /**
   * `dms-json` (an array, `{vehicles: […]}` or one vehicle), `csn-dto` (an array, or one vehicle per line), `csv` or
   * `xml`.
   */
  format: z.enum(FEED_FORMATS),
  /** A full list of the stock: cars that are missing from it are removed. csv and xml files always are. */
  snapshot: z.boolean().default(true),
  /** xml: the element of one vehicle, case-insensitive. */
  element: z
    .string()
    .regex(/^[A-Za-z_][\w.-]*$/, 'the name of an element')
    .default('vehicle'),
  /** Forces an encoding; default: detected. */
  encoding: z.enum(FEED_ENCODINGS).optional(),
  /** csv: forces a delimiter; default: detected from the header line. */
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  /** The feed's location codes → slugs of the dealer's locations. A code that is a slug needs no entry. */
  locationCodes: z.record(z.string(), z.string()).default({}),
  /**
   * The feed's codes of dealerships (`Seller.Identifier`, `external_dealership_identifier`) → slugs of the dealer's
   * dealerships. A code that is a dealership's id or slug needs no entry.
   */
  dealershipCodes: z.record(z.string(), z.string()).default({}),
  /** Demo feeds: dates are relative to this day and shifted to the day of the import. */
  datesAsOf: z.iso.date().optional(),
})

/** `tenants/<slug>/stock/manifest.json`: which feeds a dealer has and how their files are read. */
export const feedManifest = z.strictObject({
  feeds: z.array(
    feedSettings.refine(({ format, snapshot }) => snapshot || format === 'dms-json' || format === 'csn-dto', {
      path: ['snapshot'],
      message: 'a csv or xml feed is always a full list of the stock',
    }),
  ),
})

/** One feed of one dealer, with the file's whole path and the files of the dealer's other feeds. */
export type DealerFeed = z.output<typeof feedSettings> & {
  tenantSlug: string
  path: string
  siblings: readonly string[]
  /** The file that owns new cars of this feed; for pushed cars another than its own. */
  owner?: string
}

/** Feed name of pushed vehicles that belong to no file of the dealer. */
export const PUSH_FEED = 'push'

/** A manifest that is not valid; the message is for staff. */
export class FeedManifestError extends Error {
  override readonly name = 'FeedManifestError'
  readonly tenantSlug: string

  constructor(tenantSlug: string, ...problem: ConstructorParameters<typeof Error>) {
    super(...problem)
    this.tenantSlug = tenantSlug
  }
}

/**
 * Every dealer's feeds under `<folder>/<slug>/stock/manifest.json`, by slug.
 * @param skip called with each invalid manifest: one dealer's must not stop the other dealers' imports
 */
export async function listDealerFeeds(
  folder: string,
  skip: (problem: FeedManifestError) => void,
): Promise<DealerFeed[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const feeds = await Promise.all(
    slugs.sort().map((slug) =>
      listFeedsOf(folder, slug).catch((error: unknown) => {
        if (!(error instanceof FeedManifestError)) throw error
        skip(error)
        return []
      }),
    ),
  )
  return feeds.flat()
}

/** The feeds of one dealer; none when there is no manifest. @throws FeedManifestError naming the manifest when it is not valid */
export function listFeedsOf(folder: string, tenantSlug: string): Promise<DealerFeed[]> {
  return listFeeds(join(folder, tenantSlug, 'stock'), tenantSlug)
}

async function listFeeds(folder: string, tenantSlug: string): Promise<DealerFeed[]> {
  const path = join(folder, 'manifest.json')
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  try {
    const { feeds } = feedManifest.parse(JSON.parse(text))
    return feeds.map((feed) => ({
      ...feed,
      tenantSlug,
      path: join(folder, feed.file),
      siblings: feeds.map(({ file }) => file).filter((file) => file !== feed.file),
    }))
  } catch (error) {
    throw new FeedManifestError(tenantSlug, manifestProblem(path, text, error), { cause: error })
  }
}

/** Default folder of the dealers' manifests. */
export const FEED_FOLDER = join(import.meta.dirname, '../../../tenants')

/**
 * The feed that a file belongs to: by its name (`feed.csv` or `feed-20260710.csv`), else the dealer's only feed; null when
 * that is ambiguous.
 */
export function matchFeed(feeds: readonly DealerFeed[], path: string): DealerFeed | null {
  const name = basename(path)
  const exact = feeds.find(({ file }) => file === name)
  if (exact !== undefined) return exact
  const alike = feeds.filter(({ file }) => hasDateSuffix(name, file))
  if (alike.length === 1) return alike[0] ?? null
  return feeds.length === 1 ? (feeds[0] ?? null) : null
}

/** Whether a name is the feed's name with a suffix, usually a date. */
function hasDateSuffix(name: string, file: string): boolean {
  const extension = extname(file)
  const stem = basename(file, extension)
  return name.endsWith(extension) && /^[-_. ]/.test(name.slice(stem.length)) && name.startsWith(stem)
}

import { access } from 'node:fs/promises'
import { withChosenFeed } from '../dealer/chosen-feed.ts'
import {
  type DealerFeed,
  type FeedManifestError,
  listDealerFeeds,
  matchFeed,
} from '../dealer/feed-manifest.ts'
import { type FeedSource, fileSource } from '../feed/feed-source.ts'
import { COMMAND_WAIT_MS } from '../import/runs/import-lock.ts'
import { acceptedNothing } from '../import/runs/import-run.ts'
import { runImport } from '../import/runs/run-import.ts'
import { differenceLines, reportLines } from '../import/runs/run-report.ts'
import { hashInputs, isAsImported, recordImport } from './last-import.ts'
import { findDealer, prepareStock, type StockContext } from './stock-context.ts'
import { UsageError } from './stock-options.ts'

/** `import [dealer] [file]`; with `--json` one object a feed and line. Returns the exit code: 1 when a feed was refused. */
export async function importCommand(context: StockContext): Promise<number> {
  const { settings, print } = context
  const [slug, file] = settings.args
  const feeds = await chosenFeeds(context)
  await prepareStock(context)
  const { ifChanged, dryRun } = settings.flags
  const isOfAll = slug === undefined && ifChanged && !dryRun
  const inputs = isOfAll ? await hashInputs(context, feeds, new Date().toISOString()) : null
  if (inputs !== null && (await isAsImported(context, inputs))) {
    print(`${feeds.length} feeds, as at the last import`)
    return 0
  }
  let [failures, rows] = [0, 0]
  for (const feed of feeds) {
    const source = fileSource(file ?? feed.path)
    const imported = await importOne(context, { feed, source, inFull: slug !== undefined })
    if (imported === null) failures += 1
    else rows += imported
  }
  if (inputs !== null && failures === 0) await recordImport(context, inputs)
  if (slug === undefined && !settings.flags.json) {
    print(`${rows} cars of ${feeds.length} feeds${failures > 0 ? `, ${failures} feeds failed` : ''}`)
  }
  return failures === 0 ? 0 : 1
}

/** Number of rows read; null when the feed, or every row of a named dealer's feed, was rejected. */
export async function importOne(
  context: StockContext,
  { feed, source, inFull }: { feed: DealerFeed; source: FeedSource; inFull: boolean },
): Promise<number | null> {
  const { settings, print } = context
  const since = performance.now()
  const dealer = await findDealer(context, feed.tenantSlug)
  if (dealer === null) {
    print(`${feed.tenantSlug}: no such dealer in the content; its feed was not read`)
    // In an import of all dealers this is a dealer that was deleted, which must not keep the site from starting.
    return inFull ? null : 0
  }
  if (!inFull && dealer.stockFeed?.file === feed.file) {
    print(
      `${feed.tenantSlug}: ${feed.file} is brought in the Studio; the file beside the manifest was not read`,
    )
    return 0
  }
  const { force, now = new Date().toISOString() } = settings.flags
  const run = await runImport({ feed, source, dealer }, context, {
    now,
    force,
    dryRun: settings.flags.dryRun,
    waitMs: COMMAND_WAIT_MS,
  })
  const seconds = (performance.now() - since) / 1_000
  if (settings.flags.json) print(JSON.stringify(run))
  else for (const line of inFull ? differenceLines(run, seconds) : reportLines(run, seconds)) print(line)
  if (!settings.flags.json && 'refused' in run && run.stopped)
    print(againLine(feed.tenantSlug, settings.args[1]))
  // In an import of all dealers such a feed must not keep the site from starting.
  return 'refused' in run || (inFull && acceptedNothing(run)) ? null : run.rows
}

/** The command that imports what was held back, as it is to be typed. */
const againLine = (slug: string, file: string | undefined) =>
  `  If that is right: npm run stock -- import ${slug}${file === undefined ? '' : ` ${file}`} --force`

async function chosenFeeds(context: StockContext): Promise<DealerFeed[]> {
  const { settings, print } = context
  const [slug, file] = settings.args
  const skip = (problem: FeedManifestError) => {
    if (problem.tenantSlug === slug) throw problem
    if (slug === undefined) print(problem.message)
  }
  const all = await listDealerFeeds(settings.flags.feeds, skip)
  const feeds = slug === undefined ? all : await feedsOfDealer(context, all, { slug, file })
  if (feeds.length === 0) {
    const known = [...new Set(all.map(({ tenantSlug }) => tenantSlug))].join(', ')
    throw new UsageError(
      `There is no feed${slug === undefined ? '' : ` of "${slug}"`} in ${settings.flags.feeds}. Dealers with feeds: ${known || 'none'}.`,
    )
  }
  const chosen = file === undefined ? feeds : [requireFeed(feeds, file)]
  // A missing file of the manifest fails that dealer's run only.
  if (file !== undefined) await requireFile(file)
  return settings.flags.change ? chosen.map(asChange) : chosen
}

/** Those of the manifest and of the Studio; without a file, those whose file is beside the manifest. */
async function feedsOfDealer(
  context: StockContext,
  all: readonly DealerFeed[],
  { slug, file }: { slug: string; file: string | undefined },
): Promise<DealerFeed[]> {
  const own = all.filter(({ tenantSlug }) => tenantSlug === slug)
  if (file === undefined) return own
  const dealer = await findDealer(context, slug)
  return withChosenFeed(own, slug, dealer?.stockFeed ?? null)
}

function requireFeed(feeds: readonly DealerFeed[], file: string): DealerFeed {
  const feed = matchFeed(feeds, file)
  if (feed !== null) return feed
  const names = feeds.map((each) => each.file).join(', ')
  throw new UsageError(`Which feed is ${file}? Name the file like one of: ${names}.`)
}

function asChange(feed: DealerFeed): DealerFeed {
  if (feed.format === 'dms-json' || feed.format === 'csn-dto') return { ...feed, snapshot: false }
  throw new UsageError(
    `A ${feed.format} feed is always a full list of the stock; --change is for the json formats.`,
  )
}

async function requireFile(path: string): Promise<void> {
  try {
    await access(path)
  } catch (error) {
    throw new UsageError(`The file ${path} cannot be read.`, { cause: error })
  }
}

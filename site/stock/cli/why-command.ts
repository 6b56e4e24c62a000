import type { CarStanding, DeskOverview, RowNote } from '#app/features/import-report/import-report.ts'
import { FolderStockDesk } from '../report/import-report.ts'
import { findBundle, type StockContext } from './stock-context.ts'
import { UsageError } from './stock-options.ts'

/** `why <dealer> [stock number]`: is the car on the site, and why; without a number, what is set aside. */
export async function whyCommand(context: StockContext): Promise<number> {
  const { settings, store, folder, print } = context
  const [slug = '', stocknum] = settings.args
  const bundle = await findBundle(context, slug)
  if (bundle === null) throw new UsageError(`There is no dealer "${slug}".`)
  const desk = new FolderStockDesk({ store, folder })
  const now = settings.flags.now ?? new Date().toISOString()
  const lines =
    stocknum === undefined
      ? overviewLines(await desk.overview(slug))
      : (await desk.explain(bundle.tenant, stocknum, now)).flatMap(standingLines)
  for (const line of lines) print(line)
  return 0
}

function standingLines({
  stocknum,
  name,
  live,
  reasons,
  changesAt,
  slug,
  notes,
  prices,
}: CarStanding): string[] {
  return [
    `${[stocknum, name].filter(Boolean).join('  ')}: ${live ? 'live' : 'not live'}${slug === null ? '' : ` at /cars/${slug}`}`,
    ...reasons.map(({ text }) => `  ${text}`),
    ...(changesAt === undefined ? [] : [`  That changes at ${changesAt}.`]),
    ...notes.filter(({ kind }) => kind === 'warning').map((note) => `  warning: ${noteText(note)}`),
    ...prices.map(({ at, before, after }) => `  price ${at}: ${money(before)} → ${money(after)}`),
  ]
}

function overviewLines({ feeds, setAside, setAsideTotal, warningsTotal }: DeskOverview): string[] {
  if (feeds.length === 0) return ['There has been no import of this dealer yet.']
  return [
    ...feeds.map(({ at, feed, summary }) => `${at}  ${feed}: ${summary}`),
    `${setAsideTotal} rows are set aside, ${warningsTotal} warnings`,
    ...setAside.map((note) => `  ${noteText(note)}`),
  ]
}

function noteText({ feed, line, stocknum, field, reason }: RowNote): string {
  return `${feed} line ${line}${stocknum === '' ? '' : ` ${stocknum}`}: ${field} ${reason}`
}

const dollars = new Intl.NumberFormat('en-AU')
const money = (price: number | null) => (price === null ? 'Enquire' : `$${dollars.format(price)}`)

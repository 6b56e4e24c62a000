import type { CarExplanation, ImportOverview, RowNote } from '#app/integrations/import-report.ts'
import { StoredImportReport } from '../report/import-report.ts'
import { requireBundle, type StockContext } from './stock-context.ts'

/** `why <dealer> [stock number]`: whether and why the car is on the site; without a number, the rejected rows. */
export async function whyCommand(context: StockContext): Promise<number> {
  const { settings, store, db, print } = context
  const [slug = '', stocknum] = settings.args
  const bundle = await requireBundle(context, slug)
  const report = new StoredImportReport({ store, db })
  const now = settings.flags.now ?? new Date().toISOString()
  if (stocknum === undefined) {
    const overview = await report.overview(slug)
    for (const line of settings.flags.json ? [JSON.stringify(overview, null, 2)] : overviewLines(overview))
      print(line)
    return 0
  }
  const cars = await report.explain(bundle.tenant, stocknum, now)
  for (const line of settings.flags.json ? [JSON.stringify(cars, null, 2)] : cars.flatMap(explanationLines))
    print(line)
  return 0
}

function explanationLines({
  stocknum,
  name,
  live,
  reasons,
  changesAt,
  slug,
  notes,
  prices,
}: CarExplanation): string[] {
  return [
    `${[stocknum, name].filter(Boolean).join('  ')}: ${live ? 'live' : 'not live'}${slug === null ? '' : ` at /cars/${slug}`}`,
    ...reasons.map(({ text }) => `  ${text}`),
    ...(changesAt === undefined ? [] : [`  That changes at ${changesAt}.`]),
    ...notes.filter(({ kind }) => kind === 'warning').map((note) => `  warning: ${noteText(note)}`),
    ...prices.map(({ at, before, after }) => `  price ${at}: ${money(before)} → ${money(after)}`),
  ]
}

function overviewLines({ feeds, rejected, rejectedTotal, warningsTotal }: ImportOverview): string[] {
  if (feeds.length === 0) return ['There has been no import of this dealer yet.']
  return [
    ...feeds.map(({ at, feed, summary }) => `${at}  ${feed}: ${summary}`),
    `${rejectedTotal} ${rejectedTotal === 1 ? 'row is' : 'rows are'} rejected, ${warningsTotal} warning${warningsTotal === 1 ? '' : 's'}`,
    ...rejected.map((note) => `  ${noteText(note)}`),
  ]
}

function noteText({ feed, line, stocknum, field, reason }: RowNote): string {
  return `${feed} line ${line}${stocknum === '' ? '' : ` ${stocknum}`}: ${field} ${reason}`
}

const dollars = new Intl.NumberFormat('en-AU')
const money = (price: number | null) => (price === null ? 'Enquire' : `$${dollars.format(price)}`)

import { formatInstant } from '@forecourt/schemas/contract/pure'
import type { DealerContext, RequestContext } from '#app/context.ts'
import { requireStaffPreview } from '#app/http/require-staff.ts'
import type { CarExplanation, RowNote } from '#app/integrations/import-report.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { carPath, importReportPath } from '#app/paths.ts'

/** One line of a list on the page. */
export type ReportLine = { id: string; title: string; text: string }

export type ReportCar = {
  title: string
  live: boolean
  href: string | null
  /** All reasons as text. */
  reasons: string[]
  notes: string[]
  prices: ReportLine[]
}

export type ImportReportModel = {
  meta: PageMeta
  /** The requested stock number, or ''. */
  asked: string
  cars: ReportCar[]
  feeds: (ReportLine & { refused: boolean })[]
  rejected: { total: number; lines: ReportLine[] }
  warnings: { total: number; lines: ReportLine[] }
}

const MAX_STOCKNUM_LENGTH = 80

/**
 * The import report of a dealer, with the explanation of one car if a stock number is requested.
 * @throws 404 unless a member of the dealer's staff asks, in a preview
 */
export async function getImportReport(
  dealer: DealerContext,
  context: Pick<RequestContext, 'importReport' | 'preview' | 'staff'>,
  requested: string | null,
): Promise<ImportReportModel> {
  requireStaffPreview(context)
  const { importReport: report } = context
  if (report === undefined) throw new Response('No such page', { status: 404 })
  const { tenant } = dealer.bundle
  const at = (instant: string) => formatInstant(instant, tenant.timeZone)
  const asked = (requested ?? '').trim().slice(0, MAX_STOCKNUM_LENGTH)
  const [overview, explanations] = await Promise.all([
    report.overview(tenant.slug),
    asked === '' ? [] : report.explain(tenant, asked, dealer.now),
  ])
  const { feeds, rejected, rejectedTotal, warnings, warningsTotal } = overview
  return {
    meta: {
      title: 'Stock import report',
      description: 'How the stock was imported, for staff.',
      path: importReportPath(),
      ...siteMeta(dealer),
    },
    asked,
    cars: explanations.map((explanation) => buildCar(explanation, at)),
    feeds: feeds.map((feed) => ({
      id: feed.run,
      title: `${feedName(feed.feed)}, ${at(feed.at)}`,
      text: feed.summary,
      refused: feed.refused,
    })),
    rejected: { total: rejectedTotal, lines: rejected.map(noteLine) },
    warnings: { total: warningsTotal, lines: warnings.map(noteLine) },
  }
}

function buildCar(
  { stocknum, name, live, slug, reasons, changesAt, notes, prices }: CarExplanation,
  at: (instant: string) => string,
): ReportCar {
  const change = changesAt === undefined ? [] : [`That changes on ${at(changesAt)}.`]
  return {
    title: [stocknum, name].filter(Boolean).join(', '),
    live,
    href: slug === null ? null : carPath(slug),
    reasons: [...reasons.map(({ text }) => text), ...change],
    notes: notes.filter(({ kind }) => kind === 'warning').map((note) => `${note.field}: ${note.reason}`),
    prices: prices.map(({ at: when, before, after }) => ({
      id: `${when} ${before}`,
      title: at(when),
      text: `${money(before)} → ${money(after)}`,
    })),
  }
}

function noteLine({ run, line, kind, feed, stocknum, field, reason }: RowNote, index: number): ReportLine {
  const title = `${feedName(feed)}, line ${line}${stocknum === '' ? '' : `, ${stocknum}`}`
  return { id: `${kind} ${run} ${line} ${field} ${index}`, title, text: `${field}: ${reason}` }
}

const feedName = (feed: string) => (feed === 'push' ? 'Pushed by the dealer’s system' : feed)
const dollars = new Intl.NumberFormat('en-AU')
const money = (price: number | null) => (price === null ? 'Enquire' : `$${dollars.format(price)}`)

import type { InsightPart, TenantBundle } from '@forecourt/schemas/contract'
import { COUNTS_ONLY, dateAt, formatDate } from '@forecourt/schemas/contract/pure'
import { formatCount } from '#app/domain/words/count.ts'
import type { Database } from '#db/database.ts'
import { findFirstInsightDay } from '#db/insights/insights-repository.ts'
import { hasReport, insertReport } from '#db/insights/report-repository.ts'
import { computeMonth } from './insight-period.ts'
import { describeItem, describeTime } from './insight-words.ts'
import { readTime, type TimeRead } from './read-time.server.ts'

const MOST_ITEMS = 12

type ReportParts = {
  db: Database
  /** Null while no content has been read. */
  listDealers: () => Promise<readonly { slug: string }[] | null>
  findBundle: (tenantSlug: string) => Promise<TenantBundle | null>
  clock: () => number
  log: Record<'info' | 'warn', (details: object, message: string) => void>
}

/** Puts each dealer's report of the last month into the outbox, once, from the day on that its settings name. */
export class MonthlyReports {
  readonly #parts: ReportParts

  constructor(parts: ReportParts) {
    this.#parts = parts
  }

  /** One round. A dealer whose report cannot be made does not stop the others. @throws Error in the end that names them */
  async run(): Promise<void> {
    const { listDealers, log } = this.#parts
    const failed: string[] = []
    for (const { slug } of (await listDealers()) ?? [])
      await this.#report(slug).catch((error: unknown) => {
        failed.push(slug)
        log.warn({ tenant: slug, error: String(error) }, 'a monthly report was not made')
      })
    if (failed.length > 0) throw new Error(`No report was made for ${failed.join(', ')}.`)
  }

  async #report(slug: string): Promise<void> {
    const { db, findBundle, clock, log } = this.#parts
    const bundle = await findBundle(slug)
    if (bundle === null || bundle.tenant.monthlyReport.mailTo.length === 0) return
    const now = new Date(clock()).toISOString()
    const { timeZone, name, monthlyReport } = bundle.tenant
    const today = dateAt(now, timeZone)
    if (Number(today.slice(8)) < monthlyReport.day) return
    const month = computeMonth(today)
    const key = month.from.slice(0, 7)
    if (await hasReport(db, slug, key)) return
    const since = await findFirstInsightDay(db, slug)
    if (since === null || since > month.until) return
    const time = await readTime(db, { bundle, picture: null }, month)
    const words = formatMonth(month.from)
    const report = {
      tenant_slug: slug,
      month: key,
      subject: `${name}: did it work in ${words}?`,
      text: formatReport(time, words),
      created_at: now,
    }
    if (await insertReport(db, report)) log.info({ tenant: slug, month: key }, 'a monthly report is mailed')
  }
}

/** `2026-10-01` as `October 2026`. */
const formatMonth = (day: string) => formatDate(day).replace(/^\d+ /, '')

/** A report in plain words: the verdicts first, then the numbers. */
function formatReport({ figures, items, searches, sentFrom, cameBy }: TimeRead, month: string): string {
  const { visits, looks, enquiries } = figures
  const ran = items.filter(({ kind }) => kind !== 'page').slice(0, MOST_ITEMS)
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[title, ...lines].join('\n')]
  return [
    describeTime({ enquiries, items, isEarly: false }, 'month'),
    `${month}: ${formatCount(visits.now)} visits, ${formatCount(looks.now)} cars looked at, ${formatCount(enquiries.now)} enquiries.`,
    ...part('What you ran, counted since each began', ran.map(describeItem)),
    ...part(
      'Searched, found nothing',
      searches.words.map(({ words, times }) => `“${words}”, ${formatCount(times)} times`),
    ),
    ...part('Where enquiries were sent', sentFrom.map(describePart)),
    ...part('Where they came from', cameBy.map(describePart)),
    `${COUNTS_ONLY.title}: ${COUNTS_ONLY.text}`,
  ].join('\n\n')
}

const describePart = ({ name, now, before }: InsightPart) =>
  `${name}: ${formatCount(now)}, the month before ${formatCount(before)}`

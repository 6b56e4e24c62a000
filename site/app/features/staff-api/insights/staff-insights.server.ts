import {
  INSIGHT_WEEKS,
  type InsightWeeks,
  type StaffInsightItem,
  type StaffInsights,
  type staffSpreadsheet,
} from '@forecourt/schemas/contract'
import { COUNTED_KINDS, dateAt, VERDICT_WORDS } from '@forecourt/schemas/contract/pure'
import { stringify } from 'csv-stringify/sync'
import * as z from 'zod'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireDealerStaff } from '#app/http/require-dealer-staff.ts'
import { findFirstInsightDay } from '#db/insights/insights-repository.ts'
import { countAges, listUnaskedCars } from './insight-cars.server.ts'
import { computePeriod, findFirstFullWeek, type InsightPeriod } from './insight-period.ts'
import { describeTime } from './insight-words.ts'
import { readItem, readTime } from './read-time.server.ts'

const asked = z.object({
  weeks: z.coerce
    .number()
    .pipe(z.union(INSIGHT_WEEKS.map((weeks) => z.literal(weeks))))
    .default(1),
})
const askedItem = z.object({ kind: z.enum([...COUNTED_KINDS, 'campaign']), id: z.string().min(1).max(200) })

/** @throws 400 */
function readParameters<T>(shape: z.ZodType<T>, { url }: RequestContext): T {
  const read = shape.safeParse(Object.fromEntries(url.searchParams))
  if (!read.success) throw new Response('No such time or thing', { status: 400 })
  return read.data
}

type Asked = { period: InsightPeriod; weeks: InsightWeeks; since: string | null }

async function findPeriod(context: RequestContext): Promise<Asked> {
  const { tenantSlug } = requireDealerStaff(context)
  const { weeks } = readParameters(asked, context)
  const { timeZone } = requireDealerContext(context).bundle.tenant
  const since = await findFirstInsightDay(context.db, tenantSlug)
  return { weeks, since, period: computePeriod(context.now, timeZone, { weeks, since }) }
}

/** What came of what the dealer's site ran, and what shoppers wanted. @throws 404 unless the user is staff; 400 */
export async function getStaffInsights(context: RequestContext): Promise<StaffInsights> {
  const { db, now } = context
  const { weeks, since, period } = await findPeriod(context)
  const dealer = requireDealerContext(context)
  const { leads, ...time } = await readTime(db, dealer, period)
  const isEarly = period.before === null
  const [cars, ages] = await Promise.all([
    listUnaskedCars(db, dealer, { today: period.today, leads }),
    countAges(dealer),
  ])
  const { from, until } = period
  const words = describeTime(
    { enquiries: time.figures.enquiries, items: time.items, isEarly },
    weeks === 1 ? 'week' : `${weeks} weeks`,
  )
  const fullWeekOn = isEarly ? findFirstFullWeek(since ?? period.today) : null
  return { at: now, weeks, from, until, since, isEarly, fullWeekOn, words, ...time, cars, ages }
}

/** One thing of the dealer's, and what stood at its place before. @throws 404 unless the user is staff; 400 */
export async function getStaffInsightItem(context: RequestContext): Promise<StaffInsightItem> {
  requireDealerStaff(context)
  const { kind, id } = readParameters(askedItem, context)
  const dealer = requireDealerContext(context)
  return readItem(context.db, dealer, { kind, id, today: dateAt(context.now, dealer.bundle.tenant.timeZone) })
}

/** What ran, as a spreadsheet. @throws 404 unless the user is staff; 400 */
export async function getInsightSpreadsheet(
  context: RequestContext,
): Promise<z.infer<typeof staffSpreadsheet>> {
  const { tenantSlug } = requireDealerStaff(context)
  const { period } = await findPeriod(context)
  const { items } = await readTime(context.db, requireDealerContext(context), period)
  const percent = (share: number | null | undefined) => (share == null ? '' : (share * 100).toFixed(2))
  const rows = items.map(
    ({ kind, name, place, from, until, seen, clicked, rate, usual, enquiries, verdict }) => [
      ...[name || 'Deleted', kind, place, from, until, seen, clicked, percent(rate)],
      ...[percent(usual?.low), percent(usual?.high), enquiries, VERDICT_WORDS[verdict]],
    ],
  )
  // A cell that begins as a formula would be calculated by the program that opens the file.
  const text = stringify(rows, {
    header: true,
    columns: COLUMNS,
    escape_formulas: true,
    record_delimiter: 'windows',
    bom: true,
  })
  return { fileName: `insights-${tenantSlug}-${period.from}.csv`, text, rows: rows.length }
}

const COLUMNS = [
  ...['What', 'Kind', 'Place', 'From', 'Until', 'Seen', 'Clicked', 'Clicked %'],
  ...['Usual from %', 'Usual to %', 'Enquiries after', 'So'],
]

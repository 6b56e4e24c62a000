import type {
  StaffCar,
  StaffCars,
  StaffImport,
  StaffStock,
  staffCarStories,
} from '@forecourt/schemas/contract'
import type { z } from 'zod'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { clampSoldDays } from '#app/domain/stock/stock-window.ts'
import { AppError } from '#app/errors.ts'
import { requireDealerStaff } from '#app/http/require-dealer-staff.ts'
import type {
  CarExplanation,
  ImportReport,
  ImportRunReport,
  RowNote,
  RunCounts,
} from '#app/integrations/import-report.ts'
import { carPath } from '#app/paths.ts'
import { findPricing } from '#db/stock/pricing-repository.ts'
import { type AskedAt, carQuestions } from './car-questions.ts'
import { describeRow, formatStopped } from './row-text.ts'

const MOST_ASKED = 80

/** How the dealer's stock came in. @throws 404 unless the user is staff; AppError stock_unavailable */
export async function getStaffStock(context: RequestContext): Promise<StaffStock> {
  const { report, tenantSlug } = requireReport(context)
  const [runs, overview, pricing] = await Promise.all([
    report.listRuns(tenantSlug),
    report.overview(tenantSlug),
    findPricing(context.db, tenantSlug),
  ])
  const { rejected, rejectedTotal, warnings, warningsTotal } = overview
  return {
    at: context.now,
    imports: runs.map(buildImport),
    leftOut: { total: rejectedTotal, rows: rejected.map(getNote) },
    remarks: { total: warningsTotal, rows: warnings.map(getNote) },
    pricing: pricing?.working_on ? { done: pricing.cars_done, total: pricing.cars_total } : null,
  }
}

/** The dealer's cars that words find; for no words, those that are not on the site. @throws as above */
export async function findStaffCars(context: RequestContext): Promise<StaffCars> {
  const { report } = requireReport(context)
  const words = askedText(context, 'words')
  const { tenant } = requireDealerContext(context).bundle
  const cars =
    words === ''
      ? await report.listNotLive(tenant, context.now)
      : await report.find(tenant, words, context.now)
  return { cars: cars.map(({ stocknum, name, live }) => ({ stockNumber: stocknum, name, live })) }
}

/** Why the cars with a stock number are on the site or not. @throws as above; 400 without a number */
export async function getStaffCar(context: RequestContext): Promise<z.infer<typeof staffCarStories>> {
  const { report, tenantSlug } = requireReport(context)
  const number = askedText(context, 'number')
  if (number === '') throw new Response('No stock number', { status: 400 })
  const { tenant } = requireDealerContext(context).bundle
  const [cars, [last]] = await Promise.all([
    report.explain(tenant, number, context.now),
    report.listRuns(tenantSlug),
  ])
  const at: AskedAt = {
    now: context.now,
    timeZone: tenant.timeZone,
    lastImport: last?.at ?? null,
    soldDays: clampSoldDays(tenant.stock.includeSoldCarsDays),
  }
  return { at: context.now, cars: cars.map((car) => buildCar(car, at)) }
}

/** The report for the dealer's staff. @throws 404 unless the user is staff; AppError stock_unavailable */
export function requireReport(context: RequestContext): { report: ImportReport; tenantSlug: string } {
  const { tenantSlug } = requireDealerStaff(context)
  const { importReport: report } = context
  if (report === undefined)
    throw new AppError('stock_unavailable', { message: 'no key to read whole documents of the index' })
  return { report, tenantSlug }
}

const askedText = ({ url }: RequestContext, name: string) =>
  (url.searchParams.get(name) ?? '').trim().slice(0, MOST_ASKED)

function buildImport({ run: id, feed, at, ...result }: ImportRunReport): StaffImport {
  if ('refused' in result) return { id, feed, at, counts: null, stopped: formatStopped(result.refused) }
  const { counts, rows } = result
  return {
    id,
    feed,
    at,
    stopped: '',
    counts: buildCounts(counts, rows),
  }
}

/** What an import did, as staff count it. */
export function buildCounts(counts: RunCounts, rows: number): NonNullable<StaffImport['counts']> {
  return {
    rows,
    fresh: counts.new,
    changed: counts.changed + counts['price drop'] + counts.reserved,
    unchanged: counts.unchanged,
    sold: counts.sold,
    gone: counts.gone,
    leftOut: counts.rejected,
  }
}

const getNote = (note: RowNote): StaffStock['leftOut']['rows'][number] => ({
  feed: note.feed,
  line: note.line,
  stockNumber: note.stocknum,
  ...describeRow(note),
})

function buildCar(car: CarExplanation, at: AskedAt): StaffCar {
  const { stocknum, name, live, slug, changesAt, notes, prices, cameAt, leftAt } = car
  const story: StaffCar['story'] = [
    ...(cameAt === null ? [] : [{ kind: 'came' as const, at: cameAt }]),
    ...prices.map((change) => ({
      kind: 'price' as const,
      at: change.at,
      before: change.before,
      after: change.after,
    })),
    ...(leftAt === null ? [] : [{ kind: 'left' as const, at: leftAt }]),
  ]
  return {
    stockNumber: stocknum,
    name,
    live,
    path: slug === null ? null : carPath(slug),
    changesAt: changesAt ?? null,
    questions: carQuestions(car, at),
    remarks: notes.filter(({ kind }) => kind === 'warning').map(getNote),
    story: story.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
  }
}

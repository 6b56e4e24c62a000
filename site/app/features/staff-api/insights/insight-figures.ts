import type { InsightFigure, StaffInsights } from '@forecourt/schemas/contract'
import { countWeeksBack, type Days, type InsightPeriod } from './insight-period.ts'

/** Weeks that a figure is drawn for. */
export const FIGURE_WEEKS = 8
/** Looks from which enquiries are set against them. */
const ENOUGH_LOOKS = 1_000

/** How often something happened on a day. */
export type DayCount = { day: string; count: number }

const sumOf = (counts: readonly DayCount[], { from, until }: Days) =>
  counts.reduce((sum, { day, count }) => (day >= from && day <= until ? sum + count : sum), 0)

/** A number of the period, of the one before, and of each of the last weeks. */
function buildFigure(counts: readonly DayCount[], { before, ...days }: InsightPeriod): InsightFigure {
  const weeks = Array.from({ length: FIGURE_WEEKS }, () => 0)
  for (const { day, count } of counts) {
    const back = countWeeksBack(day, days.until)
    const at = FIGURE_WEEKS - 1 - back
    if (back >= 0 && at >= 0) weeks[at] = (weeks[at] ?? 0) + count
  }
  return { now: sumOf(counts, days), before: before && sumOf(counts, before), weeks }
}

/** The four figures of a time. */
export function buildFigures(
  counts: { visits: readonly DayCount[]; looks: readonly DayCount[]; enquiries: readonly DayCount[] },
  period: InsightPeriod,
): StaffInsights['figures'] {
  const [visits, looks, enquiries] = [counts.visits, counts.looks, counts.enquiries].map((each) =>
    buildFigure(each, period),
  ) as [InsightFigure, InsightFigure, InsightFigure]
  const share = (part: number, whole: number) =>
    whole < ENOUGH_LOOKS ? 0 : Math.round((10_000 * part) / whole) / 10
  return {
    visits,
    looks,
    enquiries,
    perThousand: {
      now: share(enquiries.now, looks.now),
      before: looks.before === null ? null : share(enquiries.before ?? 0, looks.before),
      weeks: enquiries.weeks.map((count, at) => share(count, looks.weeks[at] ?? 0)),
    },
  }
}

import type { InsightItem, InsightPart, StaffInsights, TenantBundle } from '@forecourt/schemas/contract'
import { addDays, COUNTED_KINDS, computeInstant, dateAt, USUAL_WEEKS } from '@forecourt/schemas/contract/pure'
import type { RequestContext } from '#app/context.ts'
import type { Database } from '#db/database.ts'
import { listInsightWords, sumInsightPlaces } from '#db/insights/insights-repository.ts'
import { listLeadsSince } from '#db/leads/lead-counts.ts'
import { buildFigures, FIGURE_WEEKS } from './insight-figures.ts'
import { computeUsuals, listItems } from './insight-items.server.ts'
import type { InsightPeriod } from './insight-period.ts'
import { describePlace, describeSource, type LeadOrigin, readOrigin } from './lead-source.ts'

const MOST_WORDS = 20
const MOST_PARTS = 8

export type DatedOrigin = LeadOrigin & { day: string }

/** What was counted in a time: everything that the database knows, nothing of the stock. */
export type TimeRead = Pick<StaffInsights, 'figures' | 'items' | 'searches' | 'sentFrom' | 'cameBy'> & {
  leads: readonly DatedOrigin[]
}

/** Reads what came of a time. @param picture null: without pictures */
export async function readTime(
  db: Database,
  dealer: { bundle: TenantBundle; picture: RequestContext['picture'] | null },
  period: InsightPeriod,
): Promise<TimeRead> {
  const { slug, timeZone } = dealer.bundle.tenant
  const { from, until, before, today } = period
  const since =
    [addDays(until, -7 * Math.max(USUAL_WEEKS, FIGURE_WEEKS)), before?.from ?? from].sort()[0] ?? from
  const kinds = [...COUNTED_KINDS, 'visit', 'look', 'search']
  const [places, leads, words] = await Promise.all([
    sumInsightPlaces(db, slug, { kinds, since, until: today }),
    readLeads(db, slug, since, timeZone),
    listInsightWords(db, slug, { since: from, until }),
  ])
  const usualFrom = addDays(until, -7 * USUAL_WEEKS)
  const usuals = computeUsuals(
    places.filter(({ day }) => day > usualFrom),
    until,
  )
  const all = await listItems(db, dealer, { today, usuals })
  const countKind = (wanted: string) =>
    places.flatMap(({ kind, day, seen }) => (kind === wanted ? [{ day, count: seen }] : []))
  const enquiries = leads.map(({ day }) => ({ day, count: 1 }))
  const searches = countKind('search').filter(({ day }) => day >= from && day <= until)
  return {
    figures: buildFigures({ visits: countKind('visit'), looks: countKind('look'), enquiries }, period),
    items: all.filter((item) => item.until >= from && item.from <= until),
    searches: {
      total: searches.reduce((sum, { count }) => sum + count, 0),
      words: words.slice(0, MOST_WORDS),
    },
    sentFrom: countParts(leads, period, describePlace),
    cameBy: countParts(leads, period, describeSource),
    leads,
  }
}

/** One thing with what is usual where it stands, and what was there before it. */
export async function readItem(
  db: Database,
  dealer: { bundle: TenantBundle; picture: RequestContext['picture'] | null },
  { kind, id, today }: { kind: InsightItem['kind']; id: string; today: string },
): Promise<{ item: InsightItem | null; earlier: InsightItem[] }> {
  const since = addDays(today, -7 * USUAL_WEEKS)
  const kinds = [...COUNTED_KINDS]
  const places = await sumInsightPlaces(db, dealer.bundle.tenant.slug, { kinds, since, until: today })
  const items = await listItems(db, dealer, { today, usuals: computeUsuals(places, today) })
  const item = items.find((each) => each.kind === kind && each.id === id) ?? null
  const isEarlier = (each: InsightItem) =>
    item !== null && each.kind === kind && each.place === item.place && each.from < item.from
  const earlier = items.filter(isEarlier).sort((one, other) => other.from.localeCompare(one.from))
  return { item, earlier: earlier.slice(0, 3) }
}

async function readLeads(db: Database, slug: string, since: string, zone: string): Promise<DatedOrigin[]> {
  const rows = await listLeadsSince(db, slug, computeInstant(since, 0, zone))
  return rows.map(({ kind, created_at, payload }) => ({
    ...readOrigin(kind, JSON.parse(payload) as Record<string, unknown>),
    day: dateAt(created_at, zone),
  }))
}

/** How many leads of a time and of the one before have each name, the most frequent first. */
function countParts(
  leads: readonly DatedOrigin[],
  { from, until, before }: InsightPeriod,
  describe: (lead: LeadOrigin) => string,
): InsightPart[] {
  const parts = new Map<string, InsightPart>()
  for (const lead of leads) {
    const isNow = lead.day >= from && lead.day <= until
    const isBefore = before !== null && lead.day >= before.from && lead.day <= before.until
    if (!isNow && !isBefore) continue
    const name = describe(lead)
    const part = parts.get(name) ?? { name, now: 0, before: 0 }
    if (isNow) part.now += 1
    else part.before += 1
    parts.set(name, part)
  }
  return [...parts.values()]
    .sort((one, other) => other.now - one.now || other.before - one.before)
    .slice(0, MOST_PARTS)
}

import { addMs, formatInstant } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { VITAL_NAMES, VITALS, type VitalName, vitalPercentile } from '#app/domain/vitals.ts'
import { requireStaffPreview } from '#app/http/require-staff.ts'
import type { ImportReport } from '#app/integrations/import-report.ts'
import type { SiteState } from '#app/integrations/site-state.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { statusPath } from '#app/paths.ts'
import type { Database } from '#db/database.ts'
import { countUndelivered, type Undelivered } from '#db/leads/undelivered.ts'
import { type CountedVital, listWebVitals } from '#db/vitals/web-vitals-repository.ts'

/** A line of a list; `isBad` is for what somebody has to look after. */
export type StatusLine = { title: string; text: string; isBad: boolean }

/** The imports and deliveries of one dealer. */
export type DealerStatus = { name: string; imports: StatusLine[]; deliveries: StatusLine[] }

/** The speed of a page: at most so slow for three of four visits. */
export type PageSpeed = { page: string; visits: number; values: { text: string; isBad: boolean }[] }

export type StatusModel = {
  meta: PageMeta
  services: StatusLine[]
  versions: StatusLine[]
  /** The dealer's own; of all dealers for an administrator. */
  dealers: DealerStatus[]
  speed: PageSpeed[]
}

const SPEED_DAYS = 28
const DAY_MS = 86_400_000
/** Google's reports name the visit that three of four are not slower than. */
const SHARE = 0.75

const SERVICES: Readonly<Record<'content' | 'stock' | 'database', string>> = {
  content: 'Content',
  stock: 'Stock index',
  database: 'Database',
}

/**
 * The state of the services, of the dealer's imports and deliveries, and the speed of its pages. An administrator sees
 * the imports and deliveries of all dealers.
 * @throws 404 unless a member of the dealer's staff asks, in a preview
 */
export async function getStatus(context: RequestContext): Promise<StatusModel> {
  const { siteState, importReport, db, now } = context
  const dealer = requireDealerContext(context)
  const staff = requireStaffPreview(context)
  if (siteState === undefined) throw new Response('No such page', { status: 404 })
  const { tenant } = dealer.bundle
  const at = (instant: string) => formatInstant(instant, tenant.timeZone)
  const shown = staff.isAdministrator ? await siteState.listDealers() : [tenant]
  const since = addMs(now, -SPEED_DAYS * DAY_MS).slice(0, 10)
  const [services, vitals, dealers] = await Promise.all([
    siteState.services(),
    listWebVitals(db, tenant.slug, since),
    Promise.all(shown.map((one) => readStatus(one, { db, importReport, at }))),
  ])
  return {
    meta: {
      ...siteMeta(dealer),
      title: 'Site status',
      description: 'The state of the site’s services, for staff.',
      path: statusPath(),
    },
    services: serviceLines(services),
    versions: versionLines(siteState, at),
    dealers,
    speed: summariseSpeed(vitals),
  }
}

function serviceLines(services: Awaited<ReturnType<SiteState['services']>>): StatusLine[] {
  const names = Object.keys(SERVICES) as (keyof typeof SERVICES)[]
  return names.map((name) => ({
    title: SERVICES[name],
    text: services[name] === 'connected' ? 'Connected' : 'Does not answer',
    isBad: services[name] !== 'connected',
  }))
}

function versionLines(
  { versions: { build, node, database }, startedAt, countStreams }: SiteState,
  at: (instant: string) => string,
): StatusLine[] {
  const line = (title: string, text: string) => ({ title, text, isBad: false })
  return [
    line('Build of the site', build || 'unknown'),
    line('Node.js', node),
    line('Database', database || 'unknown'),
    line('This instance runs since', at(startedAt)),
    line('Browsers that follow the stock here', String(countStreams())),
  ]
}

async function readStatus(
  { slug, name }: { slug: string; name: string },
  {
    db,
    importReport,
    at,
  }: { db: Database; importReport: ImportReport | undefined; at: (instant: string) => string },
): Promise<DealerStatus> {
  const [feeds, deliveries] = await Promise.all([
    importReport?.listFeeds(slug) ?? [],
    countUndelivered(db, slug),
  ])
  return {
    name,
    imports: feeds.map((feed) => ({
      title: `${feed.feed}, ${at(feed.at)}`,
      text: feed.summary,
      isBad: feed.refused,
    })),
    deliveries: deliveries.map((each) => deliveryLine(each, at)),
  }
}

function deliveryLine(
  { channel, state, count, oldest }: Undelivered,
  at: (instant: string) => string,
): StatusLine {
  const what = state === 'dead' ? 'given up' : 'waiting'
  return {
    title: `${count} by ${channel}, ${what}`,
    text: `The oldest is of ${at(oldest)}.`,
    isBad: state === 'dead',
  }
}

function summariseSpeed(counted: readonly CountedVital[]): PageSpeed[] {
  const pages = [...new Set(counted.map(({ page }) => page))]
  const speeds = pages.map((page) => {
    const countsOf = (name: VitalName) =>
      new Map(
        counted
          .filter((row) => row.page === page && row.name === name)
          .map((row) => [row.class, row.count] as const),
      )
    const counts = VITAL_NAMES.map((name) => [name, countsOf(name)] as const)
    const visits = Math.max(...counts.map(([, one]) => [...one.values()].reduce((sum, n) => sum + n, 0)))
    return { page, visits, values: counts.map(([name, one]) => speedValue(name, one)) }
  })
  return speeds.sort((one, other) => other.visits - one.visits)
}

function speedValue(name: VitalName, counts: ReadonlyMap<number, number>) {
  const value = vitalPercentile(name, counts, SHARE)
  if (value === null) return { text: '–', isBad: false }
  const text = name === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`
  return { text, isBad: value > VITALS[name].poor }
}

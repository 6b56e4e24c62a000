import type { StaffStatus } from '@forecourt/schemas/contract'
import { addMs, formatShortInstant, toInstant } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { VITAL_NAMES, VITALS, type VitalName, vitalPercentile } from '#app/domain/vitals.ts'
import { requireStaff } from '#app/http/require-staff.ts'
import type { SiteState } from '#app/integrations/site-state.ts'
import { countUndelivered } from '#db/leads/undelivered.ts'
import { type CountedVital, listWebVitals } from '#db/vitals/web-vitals-repository.ts'

const SPEED_DAYS = 28
const DAY_MS = 86_400_000
/** Google's reports name the visit that three of four are not slower than. */
const SHARE = 0.75

const SERVICES: Readonly<Record<'content' | 'stock' | 'database', string>> = {
  content: 'Content',
  stock: 'Stock index',
  database: 'Database',
}

/** Pages by their route, as staff call them; others are shown by their address. */
const PAGE_TITLES: Readonly<Record<string, string>> = {
  _index: 'Front page',
  'search.$': 'Results',
  'cars.$slug': 'A vehicle',
  'offers.$': 'An offer',
  'special-offers': 'Offers',
  'models._index': 'Models',
  'models.$base': 'A model',
  'models.compare': 'Models compared',
  'locations._index': 'Locations',
  'locations.$slug': 'A location',
  'book-test-drive': 'Book a test drive',
  'sell-your-car': 'Sell your car',
  contact: 'Contact',
  service: 'Service',
  finance: 'Finance',
  compare: 'Compare',
  saved: 'Saved',
  $: 'Pages of your own',
}

/**
 * The state of the services, of the dealer's imports and deliveries, and the speed of its pages. An administrator sees
 * the imports and deliveries of all dealers, and the jobs.
 * @throws 404 unless the user is staff
 */
export async function getStaffStatus(context: RequestContext): Promise<StaffStatus> {
  const staff = requireStaff(context)
  const { siteState, db, now } = context
  if (siteState === undefined) throw new Response('Nothing is known of the services', { status: 404 })
  const { tenant } = requireDealerContext(context).bundle
  const shown = staff.isAdministrator ? await siteState.listDealers() : [tenant]
  const since = addMs(now, -SPEED_DAYS * DAY_MS).slice(0, 10)
  const [services, searchServers, vitals, jobs, dealers] = await Promise.all([
    siteState.services(),
    staff.isAdministrator ? siteState.listSearchServers() : [],
    listWebVitals(db, tenant.slug, since),
    staff.isAdministrator ? siteState.listJobs() : [],
    Promise.all(shown.map((dealer) => readDealer(context, dealer))),
  ])
  const names = Object.keys(SERVICES) as (keyof typeof SERVICES)[]
  return {
    at: now,
    services: [
      ...names.map((name) => {
        const answers = services[name] === 'connected'
        return {
          title: SERVICES[name],
          answers,
          note: name === 'content' && !answers ? sayBehind(context) : '',
        }
      }),
      ...searchServers.map(({ title, note }) => ({ title, answers: note === '', note })),
    ],
    versions: listVersions(siteState),
    startedAt: siteState.startedAt,
    dealers,
    jobs: jobs.map(({ title, state, at, words }) => ({ title, state, words, at: at && toInstant(at) })),
    measures: VITAL_NAMES.map((name) => VITALS[name].title),
    speed: measureSpeed(vitals),
  }
}

/** What shoppers see while the content service does not answer. */
function sayBehind(context: RequestContext): string {
  const since = context.siteState?.contentBehindSince() ?? null
  if (since === null) return ''
  const when = formatShortInstant(since, requireDealerContext(context).bundle.tenant.timeZone, context.now)
  return `does not answer. Shoppers see what was published by ${when}; later changes show when it is back`
}

function listVersions({ versions: { build, node, database }, countStreams }: SiteState) {
  return [
    { title: 'Build of the site', text: build || 'unknown' },
    { title: 'Node.js', text: node },
    { title: 'Database', text: database || 'unknown' },
    { title: 'Browsers that follow the stock here', text: String(countStreams()) },
  ]
}

async function readDealer(
  { db, importReport }: RequestContext,
  { slug, name }: { slug: string; name: string },
): Promise<StaffStatus['dealers'][number]> {
  const [feeds, deliveries] = await Promise.all([
    importReport?.listFeeds(slug) ?? [],
    countUndelivered(db, slug),
  ])
  return {
    name,
    imports: feeds.map(({ feed, at, summary, refused }) => ({ feed, at: toInstant(at), summary, refused })),
    deliveries: deliveries.map(({ channel, count, oldest, state }) => ({
      channel,
      count,
      oldest: toInstant(oldest),
      givenUp: state === 'dead',
    })),
  }
}

function measureSpeed(counted: readonly CountedVital[]): StaffStatus['speed'] {
  const pages = [...new Set(counted.map(({ page }) => page))]
  const speeds = pages.map((page) => {
    const own = counted.filter((row) => row.page === page)
    const counts = VITAL_NAMES.map((name) => [name, countClasses(own, name)] as const)
    const visits = Math.max(...counts.map(([, one]) => [...one.values()].reduce((sum, n) => sum + n, 0)))
    const title = PAGE_TITLES[page] ?? `/${page.replaceAll('.', '/')}`
    return { page: title, visits, values: counts.map(([name, one]) => readSpeed(name, one)) }
  })
  return speeds.sort((one, other) => other.visits - one.visits)
}

const countClasses = (counted: readonly CountedVital[], name: VitalName) =>
  new Map(counted.filter((row) => row.name === name).map((row) => [row.class, row.count] as const))

function readSpeed(name: VitalName, counts: ReadonlyMap<number, number>) {
  const value = vitalPercentile(name, counts, SHARE)
  if (value === null) return { text: '–', poor: false }
  const text = name === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`
  return { text, poor: value > VITALS[name].poor }
}

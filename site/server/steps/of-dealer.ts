// The steps of a request to a dealer's site; the last one answers what is left with a page.
import { type MarketFeed, STAFF_API } from '@forecourt/schemas/contract'
import { AppError, findCode } from '#app/errors.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import { stockEventsPath } from '#app/paths.ts'
import { findMarketKey } from '#db/markets/market-keys-repository.ts'
import { loadDrafts } from '../content/drafts-of.ts'
import { answerGoLiveChecks } from '../going-live/answer-go-live-checks.ts'
import { send } from '../http/answer.ts'
import { plainPath } from '../http/plain-path.ts'
import { addressAtHost } from '../http/public-address.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { answerPreview, isPreviewPath } from '../preview/preview-routes.ts'
import { endedPreviewCookie, type PreviewSession, readPreviewSession } from '../preview/preview-session.ts'
import { answerStops, isStopsPath, pageOfStops } from '../preview/preview-stops.ts'
import { timeChange } from '../preview/preview-time.ts'
import { requestContext } from '../request-context.ts'
import { isStaffApiPath, readBearer } from '../staff-api/staff-api.ts'
import { answerStockFile } from '../stock/answer-stock-file.ts'
import { marketOfList, stockListFile } from '../stock-lists/stock-lists.ts'
import { answerPage } from './answer-page.ts'
import { answerPublished } from './answer-published.ts'
import { holdUntilLive } from './hold-until-live.ts'
import { leadToStudio } from './lead-to-studio.ts'
import type { DealerVisit, SiteServer, Step } from './step.ts'

const correctSpelling: Step<DealerVisit> = async (visit, { app }) => {
  const { request, response, reading, url, address } = visit
  const other = reading ? addressAtHost(url, address.hostname) : null
  const plain = reading && !isPreviewPath(url.pathname) ? plainPath(url, request.url) : null
  if (other !== null) send(request, response, 301, { location: other })
  else if (plain !== null) {
    const { ownCase } = await app.readParameters(plain)
    send(request, response, 301, { location: (ownCase ?? plain) + url.search })
  } else return 'next'
  return 'answered'
}

/** Whether the dealer gives a market place its stock, and the request has that market place's key. */
async function mayFetch(
  { request, slug, address }: DealerVisit,
  { content, db }: SiteServer,
  market: MarketFeed,
): Promise<boolean> {
  const known = await content.findBundle(slug)
  if (known === null) throw new AppError('content_unavailable')
  if (!known.value.tenant.marketFeeds.includes(market)) return false
  const key = readBearer(request) || (address.searchParams.get('key') ?? '')
  const found = key === '' ? null : await findMarketKey(db, key)
  return found !== null && found.tenant_slug === slug && found.purpose === `feed-${market}`
}

const answerStockList: Step<DealerVisit> = async (visit, server) => {
  const { request, response, slug, address } = visit
  const file = visit.reading ? stockListFile(address.pathname) : null
  if (file === null) return 'next'
  const market = marketOfList(file)
  if (market !== null && !(await mayFetch(visit, server, market))) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    send(request, response, 404, headers, 'No such list')
    return 'answered'
  }
  const { edge = null } = server
  const edgeHeaders = edge && market === null ? { edgeHeaders: edge.listHeaders(slug) } : {}
  await server.lists.answer(request, response, { slug, origin: address.origin, file, ...edgeHeaders })
  return 'answered'
}

const openPreview: Step<DealerVisit> = async (visit, { env, previews, clock }) => {
  const { request, response, slug, address } = visit
  if (!visit.reading || !isPreviewPath(address.pathname)) return 'next'
  const options = { access: previews, secret: env.SESSION_SECRET, clock }
  await answerPreview(request, response, address, slug, options)
  return 'answered'
}

const answerStockEvents: Step<DealerVisit> = async (visit, { env, live }) => {
  const { request, response, slug, address } = visit
  if (!visit.reading || address.pathname !== stockEventsPath()) return 'next'
  const client = visitorAddress(request, env.TRUSTED_PROXIES)
  await live.answer(request, response, address, { tenant: slug, client })
  return 'answered'
}

/** A stock file is far larger than what a page may be sent, and is read before anything is made of it. */
const answerBroughtFile: Step<DealerVisit> = async (visit, server) => {
  const { slug, address, request } = visit
  if (address.pathname !== STAFF_API.stockFile) return 'next'
  const staff = await server.previews.requirePerson(readBearer(request), address, slug)
  if (visit.reading) throw new AppError('method_not_allowed')
  if (staff.cars !== 'writes') throw new AppError('staff_not_permitted')
  const known = await server.content.findBundle(slug)
  if (known === null) throw new AppError('content_unavailable')
  const site = { kind: 'dealer', bundle: known.value } as const
  const context = requestContext(server, visit, { url: address, site, session: null, staff })
  await answerStockFile(visit, server, { bundle: known.value, context })
  return 'answered'
}

/** The last look before a site goes live, which opens its pages as a shopper would. */
const answerLastLook: Step<DealerVisit> = async (visit, server) => {
  const { slug, address, request } = visit
  if (address.pathname !== STAFF_API.goLive) return 'next'
  const staff = await server.previews.requirePerson(readBearer(request), address, slug)
  if (!visit.reading) throw new AppError('method_not_allowed')
  if (staff.cars !== 'writes') throw new AppError('staff_not_permitted')
  const known = await server.content.findBundle(slug)
  if (known === null) throw new AppError('content_unavailable')
  await answerGoLiveChecks(visit, server, known.value)
  return 'answered'
}

/** What the Studio asks for somebody of the dealer's staff: of the published site, now. */
const answerStaffApi: Step<DealerVisit> = async (visit, server) => {
  const { request, slug, address } = visit
  if (!isStaffApiPath(address.pathname)) return 'next'
  const staff = await server.previews.requirePerson(readBearer(request), address, slug)
  const known = await server.content.findBundle(slug)
  if (known === null) throw new AppError('content_unavailable')
  await answerPage(visit, server, { url: address, site: { kind: 'dealer', bundle: known.value }, staff })
  return 'answered'
}

/** A page with drafts, as long as its viewer may read them. */
const answerPreviewed: Step<DealerVisit> = async (visit, server) => {
  const { request, response, reading, slug, address: url } = visit
  const { env, clock, content, previews, app } = server
  const session = readPreviewSession(env.SESSION_SECRET, url.host, request.headers.cookie, clock())
  if (!session) return 'next'
  // A link may have reached somebody who is not staff, so it may read and not write.
  if (!reading && session.kind === 'link') throw new AppError('preview_only_shows')
  const change = reading ? timeChange(url) : null
  if (change) {
    send(request, response, 302, change)
    return 'answered'
  }
  const [bundle, staff] = await Promise.all([
    loadDrafts(content, slug, { editable: isEditable(visit, session) }),
    previews.require(session, slug).catch((error: unknown) => {
      // The next reload shows the published site.
      if (findCode(error) === 'preview_refused') response.setHeader('set-cookie', endedPreviewCookie)
      throw error
    }),
  ])
  visit.phone = dealerPhone(bundle)
  const site = { kind: 'dealer', bundle } as const
  if (reading && isStopsPath(url.pathname)) {
    const context = requestContext(server, visit, { url: pageOfStops(url), site, session, staff })
    await answerStops(visit, app, context, new Date(clock()).toISOString())
  } else await answerPage(visit, server, { url, site, preview: session, staff })
  return 'answered'
}

/** Pages for signed-in staff link to the Studio; forms, print pages and APIs do not. */
const isEditable = ({ reading, address }: DealerVisit, { kind }: PreviewSession) =>
  kind === 'person' && reading && !address.pathname.startsWith('/api/')

export const OF_DEALER: readonly Step<DealerVisit>[] = [
  correctSpelling,
  leadToStudio,
  holdUntilLive,
  answerStockList,
  openPreview,
  answerStockEvents,
  answerBroughtFile,
  answerLastLook,
  answerStaffApi,
  answerPreviewed,
  answerPublished,
]

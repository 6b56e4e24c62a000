// GET /staff/api/go-live: the site goes through itself as a shopper would, and keeps nothing.
import type { StaffGoLive, TenantBundle } from '@forecourt/schemas/contract'
import { listGoLiveChecks } from '#app/features/staff-api/go-live/go-live-checks.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import { send } from '../http/answer.ts'
import { renderContext } from '../render-context.ts'
import { requestContext } from '../request-context.ts'
import type { DealerVisit, SiteServer } from '../steps/step.ts'
import { listNavigationPaths, listPageLinks, listPictures, pagePath } from './page-links.ts'

const LONGEST_MS = 15_000
/** Links beyond those of the navigation; a site's pages repeat the same kinds. */
const MOST_LINKS = 60
const MOST_PICTURES = 40
const AT_ONCE = 4
const MOST_HOPS = 3

type Opened = { path: string; status: number; html: string }

/** Answers with a `StaffGoLive`. The visit's right to ask was checked. */
export async function answerGoLiveChecks(
  visit: DealerVisit,
  server: SiteServer,
  bundle: TenantBundle,
): Promise<void> {
  const { request, response, address } = visit
  const open = (path: string) => openPage(visit, server, bundle, path)
  const navigation = await inTurns(listNavigationPaths(bundle, address.origin), open)
  const known = new Set(navigation.map(({ path }) => path))
  const further = new Set(navigation.flatMap(({ html }) => listPageLinks(html, address.origin)))
  const linked = [...further].filter((path) => !known.has(path)).slice(0, MOST_LINKS)
  const links = await inTurns(linked, open)
  const pictures = [...new Set(navigation.flatMap(({ html }) => listPictures(html)))].slice(0, MOST_PICTURES)
  const loaded = await inTurns(pictures, async (src) => (await server.pictures.read(src)) !== null)
  const context = buildContext(visit, server, bundle, address)
  const answer: StaffGoLive = {
    at: context.now,
    checks: await listGoLiveChecks(context, {
      pages: navigation,
      links,
      pictures: { tried: pictures.length, missing: loaded.filter((isLoaded) => !isLoaded).length },
    }),
  }
  const headers = { 'content-type': 'application/json; charset=utf-8', ...STAFF_HEADERS }
  send(request, response, 200, headers, JSON.stringify(answer))
}

/** A page as a shopper without a session opens it, redirects on the site followed. */
async function openPage(
  visit: DealerVisit,
  server: SiteServer,
  bundle: TenantBundle,
  path: string,
): Promise<Opened> {
  const { origin, host } = visit.address
  let url = new URL(path, origin)
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const headers = new Headers({ host, accept: 'text/html' })
    const asked = new Request(url, { headers, signal: AbortSignal.timeout(LONGEST_MS) })
    const answer = await server.app.render(asked, buildContext(visit, server, bundle, url))
    const location = answer.headers.get('location')
    const next = location === null ? null : pagePath(location, origin)
    if (answer.status < 300 || answer.status >= 400 || location === null)
      return { path, status: answer.status, html: await answer.text() }
    await answer.body?.cancel()
    // A redirect that leaves the site is for its target to answer.
    if (next === null) return { path, status: 200, html: '' }
    url = new URL(next, origin)
  }
  return { path, status: 508, html: '' }
}

function buildContext(visit: DealerVisit, server: SiteServer, bundle: TenantBundle, url: URL) {
  const { frameOrigins, mediaOrigins } = server.services
  const { context } = renderContext({
    audience: 'everybody',
    cached: null,
    frames: frameOrigins,
    media: mediaOrigins,
    inlineStyles: false,
    tags: null,
  })
  const site = { kind: 'dealer', bundle } as const
  return { ...requestContext(server, visit, { url, site, session: null, staff: null }), ...context }
}

/** Asks for a few at once, so that shoppers of other sites wait for nobody. */
async function inTurns<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  for (let at = 0; at < items.length; at += AT_ONCE)
    answers.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(ask))))
  return answers
}

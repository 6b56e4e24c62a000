// GET /preview/stops?page=…: when the content of a page changes. The page's own loaders are run, and say what they read.
import type { RequestContext } from '#app/context.ts'
import type { WatchedPart } from '#app/domain/changing-parts.ts'
import { listStops } from '#app/features/preview/stops.server.ts'
import { sameSitePath } from '#app/http/same-site-path.ts'
import { previewStopsPath } from '#app/paths.ts'
import { send } from '../http/answer.ts'
import type { App } from '../remix/app.ts'
import type { Visit } from '../visit.ts'

const LONGEST_MS = 15_000
/** What is no page, or does more than to read when it is loaded. */
const NO_PAGE =
  /^\/(api|preview|staff|sign-out|online-payment|test-payment|checkout-journey|personalised)(\/|$)/

export const isStopsPath = (pathname: string) => pathname === previewStopsPath()

/** The address of the page that is asked about, on the same site. */
export const pageOfStops = (url: URL) => new URL(sameSitePath(url.searchParams.get('page')), url.origin)

type SharedContext = Omit<RequestContext, 'nonce' | 'noteFailure' | 'cacheUntil' | 'allowOrigin' | 'watch'>

/**
 * Answers with the changes of a page, from the drafts and for the rights of the preview that asks.
 * @param context of the page
 * @throws what the page's loaders throw when they fail
 */
export async function answerStops(
  { request, response }: Visit,
  app: App,
  context: SharedContext,
  clockNow: string,
): Promise<void> {
  const { url: page, site } = context
  const parts: WatchedPart[] = []
  let failure: unknown
  if (site.kind === 'dealer' && !NO_PAGE.test(page.pathname)) {
    const data = new URL(page)
    data.pathname = page.pathname === '/' ? '/_root.data' : `${page.pathname}.data`
    const headers = new Headers({ host: page.host, cookie: request.headers.cookie ?? '' })
    const asked = new Request(data, { headers, signal: AbortSignal.timeout(LONGEST_MS) })
    const answer = await app.render(asked, {
      ...context,
      nonce: '',
      noteFailure: (error) => {
        failure = error
      },
      cacheUntil: () => undefined,
      allowOrigin: () => undefined,
      watch: (part) => parts.push(part),
    })
    await answer.body?.cancel()
    if (answer.status >= 500) throw failure ?? new Error(`${page.pathname} answered ${answer.status}`)
  }
  const zone = site.kind === 'dealer' ? site.bundle.tenant.timeZone : 'UTC'
  const stops = listStops(parts, { now: clockNow, shownAt: context.now, zone })
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  send(request, response, 200, headers, JSON.stringify(stops))
}

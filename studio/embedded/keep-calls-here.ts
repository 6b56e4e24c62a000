// An embedded Studio is one product on one machine: it asks nothing of the hosted service, and has a sign-in page of
// its own. The Studio has no setting for either.
import { forgetSignInLook } from './sign-in-look.ts'

/** The part of `window` that is changed or used. */
export interface CallsHost {
  fetch: typeof fetch
  readonly document: { cookie: string }
  readonly location: { assign(url: string): void }
  readonly setTimeout: (run: () => void, ms: number) => unknown
}

/** Newer versions (`/v1/modules/…`) and reports of errors and opinions (`/vX/intake/…`). */
const HOSTED = /^https:\/\/(sanity-cdn\.com\/v1\/modules\/|api\.sanity\.io\/vX\/intake\/)/
const SIGNING_OUT = /\/auth\/logout$/

/**
 * Answers the hosted service's calls in the page: there is no newer version, and nobody takes reports. After signing
 * out the page is loaded anew, which leads to the lake's sign-in page. To be called before the Studio starts, once.
 */
export function keepCallsHere(host: CallsHost, lakeOrigin: string): void {
  const plain = host.fetch
  host.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), lakeOrigin)
    const hosted = HOSTED.exec(url.href)
    if (hosted)
      return hosted[1]?.includes('modules') ? Response.json({}) : new Response(null, { status: 404 })
    const answer = await plain(input, init)
    if (url.origin === new URL(lakeOrigin).origin && SIGNING_OUT.test(url.pathname)) {
      forgetSignInLook(host.document)
      // The Studio drops the session's token first.
      host.setTimeout(() => host.location.assign('/'), 100)
    }
    return answer
  }
}

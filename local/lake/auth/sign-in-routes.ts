// Sign-in without a password for the demo's staff, limited to this machine and its own pages.
import { plainError } from '../http/api-error.ts'
import { studioOrigins } from '../http/cors.ts'
import type { Answer, Exchange } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { readLastSite } from './last-site.ts'
import { isLoopbackHost } from './loopback.ts'
import { signInPage } from './sign-in-page.ts'

export function signInRoutes(lake: Lake): Route[] {
  const path = '/auth/login/:project'
  return [
    { method: 'GET', path, access: 'anyone', handle: (exchange) => showPage(lake, exchange) },
    { method: 'POST', path, access: 'anyone', handle: (exchange) => signIn(lake, exchange) },
  ]
}

function showPage(lake: Lake, exchange: Exchange): Answer {
  requireThisMachine(lake, exchange)
  const origin = requireOrigin(lake, exchange.query.get('origin'))
  const body = signInPage({
    users: lake.users.list().filter(({ roles }) => roles.length > 0),
    table: lake.settings.roles,
    action: exchange.url.pathname,
    origin,
    lastSite: readLastSite(exchange.headers.cookie),
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The form's answer redirects to the Studio, which may use another port.
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${new URL(origin).origin}; frame-ancestors 'none'`,
  }
  return { kind: 'raw', status: 200, body, headers }
}

async function signIn(lake: Lake, exchange: Exchange): Promise<Answer> {
  requireThisMachine(lake, exchange)
  requireOwnForm(exchange)
  const form = new URLSearchParams((await exchange.bytes(10_000)).toString('utf8'))
  const origin = requireOrigin(lake, form.get('origin'))
  const user = lake.users.find(form.get('user') ?? '')
  if (!user || user.roles.length === 0) throw plainError(400, 'There is no such user')
  const target = new URL(origin)
  target.hash = `sid=${lake.sessions.signIn(user.id)}`
  return {
    kind: 'raw',
    status: 302,
    body: null,
    headers: { location: target.href, 'cache-control': 'no-store' },
  }
}

/** A loopback name in the Host header rules out DNS rebinding. */
export function requireThisMachine(lake: Lake, exchange: Exchange): void {
  if (!isLoopbackHost(lake.options.host)) {
    throw plainError(
      403,
      'Signing in without a password works only while the lake listens on this machine (HOST)',
    )
  }
  if (!isLoopbackHost(exchange.url.hostname)) throw plainError(403, 'Open this page at localhost')
}

/** Prevents cross-site form posts by the browser's fetch metadata. */
export function requireOwnForm(exchange: Exchange): void {
  const { origin, 'sec-fetch-site': site } = exchange.headers
  const foreign = origin !== undefined && origin !== 'null' && origin !== exchange.url.origin
  if (foreign || (site !== undefined && site !== 'same-origin')) {
    throw plainError(403, 'The form was sent by another site')
  }
}

function requireOrigin(lake: Lake, text: string | null): string {
  const url = text === null ? null : URL.parse(text)
  if (url && studioOrigins(lake).includes(url.origin)) return url.href
  throw plainError(400, '"origin" must be an address of the Studio')
}

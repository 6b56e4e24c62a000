import { plainError } from '../http/api-error.ts'
import { type Answer, type Exchange, ok } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'

/** `/auth`: exchange of tickets for tokens, providers, sign-out. */
export function authRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/auth/fetch',
      access: 'anyone',
      handle: (exchange) => fetchToken(lake, exchange),
    },
    { method: 'GET', path: '/auth/providers', access: 'anyone', handle: () => ok(providers(lake)) },
    { method: 'GET', path: '/auth/id', handle: ({ identity }) => ok({ id: identity.id }) },
    { method: 'POST', path: '/auth/logout', access: 'anyone', handle: (exchange) => signOut(lake, exchange) },
  ]
}

function fetchToken(lake: Lake, exchange: Exchange): Answer {
  const token = lake.sessions.redeem(exchange.query.get('sid') ?? '')
  if (!token) throw plainError(401, 'This sign-in has been used or is too old: sign in again')
  return ok({ token, label: 'session' })
}

function providers(lake: Lake) {
  const { projectId } = lake.project
  const url = `${lake.origin}/auth/login/${projectId}`
  return { providers: [{ name: projectId, title: 'Demo staff', url }], thirdPartyLogin: false }
}

function signOut(lake: Lake, exchange: Exchange): Answer {
  if (exchange.token) lake.sessions.signOut(exchange.token)
  return { kind: 'raw', status: 204, body: null, headers: {} }
}

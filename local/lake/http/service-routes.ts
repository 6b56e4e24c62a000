import type { Lake } from '../lake.ts'
import { studioOrigins } from './cors.ts'
import { ok } from './exchange.ts'
import type { Route } from './route.ts'

/** `/ping` and `/check/cors`: availability, and whether an origin is allowed. */
export function serviceRoutes(lake: Lake): Route[] {
  return [
    { method: 'GET', path: '/ping', access: 'anyone', handle: () => ok({ pong: true }) },
    // The Studio measures its latency with this endpoint.
    { method: 'GET', path: '/data/ping/:dataset', access: 'anyone', handle: () => ok({ pong: true }) },
    {
      method: 'GET',
      path: '/check/cors',
      access: 'anyone',
      handle: ({ headers }) => {
        const { origin } = headers
        const allowed = origin === undefined || studioOrigins(lake).includes(origin)
        return ok({ result: { allowed, withCredentials: allowed } })
      },
    },
  ]
}

import { stockEventsPath } from '#app/paths.ts'
import { isPushPath } from '#stock/push/stock-push.ts'
import { ASSETS } from './http/static-files.ts'
import type { Log } from './log.ts'
import type { SiteMetrics } from './metrics/site-metrics.ts'
import { isPreviewPath } from './preview/preview-routes.ts'
import { stockListFile } from './stock-lists/stock-lists.ts'
import { formatName, type Visit } from './visit.ts'

type Recorders = {
  metrics: Pick<SiteMetrics, 'request'>
  log: Pick<Log, 'info' | 'debug'>
  /** Whether requests for pages and calls have lines of the log; those for files have them at level debug only. */
  isLogged: boolean
}

/** What monitors and browsers ask for all the time, and nobody reads line by line. */
export const FILES: ReadonlySet<string> = new Set(['health', 'file', 'media'])

/** What a path is that the server answers itself; undefined for a page of the application. @param isFile of the client */
export function findServerRoute(path: string, isFile: (path: string) => boolean): Visit['route'] {
  if (path === '/healthz' || path === '/readyz') return 'health'
  if (path.startsWith('/media/')) return 'media'
  if (path.startsWith(ASSETS) || isFile(path)) return 'file'
  if (isPushPath(path)) return 'push'
  if (path === stockEventsPath()) return 'events'
  if (stockListFile(path) !== null) return 'list'
  return isPreviewPath(path) ? 'preview' : undefined
}

/**
 * Counts an answered request, and writes its line: request id, dealer, route, status and time. The line has no query, no
 * address of the visitor, and no path of a page that is one person's.
 */
export function recordRequest(visit: Visit, seconds: number, { metrics, log, isLogged }: Recorders): void {
  const { request, response, page, cache } = visit
  const { method = '' } = request
  const { statusCode: status } = response
  const route = page?.route ?? visit.route ?? ''
  metrics.request({ route, method, status, seconds })
  const line = {
    method,
    route,
    ...formatName(visit),
    status,
    ms: Math.round(seconds * 10_000) / 10,
    ...(cache === undefined ? {} : { cache }),
    ...(visit.traceId === undefined ? {} : { traceId: visit.traceId }),
  }
  log[isLogged && !FILES.has(route) ? 'info' : 'debug'](line, 'request')
}

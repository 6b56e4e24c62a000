// The metrics have a port of their own: no visitor reaches it through the proxy, and each instance is asked by its own
// address (decision 057). There the proxy asks, too, which hosts it may get a certificate for
// (https://caddyserver.com/docs/caddyfile/options#on-demand-tls).
import { createServer, type Server } from 'node:http'
import { send } from '../http/answer.ts'
import { listen } from '../http/listen.ts'
import type { Log } from '../log.ts'
import type { SiteMetrics } from './site-metrics.ts'

type Reply = [status: number, headers: Record<string, string>, text: string]

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

interface MetricsServerOptions {
  readonly host: string
  readonly port: number
  readonly log: Pick<Log, 'error'>
  /** Whether a dealer's site answers at a host; null while nobody knows. */
  readonly isKnownHost: (host: string) => Promise<boolean | null>
}

/**
 * Answers `GET /metrics`, and `GET /known-host?domain=<host>` with 200, 404 or 503, at its own address.
 * @throws Error that names the variable, for a port that is in use
 */
export async function openMetricsServer(
  metrics: Pick<SiteMetrics, 'text' | 'contentType'>,
  { host, port, log, isKnownHost }: MetricsServerOptions,
): Promise<Server> {
  const answers: Readonly<Record<string, (asked: URL) => Promise<Reply>>> = {
    '/metrics': async () => [200, { ...TEXT, 'content-type': metrics.contentType }, await metrics.text()],
    '/known-host': async ({ searchParams }) => {
      const isKnown = await isKnownHost(searchParams.get('domain')?.toLowerCase() ?? '')
      if (isKnown === null) return [503, TEXT, 'The dealers are not known yet.']
      return isKnown ? [200, TEXT, 'A dealer’s.'] : [404, TEXT, 'No dealer’s.']
    },
  }
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://metrics')
    const answer = request.method === 'GET' || request.method === 'HEAD' ? answers[asked.pathname] : undefined
    if (!answer) return send(request, response, 404, TEXT, 'The metrics are at /metrics.')
    answer(asked).then(
      (reply) => send(request, response, ...reply),
      (error: unknown) => {
        log.error({ err: error }, `${asked.pathname} could not be answered`)
        send(request, response, 500, TEXT, 'This could not be read.')
      },
    )
  })
  await listen(server, { host, port, names: { host: 'METRICS_HOST', port: 'METRICS_PORT' } })
  // The process ends when the site does.
  server.unref()
  return server
}

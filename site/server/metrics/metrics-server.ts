// The metrics have a port of their own: no proxy in front of the dealers' sites reaches it, and each instance is asked
// by its own address (decision 057).
import { createServer, type Server } from 'node:http'
import { send } from '../http/answer.ts'
import { listen } from '../http/listen.ts'
import type { Log } from '../log.ts'
import type { SiteMetrics } from './site-metrics.ts'

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Answers `GET /metrics` at its own address. @throws Error that names the variable, for a port that is in use */
export async function openMetricsServer(
  metrics: Pick<SiteMetrics, 'text' | 'contentType'>,
  { host, port, log }: { host: string; port: number; log: Pick<Log, 'error'> },
): Promise<Server> {
  const server = createServer((request, response) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (request.url?.split('?')[0] !== '/metrics' || !isReading)
      return send(request, response, 404, TEXT, 'The metrics are at /metrics.')
    metrics.text().then(
      (text) => send(request, response, 200, { ...TEXT, 'content-type': metrics.contentType }, text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read')
        send(request, response, 500, TEXT, 'The metrics could not be read.')
      },
    )
  })
  await listen(server, { host, port, names: { host: 'METRICS_HOST', port: 'METRICS_PORT' } })
  // The process ends when the site does.
  server.unref()
  return server
}

import type { IncomingMessage } from 'node:http'
import type { Log } from '../log.ts'

/** Headers in which proxies name their client and its scheme. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto']

/**
 * Warns once when requests come through a proxy that TRUSTED_PROXIES does not count: every visitor has the proxy's
 * address then, and all of them share one visitor's limits.
 */
export function unexpectedProxyWarning(
  log: Pick<Log, 'warn'>,
  proxies: number,
): (request: IncomingMessage) => void {
  let warned = proxies > 0
  return ({ headers }) => {
    const header = warned ? undefined : FORWARDED.find((name) => headers[name] !== undefined)
    if (header === undefined) return
    warned = true
    log.warn(
      { header, variable: 'TRUSTED_PROXIES' },
      `requests carry ${header}, but TRUSTED_PROXIES is 0: all visitors behind the proxy count as one for rate limits, and addresses are taken for plain HTTP. ` +
        'Set TRUSTED_PROXIES to the number of proxies in front of the site.',
    )
  }
}

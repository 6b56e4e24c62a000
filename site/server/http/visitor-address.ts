import type { IncomingMessage } from 'node:http'

/**
 * The network address of whoever asks. Each proxy in front appends the address it was asked from, so with `proxies` of
 * them the visitor's is that many from the end; what stands further left is what the visitor chose to say.
 * @param proxies how many proxies of ours stand in front (variable TRUSTED_PROXIES)
 */
export function visitorAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  return said.at(-proxies)?.trim() || direct
}

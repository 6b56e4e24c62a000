import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/**
 * The network that a request comes from, by which limits count visitors: an IPv4 address, or the /64 of an IPv6
 * address, because a subscriber has a whole /64. Each proxy in front appends its client's address, so with `proxies` of
 * them the visitor's is that many from the end; entries further left are the visitor's own claim.
 * @param proxies number of own proxies in front (variable TRUSTED_PROXIES)
 */
export function visitorAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? ''
  if (proxies === 0) return getNetwork(direct)
  const addresses = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const forwarded = withoutPort(addresses.at(-proxies)?.trim() ?? '')
  return getNetwork(isIP(forwarded) ? forwarded : direct)
}

/** Some proxies append the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** An IPv4 address, also where it is mapped into IPv6; the /64 of any other IPv6 address. */
export function getNetwork(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = ipv6Groups(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function ipv6Groups(address: string): number[] {
  // A URL normalises every form of an address, without dotted parts.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part = '') =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const [first, last] = [numbers(head), numbers(tail)]
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last]
}

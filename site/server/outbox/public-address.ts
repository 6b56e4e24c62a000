import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIPv6 } from 'node:net'

/** Special-purpose address ranges: https://www.iana.org/assignments/iana-ipv4-special-registry and -ipv6-. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits)
// Of IPv6 only the allocated global range counts as public, without what leads on to addresses of IPv4 (Teredo, 6to4),
// protocol assignments and documentation.
const PUBLIC_6 = new BlockList()
PUBLIC_6.addSubnet('2000::', 3, 'ipv6')
const SPECIAL_6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  SPECIAL_6.addSubnet(net, bits, 'ipv6')

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !PRIVATE.check(address)
  return PUBLIC_6.check(address, 'ipv6') && !SPECIAL_6.check(address, 'ipv6')
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/**
 * DNS lookup that refuses private addresses. As the `lookup` of node:https it checks the address that is actually connected to,
 * which prevents DNS rebinding.
 */
export function publicLookup(hostname: string, options: { all?: boolean }, found: Found): void {
  lookup(hostname, { all: true }, (error, addresses) => {
    if (error) return found(error, [])
    const bad = addresses.find(({ address }) => !isPublicAddress(address))
    if (bad) return found(new Error(`${hostname} is not on the public internet`), [])
    const [first] = addresses
    if (options.all || !first) return found(null, addresses)
    found(null, first.address, first.family)
  })
}

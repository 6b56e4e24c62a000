import type { DealerSummary } from '@forecourt/schemas/contract'

/** Whose a host is. `unknown` answers 404; it names nobody's data. */
export type HostAnswer = { kind: 'dealer'; dealer: DealerSummary } | { kind: 'list' } | { kind: 'unknown' }

/**
 * Exact host first, then `<slug>.<base domain>`; the bare base domain lists the dealers where that is allowed.
 * `hostname` as a URL has it: lower case, without port.
 */
export function resolveHost(
  hostname: string,
  dealers: readonly DealerSummary[],
  { baseDomain, list }: { baseDomain: string; list: boolean },
): HostAnswer {
  const host = hostname.replace(/\.$/, '')
  const exact = dealers.find(({ hosts }) => hosts.includes(host))
  if (exact) return { kind: 'dealer', dealer: exact }
  if (host.endsWith(`.${baseDomain}`)) {
    const slug = host.slice(0, -baseDomain.length - 1)
    const dealer = dealers.find((one) => one.slug === slug)
    if (dealer) return { kind: 'dealer', dealer }
  }
  if (list && [baseDomain, '127.0.0.1', '[::1]'].includes(host)) return { kind: 'list' }
  return { kind: 'unknown' }
}

import type { DealerSummary } from '@forecourt/schemas/contract'

/** Whose a host is. `unknown` answers 404; it names nobody's data. */
export type HostAnswer = { kind: 'dealer'; dealer: DealerSummary } | { kind: 'list' } | { kind: 'unknown' }

/** The host of a Host header in lower case without port; '' for what is no host name. */
export function hostName(header: string | undefined): string {
  const host = (header ?? '').toLowerCase().replace(/:\d{1,5}$/, '')
  return /^[a-z0-9.-]{1,253}$|^\[[0-9a-f:.]+\]$/.test(host) ? host.replace(/\.$/, '') : ''
}

/** Exact host first, then `<slug>.<base domain>`; the bare base domain lists the dealers where that is allowed. */
export function resolveHost(
  host: string,
  dealers: readonly DealerSummary[],
  { baseDomain, list }: { baseDomain: string; list: boolean },
): HostAnswer {
  const exact = dealers.find(({ hosts }) => hosts.includes(host))
  if (exact) return { kind: 'dealer', dealer: exact }
  if (host.endsWith(`.${baseDomain}`)) {
    const slug = host.slice(0, -baseDomain.length - 1)
    const dealer = dealers.find((one) => one.slug === slug)
    if (dealer) return { kind: 'dealer', dealer }
  }
  if (list && (host === baseDomain || host === '127.0.0.1' || host === '[::1]')) return { kind: 'list' }
  return { kind: 'unknown' }
}

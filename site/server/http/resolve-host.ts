import type { DealerSummary } from '@forecourt/schemas/contract'

/** What a host leads to. `former` answers 503 and `unknown` 404, both without any dealer's data. */
export type HostAnswer =
  | { kind: 'dealer'; dealer: DealerSummary }
  | { kind: 'list' }
  | { kind: 'former' }
  | { kind: 'unknown' }

export interface HostRules {
  readonly baseDomain: string
  /** Whether the base domain lists the dealers. */
  readonly list: boolean
  /** Dealers that have recently left the list. */
  readonly former?: readonly DealerSummary[]
}

/**
 * Exact host first, then `<slug>.<base domain>`; the base domain lists the dealers where that is allowed.
 * `hostname` as a URL has it: lower case, without port.
 */
export function resolveHost(
  hostname: string,
  dealers: readonly DealerSummary[],
  { baseDomain, list, former = [] }: HostRules,
): HostAnswer {
  const host = hostname.replace(/\.$/, '')
  const dealer = findDealer(host, dealers, baseDomain)
  if (dealer) return { kind: 'dealer', dealer }
  if (list && [baseDomain, '127.0.0.1', '[::1]'].includes(host)) return { kind: 'list' }
  return { kind: findDealer(host, former, baseDomain) ? 'former' : 'unknown' }
}

function findDealer(host: string, dealers: readonly DealerSummary[], baseDomain: string) {
  const exact = dealers.find(({ hosts }) => hosts.includes(host))
  if (exact || !host.endsWith(`.${baseDomain}`)) return exact
  const slug = host.slice(0, -baseDomain.length - 1)
  return dealers.find((one) => one.slug === slug)
}

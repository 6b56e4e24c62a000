import type { DealerSummary } from '@forecourt/schemas/contract'

/**
 * What a host leads to; `host` is the dealer's own name for it. `former` answers 503 and `unknown` 404, both without any
 * dealer's data.
 */
export type HostAnswer =
  | { kind: 'dealer'; dealer: DealerSummary; host: string }
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
 * Exact host first, then `<slug>.<base domain>`, then either with or without `www.`; the base domain lists the dealers
 * where that is allowed.
 * `hostname` as a URL has it: lower case, without port.
 */
export function resolveHost(
  hostname: string,
  dealers: readonly DealerSummary[],
  { baseDomain, list, former = [] }: HostRules,
): HostAnswer {
  const host = hostname.replace(/\.$/, '')
  const names = [host, findTwin(host)]
  for (const name of names) {
    const dealer = findDealer(name, dealers, baseDomain)
    if (dealer) return { kind: 'dealer', dealer, host: name }
  }
  if (list && [baseDomain, '127.0.0.1', '[::1]'].includes(host)) return { kind: 'list' }
  return { kind: names.some((name) => findDealer(name, former, baseDomain)) ? 'former' : 'unknown' }
}

/** The other name by which people try a site: without its `www.`, or with it. */
export const findTwin = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`)

function findDealer(host: string, dealers: readonly DealerSummary[], baseDomain: string) {
  const exact = dealers.find(({ hosts }) => hosts.includes(host))
  if (exact || !host.endsWith(`.${baseDomain}`)) return exact
  const slug = host.slice(0, -baseDomain.length - 1)
  return dealers.find((one) => one.slug === slug)
}

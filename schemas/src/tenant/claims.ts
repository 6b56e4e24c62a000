/** What a dealer answers to and sells, as far as it can be claimed by one dealer only. */
export type DealerClaims = {
  slug: string
  /** When its `tenant` document was created, ISO 8601. */
  createdAt: string
  /** Host names, lower case. */
  hosts: readonly string[]
  dealerships: readonly { id: string; slug: string }[]
}

/** A host name or dealership that two dealers claim; it belongs to the earlier one. */
export type ClaimClash = { kind: 'host' | 'dealership'; value: string; owner: string; refused: string }

/**
 * Who owns each host name and dealership: the dealer whose document is older. A younger one's claim is a clash.
 * Dealerships are the same when their ids or their slugs are.
 */
export function settleClaims(dealers: readonly DealerClaims[]): {
  ownsHost: (slug: string, host: string) => boolean
  ownsDealership: (slug: string, dealership: { id: string; slug: string }) => boolean
  clashes: ClaimClash[]
} {
  const owners = new Map<string, string>()
  const clashes: ClaimClash[] = []
  for (const dealer of [...dealers].sort(byAge)) {
    for (const [key, kind, value] of listClaims(dealer)) {
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, dealer.slug)
      else if (owner !== dealer.slug) clashes.push({ kind, value, owner, refused: dealer.slug })
    }
  }
  const owns = (slug: string, keys: readonly string[]) =>
    keys.every((key) => (owners.get(key) ?? slug) === slug)
  return {
    ownsHost: (slug, host) => owns(slug, [hostKey(host)]),
    ownsDealership: (slug, dealership) =>
      owns(
        slug,
        dealershipKeys(dealership).map(([key]) => key),
      ),
    clashes,
  }
}

type Claim = [key: string, kind: ClaimClash['kind'], value: string]

function listClaims({ hosts, dealerships }: DealerClaims): Claim[] {
  return [
    ...hosts.map((host): Claim => [hostKey(host), 'host', host]),
    ...dealerships.flatMap((dealership) =>
      dealershipKeys(dealership).map(([key, value]): Claim => [key, 'dealership', value]),
    ),
  ]
}

const hostKey = (host: string) => `host ${host.toLowerCase()}`

/** An empty id or slug claims nothing. */
function dealershipKeys({ id, slug }: { id: string; slug: string }): [key: string, value: string][] {
  return [
    ...(id ? [[`id ${id}`, id] as [string, string]] : []),
    ...(slug ? [[`slug ${slug}`, slug] as [string, string]] : []),
  ]
}

function byAge(one: DealerClaims, other: DealerClaims): number {
  return one.createdAt.localeCompare(other.createdAt) || one.slug.localeCompare(other.slug)
}

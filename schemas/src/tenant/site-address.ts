/** What another dealer answers to and sells, with the name that a message calls it by. */
export type OtherSite = {
  readonly slug: string | null
  readonly name: string | null
  readonly hosts: readonly (string | null)[] | null
  readonly dealerships: readonly { readonly id: string | null; readonly slug: string | null }[] | null
}

/** Host names and ids that the platform reserves. */
const RESERVED = new Set([
  ...['admin', 'api', 'assets', 'dealers', 'forecourt', 'lake', 'localhost', 'mail', 'media', 'photos'],
  ...['preview', 'search', 'shared', 'static', 'status', 'studio', 'www'],
])

/** Longer ones are no part of a host name. */
const LONGEST = 40

/** Why this cannot be the slug of a site at all, or null: it is a part of host names and ids. */
export function findSiteSlugProblem(slug: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
    return `“${slug}” cannot be an address: small letters, digits and single hyphens, a letter first, for example river-city-motors.`
  if (slug.length > LONGEST) return `“${slug}” is too long: ${LONGEST} letters at the most.`
  if (RESERVED.has(slug)) return `“${slug}” is reserved for the platform. Choose another address.`
  return null
}

/**
 * Why another site already answers to a new slug, or null: as its own, as the name of one of its dealerships in the
 * stock, whose vehicles the new site would show, or in a host name.
 */
export function findTakenSlug(slug: string, others: readonly OtherSite[]): string | null {
  for (const other of others) {
    if (other.slug === slug)
      return `“${slug}” is the address of ${formatName(other)}. Choose another address.`
    if (other.dealerships?.some((dealership) => dealership.slug === slug))
      return `“${slug}” is a dealership of ${formatName(other)} in the stock: the new site would show its vehicles. Choose another address.`
    if (other.hosts?.some((host) => host?.split('.')[0] === slug))
      return `A host name of ${formatName(other)} starts with “${slug}”. Choose another address.`
  }
  return null
}

/** Why one of these host names cannot be used, or null. */
export function findHostProblem(hosts: readonly string[], others: readonly OtherSite[]): string | null {
  const wrong = hosts.find((host) => !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host))
  if (wrong !== undefined) return `“${wrong}” is not a host name: small letters, no https:// and no path.`
  for (const other of others) {
    const taken = hosts.find((host) => other.hosts?.some((one) => one?.toLowerCase() === host))
    if (taken !== undefined) return `“${taken}” is a host name of ${formatName(other)}.`
  }
  return null
}

/** Why one of these dealerships cannot be used, or null. They are the same when their ids or their slugs are. */
export function findTakenDealership(
  dealerships: readonly { id?: string | undefined; slug?: string | undefined }[],
  others: readonly OtherSite[],
): string | null {
  for (const other of others) {
    for (const { id, slug } of dealerships) {
      const isTaken = other.dealerships?.some((one) => (id && one.id === id) || (slug && one.slug === slug))
      if (isTaken) return `“${slug || id}” is a dealership of ${formatName(other)}.`
    }
  }
  return null
}

const formatName = ({ name, slug }: OtherSite) => name || slug || 'another site'

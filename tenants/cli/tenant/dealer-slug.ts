import type { OtherDealersQueryResult } from '@forecourt/schemas/types'
import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'

/** Host names and ids that the platform reserves. */
const RESERVED = new Set([
  ...['admin', 'api', 'assets', 'dealers', 'forecourt', 'lake', 'localhost', 'mail', 'media', 'photos'],
  ...['preview', 'search', 'shared', 'static', 'status', 'studio', 'www'],
])

/** Longer ones are no part of a host name. */
const LONGEST = 40

const otherDealersQuery = defineQuery(
  '*[_type == "tenant" && slug.current != $slug]{"name": coalesce(name, slug.current), "dealerships": dealerships[].slug.current, hosts}',
)

/** A slug that cannot be had; the message says why. */
export class DealerSlugError extends Error {
  override name = 'DealerSlugError'
}

/**
 * Can this be the slug of a dealer at all? It is a part of host names and ids.
 * @throws DealerSlugError
 */
export function requireDealerSlug(slug: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) {
    throw new DealerSlugError(
      `“${slug}” cannot be a slug: small letters, digits and single hyphens, a letter first, for example river-city-motors.`,
    )
  }
  if (slug.length > LONGEST)
    throw new DealerSlugError(`“${slug}” is too long: ${LONGEST} letters at the most.`)
  if (RESERVED.has(slug))
    throw new DealerSlugError(`“${slug}” is reserved for the platform. Choose another slug.`)
  return slug
}

/**
 * Refuses the slug of a new dealer that another already answers to: as the name of one of its dealerships in the
 * stock, whose vehicles the new site would show, or in a host name of its own.
 * @throws DealerSlugError
 */
export async function requireFreeSlug(client: SanityClient, slug: string): Promise<void> {
  const tenants = await client.fetch<OtherDealersQueryResult>(otherDealersQuery, { slug })
  for (const other of tenants) {
    if (other.dealerships?.includes(slug)) {
      throw new DealerSlugError(
        `“${slug}” is a dealership of ${other.name} in the stock: the new site would show its vehicles. Choose another slug.`,
      )
    }
    if (other.hosts?.some((host) => host?.split('.')[0] === slug)) {
      throw new DealerSlugError(`A host name of ${other.name} starts with “${slug}”. Choose another slug.`)
    }
  }
}

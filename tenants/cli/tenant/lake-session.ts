import { describeNoSuchDealer } from '@forecourt/schemas/contract/pure'
import type { SanityClient } from '@sanity/client'

/** What a command works with: the lake, where it prints, whom it asks, and when it is. */
export type Session = {
  client: SanityClient
  say: (line: string) => void
  /** The answer, or null when nobody is there to give one. */
  ask: (question: string) => Promise<string | null>
  /** An instant, ISO UTC. */
  now: string
  /** Where a dealer's site is. */
  siteAddress: (slug: string) => string
  /** Connects to a dataset for a dealer of its own. @throws Error that names the variable of its token */
  connectPlace: (place: { projectId: string; dataset: string }) => SanityClient
  /** Where backups go unless the command says otherwise. */
  backupFolder: string
}

/** A document as the lake answers it. */
export type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

/** The published settings of a dealer, or null. */
export function findTenant(client: SanityClient, slug: string): Promise<StoredDocument | null> {
  return client.fetch<StoredDocument | null>(
    '*[_type == "tenant" && slug.current == $slug && !(_id in path("drafts.**")) && !(_id in path("versions.**"))][0]',
    { slug },
  )
}

/** A dealer that has to be there is not; the message names those that are. */
export class NoSuchDealerError extends Error {
  override name = 'NoSuchDealerError'
}

/**
 * The published settings of a dealer.
 * @throws NoSuchDealerError
 */
export async function requireTenant(client: SanityClient, slug: string): Promise<StoredDocument> {
  const tenant = await findTenant(client, slug)
  if (tenant !== null) return tenant
  const known = await client.fetch<string[]>(
    '*[_type == "tenant" && defined(slug.current) && !(_id in path("drafts.**"))] | order(slug.current asc).slug.current',
  )
  throw new NoSuchDealerError(describeNoSuchDealer(slug, known))
}

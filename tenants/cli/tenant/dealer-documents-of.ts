import type { SanityClient } from '@sanity/client'
import type { StoredDocument } from './lake-session.ts'
import { listReferencePlaces, type ReferencePlace } from './reference-places.ts'

/** Everything of a dealer: its documents, drafts included, and the places in others' documents that name them. */
export type DealerHoldings = {
  documents: StoredDocument[]
  /** Strong references to the dealer's documents from elsewhere, with the revision of the document that has them. */
  links: (ReferencePlace & { document: string; revision: string })[]
}

type Shared = StoredDocument & { sites?: { _ref: string }[] }

/**
 * Collects what is deleted with a dealer. An offer or tile of this site alone is deleted with it; one made for others
 * too stays and loses the site.
 */
export async function collectDealer(client: SanityClient, tenantId: string): Promise<DealerHoldings> {
  const own = await client.fetch<StoredDocument[]>(
    `*[_id == $id || _id == "drafts." + $id || (string::startsWith(_id, "versions.") && string::split(_id, ".")[2] == $id)
      || tenant._ref == $id]`,
    { id: tenantId },
  )
  const shared = await client.fetch<Shared[]>(
    '*[_type in ["offer", "promoTile", "banner", "offerReview"] && references($id)]',
    {
      id: tenantId,
    },
  )
  const documents = [...own, ...shared.filter(({ sites = [] }) => isOnly(sites, tenantId))]
  const ids = new Set(documents.map(({ _id }) => _id))
  const referring = await client.fetch<StoredDocument[]>('*[references($ids) && !(_id in $ids)]', {
    ids: [...ids],
  })
  const links = referring.flatMap((document) =>
    listReferencePlaces(document, ids).map((place) => ({
      ...place,
      document: document._id,
      revision: String(document._rev),
    })),
  )
  return { documents, links }
}

function isOnly(sites: readonly { _ref: string }[], tenantId: string): boolean {
  return sites.length > 0 && sites.every(({ _ref }) => _ref === tenantId)
}

/** The ids of the pictures and files that documents show. */
export function listAssets(value: unknown): string[] {
  const text = JSON.stringify(value)
  return [...new Set([...text.matchAll(/"_ref":"((?:image|file)-[^"]+)"/g)].map(([, id = '']) => id))].sort()
}

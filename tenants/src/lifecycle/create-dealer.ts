import {
  findHostProblem,
  findSiteSlugProblem,
  findTakenDealership,
  findTakenSlug,
  tenantIdentityQuery,
} from '@forecourt/schemas/contract'
import type { TenantIdentityQueryResult } from '@forecourt/schemas/types'
import type { SanityClient } from '@sanity/client'
import type { SeedDocument } from '../dealer-seed.ts'
import type { Starter } from '../starter/starter.ts'
import { starterDocuments } from '../starter/starter-documents.ts'
import { DealerError, explainRefusal } from './dealer-error.ts'

/**
 * Makes a dealer: all its documents in one transaction, published. The site serves it from then on.
 * @param today `YYYY-MM-DD`, from which public holidays are counted
 * @throws DealerError when its address, a host name or its dealership is another's, or the person may not
 */
export async function createDealer(
  client: SanityClient,
  starter: Starter,
  today: string,
): Promise<SeedDocument[]> {
  const problem = findSiteSlugProblem(starter.slug) ?? (await findTaken(client, starter))
  if (problem !== null) throw new DealerError(problem)
  const documents = starterDocuments(starter, today)
  const transaction = client.transaction()
  for (const document of documents) transaction.create(document)
  try {
    await transaction.commit({ visibility: 'sync' })
  } catch (error) {
    throw explainRefusal(error, starter.name)
  }
  return documents
}

async function findTaken(client: SanityClient, { slug, hosts, dealership }: Starter): Promise<string | null> {
  const raw = client.withConfig({ perspective: 'raw' })
  const { others } = await raw.fetch<TenantIdentityQueryResult>(tenantIdentityQuery, { own: [] })
  return (
    findTakenSlug(slug, others) ?? findHostProblem(hosts, others) ?? findTakenDealership([dealership], others)
  )
}

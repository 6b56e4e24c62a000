import { dateAt } from '@forecourt/schemas/contract/pure'
import type { TenantCommand } from './arguments.ts'
import { requireDealerSlug, requireFreeSlug } from './dealer-slug.ts'
import { findTenant, type Session } from './lake-session.ts'
import { starterDocuments } from './starter-documents.ts'

/** `new`: makes a dealer in one transaction and prints its address; one that is there already is left as it is. */
export async function createDealer(
  { slug, name, template, state }: Extract<TenantCommand, { kind: 'new' }>,
  { client, say, now, siteAddress }: Session,
): Promise<void> {
  requireDealerSlug(slug)
  const existing = await findTenant(client, slug)
  if (existing !== null) {
    say(
      `${String(existing.name)} is there already (template ${String(existing.template)}); nothing was changed.`,
    )
    say(siteAddress(slug))
    return
  }
  await requireFreeSlug(client, slug)
  const documents = starterDocuments({ slug, name, template, state }, dateAt(now, 'Australia/Sydney'))
  const transaction = client.transaction()
  for (const document of documents) transaction.create(document)
  await transaction.commit({ visibility: 'sync' })
  say(`${name} is created: template ${template}, ${documents.length} documents.`)
  say(siteAddress(slug))
}

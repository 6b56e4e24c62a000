import { findSiteSlugProblem } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import { createDealer, DealerError, plainStarter } from '../../src/lifecycle/index.ts'
import type { TenantCommand } from './arguments.ts'
import { findTenant, type Session } from './lake-session.ts'

/** `new`: makes a dealer in one transaction and prints its address; one that is there already is left as it is. */
export async function newDealer(
  { slug, name, template, state }: Extract<TenantCommand, { kind: 'new' }>,
  { client, say, now, siteAddress }: Session,
): Promise<void> {
  const problem = findSiteSlugProblem(slug)
  if (problem !== null) throw new DealerError(problem)
  const existing = await findTenant(client, slug)
  if (existing !== null) {
    say(
      `${String(existing.name)} is there already (template ${String(existing.template)}); nothing was changed.`,
    )
    say(siteAddress(slug))
    return
  }
  const starter = plainStarter({ slug, name, template, state })
  const documents = await createDealer(client, starter, dateAt(now, 'Australia/Sydney'))
  say(`${name} is created: template ${template}, ${documents.length} documents.`)
  say(siteAddress(slug))
}

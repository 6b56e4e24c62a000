import { reopenDealer, retireDealer } from '../../src/lifecycle/index.ts'
import { requireTenant, type Session } from './lake-session.ts'

/** `retire`: takes a dealer's site out of use; nothing is deleted. */
export async function retire(slug: string, { client, say, now }: Session): Promise<void> {
  const tenant = await requireTenant(client, slug)
  await retireDealer(client, tenant._id, now)
  say(`${String(tenant.name)} is retired: its addresses answer 503 for an hour, then 404.`)
  say(`Nothing is deleted. To open it again: npm run tenant -- reopen ${slug}`)
}

/** `reopen`: puts a retired dealer's site back into use. */
export async function reopen(slug: string, { client, say, siteAddress }: Session): Promise<void> {
  const tenant = await requireTenant(client, slug)
  await reopenDealer(client, tenant._id)
  say(`${String(tenant.name)} is open again.`)
  say(siteAddress(slug))
}

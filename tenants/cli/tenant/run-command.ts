import { migrateOrderRanks, restoreOrderNumbers } from '../../seed/migrate-order-ranks.ts'
import { joinBackSettings, migrateSettings } from '../../seed/migrate-settings.ts'
import { reopenDealer, retireDealer } from '../../src/lifecycle/index.ts'
import type { TenantCommand } from './arguments.ts'
import { checkDealer } from './check-dealer.ts'
import { copyDealer } from './copy-dealer.ts'
import { deleteDealer } from './delete-dealer.ts'
import { diffDealers } from './diff-dealers.ts'
import { exportRoles } from './export-roles.ts'
import { requireTenant, type Session } from './lake-session.ts'
import { listDealers } from './list-dealers.ts'
import { newDealer } from './new-dealer.ts'
import { restoreDealer } from './restore-dealer.ts'

/** Runs a command. */
export function runTenantCommand(command: TenantCommand, session: Session): Promise<void> {
  switch (command.kind) {
    case 'new':
      return newDealer(command, session)
    case 'list':
      return listDealers(command, session)
    case 'diff':
      return diffDealers(command, session)
    case 'delete':
      return deleteDealer(command, session)
    case 'restore':
      return restoreDealer(command.file, session)
    case 'retire':
      return retire(command.slug, session)
    case 'reopen':
      return reopen(command.slug, session)
    case 'check':
      return checkDealer(command.slug, session)
    case 'roles':
      return exportRoles(session)
    case 'dataset':
      return copyDealer(command, session)
    case 'migrate':
      return migrate(command, session)
  }
}

/** `migrate`: brings content of an older version to the present form; `--back`: to the form before it. */
async function migrate(
  { back }: Extract<TenantCommand, { kind: 'migrate' }>,
  { client, say }: Session,
): Promise<void> {
  const changed = back ? await joinBackSettings(client) : await migrateSettings(client)
  const ordered = back ? await restoreOrderNumbers(client) : await migrateOrderRanks(client)
  if (changed.length + ordered.length === 0) return say('Nothing to migrate.')
  for (const id of changed) say(`${id}: ${back ? 'settings joined' : 'settings split'}`)
  for (const id of ordered) say(`${id}: ${back ? 'order as a number' : 'ranked for dragging'}`)
}

/** `retire`: takes a dealer's site out of use; nothing is deleted. */
async function retire(slug: string, { client, say, now }: Session): Promise<void> {
  const tenant = await requireTenant(client, slug)
  await retireDealer(client, tenant._id, now)
  say(`${String(tenant.name)} is retired: its addresses answer 503 for an hour, then 404.`)
  say(`Nothing is deleted. To open it again: npm run tenant -- reopen ${slug}`)
}

/** `reopen`: puts a retired dealer's site back into use. */
async function reopen(slug: string, { client, say, siteAddress }: Session): Promise<void> {
  const tenant = await requireTenant(client, slug)
  await reopenDealer(client, tenant._id)
  say(`${String(tenant.name)} is open again.`)
  say(siteAddress(slug))
}

import { migrateOrderRanks, restoreOrderNumbers } from '../../seed/migrate-order-ranks.ts'
import { joinBackSettings, migrateSettings } from '../../seed/migrate-settings.ts'
import type { TenantCommand } from './arguments.ts'
import type { Session } from './lake-session.ts'

/** `migrate`: brings content of an older version to the present form; `--back`: to the form before it. */
export async function migrate(
  { back }: Extract<TenantCommand, { kind: 'migrate' }>,
  { client, say }: Session,
): Promise<void> {
  const changed = back ? await joinBackSettings(client) : await migrateSettings(client)
  const ordered = back ? await restoreOrderNumbers(client) : await migrateOrderRanks(client)
  if (changed.length + ordered.length === 0) return say('Nothing to migrate.')
  for (const id of changed) say(`${id}: ${back ? 'settings joined' : 'settings split'}`)
  for (const id of ordered) say(`${id}: ${back ? 'order as a number' : 'ranked for dragging'}`)
}

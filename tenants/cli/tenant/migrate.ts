import { joinBackSettings, migrateSettings } from '../../seed/migrate-settings.ts'
import type { TenantCommand } from './arguments.ts'
import type { Session } from './lake-session.ts'

/** `migrate`: brings content of an older version to the present form; `--back`: to the form before it. */
export async function migrate(
  { back }: Extract<TenantCommand, { kind: 'migrate' }>,
  { client, say }: Session,
): Promise<void> {
  const changed = back ? await joinBackSettings(client) : await migrateSettings(client)
  if (changed.length === 0) return say('Nothing to migrate.')
  for (const id of changed) say(`${id}: ${back ? 'settings joined' : 'settings split'}`)
}

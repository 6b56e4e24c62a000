import { dirname } from 'node:path'
import { type CarOverride, listOverrides } from '#db/car-overrides/car-overrides-repository.ts'
import { openDatabase } from '#db/database.ts'
import type { LockPlace } from '../import/runs/import-lock.ts'

/**
 * What staff set of a dealer's cars, for an import in a process or thread of its own. An import without it would bring back
 * cars that are hidden, so that a failure stops the import. @throws the database's error
 */
export async function readOverrides(
  { folder, databaseUrl }: LockPlace,
  tenantSlug: string,
): Promise<ReadonlyMap<string, CarOverride>> {
  const db = await openDatabase({ url: databaseUrl, dataDir: dirname(folder) })
  try {
    return await listOverrides(db, tenantSlug)
  } finally {
    await db.destroy()
  }
}

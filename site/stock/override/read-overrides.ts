import { dirname } from 'node:path'
import {
  type CarOverride,
  endHidesOfGone,
  listOverrides,
} from '#db/car-overrides/car-overrides-repository.ts'
import { openDatabase } from '#db/database.ts'
import type { LockPlace } from '../import/runs/import-lock.ts'

/** Which cars had left the stock when an import began, and when that is. */
export type LeftCars = { readonly gone: ReadonlySet<string>; readonly now: string }

/**
 * What staff set of a dealer's cars, for an import in a process or thread of its own, less what hid a car until it was
 * gone. An import without it would bring back
 * cars that are hidden, so that a failure stops the import. @throws the database's error
 */
export async function readOverrides(
  { folder, databaseUrl }: LockPlace,
  tenantSlug: string,
  left: LeftCars | null,
): Promise<ReadonlyMap<string, CarOverride>> {
  const db = await openDatabase({ url: databaseUrl, dataDir: dirname(folder) })
  try {
    if (left && left.gone.size > 0) await endHidesOfGone(db, tenantSlug, left)
    return await listOverrides(db, tenantSlug)
  } finally {
    await db.destroy()
  }
}

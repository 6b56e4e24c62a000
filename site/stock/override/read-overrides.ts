import {
  type CarOverride,
  endHidesOfGone,
  listOverrides,
} from '#db/car-overrides/car-overrides-repository.ts'
import type { Database } from '#db/database.ts'

/** Which cars had left the stock when an import began, and when that is. */
export type LeftCars = { readonly gone: ReadonlySet<string>; readonly now: string }

/**
 * What staff set of a dealer's cars, less what hid a car until it was gone. An import without it would bring back cars that
 * are hidden, so that a failure stops the import. @throws the database's error
 */
export async function readOverrides(
  db: Database,
  tenantSlug: string,
  left: LeftCars | null,
): Promise<ReadonlyMap<string, CarOverride>> {
  if (left && left.gone.size > 0) await endHidesOfGone(db, tenantSlug, left)
  return listOverrides(db, tenantSlug)
}

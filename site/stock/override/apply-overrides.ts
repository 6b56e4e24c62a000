import { isDeepStrictEqual } from 'node:util'
import type { CarOverride } from '#db/car-overrides/car-overrides-repository.ts'
import { isOwnId } from '../car/car-identity.ts'
import type { StockStore } from '../index/stock-store.ts'
import { OVERRIDDEN_FIELDS, overrideCar, restoreCar, type WireCar } from './override-car.ts'

type OverrideStore = Pick<StockStore, 'readDocuments' | 'patch' | 'settle'>

/**
 * Brings indexed cars in line with what staff set of them, or no longer set; cars that are so are not written. The hash is
 * cleared, so that the next import compares the whole car. @returns how many were written
 * @throws IndexTaskError; the client's errors while the server does not answer
 */
export async function applyOverrides(
  tenantSlug: string,
  overrides: readonly CarOverride[],
  { store, now }: { store: OverrideStore; now: string },
): Promise<number> {
  const own = overrides.filter(({ carId }) => isOwnId(tenantSlug, carId))
  if (own.length === 0) return 0
  const documents = await store.readDocuments(own.map(({ carId }) => carId))
  const fields = own.flatMap((override) => {
    const document = documents.get(override.carId)
    return document === undefined ? [] : findChange(document, override, now)
  })
  if (fields.length === 0) return 0
  await store.patch(fields)
  await store.settle()
  return fields.length
}

/** The fields to be written of a car; [] for none. */
function findChange(document: WireCar, override: CarOverride, now: string) {
  const wanted = overrideCar(restoreCar(document), override, now)
  const names = [...OVERRIDDEN_FIELDS, 'pinned', 'file_says'].filter(
    (name) => !isDeepStrictEqual(document[name] ?? null, wanted[name] ?? null),
  )
  if (names.length === 0) return []
  const changed = Object.fromEntries(names.map((name) => [name, wanted[name] ?? null]))
  return [{ id: override.carId, ...changed, import_hash: '' }]
}

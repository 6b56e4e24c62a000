import type { CarDocumentInput } from '@forecourt/schemas/contract'
import type { CarOverride } from '#db/car-overrides/car-overrides-repository.ts'
import { type ImportFields, type PreparedCar, prepareCar } from '../car/prepared-car.ts'
import { overrideCar } from './override-car.ts'

/**
 * A car for the index with what staff set of it. Its state and rank for the difference are the file's: what staff do is no
 * news of a file. @throws ZodError when the car breaks the contract
 */
export function prepareOverridden(
  input: CarDocumentInput,
  fields: ImportFields,
  { override, now }: { override: CarOverride | undefined; now: string },
): PreparedCar {
  if (override === undefined) return prepareCar(input, fields)
  const { file_says: fileSays, pinned, ...car } = overrideCar(input, override, now)
  const prepared = prepareCar(car as CarDocumentInput, { ...fields, staff: { file_says: fileSays, pinned } })
  return { ...prepared, status: String(input.status), reserved: input.reserved === true }
}

import { listCaravans, listMotorhomes } from './caravans.ts'
import { listCars } from './cars.ts'
import type { Grade } from './grade.ts'
import { listMotorcycles } from './motorcycles.ts'
import { listTrucks } from './trucks.ts'

/** Every grade of the tables in `data/`. */
export const CATALOG: readonly Grade[] = [
  ...listCars(),
  ...listMotorcycles(),
  ...listTrucks(),
  ...listCaravans(),
  ...listMotorhomes(),
]

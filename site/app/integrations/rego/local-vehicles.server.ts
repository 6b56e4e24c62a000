import { createHash } from 'node:crypto'
import type { RegoVehicle } from './rego-lookup.ts'
import WRITTEN from './vehicles.generated.json' with { type: 'json' }

/** A model of the demo register, with its price when new. */
export type LocalModel = Omit<RegoVehicle, 'id' | 'year'> & { newDollars: number; from: number; to: number }

type Kind = keyof typeof WRITTEN

const KINDS = Object.fromEntries(
  Object.entries(WRITTEN).map(([kind, rows]) => [kind, rows.map(readModel)]),
) as Record<Kind, LocalModel[]>

function readModel(row: string): LocalModel {
  const [make = '', model = '', badge = '', body = '', fuel = '', transmission = '', dollars, from, to] =
    row.split('|')
  const numbers = { newDollars: Number(dollars), from: Number(from), to: Number(to) }
  return { make, model, badge, body, fuel, transmission, ...numbers }
}

/** Motorcycles have short plates, heavy trucks long ones. */
function guessKind(rego: string): Kind {
  if (rego.length <= 5) return 'motorcycle'
  return rego.length >= 7 ? 'truck' : 'car'
}

/** One plate in so many is unknown, so that a demo shows that case. */
const UNKNOWN_OF = 12

/** The demo vehicle of a plate, a function of plate and state (OPEN-28). */
export function localVehicle(rego: string, state: string): RegoVehicle | null {
  const seed = createHash('sha256').update(`${state}:${rego}`).digest()
  if (seed.readUInt16BE(0) % UNKNOWN_OF === 0) return null
  const kind = guessKind(rego)
  const index = seed.readUInt16BE(2) % KINDS[kind].length
  const found = KINDS[kind][index] as LocalModel
  const year = found.from + (seed.readUInt16BE(4) % (found.to - found.from + 1))
  const { newDollars: _newDollars, from: _from, to: _to, ...vehicle } = found
  return { id: `${kind}-${index}-${year}`, year, kind, ...vehicle }
}

/** The model of a demo vehicle by its id; null for an unknown id. */
export function findLocalModel(id: string): { model: LocalModel; year: number } | null {
  const [kind = '', index = '', year = ''] = id.split('-')
  const model = (KINDS as Record<string, LocalModel[]>)[kind]?.[Number(index)]
  return model && /^\d{4}$/.test(year) ? { model, year: Number(year) } : null
}

import type { CarDocumentInput } from '@forecourt/schemas/contract'
import type { PriceStep } from '../car/price-steps.ts'
import { restoreCar } from '../override/override-car.ts'

/** The fields of an indexed car that an import needs; wire names, dollars, seconds. */
export type IndexedRow = {
  id: string
  import_feed?: string
  import_hash?: string
  rank?: number
  stocknum?: string
  name?: string
  make?: string
  model?: string
  status?: string
  price?: number | null
  price_type?: string
  before_price?: number | null
  /** Missing in documents of an earlier version. */
  price_steps?: readonly PriceStep[]
  km?: number | null
  reserved?: boolean
  reserved_at?: string | null
  /** End of a reservation made on the site (ISO); written by the site. */
  reserved_until?: string | null
  created_at?: string | null
  sold_date_timestamp?: number | null
  rego_expiry?: string
  vin?: string
}

/** A row as its file has it, without what staff set of the car. */
export function restoreRow(row: IndexedRow & { file_says?: unknown }): IndexedRow {
  if (!row.file_says) return row
  const restored = restoreCar(row as Readonly<Record<string, unknown>>)
  const known = INDEXED_FIELDS.filter((name) => name in restored).map((name) => [name, restored[name]])
  return Object.fromEntries(known) as IndexedRow
}

/** The fields of `IndexedRow`. */
export const INDEXED_FIELDS = [
  'id',
  'import_feed',
  'import_hash',
  'rank',
  'stocknum',
  'name',
  'make',
  'model',
  'status',
  'price',
  'price_type',
  'before_price',
  'price_steps',
  'km',
  'reserved',
  'reserved_at',
  'reserved_until',
  'created_at',
  'sold_date_timestamp',
  'rego_expiry',
  'vin',
] as const satisfies (keyof IndexedRow)[]

/** The fields of an indexed car that its finance follows from, and those that it is; wire names, dollars. */
export type FinanceRow = Pick<IndexedRow, 'id' | 'import_feed' | 'price'> & {
  make?: string
  dealership_slug?: string
  reduced_price?: number | null
  subscription_price?: number | null
  lenders?: CarDocumentInput['lenders']
  weekly_price?: number | null
  weekly_price_range?: string
}

/** The fields of `FinanceRow`. */
export const FINANCE_FIELDS = [
  'id',
  'import_feed',
  'price',
  'make',
  'dealership_slug',
  'reduced_price',
  'subscription_price',
  'lenders',
  'weekly_price',
  'weekly_price_range',
] as const satisfies (keyof FinanceRow)[]

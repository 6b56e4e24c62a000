import type { StaffStockFile, StockFeed } from '@forecourt/schemas/contract'
import type { ColumnProblem, RunCounts, TriedColumns } from './import-report.ts'

/** A stock file that somebody brought: as it reads, or as it was imported. */
export type BroughtFile = Pick<StaffStockFile, 'columns' | 'absent' | 'reads' | 'listed' | 'mayForce'> & {
  feed: StockFeed
  /** What the file was packed as. */
  packing: 'zip' | 'excel' | null
  encoding: string
  headerLine: number | null
  rows: number
  /** Some values begin like a spreadsheet's formula. */
  hasFormulas: boolean
  counts: RunCounts | null
  /** Why nothing of it can be, or was, imported; '' otherwise. */
  refused: string
  problems: ColumnProblem[]
  cars: NonNullable<TriedColumns['first']>[]
}

/** The file, why it is none, or that another import of the dealer is running. */
export type BroughtOutcome = BroughtFile | { refused: string } | { busy: true }

/** Keys with which a dealer's own system sends stock. */
export type StockKeys = {
  list: (tenantSlug: string) => Promise<{ madeAt: string }[]>
  /** A new key, which is nowhere to be read afterwards; only the one before stays valid. */
  make: (tenantSlug: string, now: string) => Promise<string>
  revoke: (tenantSlug: string) => Promise<number>
}

import { z } from 'zod'
import { stockColumn, stockColumnChoice } from '../site-settings/stock-columns.zod.ts'

const instant = z.iso.datetime({ offset: true })
const count = z.number().int().min(0)

/** A column of a file: what it holds and what it is. */
export const fileColumn = z.object({
  /** Its name as the file writes it, else as the import has it. */
  column: z.string(),
  /** How many more columns are read with it, such as the second picture and those after it. */
  others: count,
  /** Its first three values that differ, cut where they are long. */
  values: z.array(z.string()),
  /** What its name says it is; null where the import does not know the name. */
  known: stockColumnChoice.nullable(),
  /** What the site's settings say it is; null where they say nothing. */
  chosen: stockColumnChoice.nullable(),
  /** What its name is near to, where nothing else is and no column of the file fills it; null for nothing. */
  suggested: stockColumnChoice.nullable(),
  /** What the dealer paid or would take, by its name: never read, and its values are not shown. */
  isCost: z.boolean().default(false),
})
export type StaffFileColumn = z.infer<typeof fileColumn>

/** The columns of a site's newest stock file. */
export const staffStockColumns = z.object({
  at: instant,
  /** `fixed`: the newest file is the network's, whose names are fixed. */
  state: z.enum(['columns', 'none', 'fixed', 'unreadable']),
  file: z
    .object({
      name: z.string(),
      at: instant,
      /** Null where the file was stopped before its end. */
      rows: count.nullable(),
      /** How its values are separated, and its letters; '' where that is not said. */
      delimiter: z.string(),
      encoding: z.string(),
    })
    .nullable(),
  columns: z.array(fileColumn),
  /** What the settings choose for columns that this file does not have. */
  absent: z.array(stockColumn),
})
export type StaffStockColumns = z.infer<typeof staffStockColumns>

/** How the first values of a column read; `ok` is false for one that cannot be. */
export const columnReads = z.object({
  column: z.string(),
  reads: z.array(z.object({ text: z.string(), ok: z.boolean() })),
})

/** A car of a file as a shopper sees it. */
export const shownCar = z.object({
  name: z.string(),
  price: z.string(),
  priceLabel: z.string(),
  facts: z.array(z.string()),
  /** Path of its picture on the site; '' for none. */
  picture: z.string(),
})

/** How the first rows of the newest file read with some columns chosen. */
export const staffTriedColumns = z.object({
  at: instant,
  columns: z.array(columnReads),
  /** Rows that were tried, and how many of them could be listed. */
  rows: count,
  listed: count,
  /** Why no row can be read; '' otherwise. */
  stopped: z.string(),
  /** The most frequent first. */
  problems: z.array(
    z.object({ cars: count, leftOut: z.boolean(), line: count, problem: z.string(), remedy: z.string() }),
  ),
  /** The first that can be listed, as a shopper sees it; null for none. */
  first: shownCar.nullable(),
})
export type StaffTriedColumns = z.infer<typeof staffTriedColumns>

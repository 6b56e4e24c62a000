import { z } from 'zod'
import { stockColumn, stockColumns } from '../site-settings/stock-columns.zod.ts'
import { stockFeed } from '../site-settings/stock-feed.zod.ts'
import { importCounts } from './staff-stock.zod.ts'
import { columnReads, fileColumn, shownCar } from './staff-stock-columns.zod.ts'

const instant = z.iso.datetime({ offset: true })
const count = z.number().int().min(0)

/** The largest stock file that is taken from the Studio: some 15,000 cars. */
export const MOST_STOCK_FILE_BYTES = 20_000_000

/** What is to be done with a stock file that somebody brings: `read` changes nothing, `use` imports it. */
export const stockFileRequest = z.strictObject({
  do: z.enum(['read', 'use']),
  /** As it is called on the person's machine. */
  name: z.string().trim().min(1).max(200),
  /** Null for what the settings choose. */
  columns: stockColumns.nullable(),
  /** Even when more than a fifth of the stock would leave the site. */
  force: z.boolean(),
})
export type StockFileRequest = z.output<typeof stockFileRequest>

/** A stock file as it reads, or as it was imported. */
export const staffStockFile = z.object({
  at: instant,
  /** What the settings have to say so that the next file is read in this way. */
  feed: stockFeed,
  file: z.object({
    name: z.string(),
    format: z.string(),
    /** How its values are separated, '' for what is no table; its letters in words. */
    delimiter: z.string(),
    encoding: z.string(),
    /** The line with the names of the columns; null for what is no table. */
    headerLine: count.nullable(),
    rows: count,
  }),
  columns: z.array(fileColumn),
  /** What is chosen for columns that this file does not have. */
  absent: z.array(stockColumn),
  reads: z.array(columnReads),
  /** Rows that are cars for the site. */
  listed: count,
  /** What the import does, or did; null where it is stopped as a whole. */
  counts: importCounts.nullable(),
  /** Why it is stopped; '' where it is not. */
  stopped: z.string(),
  /** It is stopped for the cars that would leave, and may be used all the same. */
  mayForce: z.boolean(),
  /** The most frequent first; `cars` of the rows have it, with the numbers of the first ones. */
  problems: z.array(
    z.object({
      cars: count,
      leftOut: z.boolean(),
      line: count,
      stockNumbers: z.array(z.string()),
      problem: z.string(),
      remedy: z.string(),
    }),
  ),
  /** What is worth knowing of the file as a whole; sentences. */
  notes: z.array(z.string()),
  /** The first that can be listed, three at most. */
  cars: z.array(shownCar),
})
export type StaffStockFile = z.output<typeof staffStockFile>

/** The keys with which a dealer's system sends stock. */
export const staffStockKeys = z.object({
  at: instant,
  /** Where it posts to. */
  address: z.string(),
  keys: z.array(z.object({ madeAt: instant })),
  /** The key that was just made, shown this once; null otherwise. */
  made: z.string().nullable(),
})
export type StaffStockKeys = z.output<typeof staffStockKeys>

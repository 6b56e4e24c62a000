import { z } from 'zod'
import {
  MOST_STOCK_COLUMNS,
  STOCK_COLUMN_CHOICES,
  STOCK_COLUMN_LENGTH,
  type StockColumnChoice,
} from './stock-columns.ts'

const values: readonly StockColumnChoice[] = STOCK_COLUMN_CHOICES.map(({ value }) => value)

/** What a column can be. */
export const stockColumnChoice = z.enum(values)

/** A column of the dealer's stock file, and what somebody chose for it. */
export const stockColumn = z.object({
  column: z.string().trim().min(1).max(STOCK_COLUMN_LENGTH),
  field: stockColumnChoice,
})

/** What somebody chose for columns, as a form sends it. */
export const stockColumns = z.array(stockColumn).max(MOST_STOCK_COLUMNS)

import { z } from 'zod'

/** How a stock file can be written; the importer has a reader of each. */
export const STOCK_FEED_FORMATS = ['csv', 'xml', 'dms-json', 'csn-dto'] as const

/** What can separate the values of a table, in words that staff use. */
export const STOCK_FEED_DELIMITERS = ['commas', 'semicolons', 'tabs', 'bars'] as const

/** How a dealer's stock file is read, as somebody accepted it in the Studio; it goes before a manifest's entry of that file. */
export const stockFeed = z.object({
  /** The feed's name; later files with another name are the same feed. */
  file: z
    .string()
    .max(80)
    .regex(/^\w[\w.-]*$/),
  format: z.enum(STOCK_FEED_FORMATS),
  /** xml: the element of one vehicle. */
  element: z
    .string()
    .max(60)
    .regex(/^[A-Za-z_][\w.-]*$/)
    .nullish()
    .transform((element) => element ?? 'vehicle'),
  /** csv: what separates the values; null where that is found in the file. */
  delimiter: z
    .enum(STOCK_FEED_DELIMITERS)
    .nullish()
    .transform((delimiter) => delimiter ?? null),
})
export type StockFeed = z.output<typeof stockFeed>

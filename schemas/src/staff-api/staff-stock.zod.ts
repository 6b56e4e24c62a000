import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })
const count = z.number().int().min(0)

const rowNote = z.object({
  /** The file, or 'push' for pushed vehicles. */
  feed: z.string(),
  line: count,
  stockNumber: z.string(),
  /** What is wrong, and what to do about it; sentences. */
  problem: z.string(),
  remedy: z.string(),
})

/** Rows and cars of an import. */
export const importCounts = z.object({
  rows: count,
  fresh: count,
  changed: count,
  unchanged: count,
  sold: count,
  gone: count,
  leftOut: count,
})

const staffImport = z.object({
  id: z.string(),
  feed: z.string(),
  at: instant,
  /** Null for an import that was stopped as a whole. */
  counts: importCounts.nullable(),
  /** Why it was stopped; '' when it was not. */
  stopped: z.string(),
})
export type StaffImport = z.infer<typeof staffImport>

/** How a site's stock came in. */
export const staffStock = z.object({
  at: instant,
  /** The newest first. */
  imports: z.array(staffImport),
  leftOut: z.object({ total: count, rows: z.array(rowNote) }),
  remarks: z.object({ total: count, rows: z.array(rowNote) }),
  /** Cars whose weekly price has been worked out anew after a change of the lenders; null while none is under way. */
  pricing: z.object({ done: count, total: count }).nullable().default(null),
})
export type StaffStock = z.infer<typeof staffStock>

/** Cars of a site that words or a stock number find, those not on the site first. */
export const staffCars = z.object({
  cars: z.array(z.object({ stockNumber: z.string(), name: z.string(), live: z.boolean() })),
})
export type StaffCars = z.infer<typeof staffCars>

const staffCar = z.object({
  stockNumber: z.string(),
  /** '' where only the number is known. */
  name: z.string(),
  live: z.boolean(),
  /** Path of its page while it is live. */
  path: z.string().nullable(),
  /** When the answer changes without an import. */
  changesAt: instant.nullable(),
  /** The questions in their order; asked until the first No. */
  questions: z.array(
    z.object({
      id: z.string(),
      /** As a statement, for example “It is in the file”. */
      title: z.string(),
      answer: z.enum(['yes', 'no', 'not asked']),
      detail: z.string(),
    }),
  ),
  remarks: z.array(rowNote),
  /** The newest first. Prices in dollars, null for no price. */
  story: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('came'), at: instant }),
      z.object({ kind: z.literal('left'), at: instant }),
      z.object({
        kind: z.literal('price'),
        at: instant,
        before: z.number().nullable(),
        after: z.number().nullable(),
      }),
    ]),
  ),
})
export type StaffCar = z.infer<typeof staffCar>

/** Why the cars with a stock number are on the site or not; one entry where there is none. */
export const staffCarStories = z.object({ at: instant, cars: z.array(staffCar) })

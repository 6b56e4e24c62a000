import { z } from 'zod'

const count = z.number().int().min(0)

/** What visitors did on a site today. Nothing of it says who they are. */
export const staffActivity = z.object({
  at: z.iso.datetime(),
  /** The site's own day. */
  date: z.iso.date(),
  total: count,
  /** The most frequent first; `number` is the event's. */
  counts: z.array(z.object({ number: z.number().int(), name: z.string(), count })),
  /** The newest first. */
  last: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      name: z.string(),
      /** A kind of enquiry, or which number was pressed; '' for none. */
      detail: z.string(),
      /** The path of the page. */
      page: z.string(),
      carId: z.string(),
    }),
  ),
})

export type StaffActivity = z.infer<typeof staffActivity>

import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })
const count = z.number().int().min(0)

/** What a site depends on and how it does: no addresses, no keys, nothing of a person. */
export const staffStatus = z.object({
  at: instant,
  services: z.array(z.object({ title: z.string(), answers: z.boolean(), note: z.string().default('') })),
  /** What the instance that answers runs. */
  versions: z.array(z.object({ title: z.string(), text: z.string() })),
  startedAt: instant,
  /** The site's own; of all sites for an administrator. */
  dealers: z.array(
    z.object({
      name: z.string(),
      imports: z.array(
        z.object({ feed: z.string(), at: instant, summary: z.string(), refused: z.boolean() }),
      ),
      /** Enquiries that wait for one way of delivery, or that it gave up. */
      deliveries: z.array(z.object({ channel: z.string(), count, oldest: instant, givenUp: z.boolean() })),
    }),
  ),
  /** Work that comes round again; for an administrator, else none. `failed` is tried again. */
  jobs: z.array(
    z.object({
      title: z.string(),
      state: z.enum(['waiting', 'running', 'done', 'failed']),
      at: instant.nullable(),
      words: z.string(),
    }),
  ),
  /** The measures of `speed`, in their order. */
  measures: z.array(z.string()),
  /** The busiest page first; three of four visits were not slower. */
  speed: z.array(
    z.object({
      page: z.string(),
      visits: count,
      values: z.array(z.object({ text: z.string(), poor: z.boolean() })),
    }),
  ),
})

export type StaffStatus = z.infer<typeof staffStatus>

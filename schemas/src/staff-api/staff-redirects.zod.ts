import { z } from 'zod'

/** How often each of a site's redirects was used; one that nobody came by is not named. */
export const staffRedirects = z.object({
  visits: z.array(z.object({ id: z.string(), hits: z.number().int().min(1), last: z.iso.datetime() })),
})

export type StaffRedirects = z.infer<typeof staffRedirects>

import { z } from 'zod'

/** The web addresses of a site: the records to set, and what is seen of them. For its managers and administrators. */
export const staffWebAddress = z.object({
  at: z.iso.datetime({ offset: true }),
  /** Whether the platform has said where records lead to; without it there is nothing to set. */
  isSet: z.boolean(),
  hosts: z.array(
    z.object({
      host: z.string(),
      /** The site's own host that this one sends shoppers to: the same with or without `www.`; null for the site's own. */
      sendsTo: z.string().nullable(),
      records: z.array(
        z.object({ type: z.enum(['A', 'AAAA', 'CNAME']), name: z.string(), value: z.string() }),
      ),
      /** What the name's records are now, as addresses and names. */
      seen: z.array(z.string()),
      /** `right`: it leads here; `elsewhere`; `nothing`: no record; `unknown`: the name servers do not answer. */
      state: z.enum(['right', 'elsewhere', 'nothing', 'unknown']),
      /** Whether it answers by https; null where it does not lead here. */
      https: z.enum(['ok', 'certificate', 'no answer']).nullable(),
    }),
  ),
})
export type StaffWebAddress = z.output<typeof staffWebAddress>

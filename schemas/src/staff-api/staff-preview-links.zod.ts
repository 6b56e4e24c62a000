import { z } from 'zod'

/** The open links to a site's drafts, the newest first. */
export const staffPreviewLinks = z.object({
  links: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      path: z.string(),
      until: z.iso.datetime(),
      /** '' for links of other people: a copy would outlast the copier's own access. */
      address: z.string(),
    }),
  ),
  /** For how many days a new link may be open. */
  days: z.array(z.number().int().min(1)),
})

export type StaffPreviewLinks = z.infer<typeof staffPreviewLinks>

/** A link that was made, by its address; else what is wrong with what was asked for, as a sentence. */
export const madePreviewLink = z.union([z.object({ address: z.url() }), z.object({ problem: z.string() })])

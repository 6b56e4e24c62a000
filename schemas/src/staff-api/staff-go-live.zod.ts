import { z } from 'zod'

/** One thing that was tried before a site goes live. */
const goLiveCheck = z.object({
  id: z.enum(['pages', 'links', 'enquiry', 'prices', 'pictures']),
  /** `note` is worth knowing and no fault. */
  state: z.enum(['right', 'wrong', 'note']),
  /** What was found, in a sentence. */
  words: z.string(),
  /** Pages of the site that it is about, at most a few. */
  paths: z.array(z.string()),
})
export type GoLiveCheck = z.infer<typeof goLiveCheck>

/** What a site's machine found when it went through the site as a shopper would. */
export const staffGoLive = z.object({ at: z.iso.datetime(), checks: z.array(goLiveCheck) })
export type StaffGoLive = z.infer<typeof staffGoLive>

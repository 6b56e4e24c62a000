import { z } from 'zod'
import { contentInstant } from '../content/content-values.zod.ts'

/** How far a site that was made in the Studio is; a site from before that has none. */
export const launch = z.object({
  /** Since when shoppers see the site; null while it is being set up. */
  liveAt: contentInstant,
})

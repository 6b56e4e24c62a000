import { z } from 'zod'
import { contentList, contentText } from '../content/content-values.zod.ts'

/** Where a dealer's leads go, and which locations forms leave out. */
export const leadSettings = z.object({
  /** A system of the dealer's that takes leads as JSON; '' for none. */
  webhookUrl: contentText,
  /** Addresses of systems that read ADF/XML out of mail. */
  adfTo: contentList(z.string()),
  /** Addresses of people; without one the location's and then the dealer's own address is used. */
  mailTo: contentList(z.string()),
  /** Slugs of locations that no dropdown of a form offers (LEAD-35). */
  hiddenLocations: contentList(z.string()),
})

/** Where a dealer's leads go. */
export type LeadSettings = z.output<typeof leadSettings>

import { z } from 'zod'
import { contentList, orDefault } from '../content/content-values.zod.ts'

/** To whom, and from which day of the month on, the counts of the last month are mailed; to nobody without an address. */
export const monthlyReport = z.object({
  mailTo: contentList(z.string()),
  day: orDefault(z.number().int().min(1).max(28), 1),
})

import { z } from 'zod'
import { contentText } from '../content/content-values.zod.ts'

/** DATA-28: a make. `logoUrl` '' means that its name is set in type. */
export const manufacturer = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  logoUrl: contentText,
})

/** A make. */
export type Manufacturer = z.output<typeof manufacturer>

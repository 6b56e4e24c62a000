import { z } from 'zod'
import { isSafeLink } from './link.ts'

/** Where a link goes. An unsafe address breaks the document it stands in. */
export const href = z
  .string()
  .trim()
  .refine(isSafeLink, 'A link is a path like /special-offers, a web address, mailto: or tel:')

/** As `href`; empty is ''. */
export const optionalHref = href
  .or(z.literal(''))
  .nullish()
  .transform((value) => value ?? '')

/** A word to press and where it leads. */
export const link = z.object({ key: z.string(), label: z.string(), href })

/** A word to press and where it leads. */
export type Link = z.output<typeof link>

import { z } from 'zod'
import { isSafeLink, LINK_RULE } from './link.ts'

/** Where a link goes. */
export const href = z.string().trim().refine(isSafeLink, LINK_RULE)

/** As `href`; empty is ''. */
export const optionalHref = z
  .string()
  .trim()
  .refine((address) => address === '' || isSafeLink(address), LINK_RULE)
  .nullish()
  .transform((value) => value ?? '')

/** A word to press and where it leads. */
export const link = z.object({ key: z.string(), label: z.string(), href })

/** A word to press and where it leads. */
export type Link = z.output<typeof link>

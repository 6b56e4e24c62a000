import { z } from 'zod'
import { isSafeLink } from './link.ts'

const UNSAFE = 'A link is a path like /special-offers, a web address, mailto: or tel:'

/** Where a link goes. */
export const href = z.string().trim().refine(isSafeLink, UNSAFE)

/** As `href`; empty is ''. */
export const optionalHref = z
  .string()
  .trim()
  .refine((address) => address === '' || isSafeLink(address), UNSAFE)
  .nullish()
  .transform((value) => value ?? '')

/** A word to press and where it leads. */
export const link = z.object({ key: z.string(), label: z.string(), href })

/** A word to press and where it leads. */
export type Link = z.output<typeof link>

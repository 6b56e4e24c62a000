import * as z from 'zod'

/** A shopper saw the number of a car (CALL-15); names on the wire. */
const Reveal = z.object({
  car_id: z.string().regex(/^[\w.-]{1,200}$/),
  // As the dealer's system writes it.
  dealership_id: z.string().regex(/^[^\p{Cc}]{0,100}$/u),
  website_id: z.string().regex(/^[a-z0-9-]{1,64}$/),
})

/**
 * What is recorded of a reveal (PHONE-02).
 * @throws 400 for a form that is not one, or another site's
 */
export function parseReveal(fields: unknown, tenantSlug: string): z.infer<typeof Reveal> {
  const read = Reveal.safeParse(fields)
  if (!read.success || read.data.website_id !== tenantSlug)
    throw new Response('Not a reveal', { status: 400 })
  return read.data
}
